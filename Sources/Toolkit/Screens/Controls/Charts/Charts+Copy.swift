import Terminal

extension BarChart: CopySource {
    /// A row a bar: its name and its value.
    public func copyText(at index: Int) -> String {
        let table = ChartTable(unit: unit, format: tableFormat)
        return table.text(bars.map { [$0.name.isEmpty ? $0.label : $0.name, $0.value == nil ? $0.text : table.number($0.value)] })
    }
}

extension DotChart: CopySource {
    /// A row a dot: its name and its value.
    public func copyText(at index: Int) -> String {
        let table = ChartTable(unit: unit, format: tableFormat)
        return table.text(dots.map { [$0.name.isEmpty ? $0.label : $0.name, $0.value == nil ? $0.text : table.number($0.value)] })
    }
}

extension LineChart: CopySource {
    /// A row a place: its label, and the value of each series.
    public func copyText(at index: Int) -> String {
        let table = ChartTable(unit: unit, format: tableFormat)
        return table.text(
            (0..<placeCount).map { place in
                [name(of: place)] + series.map { table.number($0.values.indices.contains(place) ? $0.values[place] : nil) }
            })
    }
}

extension Sparkline: CopySource {
    /// A row a value, behind its label where it has one.
    public func copyText(at index: Int) -> String {
        let table = ChartTable(unit: unit, format: format)
        guard !labels.isEmpty else { return values.map(table.number).joined(separator: "\n") }
        return table.text(values.enumerated().map { [labels.indices.contains($0) ? labels[$0] : "", table.number($1)] })
    }
}

extension HeatMap: CopySource {
    /// The table, or the lines that it is said in, or a row for each day of the week with the levels of the weeks.
    public func copyText(at index: Int) -> String {
        guard table.isEmpty else { return table.map { TabbedText.row($0) }.joined(separator: "\n") }
        guard lines.isEmpty else { return lines.joined(separator: "\n") }
        let rows = weeks.map(\.count).max() ?? 0
        return (0..<rows).map { day in
            let title = rowTitles.indices.contains(day) ? rowTitles[day] : ""
            return TabbedText.row([title] + weeks.map { $0.indices.contains(day) ? $0[day].level.map(String.init) ?? "" : "" })
        }
        .joined(separator: "\n")
    }
}

/// The rows of a chart, below a heading with the unit where there is one.
@MainActor
private struct ChartTable {
    let unit: String
    let format: (@MainActor (Double) -> String)?

    /// A value as the chart writes it in a table; empty for none.
    func number(_ value: Double?) -> String {
        guard let value, value.isFinite, let format else { return TabbedText.number(value) }
        return format(value)
    }

    func text(_ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        return ((unit.isEmpty ? [] : [["", unit]]) + rows).map { TabbedText.row($0) }.joined(separator: "\n")
    }
}
