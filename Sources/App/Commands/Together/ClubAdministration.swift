import Clubs
import Files
import FoundationEssentials
import Glibc
import Phrases
import PostgresClubs
import Walking

/// The work of the admin of a database with a club in it.
struct ClubAdministration {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var text: AdminText { AdminText(phrases: phrases) }

    /// Makes a club in a database, tries what a member must not be able to do, and enters as the first member.
    ///
    /// Where it was broken off, it goes on: a club that is there is not made again.
    func initialize(_ url: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let place = try place(url)
        guard place.namesDatabase else { throw .together(.database(.notAnAddress)) }
        let entrance = try context.options.entrance.map { url throws(CommandFailure) in try self.place(url).address } ?? place.address
        guard let members = entrance.forMembers(withTokens: context.options.tokens) else { throw .together(.database(.notAnAddress)) }
        guard !members.isGateway || members.isFitForTokens else { throw .together(.admin(.noCertificate)) }
        let founding = ClubFounding(context: context)
        let (name, nickname) = (try founding.name(), try desk.nickname(context.options.nickname))
        let opened = context.dependencies.systemZone().day(of: context.dependencies.clock.now).startOfWeek
        let before = ClubText(phrases: phrases).beforeFounding(name, at: .postgres(members), nickname: nickname, from: opened)
        let alone = text.beforeFounding(in: place.address.database)
        guard try ClubConsole(context: context).isWanted("\(before) \(alone)") else { return }
        let admin = try admin(place)
        let club = try await made(by: admin, in: place.address.database, named: name)
        let (id, title) = try await orClub { () async throws(ClubFailure) in (try club.id, try club.name) }
        if context.options.tokens {
            try await orAdmin([.taken: .gatewayTaken, .notMember: .missingRights]) { () async throws(ClubFailure) in
                try await admin.openGateway(of: id)
            }
        }
        try await attack(id, by: admin)
        if !(try await desk.clubs()).contains(where: { $0.id == id }) {
            let credential = try await desk.credential(for: id)
            try await orAdmin([.notMember: .missingRights]) { () async throws(ClubFailure) in
                try await admin.admit(credential, to: id, isGateway: members.isGateway)
            }
        }
        let member = try await desk.credential(for: id).newMember
        for line in text.access(to: place.address.database, admin: place.address.login, withTokens: members.isGateway) {
            context.console.complain(line)
        }
        try await founding.openRoom(in: KnownClub(id: id, name: title, place: .postgres(members), member: member), desk, as: nickname)
    }

    /// The club of the database, which is made where it is not there yet and would be in nobody's way.
    private func made(by admin: ClubAdmin, in database: String, named name: SharedName) async throws(CommandFailure) -> ClubAdmin.Club {
        if let club = try await known(to: admin) {
            if let mismatch = club.mismatch { throw .club(mismatch) }
            return club
        }
        let (isUnused, isGatewayOpen) = try await orClub { () async throws(ClubFailure) in
            (try await admin.isUnused(), try await admin.isGatewayOpen())
        }
        guard isUnused else { throw .together(.admin(.databaseInUse(database))) }
        guard !context.options.tokens || !isGatewayOpen else { throw .together(.admin(.gatewayTaken)) }
        try await orAdmin([.notMember: .missingRights, .taken: .strongRole]) { () async throws(ClubFailure) in
            try await admin.found(.random(), named: name)
        }
        return try await club(of: admin)
    }

    /// The club of the database; nil where there is none.
    private func known(to admin: ClubAdmin) async throws(CommandFailure) -> ClubAdmin.Club? {
        try await orAdmin([.notMember: .refused, .storeOlder: .noSuchDatabase]) { () async throws(ClubFailure) in try await admin.club() }
    }

    /// Tries again what a member must not be able to do.
    func examine(_ url: String) async throws(CommandFailure) {
        let admin = try admin(try place(url))
        let club = try await club(of: admin)
        try await attack(try await orClub { () throws(ClubFailure) in try club.id }, by: admin)
    }

