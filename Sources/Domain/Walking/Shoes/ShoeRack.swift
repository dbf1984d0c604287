/// Decisions about pairs of shoes; which pair was on stands with each walk, as a tag `shoe:NAME`; typed, it may be `신발:이름`.
package struct ShoeRack: Hashable, Sendable {
    /// The limit at which a pair is worn out.
    package struct Limit: Hashable, Sendable {
        /// Metres; nil for no such limit.
        package var distance: Double?
        /// Steps; nil for no such limit.
        package var steps: Int?

        package init(distance: Double? = nil, steps: Int? = nil) {
            self.distance = distance
            self.steps = steps
        }

        package static let distances = 1_000.0...20_000_000.0
        package static let stepCounts = 1_000...50_000_000
    }

    /// The pair of new walks that name none; nil for none.
    package var usual: String?
    package var limits: [String: Limit]
    /// Pairs that are not worn any more; they are kept for their mileage.
    package var retired: Set<String>

    package init(usual: String? = nil, limits: [String: Limit] = [:], retired: Set<String> = []) {
        self.usual = usual
        self.limits = limits
        self.retired = retired
    }

    /// Takes up a pair that is retired, or retires one that is worn; a retired pair is not the usual one.
    package mutating func retire(_ pair: String, _ isRetired: Bool) {
        if isRetired {
            retired.insert(pair)
            if usual == pair { usual = nil }
        } else {
            retired.remove(pair)
        }
    }

    /// A name is at most this long.
    package static let maximumNameLength = 30
    private static let sign = "shoe:"
    private static let signs = [sign, "신발:"]

    /// The tag that says that a pair was on.
    package static func tag(of pair: String) -> String { sign + pair }

    /// The pair that a tag names; nil for any other tag.
    package static func pair(of tag: String) -> String? {
        guard let sign = signs.first(where: tag.lowercased().hasPrefix) else { return nil }
        let name = String(tag.dropFirst(sign.count)).trimmed
        return name.isEmpty ? nil : name
    }

    /// A tag as walks have it: of a pair with one sign, whichever was typed.
    static func written(_ tag: String) -> String { pair(of: tag).map(self.tag) ?? tag }

    /// Tags with the usual pair among them, unless they name a pair.
    package func completed(_ tags: [String]) -> [String] {
        guard let usual, !retired.contains(usual), !tags.contains(where: { Self.pair(of: $0) != nil }) else { return tags }
        return tags + [Self.tag(of: usual)]
    }
}

extension ShoeRack: FeatureSetting {
    package static let key = "shoes"

    /// `usual NAME`, `limit NAME METRES STEPS`, `retired NAME`.
    package init(lines: [[String]]) {
        self.init()
        for line in lines where line.count > 1 {
            switch line[0] {
            case "usual": usual = line[1]
            case "retired": retired.insert(line[1])
            case "limit" where line.count == 4:
                let limit = Limit(
                    distance: Double(line[2]).flatMap { Limit.distances.contains($0) ? $0 : nil },
                    steps: Int(line[3]).flatMap { Limit.stepCounts.contains($0) ? $0 : nil })
                if limit != Limit() { limits[line[1]] = limit }
            default: break
            }
        }
    }

    package var lines: [[String]] {
        (usual.map { [["usual", $0]] } ?? [])
            + limits.sorted { $0.key < $1.key }.map { name, limit in
                ["limit", name, limit.distance.map { "\($0)" } ?? "", limit.steps.map { "\($0)" } ?? ""]
            } + retired.sorted().map { ["retired", $0] }
    }
}

extension Walk {
    /// The pair of shoes that was on; nil where nobody said.
    package var shoes: String? { tags.lazy.compactMap(ShoeRack.pair).first }
}
