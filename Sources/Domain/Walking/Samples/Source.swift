import Basis

/// The origin of a measurement: a watch, a phone, an app, or the person.
///
/// Two sources are the same when name, maker and model are, after cleaning: exports write the same watch with
/// different spaces and with an address that changes from record to record.
package struct Source: Hashable, Sendable {
    /// The kinds of sources by their default trustworthiness, best first.
    package enum Kind: Int, CaseIterable, Sendable, Codable {
        /// A sensor of a live walk: a belt, a pod, a strap. It counts for its own minutes only.
        case live = -1
        case watch, phone, other, manual, workout

        /// The word by which files name it.
        package var word: String {
            switch self {
            case .live: "live"
            case .watch: "watch"
            case .phone: "phone"
            case .other: "other"
            case .manual: "manual"
            case .workout: "workout"
            }
        }

        package init?(word: String) {
            guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
            self = kind
        }
    }

    package let name: String
    package let manufacturer: String
    package let model: String
    package let kind: Kind

    /// - Parameter kind: nil guesses it from the names.
    package init(name: String, manufacturer: String = "", model: String = "", kind: Kind? = nil) {
        self.name = Self.clean(name)
        self.manufacturer = Self.clean(manufacturer)
        self.model = Self.clean(model)
        self.kind = kind ?? Self.guess(name: self.name, model: self.model)
    }

    /// The name tells most of them apart, and is all that a look into a table by source costs.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The source of typed records.
    package static let typed = Source(name: "GND", kind: .manual)

    /// The identity as one text; equal exactly when the sources are.
    package var key: String {
        "\(name)\u{1F}\(manufacturer)\u{1F}\(model)\u{1F}\(kind.rawValue)"
    }

    /// Returns nil when the text is no identity.
    package init?(key: String) {
        let parts = key.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let kind = Int(parts[3]).flatMap(Kind.init(rawValue:)) else { return nil }
        self.init(name: parts[0], manufacturer: parts[1], model: parts[2], kind: kind)
    }

    /// The apps of watch makers whose names say nothing of a watch, as they sign what they tell another app: Garmin's is `Connect`.
    private static let watchApps: Set<String> = [
        "connect", "polar flow", "polar beat", "suunto", "suunto app", "coros", "zepp", "zepp life", "mi fit", "mi fitness",
        "huawei health", "withings", "health mate", "withings health mate", "화웨이 헬스", "화웨이 건강",
    ]

    private static func guess(name: String, model: String) -> Kind {
        if watchApps.contains(name.lowercased()) { return .watch }
        let text = "\(name) \(model)".lowercased()
        let watches = ["watch", "band", "fitbit", "garmin", "fenix", "forerunner", "워치", "밴드", "amazfit", "whoop"]
        if watches.contains(where: text.contains) { return .watch }
        let phones = ["phone", "pixel", "galaxy", "폰", "ipad", "ipod"]
        if phones.contains(where: text.contains) { return .phone }
        return .other
    }
}

extension Source {
    /// Returns its name among other sources, with what tells it apart where one of them has the same: its kind, its owner, its model or its
    /// maker, and all of these where none does alone.
    /// - Parameters:
    ///   - others: the sources that it is shown with; itself may be among them.
    ///   - name: the name of a source by itself.
    ///   - kind: the name of a source's kind.
    package func name(among others: [Source], called name: (Source) -> String, kind: (Source) -> String) -> String {
        let own = name(self)
        let namesakes = Set(others).union([self]).filter { name($0) == own }.sorted { $0.key < $1.key }
        guard namesakes.count > 1 else { return own }
        func marks(of source: Source) -> [[String]] {
            let (owner, maker, model, kind) = (source.owner, source.manufacturer, source.model, kind(source))
            return [
                [kind], [owner], [model.isEmpty ? maker : model], [maker, model], [owner, model], [model, kind],
                [owner, maker, model, kind],
            ]
        }
        let all = namesakes.map(marks)
        let mine = marks(of: self)
        // One that has no mark is told apart by that, but only one.
        let place = mine.indices.first { place in Set(all.map { $0[place] }).count == all.count } ?? mine.count - 1
        let told = mine[place].filter { !$0.isEmpty }.joined(separator: " ")
        return told.isEmpty || told == own ? own : "\(own) (\(told))"
    }

    /// The part of its name before its title: `Kim’s` of `Kim’s Apple Watch`; empty where nobody is named.
    private var owner: String {
        guard name != title, name.hasSuffix(title) else { return "" }
        return String(name.dropLast(title.count)).split(separator: " ").joined(separator: " ")
    }
}
