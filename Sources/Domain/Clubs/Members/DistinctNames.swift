/// Tells members of equal names, or of names that look alike, apart, in whichever store they are.
///
/// The first who was known keeps the name as it is. Others bear a part of their identity behind it, for as long as they call themselves so:
/// nobody becomes another because that one has left.
struct DistinctNames {
    /// The names under which members were shown before.
    let known: [MemberID: SharedName]

    /// - Parameter members: Names as the store has them; of those that were not known, the first keeps its own.
    func callAsFunction(_ members: [(id: MemberID, nickname: SharedName)]) -> [MemberID: SharedName] {
        let order = members.filter { isKnown($0.id, as: $0.nickname) } + members.filter { !isKnown($0.id, as: $0.nickname) }
        var taken: Set<String> = []
        var names: [MemberID: SharedName] = [:]
        for (id, nickname) in order where names[id] == nil {
            let plain = (isKnown(id, as: nickname) ? [known[id]].compactMap(\.self) : []) + [nickname]
            // A mark is made only where the plain name is taken: in a page of hundreds that is nearly nobody.
            let marked = stride(from: 4, through: 12, by: 4).lazy.compactMap { Self.marked(nickname, id, length: $0) }
            let free =
                plain.lazy.map { ($0, $0.looks) }.first { taken.isDisjoint(with: $0.1) }
                ?? marked.map { ($0, $0.looks) }.first { taken.isDisjoint(with: $0.1) } ?? (nickname, nickname.looks)
            names[id] = free.0
            taken.formUnion(free.1)
        }
        return names
    }

    private func isKnown(_ id: MemberID, as nickname: SharedName) -> Bool {
        guard let name = known[id] else { return false }
        return name == nickname || stride(from: 4, through: 12, by: 4).contains { Self.marked(nickname, id, length: $0) == name }
    }

    /// `Anna ·huqk`.
    static func marked(_ name: SharedName, _ id: MemberID, length: Int) -> SharedName? {
        SharedName("\(name.text.prefix(SharedName.maximumLength - length - 2)) ·\(id.text.prefix(length))")
    }
}

extension SharedName {
    /// Indicates that a person means this name by what they typed; the dot of a mark needs no typing.
    package func isMeant(by typed: SharedName) -> Bool {
        isLike(typed) || key.filter { $0 != "·" } == typed.key.filter { $0 != "·" }
    }
}
