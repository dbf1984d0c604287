import Clubs
import Files
import Phrases
import PostgresClubs
import Walking

/// The work of the admin of a database with a club in it.
struct ClubAdministration {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var text: AdminText { AdminText(phrases: phrases) }
    private var database: DatabaseDesk { DatabaseDesk(context: context) }
    private var document: ClubDocument { ClubDocument(context: context) }

    /// Makes a club in a database, tries what a member must not be able to do, and enters as the first member.
    ///
    /// It goes on after it was broken off: a club that is there is not made again.
    func initialize(_ url: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let place = try database.place(url)
        guard place.namesDatabase else { throw .together(.database(.notAnAddress)) }
        let entrance = try context.options.entrance.map { url throws(CommandFailure) in try database.place(url).address } ?? place.address
        guard let members = entrance.forMembers(withTokens: context.options.tokens) else { throw .together(.database(.notAnAddress)) }
        guard !members.isGateway || members.isFitForTokens else { throw .together(.admin(.noCertificate)) }
        let founding = ClubFounding(context: context)
        let (room, nickname) = (try founding.room(), try desk.nickname(context.options.nickname))
        let before = ClubText(phrases: phrases).beforeFounding(
            room.name, at: .postgres(members), nickname: nickname, from: room.opened)
        let alone = text.beforeFounding(in: place.address.database)
        guard try context.isWanted("\(before) \(alone)") else { return }
        let admin = try database.admin(place)
        let club = try await made(by: admin, in: place.address.database, named: room.name, withTokens: context.options.tokens)
        let (id, title) = try await orClub { () async throws(ClubFailure) in (try club.id, try club.name) }
        if context.options.tokens { try await openGateway(of: id, by: admin) }
        let open = try await attack(id, by: admin)
        if !(try await desk.clubs()).contains(where: { $0.id == id }) {
            let credential = try await desk.credential(for: id)
            try await orAdmin([.notMember: .missingRights]) { () async throws(ClubFailure) in
                try await admin.admit(credential, to: id, isGateway: members.isGateway)
            }
        }
        let member = try await desk.credential(for: id).newMember
        let access = text.access(to: place.address.database, admin: place.address.login, withTokens: members.isGateway)
        for line in access { context.console.complain(line) }
        try await founding.openFirst(
            room, in: KnownClub(id: id, name: title, place: .postgres(members), member: member), desk, as: nickname,
            members: ClubDocument.members(open: open, access: access))
    }

    /// Makes a club in a database for those who come to this account by ssh, and the file by which `serve` reaches it.
    ///
    /// Begun again, it keeps the account's key, so that all who came in stay who they are.
    func open(_ url: String) async throws(CommandFailure) {
        guard let file = context.options.club.map(HostedFile.init) else { throw .together(.nothingNamed("init")) }
        let place = try database.place(url)
        guard place.namesDatabase else { throw .together(.database(.notAnAddress)) }
        let entrance = try context.options.entrance.map { url throws(CommandFailure) in try database.place(url).address } ?? place.address
        guard let gateway = entrance.forMembers(withTokens: true) else { throw .together(.database(.notAnAddress)) }
        guard gateway.isFitForTokens else { throw .together(.admin(.noCertificate)) }
        let name = try ClubFounding(context: context).name()
        let before = "\(text.beforeOpening(name, at: file.path)) \(text.beforeFounding(in: place.address.database))"
        guard try context.isWanted(before) else { return }
        let known = try file.host()
        guard known != nil || !OpenFile.exists(file.path) else { throw .together(.fileInUse(file.path)) }
        let admin = try database.admin(place)
        let club = try await made(by: admin, in: place.address.database, named: name, withTokens: true)
        let id = try await orClub { () throws(ClubFailure) in try club.id }
        try await openGateway(of: id, by: admin)
        let open = try await attack(id, by: admin)
        let host = known == nil ? PostgresHost(to: id, at: gateway) : known?.moved(to: id, at: gateway)
        guard let host else { throw .together(.fileInUse(file.path)) }
        // Kept before anything is done with it.
        try file.keep(host)
        try await orAdmin([.notMember: .missingRights]) { () async throws(ClubFailure) in try await admin.admit(host) }
        let access = text.access(to: place.address.database, admin: place.address.login, withTokens: true)
        if context.options.json { return try document.write(ClubDocument.members(open: open, access: access), []) }
        for line in access { context.console.complain(line) }
        context.console.complain(text.afterOpening(file.path))
    }

