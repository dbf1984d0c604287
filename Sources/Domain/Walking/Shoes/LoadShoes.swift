/// All pairs of shoes: those that walks name, and those that something was decided about.
package struct LoadShoes: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The pairs that are worn before the retired ones, each group by when it was on last, the latest first.
    package func callAsFunction(_ profile: Profile? = nil) async throws(JournalFailure) -> [Shoes] {
        let rack = try await journal.settings()[ShoeRack.self]
        let stepLength = try await OwnStepLength(journal: journal)(profile)
        var pairs: [String: Shoes] = [:]
        for name in Set(rack.limits.keys).union(rack.retired).union([rack.usual].compactMap(\.self)) { pairs[name] = Shoes(name: name) }
        try await journal.forEachPage(of: WalkFilter(text: ShoeRack.tag(of: ""))) { walks in
            for walk in walks {
                guard let name = walk.shoes else { continue }
                pairs[name, default: Shoes(name: name)].add(walk, stepLength: stepLength)
            }
        }
        return pairs.values.map { pair in
            var pair = pair
            pair.limit = rack.limits[pair.name] ?? ShoeRack.Limit()
            pair.isRetired = rack.retired.contains(pair.name)
            pair.isUsual = rack.usual == pair.name
            return pair
        }.sorted { left, right in
            guard left.isRetired == right.isRetired else { return right.isRetired }
            guard left.lastWorn == right.lastWorn else { return (left.lastWorn ?? .earliest) > (right.lastWorn ?? .earliest) }
            return left.name < right.name
        }
    }
}
