/// The identities of the rows of a list that the bar and the marks stand at, by which they are found again among other rows.
struct RowIdentities {
    /// The row that the bar is to go to as soon as it is there.
    var wanted: AnyHashable?
    private var bar: AnyHashable?
    private var marks: Set<AnyHashable> = []
    private let identifier: (@MainActor (Int) -> AnyHashable?)?

    init(_ identifier: (@MainActor (Int) -> AnyHashable?)?) { self.identifier = identifier }

    /// Indicates whether the bar was put at a row that can be found again.
    var hasBar: Bool { bar != nil }

    /// Remembers the row of the bar; an empty list keeps what it had, for it may be filled again.
    mutating func keepBar(_ row: Int, of count: Int) {
        if row < count { bar = identifier?(row) }
    }

    /// Remembers the marked rows.
    mutating func keepMarks(_ rows: Set<Int>, of count: Int) {
        guard let identifier else { return }
        marks = Set(rows.lazy.filter { $0 < count }.compactMap(identifier))
    }

    /// The row that was wanted, which is wanted no more then.
    mutating func rowOfWanted(in count: Int) -> Int? {
        guard let wanted, let row = row(of: wanted, near: 0, in: count) else { return nil }
        self.wanted = nil
        return row
    }

    /// The row where the bar's row is now.
    func rowOfBar(near row: Int, in count: Int) -> Int? { bar.flatMap { self.row(of: $0, near: row, in: count) } }

    /// The rows where the marked ones are now; nil where rows have no identity.
    func rowsOfMarks(in count: Int) -> Set<Int>? {
        guard let identifier else { return nil }
        return Set((0..<count).filter { row in identifier(row).map(marks.contains) ?? false })
    }

    /// Looks from a row on in both directions: most rows have not gone far.
    private func row(of wanted: AnyHashable, near start: Int, in count: Int) -> Int? {
        guard let identifier, count > 0 else { return nil }
        let start = min(max(0, start), count - 1)
        for distance in 0..<count {
            if start + distance < count, identifier(start + distance) == wanted { return start + distance }
            if start >= distance, identifier(start - distance) == wanted { return start - distance }
        }
        return nil
    }
}
