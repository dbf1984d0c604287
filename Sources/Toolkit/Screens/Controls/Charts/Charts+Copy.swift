import Terminal

extension BarChart: CopySource {
    /// A row a bar: its name and its value.
    public func copyText(at index: Int) -> String {
        ChartTable(unit: unit).text(
            bars.map { [$0.name.isEmpty ? $0.label : $0.name, $0.value == nil ? $0.text : TabbedText.number($0.value)] })
    }
}

extension DotChart: CopySource {
    /// A row a dot: its label and its value.
    public func copyText(at index: Int) -> String {
        ChartTable(unit: unit).text(dots.map { [$0.label, TabbedText.number($0.value)] })
    }
}

extension LineChart: CopySource {
    /// A row a place: its label, and the value of each series.
    public func copyText(at index: Int) -> String {
        let count = series.map(\.values.count).max() ?? 0
        return ChartTable(unit: unit).text(
            (0..<count).map { place in
                let label = labels.indices.contains(place) ? labels[place] : ""
                return [label] + series.map { TabbedText.number($0.values.indices.contains(place) ? $0.values[place] : nil) }
            })
    }
}

extension Sparkline: CopySource {
    /// A row a value.
    public func copyText(at index: Int) -> String { values.map { TabbedText.number($0) }.joined(separator: "\n") }
}

extension HeatMap: CopySource {
    /// The lines that it is said in, or a row for each day of the week with the levels of the weeks.
    public func copyText(at index: Int) -> String {
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
private struct ChartTable {
    let unit: String

    func text(_ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        return ((unit.isEmpty ? [] : [["", unit]]) + rows).map { TabbedText.row($0) }.joined(separator: "\n")
    }
}
