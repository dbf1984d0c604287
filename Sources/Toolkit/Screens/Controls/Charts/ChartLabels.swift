import Terminal

/// The names below a chart: every one, or every second, third and so on as there is room.
///
/// The choice always ends with the newest, which is what people look for, and the selected one is written whatever it displaces.
struct ChartLabels {
    var texts: [String]
    /// The value whose name is written whatever it displaces.
    var selected: Int?
    /// The column in which a name has its middle, from the left edge of the chart.
    private let center: (Int) -> Int

    init(texts: [String], selected: Int?, center: @escaping (Int) -> Int) {
        (self.texts, self.selected, self.center) = (texts, selected, center)
    }

    /// Makes the names of bars.
    /// - Parameters:
    ///   - step: the columns from one bar to the next.
    ///   - barWidth: the columns of a bar, in whose middle its name stands.
    init(texts: [String], step: Int, barWidth: Int, selected: Int?) {
        self.init(texts: texts, selected: selected) { $0 * step + barWidth / 2 }
    }

    func draw(_ painter: inout Painter, x: Int, y: Int, maxX: Int) {
        func place(_ index: Int) -> Range<Int> {
            let width = TextWidth.of(texts[index])
            let start = min(max(x, x + center(index) - width / 2), max(x, maxX - width))
            return start..<start + width
        }
        let named = texts.indices.filter { !texts[$0].isEmpty }
        let taken = selected.flatMap { texts.indices.contains($0) ? place($0) : nil }
        for index in evenly(named, place) {
            let room = place(index)
            if index == selected { continue }
            if let taken, room.lowerBound < taken.upperBound + 1, room.upperBound + 1 > taken.lowerBound { continue }
            painter.write(texts[index], x: room.lowerBound, y: y, style: Style(.secondary))
        }
        if let selected, let taken { painter.write(texts[selected], x: taken.lowerBound, y: y, style: Style(.selection, .bold)) }
    }

    /// The densest even choice of names that leaves a column between them; it ends with the newest.
    private func evenly(_ named: [Int], _ place: (Int) -> Range<Int>) -> [Int] {
        guard !named.isEmpty else { return [] }
        for stride in 1...named.count {
            let chosen = named.indices.filter { (named.count - 1 - $0) % stride == 0 }.map { named[$0] }
            if zip(chosen, chosen.dropFirst()).allSatisfy({ place($0).upperBound < place($1).lowerBound }) { return chosen }
        }
        return [named[named.count - 1]]
    }
}