    private var gatewayTaken: AdminProblem { .gatewayTaken(isOfHost: context.options.club != nil) }

    private func openGateway(of id: ClubID, by admin: ClubAdmin) async throws(CommandFailure) {
        try await orAdmin([.taken: gatewayTaken, .notMember: .missingRights]) { () async throws(ClubFailure) in
            try await admin.openGateway(of: id)
        }
    }

    /// The club of the database, which is made where it is not there yet and would be in nobody's way.
    private func made(
        by admin: ClubAdmin, in name: String, named title: SharedName, withTokens: Bool
    ) async throws(CommandFailure) -> ClubAdmin.Club {
        if let club = try await database.known(to: admin) {
            if let mismatch = club.mismatch { throw .club(mismatch) }
            return club
        }
        let (isUnused, isGatewayOpen) = try await orClub { () async throws(ClubFailure) in
            (try await admin.isUnused(), try await admin.isGatewayOpen())
        }
        guard isUnused else { throw .together(.admin(.databaseInUse(name))) }
        guard !withTokens || !isGatewayOpen else { throw .together(.admin(gatewayTaken)) }
        try await orAdmin([.notMember: .missingRights, .taken: .strongRole]) { () async throws(ClubFailure) in
            try await admin.found(.random(), named: title)
        }
        return try await database.club(of: admin)
    }

    /// Tries again what a member must not be able to do.
    func examine(_ url: String) async throws(CommandFailure) {
        let admin = try database.admin(try database.place(url))
        let club = try await database.club(of: admin)
        let open = try await attack(try await orClub { () throws(ClubFailure) in try club.id }, by: admin)
        if context.options.json { try document.write(ClubDocument.members(ofFindings: [], open: open)) }
    }

    func upgrade(_ url: String) async throws(CommandFailure) {
        let admin = try database.admin(try database.place(url))
        _ = try await database.club(of: admin)
        let before = try await orClub { () async throws(ClubFailure) in try await admin.upgrade() }
        if context.options.json { return try document.write([("version", .int(before))]) }
        try context.console.write("\(phrases(en: "The club is up to date.", ko: "클럽이 최신이에요."))\n")
    }

    func sweep(_ url: String) async throws(CommandFailure) {
        let admin = try database.admin(try database.place(url))
        _ = try await database.club(of: admin)
        _ = try await orAdmin([.notMember: .missingRights]) { () async throws(ClubFailure) in try await admin.sweep() }
        if context.options.json { return try document.write([]) }
        try context.console.write(
            "\(phrases(en: "What was over is gone: old invitations, requests and logins.", ko: "지난 초대와 요청, 로그인을 지웠어요."))\n")
    }

    /// Tries what a member must not be able to do, and says to a person how it went.
    /// - Returns: the aims that a member reached.
    private func attack(_ club: ClubID, by admin: ClubAdmin) async throws(CommandFailure) -> [ClubAttack.Aim] {
        let open = try await orAdmin([.notMember: .memberShutOut]) { () async throws(ClubFailure) in try await admin.attack(club) }
        let aims = ClubAttack.Aim.allCases.filter { aim in open.contains { $0.aim == aim } }
        if !context.options.json {
            // A line each: a line feed within one is shown as what a name may have in it.
            for line in text.outcome(of: ClubAttack.count, open: aims) { try context.console.write("\(line)\n") }
        }
        return aims
    }
}
