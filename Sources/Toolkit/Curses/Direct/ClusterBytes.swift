import Terminal

/// The bytes of every cluster that was drawn, made once.
nonisolated struct ClusterBytes {
    struct Entry {
        var bytes: [UInt8]
        var needsBlanks: Bool
    }

    /// Whether the terminal takes clusters as a whole.
    let knowsClusters: Bool
    private var known: [Cell: Entry] = [:]

    init(knowsClusters: Bool) { self.knowsClusters = knowsClusters }

    /// Whether any was drawn.
    var isUsed: Bool { !known.isEmpty }

    /// What is sent for a cell's cluster.
    mutating func entry(for cell: Cell) -> Entry {
        let key = Cell(glyph: cell.glyph, style: .plain, width: cell.width)
        if let entry = known[key] { return entry }
        let drawing = ClusterDrawing(cell.glyph.character, width: Int(cell.width), knowsClusters: knowsClusters)
        let entry = Entry(bytes: drawing.scalars.flatMap { Array(String($0).utf8) }, needsBlanks: drawing.needsBlanks)
        known[key] = entry
        return entry
    }
}
