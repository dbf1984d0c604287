import Basis
import Clubs
import Walking

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

    /// Indicates whether the database is one that nobody has used yet.
    ///
    /// A club takes its rights from everybody else, and shuts out an application that lives there.
    package func isUnused() async throws(ClubFailure) -> Bool {
        let found = try await link.run(
            #"""
            SELECT EXISTS (SELECT FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
                WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S') AND n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema'
                AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d
                    WHERE d.classid = 'pg_catalog.pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e'))
            """#, [])
        return found.first == "f"
    }

    /// Makes the schema and the club, all or nothing.
    ///
    /// Fails with `taken` where there is one already, or where a role of a club's is there that may do too much.
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

    /// A club as its database describes it.
    package struct Club: Hashable, Sendable, Decodable {
        private let club: String
        private let title: String
        /// The version of its tables and functions.
        package let version: Int

        package var id: ClubID { get throws(ClubFailure) { try ClubID(uuid: club) } }
        package var name: SharedName { get throws(ClubFailure) { try SharedName(title, of: id) } }

        /// The side that has to be brought up to date first; nil where they agree.
        package var mismatch: ClubFailure? {
            version == ClubSchema.version ? nil : version < ClubSchema.version ? .storeOlder : .storeNewer
        }
    }

    /// The club of the database; nil where there is none.
    package func club() async throws(ClubFailure) -> Club? {
        let found = try await link.run("SELECT to_regclass('together.club') IS NOT NULL", [])
        guard found.first == "t" else { return nil }
        let rows = try await link.run(
            "SELECT jsonb_build_object('club', club_id, 'title', name, 'version', schema_version) FROM together.club", [])
        guard let text = rows.first ?? nil else { return nil }
        do { return try JSONCoding.value(of: text) } catch { throw .unreadable }
    }

    /// Brings the tables and functions of a club up to this program's version.
    /// - Returns: the version before.
    @discardableResult
    package func upgrade() async throws(ClubFailure) -> Int {
        guard let club = try await club() else { throw .storeOlder }
        // There is one version so far; from the second on each brings the statements that lead to it.
        if let mismatch = club.mismatch { throw mismatch }
        return club.version
    }

    /// Lets the first machine of a new member in, without an invitation.
    /// - Parameter isGateway: the machine comes by the gateway with a token, and not with a login of its own.
    package func admit(_ credential: PostgresCredential, to club: ClubID, isGateway: Bool = false) async throws(ClubFailure) {
        let requests = PostgresRequests(link: link)
        let machine = PostgresIdentity(credential, club: club, isGateway: isGateway)
        let names: PostgresArguments = ["device": .id(credential.device), "member": .id(credential.newMember)]
        try await requests.run(.admit, names.merging(try await requests.key(of: machine)) { $1 })
    }

    /// Lets in the new member whom an account of a host is for first.
    package func admit(_ host: PostgresHost) async throws(ClubFailure) {
        guard let founder = host.founder else { return }
        try await admit(host.credential(for: founder), to: host.club, isGateway: true)
    }

    /// Invites a new computer of a member who lost theirs, and ends the logins of those before.
    ///
    /// Fails with `noSuchMember` where nobody in a room has that name, and with `taken` where several have: ``names(meantBy:)``.
    /// - Parameters:
    ///   - name: the name of the member as a room shows it, with a mark where several call themselves so.
    ///   - entrance: the place of the club as the member reaches it.
    package func readmit(
        _ name: SharedName, to club: ClubID, at entrance: ClubAddress, until expires: Instant
    ) async throws(ClubFailure) -> Invite {
        let meant = try await named(name)(name)
        guard let member = meant.first else { throw .noSuchMember }
        guard meant.count == 1 else { throw .taken }
        let invitation = Invitation(to: .machine, expires: expires)
        let requests = PostgresRequests(link: link)
        var arguments: PostgresArguments = [
            "member": .id(member), "hash": .text(PostgresIdentity.hash(invitation.secret.bytes)), "expires": .moment(expires),
        ]
        // The club knows which of the two it keeps of the member's machines; through an account each comes in by a token.
        var ways = [true]
        if case .postgres = entrance { ways.append(false) }
        for isGateway in ways {
            let guest = PostgresIdentity(invitation.secret, club: club, isGateway: isGateway)
            arguments.merge(try await requests.key(of: guest)) { $1 }
        }
        let answer: InviteAnswer = try await requests.ask(.readmit, arguments)
        guard case .postgres(let address) = entrance else { return try answer.invite(invitation, at: entrance) }
        let guest = PostgresIdentity(invitation.secret, club: club, isGateway: answer.tokens == true)
        guard
            let place = PostgresAddress(
                hosts: address.hosts, database: address.database, login: guest.login.name, proof: address.proof,
                bindsChannel: address.bindsChannel)
        else { throw .unreadable }
        return try answer.invite(invitation, at: .postgres(place))
    }

    /// Names that tell those apart whom somebody may mean by one, and by which they are readmitted.
    package func names(meantBy name: SharedName) async throws(ClubFailure) -> [SharedName] {
        let members = try await named(name)
        return members.names(of: members(name))
    }

    /// The members of rooms whose names may be meant, of which a large club has many others.
    private func named(_ name: SharedName) async throws(ClubFailure) -> MeantMembers {
        struct Row: Decodable {
            let member: String
            let nickname: String
        }
        let mark = MeantMembers.Mark(name)
        let rows = try await link.run(
            """
            SELECT DISTINCT jsonb_build_object('member', member_id, 'nickname', nickname) FROM together.membership
            WHERE lower(nickname) = lower($1) OR lower(left(nickname, $3::int)) = lower($2)
            """, [name.text, mark.stem, String(mark.limit)])
        var members: [MeantMembers.Named] = []
        for case let text? in rows {
            guard let row = try? JSONCoding.value(Row.self, of: text) else { throw .unreadable }
            let id = try MemberID(uuid: row.member)
            members.append(MeantMembers.Named(id: id, nickname: try SharedName(row.nickname, of: id)))
        }
        return MeantMembers(members)
    }

    /// Indicates whether somebody can log in as the gateway, which is one for the whole server.
    package func isGatewayOpen() async throws(ClubFailure) -> Bool {
        let found = try await link.run("SELECT rolcanlogin FROM pg_catalog.pg_roles WHERE rolname = $1", [PostgresIdentity.gateway])
        return found.first == "t"
    }

    /// Opens the gateway, for members who have tokens instead of logins.
    ///
    /// Fails with `taken` where it is open and does not let this club in: another password would shut out the members of another club.
    package func openGateway(of club: ClubID) async throws(ClubFailure) {
        let login = PostgresIdentity.gatewayLogin(of: club)
        guard !(try await isGatewayOpen()) else {
            let gateway = PostgresLink(address: address, login: login, patience: patience)
            do throws(ClubFailure) { _ = try await gateway.run("SELECT 1", []) } catch { throw error == .notMember ? .taken : error }
            return
        }
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
        let open: Result<[ClubAttack], ClubFailure>
        do throws(ClubFailure) { open = .success(try await successes(of: machine)) } catch { open = .failure(error) }
        // The member goes, whatever came of it, even one who could not log in.
        try await PostgresRequests(link: link).run(.dismiss, ["member": .id(machine.newMember)])
        try await sweep()
        return try open.get()
    }

    private func successes(of machine: PostgresCredential) async throws(ClubFailure) -> [ClubAttack] {
        let link = PostgresLink(address: address, login: machine.login, patience: patience)
        var open: [ClubAttack] = []
        for attack in ClubAttack.all where try await link.attempt(attack.script).refusal != ClubAttack.refusal { open.append(attack) }
        return open
    }

    /// Drops what is over for long: invitations, requests, cheers, and the logins of those who left.
    ///
    /// - Parameter most: The most of each that one call, a transaction of its own, touches; it is called until there is no more.
    /// - Returns: the number of calls.
    @discardableResult
    package func sweep(most: Int = 500) async throws(ClubFailure) -> Int {
        struct Answer: Decodable { let more: Bool }
        var calls = 0
        while true {
            let rows = try await link.run("SELECT gnd_v1.sweep($1::int)", [String(max(1, most))])
            calls += 1
            guard let text = rows.first ?? nil, let answer = try? JSONCoding.value(Answer.self, of: text) else {
                throw .unreadable
            }
            if !answer.more { return calls }
        }
    }
}
