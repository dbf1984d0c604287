/// Documentation/navigation-pairs.md: how everything ends that can be asked of a stack, in every state.
struct PairPage {
    let rows: [(operation: PairOperation, cells: [String])]

    var text: String {
        var lines = [
            "# Every operation in every state", "",
            "What comes of each thing that can be asked of a stack, however things stand with it. `PairTests` does each of them and checks that it",
            "ends, that the tree holds together, that a report comes for what makes no sense, that nothing has changed then, and that the app goes on;",
            "this page is what it found. The operations are asked of the stack or of its top screen, never of what lies over it.", "",
            "✓ is committed, = is nothing to do, ✋ is refused by a guard, – is a thing that is not there to be asked; a name is a `NavigationIssue`",
            "that was reported.", "",
        ]
        for (index, state) in PairState.allCases.enumerated() { lines.append("\(index + 1). \(state.rawValue)") }
        lines.append("")
        lines.append("| | " + PairState.allCases.indices.map { "\($0 + 1)" }.joined(separator: " | ") + " |")
        lines.append("| --- |" + String(repeating: " --- |", count: PairState.allCases.count))
        for row in rows { lines.append("| \(row.operation.rawValue) | " + row.cells.joined(separator: " | ") + " |") }
        return lines.joined(separator: "\n") + "\n"
    }
}
