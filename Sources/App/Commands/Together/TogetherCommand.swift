import Phrases
import Walking

/// `gnd together`: rooms that are shared with other machines.
struct TogetherCommand: Command {
    private enum Action: String, CaseIterable {
        case rooms, room, sync, folder, invite, join, leave, about, doctor
        case cheer, ask, answer, walks
    }

    static let name = "together"
    static let operands = Operands.action(.choice(Action.allCases.map(\.rawValue)), on: .text("ROOM|DIR|WORD"))
    static let options: [Option] = [.folder, .name, .nickname, .yes, .json]
    static let examples = [
        "gnd together folder ~/Sync/walk --name Family", "gnd together invite Family", "gnd together join gnd1-… --folder ~/Sync/walk",
        "gnd together sync", "gnd together room Family", "gnd together cheer Anna", #"gnd together ask "Anna tomorrow 9:00""#,
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "compare weeks with others, on other machines", ko: "다른 컴퓨터의 사람들과 한 주를 비교해요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let operands = context.options.operands
        let action = operands.first.flatMap(Action.init) ?? .rooms
        let object = operands.count > 1 ? operands[1] : nil
        let club = ClubActions(context: context)
        switch action {
        case .rooms: try await ClubReading(context: context).rooms()
        case .room: try await ClubReading(context: context).room(object)
        case .doctor: try await ClubReading(context: context).doctor()
        case .about:
            for line in ClubText(phrases: context.phrases).about { try context.console.write("\(line)\n") }
        case .sync: try await club.sync()
        case .invite: try await club.invite(object)
        case .leave: try await club.leave(object)
        case .walks: try await ClubMates(context: context).walks()
        case .cheer, .ask, .answer:
            guard let object else { throw .together(.nothingNamed(action.rawValue)) }
            let mates = ClubMates(context: context)
            switch action {
            case .cheer: try await mates.cheer(object)
            case .ask: try await mates.ask(object)
            default: try await mates.answer(object)
            }
        case .folder:
            guard let object else { throw .together(.nothingNamed(action.rawValue)) }
            try await club.found(in: object)
        case .join:
            guard let object else { throw .together(.nothingNamed(action.rawValue)) }
            try await club.join(object)
        }
    }
}