    /// Makes the word by which a member who lost their computers comes back on a new one.
    func readmit(_ url: String) async throws(CommandFailure) {
        guard let called = context.options.nickname, let name = SharedName(called) else {
            throw .together(context.options.nickname == nil ? .nothingNamed("authorize") : .badName)
        }
        let place = try place(url)
        guard place.namesDatabase else { throw .together(.database(.notAnAddress)) }
        let entrance = try context.options.entrance.map { url throws(CommandFailure) in try self.place(url).address } ?? place.address
        guard try ClubConsole(context: context).isWanted(text.beforeReadmitting(name)) else { return }
        let admin = try admin(place)
        let club = try await club(of: admin)
        if let mismatch = club.mismatch { throw .club(mismatch) }
        let expires = context.dependencies.clock.now + ClubActions.lifetime
        let invite: Invite
        do throws(ClubFailure) {
            invite = try await admin.readmit(name, to: try club.id, at: entrance, until: expires)
        } catch {
            switch error {
            case .noSuchMember: throw .together(.nobodyInClub(name.text))
            case .taken: throw .together(.severalMembers(name.text))
            case .notMember: throw .together(.admin(.missingRights))
            default: throw .club(error)
            }
        }
        let zone = context.dependencies.systemZone()
        if context.options.json {
            let object = JSONText.object([
                ("invite", .string(invite.word)), ("uses", .int(1)), ("expires", .string(TimeText(expires, in: zone).text)),
            ])
            return try context.console.write("\(object.text)\n")
        }
        try context.console.write("\(invite.word)\n")
        context.console.complain(text.afterReadmitting(name, until: zone.day(of: expires)))
    }

    func upgrade(_ url: String) async throws(CommandFailure) {
        let admin = try admin(try place(url))
        _ = try await club(of: admin)
        let before = try await orClub { () async throws(ClubFailure) in try await admin.upgrade() }
        try context.console.write(
            context.options.json ? "{\"version\":\(before)}\n" : "\(phrases(en: "The club is up to date.", ko: "클럽이 최신이에요."))\n")
    }

    func sweep(_ url: String) async throws(CommandFailure) {
        let admin = try admin(try place(url))
        _ = try await club(of: admin)
        _ = try await orAdmin([.notMember: .missingRights]) { () async throws(ClubFailure) in try await admin.sweep() }
        try context.console.write(
            context.options.json
                ? "{}\n" : "\(phrases(en: "What was over is gone: old invitations, requests and logins.", ko: "지난 초대와 요청, 로그인을 지웠어요."))\n")
    }

    private func club(of admin: ClubAdmin) async throws(CommandFailure) -> ClubAdmin.Club {
        guard let club = try await known(to: admin) else { throw .together(.noClubThere) }
        return club
    }

    private func attack(_ club: ClubID, by admin: ClubAdmin) async throws(CommandFailure) {
        let open = try await orAdmin([.notMember: .memberShutOut]) { () async throws(ClubFailure) in try await admin.attack(club) }
        let aims = ClubAttack.Aim.allCases.filter { aim in open.contains { $0.aim == aim } }
        if context.options.json {
            try context.console.write("{\"open\":\(JSONText.array(aims.map { .string($0.rawValue) }).text)}\n")
        } else {
            try context.console.write("\(text.outcome(of: ClubAttack.count, open: aims))\n")
        }
    }

    // MARK: The place and the password

    private func place(_ url: String) throws(CommandFailure) -> PostgresURL {
        do throws(PostgresURL.Problem) {
            return try PostgresURL(url, account: Self.userName) { path in
                FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
            }
        } catch {
            throw .together(.database(error))
        }
    }

    /// The name of the account at the machine, which a database takes for the login where none is said.
    private static var userName: String { getpwuid(geteuid()).flatMap { $0.pointee.pw_name }.map { String(cString: $0) } ?? "" }

    private func admin(_ place: PostgresURL) throws(CommandFailure) -> ClubAdmin {
        let prompt = phrases(en: "Password of \(place.address.login): ", ko: "\(place.address.login)의 암호: ")
        guard let password = keptPassword(for: place) ?? context.console.secret(prompt) else { throw .together(.noPassword) }
        return ClubAdmin(address: place.address, password: password)
    }

    /// The password in a file of the admin's that only the admin can read.
    private func keptPassword(for place: PostgresURL) -> String? {
        let environment = context.dependencies.environment
        let home = environment["HOME"] ?? ""
        let services = environment["PGSERVICEFILE"] ?? "\(home)/.pg_service.conf"
        if let service = place.service ?? environment["PGSERVICE"],
            let found = Self.secretText(of: services).flatMap({ PasswordFile.password(in: $0, ofService: service, for: place.address) })
        {
            return found
        }
        return Self.secretText(of: environment["PGPASSFILE"] ?? "\(home)/.pgpass").flatMap {
            PasswordFile.password(in: $0, for: place.address)
        }
    }

    /// The text of a file of secrets; nil where others can read it, too.
    ///
    /// So libpq has it for the file of passwords; of a service file it does not look at that.
    private static func secretText(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & 0o077 == 0 else { return nil }
        return text(of: path)
    }

    private static func text(of path: String) -> String? {
        do throws(FileFailure) {
            return String(decoding: try OpenFile(path, .read).bytes(most: 1 << 20), as: UTF8.self)
        } catch {
            return nil
        }
    }
}
