/// The choices of a person on the gait screen.
package struct GaitChoices: Hashable, Sendable {
    /// The table that numbers are compared with; nil leaves it to the language.
    package var table: GaitTable?

    package init(table: GaitTable? = nil) { self.table = table }
}

extension GaitChoices: FeatureSetting {
    package static let key = "gait"

    /// `table NAME`.
    package init(lines: [[String]]) {
        self.init()
        for line in lines where line.count == 2 && line[0] == "table" { table = GaitTable(rawValue: line[1]) }
    }

    package var lines: [[String]] { table.map { [["table", $0.rawValue]] } ?? [] }
}
