/// Finds whom somebody means by a name as a room shows it, among members who may call themselves alike.
///
/// A name with a mark, `Eve ·hbdg`, means the one whose identity begins so, whoever else calls themselves that: nobody gets in the way of
/// another by a name that they chose for it.
package struct MeantMembers: Sendable {
    /// A member, under a name that they have in a room.
    package struct Named: Hashable, Sendable {
        package var id: MemberID
        package var nickname: SharedName

        package init(id: MemberID, nickname: SharedName) {
            self.id = id
            self.nickname = nickname
        }
    }

    private let members: [Named]

    package init(_ members: [Named]) { self.members = members }

    package func callAsFunction(_ typed: SharedName) -> Set<MemberID> {
        let code = Mark(typed).code
        let marked = members.filter { member in
            guard let code, member.id.text.hasPrefix(code) else { return false }
            return DistinctNames.marked(member.nickname, member.id, length: code.count)?.isMeant(by: typed) ?? false
        }
        let found = marked.isEmpty ? members.filter { $0.nickname.isMeant(by: typed) } : marked
        return Set(found.map(\.id))
    }

    /// Returns names that tell the members apart, each with as much of their identity as that takes.
    package func names(of ids: Set<MemberID>) -> [SharedName] {
        let named = Dictionary(members.map { ($0.id, $0.nickname) }) { first, _ in first }.filter { ids.contains($0.key) }
        var names: [SharedName] = []
        for length in stride(from: 4, through: Mark.longest, by: 4) {
            names = named.compactMap { DistinctNames.marked($0.value, $0.key, length: length) }
            if Set(names.map(\.key)).count == named.count { break }
        }
        return names.sorted { $0.text < $1.text }
    }

    /// The parts of a name that somebody typed, of which the last may be the mark of an identity.
    package struct Mark: Sendable {
        /// The most letters that have room behind a name.
        static let longest = SharedName.maximumLength - 4

        /// The beginning of an identity; nil where the name ends in no such.
        package let code: String?
        /// The name before it, which may be only its beginning: see `limit`.
        package let stem: String
        /// The number of characters after which a longer name is cut off before such a mark.
        package let limit: Int

        package init(_ typed: SharedName) {
            let last = typed.key.split { $0 == " " || $0 == "·" }.last.map(String.init) ?? ""
            guard (4...Self.longest).contains(last.count), last.count < typed.key.count else {
                (code, stem, limit) = (nil, typed.text, SharedName.maximumLength)
                return
            }
            var rest = typed.text.dropLast(last.count)
            if rest.last == "·" { rest.removeLast() }
            if rest.last == " " { rest.removeLast() }
            (code, stem, limit) = (last, String(rest), max(SharedName.maximumLength - last.count - 2, rest.unicodeScalars.count))
        }
    }
}
