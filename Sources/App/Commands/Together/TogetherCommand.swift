import Clubs
import Phrases
import Walking

/// `gnd together`: rooms that are shared with other machines.
struct TogetherCommand: Command {
    private enum Action: String, CaseIterable {
        case rooms, room, sync, folder, new, invite, link, unlink, join, recover, leave, remove, about, doctor
        case cheer, ask, answer, walks, block, unblock, challenge, calloff
        case create = "init"
        case authorize, serve, upgrade, sweep

        /// Returns whether it is one person's, and not of a database or a host.
        func isPersonal(_ object: String?) -> Bool {
            switch self {
            case .about, .authorize, .serve, .upgrade, .sweep: false
            case .doctor: object == nil
            case .create: object?.hasPrefix(SshAddress.scheme) == true
            default: true
            }
        }
    }

    static let name = "together"
    static let operands = Operands.action(.choice(Action.allCases.map(\.rawValue)), on: .text("ROOM|DIR|WORD|URL|KEY"))
    static let options: [Option] = [.folder, .name, .nickname, .club, .tokens, .entrance, .from, .to, .cap, .handicap, .keep, .yes, .json]

    static func acceptedOptions(of given: Options) -> [Option] {
        guard let action = Action(rawValue: given.operands.first ?? Action.rooms.rawValue) else { return options }
        let object = given.operands.count > 1 ? given.operands[1] : ""
        let own: [Option] =
            switch action {
            case .folder: [.name, .nickname, .from, .to, .cap]
            case .new: [.club, .nickname, .from, .to, .cap]
            case .join: [.folder, .nickname]
            case .recover: [.folder, .keep]
            case .challenge: [.from, .to, .cap, .handicap]
            case .create where object.hasPrefix(SshAddress.scheme): [.name, .nickname, .from, .to, .cap]
            case .create where given.club != nil: [.name, .club, .entrance]
            case .create: [.name, .nickname, .tokens, .entrance, .from, .to, .cap]
            case .authorize where object.hasPrefix("postgres"): [.nickname, .entrance]
            case .authorize: [.name, .nickname, .club]
            case .serve: [.nickname, .club]
            default: []
            }
        return own + [.yes, .json]
    }

    static let examples = [
        "gnd together folder ~/Sync/walk --name Family", "gnd together new Marathon --to 2026-12-20 --cap 7500",
        "gnd together invite Family", "gnd together join --folder ~/Sync/walk",
        "gnd together sync", "gnd together room Family", "gnd together cheer Anna", #"gnd together ask "Anna tomorrow 9:00""#,
        "gnd together challenge Family --from 2026-11-30 --to 2026-12-06 --cap 10000",
        "gnd together init postgresql://admin@walk.example/club --name Family", "gnd together init ssh://club@walk.example",
        "gnd together init postgresql://admin@walk.example/club --club ~/walk.club",
        "gnd together authorize KEY --club ~/walk.club >> ~/.ssh/authorized_keys",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "compare weeks with others, on other machines", ko: "다른 컴퓨터의 사람들과 한 주를 비교해요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let operands = context.options.operands
        let action = operands.first.flatMap(Action.init) ?? .rooms
        let object = operands.count > 1 ? operands[1] : nil
        // The object has all that a program has to know.
        var context = context.options.json ? context.quiet : context
        if action.isPersonal(object) { context = try await context.atHome() }
        let club = ClubActions(context: context)
        let founding = ClubFounding(context: context)
        let administration = ClubAdministration(context: context)
        switch action {
        case .rooms: try await ClubReading(context: context).rooms()
        case .room: try await ClubReading(context: context).room(object)
        case .doctor:
            if let object { try await administration.examine(object) } else { try await ClubReading(context: context).doctor() }
        case .about:
            let lines = ClubText(phrases: context.phrases).about
            if context.options.json { return try ClubDocument(context: context).write([("about", .array(lines.map { .string($0) }))]) }
            for line in lines { try context.console.write("\(line)\n") }
        case .sync: try await club.sync()
        case .invite: try await club.invite(object)
        case .link: try await club.link(object)
        case .unlink: try await ClubComputers(context: context).unlink(object)
        case .leave: try await club.leave(object)
        case .walks: try await ClubMates(context: context).walks()
        case .cheer: try await ClubMates(context: context).cheer(try named(object, action))
        case .ask: try await ClubMates(context: context).ask(try named(object, action))
        case .answer: try await ClubMates(context: context).answer(try named(object, action))
        case .challenge: try await ClubChallenges(context: context).run(object)
        case .calloff: try await ClubChallenges(context: context).callOff(try named(object, action))
        case .remove: try await club.remove(try named(object, action))
        case .block: try await club.block(try named(object, action), true)
        case .unblock: try await club.block(try named(object, action), false)
        case .folder: try await founding.found(in: try named(object, action))
        case .new: try await founding.openAnother(try named(object, action))
        case .join: try await founding.join(try ClubConsole(context: context).word(object))
        case .recover: try await founding.recover(object)
        case .create: try await create(try named(object, action), founding, administration)
        case .authorize:
            if let object, object.hasPrefix("postgres") { return try await ClubReadmission(context: context).readmit(object) }
            try await ClubHosting(context: context).authorize(object)
        case .serve: try await ClubHosting(context: context).serve()
        case .upgrade: try await administration.upgrade(try named(object, action))
        case .sweep: try await administration.sweep(try named(object, action))
        }
    }

    private func create(
        _ url: String, _ founding: ClubFounding, _ administration: ClubAdministration
    ) async throws(CommandFailure) {
        guard url.hasPrefix(SshAddress.scheme) else {
            if administration.context.options.club != nil { return try await administration.open(url) }
            return try await administration.initialize(url)
        }
        guard let address = SshAddress(String(url.dropFirst(SshAddress.scheme.count))) else { throw .together(.noAccount) }
        try await founding.found(at: address)
    }

    private func named(_ object: String?, _ action: Action) throws(CommandFailure) -> String {
        guard let object else { throw .together(.nothingNamed(action.rawValue)) }
        return object
    }
}
