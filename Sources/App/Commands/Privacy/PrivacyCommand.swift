import Phrases
import Walking

/// `gnd privacy`: the places of which nothing leaves the program.
struct PrivacyCommand: Command {
    private enum Action: String, CaseIterable {
        case list, add, remove, clean
    }

    static let name = "privacy"
    static let operands = Operands.action(.choice(Action.allCases.map(\.rawValue)), on: .text("PLACE|NAME|FILE"))
    static let options: [Option] = [.name, .radius, .json]
    static let examples = [
        "gnd privacy", "gnd privacy add 37.5665,126.9780 --name home --radius 500m", "gnd privacy add start", "gnd privacy remove home",
        "gnd privacy clean SESSION.ndjson > shared.ndjson",
    ]
    static func summary(_ strings: CommandStrings) -> String {
        strings(en: "keep places such as home out of exports", ko: "집 같은 곳을 내보내기에서 빼요")
    }

    func run(_ context: CommandContext) async throws(CommandFailure) {
        let operands = context.options.operands
        let action = operands.first.flatMap(Action.init) ?? .list
        if action == .list { return try await list(context) }
        guard operands.count > 1 else { throw .privacy(.nothingNamed(action.rawValue)) }
        switch action {
        case .list: break
        case .add: try await add(operands[1], context)
        case .remove: try await remove(operands[1], context)
        case .clean: try await RecordingCopy(context: context).write(operands[1])
        }
    }

    /// Names and radii alone: what a command prints is for others, too.
    private func list(_ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let zones = try await orFail { () async throws(JournalFailure) in try await journal.settings()[PrivacyZones.self].zones }
        if context.options.json {
            let list = zones.map { JSONText.object([("name", .string($0.name)), ("radius", .double($0.radius))]) }
            return try context.console.write("\(JSONText.array(list).text)\n")
        }
        guard !zones.isEmpty else {
            return context.console.complain(
                context.phrases(
                    en: "No place is kept private yet. “gnd privacy add start --name home” takes the place where your last walk began.",
                    ko: "아직 정해 둔 개인 구역이 없어요. “gnd privacy add start --name 집”으로 마지막 산책의 출발지를 정할 수 있어요."))
        }
        var table = Table([.left, .right])
        for zone in zones { table.add([zone.name, context.phrases.distance(zone.radius)]) }
        try context.console.write(table.text)
    }

    private func add(_ place: String, _ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        guard let found = try await self.place(place, journal) else { throw .privacy(.noPlace(place)) }
        let radius = context.options.radius ?? PrivacyZone.usualRadius
        let name = context.options.name.map(\.trimmed) ?? context.phrases(en: "home", ko: "집")
        var random = SystemRandomNumberGenerator()
        let fresh = PrivacySecret(using: &random)
        let zone = try await orFail { () async throws(JournalFailure) in
            try await MakePrivacyZone(journal: journal)(name: name, around: found, radius: radius, fresh: fresh)
        }
        guard let zone else { throw .privacy(.noZone) }
        _ = try await orFail { () async throws(JournalFailure) in try await journal.change { $0[PrivacyZones.self].put(zone) } }
        let phrases = context.phrases
        try context.console.write(
            """
            \(phrases(
                en: "“\(name)” is private: nothing within \(phrases.distance(radius)) of a moved middle leaves the program.",
                ko: "“\(name)” 구역을 정했어요. 중심을 옮긴 반지름 \(phrases.distance(radius)) 안은 밖으로 나가지 않아요."))\n
            """)
    }

    private func place(_ text: String, _ journal: any JournalRepository) async throws(CommandFailure) -> RoutePoint? {
        if let place = TypedPlace(text) { return place.point }
        guard let end = WalkEnd(rawValue: text) else { return nil }
        let found = try await orFail { () async throws(JournalFailure) in try await FindEndPlaces(journal: journal)().first?.place(end) }
        guard let found else { throw .privacy(.noRoute) }
        return found
    }

    private func remove(_ name: String, _ context: CommandContext) async throws(CommandFailure) {
        let journal = try await context.journal()
        let change = try await orFail { () async throws(JournalFailure) in try await journal.change { $0[PrivacyZones.self].remove(name) } }
        guard change != nil else { throw .privacy(.unknown(name)) }
        let phrases = context.phrases
        try context.console.write(
            "\(phrases(en: "“\(name)” is not private any more.", ko: "“\(name)” 구역을 지웠어요. 이제 그곳도 밖으로 나갈 수 있어요."))\n")
    }
}
