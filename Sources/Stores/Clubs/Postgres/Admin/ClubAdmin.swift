import Clubs

/// The admin of a database, who makes a club in it.
package struct ClubAdmin: Sendable {
    private let link: PostgresLink
    private let address: PostgresAddress
    private let patience: PostgresPatience

    /// - Parameter address: the place of the database, with the login of the admin.
    package init(address: PostgresAddress, password: String, patience: PostgresPatience = PostgresPatience(answering: .seconds(30))) {
        self.address = address
        self.patience = patience
        link = PostgresLink(address: address, login: PostgresLogin(name: address.login, password: password), patience: patience)
    }

    /// Makes the schema and the club, all or nothing.
    ///
    /// Fails with `taken` where there is one already.
    package func found(_ club: ClubID, named name: SharedName) async throws(ClubFailure) {
        try await link.transact(
            ClubSchema.statements.joined(separator: "\n"),
            """
            INSERT INTO together.club (club_id, name, protocol_min, protocol_max, schema_version)
            VALUES ($1::uuid, $2, $3::int, $4::int, $5::int)
            """,
            [
                club.uuid, name.text, String(Greeting.spoken.lowerBound), String(Greeting.spoken.upperBound),
                String(ClubSchema.version),
            ])
    }

    /// Lets the first machine of a new member in, without an invitation.
    /// - Parameter isGateway: the machine comes by the gateway with a token, and not with a login of its own.
    package func admit(_ credential: PostgresCredential, to club: ClubID, isGateway: Bool = false) async throws(ClubFailure) {
        let requests = PostgresRequests(link: link)
        let machine = PostgresIdentity(credential, club: club, isGateway: isGateway)
        let names: PostgresArguments = ["device": .id(credential.device), "member": .id(credential.newMember)]
        try await requests.run(.admit, names.merging(try await requests.key(of: machine)) { $1 })
    }

    /// Opens the gateway, for members who have tokens instead of logins.
    package func openGateway(of club: ClubID) async throws(ClubFailure) {
        let login = PostgresIdentity.gatewayLogin(of: club)
        let verifier = try await link.verifier(of: login.password, for: login.name)
        // A verifier has no character that would have to be quoted, and no parameter can stand here.
        guard verifier.utf8.allSatisfy({ $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\\") }) else { throw .unreadable }
        _ = try await link.run("ALTER ROLE \(login.name) LOGIN PASSWORD '\(verifier)'", [])
    }

    /// Tries everything that a member must not be able to do, as a member who is made for it and forgotten afterwards.
    /// - Returns: What stands open on this server.
    package func attack(_ club: ClubID) async throws(ClubFailure) -> [ClubAttack] {
        let machine = PostgresCredential()
        try await admit(machine, to: club)
        let link = PostgresLink(address: address, login: machine.login, patience: patience)
        var open: [ClubAttack] = []
        for attack in ClubAttack.all where try await link.attempt(attack.script).refusal != ClubAttack.refusal { open.append(attack) }
        try await PostgresRequests(link: link).run(.forgetMe)
        try await sweep()
        return open
    }

    /// Drops what is over for long: invitations, requests, cheers, and the logins of those who left.
    package func sweep() async throws(ClubFailure) { _ = try await link.run("SELECT gnd_v1.sweep()", []) }
}
