/// Something of a file that was left out by its name, because only the person can say what it is.
package struct LeftOut: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable {
        /// Activities of a sport whose name is not known, or that have none.
        case sport
        /// A table of steps whose rows may be minutes, hours or running totals.
        case table

        package var reason: SkipReason {
            switch self {
            case .sport: .unknownSport
            case .table: .unknownTable
            }
        }
    }

    package var kind: Kind
    /// The name as the file writes it; empty for an activity without one.
    package var name: String
    package var count: Int

    package init(kind: Kind, name: String, count: Int = 1) {
        self.kind = kind
        self.name = name
        self.count = count
    }

    private static let longestName = 64

    /// A name as it is kept: no longer than anybody reads.
    static func shortened(_ name: String) -> String { String(name.prefix(longestName)) }
}

extension [LeftOut] {
    /// More names than these are a file about something else.
    private static let most = 20

    /// Counts one more of a name; beyond twenty names only the reason is counted.
    package mutating func count(_ kind: LeftOut.Kind, named name: String, _ more: Int = 1) {
        let name = LeftOut.shortened(name)
        if let index = firstIndex(where: { $0.kind == kind && $0.name == name }) {
            self[index].count = self[index].count.addingClamped(more)
        } else if count < Self.most {
            append(LeftOut(kind: kind, name: name, count: more))
        }
    }

    package mutating func add(_ others: [LeftOut]) {
        for other in others { count(other.kind, named: other.name, other.count) }
    }
}
