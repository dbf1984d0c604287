import Walking

/// The measures that devices take of the way of walking now and then, for a doctor.
extension Phrases {
    private static let mobility: [GaitMeasure] = [.sixMinuteWalk, .stairAscent, .stairDescent, .steadiness]

    /// `448 m, median of 12 days, Watch`, of each that is known in the span.
    func mobility(_ report: Report) -> [ReportPage.Fact] {
        Self.mobility.compactMap { measure in
            let records = report.mobility.filter { $0.figure.quantity == .measure(measure) }
            let values = records.compactMap(\.figure.value)
            guard let median = values.median else { return nil }
            let text = value(median, of: measure)
            let known =
                values.count == 1
                ? self(en: "\(text) on \(days(1))", ko: "\(text), \(days(1))")
                : self(en: "\(text), median of \(days(values.count))", ko: "\(text), \(days(values.count))의 중앙값")
            let source = records.first?.figure.origin.map { ", " + title(of: $0) } ?? ""
            return ReportPage.Fact(name: name(measure), text: known + source)
        }
    }
}
