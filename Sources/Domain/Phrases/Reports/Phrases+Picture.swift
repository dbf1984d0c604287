import Walking

extension Phrases {
    /// Days below which dots show nothing that the numbers do not say.
    private static let fewestDots = 5

    /// The pictures of speed and step length by day, of what enough days know.
    func pictures(of report: Report) -> [ReportPage.Picture] {
        report.comparisons.compactMap { comparison in
            guard let measure = comparison.measure.gait, [.speed, .stepLength].contains(measure) else { return nil }
            return picture(of: measure, comparison.values, report)
        }
    }

    private func picture(of measure: GaitMeasure, _ values: [Report.DayValue], _ report: Report) -> ReportPage.Picture? {
        let sorted = values.map(\.value).sorted()
        guard sorted.count >= Self.fewestDots, let low = sorted.first, let high = sorted.last else { return nil }
        let median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        func mark(_ value: Double) -> ReportPage.Picture.Mark { .init(value: value, text: self.value(value, of: measure)) }
        return ReportPage.Picture(
            title: self(en: "\(name(measure)) by day", ko: "날짜별 \(name(measure))"),
            days: report.dates.upperBound.dayNumber - report.dates.lowerBound.dayNumber + 1,
            first: shortDate(report.dates.lowerBound, today: nil), last: shortDate(report.dates.upperBound, today: nil),
            dots: values.map { .init(day: $0.date.dayNumber - report.dates.lowerBound.dayNumber, value: $0.value) },
            lowest: mark(low), median: mark(median), highest: mark(high))
    }
}
