/// The comparison of a report's span with the one before, measure by measure.
///
/// A measure of gait is compared within one series alone: values of one source, made in one way. Where the span before is known by
/// another series, the two are not compared, and the report says so.
struct ReportComparisons {
    let span: ReportSpan
    let dates: ClosedRange<CivilDate>
    let earlierDates: ClosedRange<CivilDate>
    let today: CivilDate
    /// The days of both spans that have data.
    let days: [Day]

    /// The last day of the span that is counted.
    private var last: CivilDate { min(dates.upperBound, today) }

    /// The last day of the span that is over.
    private var lastOver: CivilDate { min(last, today.adding(days: -1)) }

    /// The first day whose records of gait decide what is compared.
    var firstRecord: CivilDate {
        min(
            earlierDates.lowerBound, dates.lowerBound, GaitChart.firstTold(through: last),
            GaitChart.firstTested(span.testedDays(dates, through: last), through: lastOver))
    }

    /// Compares a measure; nil where too few days of the span know it.
    /// - Parameter records: what all sources say of it, from ``firstRecord`` to the last day of the span.
    func comparison(of measure: ReportMeasure, _ records: [GaitRecord]) -> Report.Comparison? {
        let told = GaitChart.toldRecords(records, through: last)
        // The values compared are those that the change is told by, where they are known.
        if let now = usual(told, dates) { return comparison(of: measure, now, within: told, besides: records, isTold: true) }
        let known = GaitChart.comparable(records, knowing: dates.lowerBound...max(dates.lowerBound, last.adding(days: -1)))
        if let now = usual(known, dates) { return comparison(of: measure, now, within: known, besides: records, isTold: false) }
        guard measure.isOfDays, let now = ReportTotals(over(dates)).usual(measure) else { return nil }
        let before = ReportTotals(over(earlierDates)).usual(measure)
        let isOfOne = measure.gait == nil || sources(of: measure).count < 2
        return Report.Comparison(
            measure: measure, now: now.value, before: isOfOne ? before?.value : nil, isComparable: isOfOne || before == nil, days: now.days,
            source: nil, values: [], trend: nil)
    }

    private func comparison(
        of measure: ReportMeasure, _ now: ReportTotals.Usual, within own: [GaitRecord], besides all: [GaitRecord], isTold: Bool
    ) -> Report.Comparison {
        let before = usual(own, earlierDates)
        let others = GaitChart.comparable(all, knowing: earlierDates)
        let isKnown = usual(others, earlierDates) != nil || ReportTotals(over(earlierDates)).usual(measure) != nil
        let tested = span.testedDays(dates, through: last)
        let trend = isTold ? measure.gait.map { GaitChart.trend(of: $0, own, days: tested, through: lastOver) } : nil
        return Report.Comparison(
            measure: measure, now: now.value, before: before?.value, isComparable: before != nil || !isKnown, days: now.days,
            source: own.first?.figure.origin, values: over(dates, own), trend: trend.flatMap { $0.change == nil ? nil : $0 })
    }

    /// The usual value of comparable records; today is not over, so it is compared with nothing.
    private func usual(_ records: [GaitRecord], _ dates: ClosedRange<CivilDate>) -> ReportTotals.Usual? {
        ReportTotals.Usual(medianOf: over(dates, records).map(\.value))
    }

    private func over(_ dates: ClosedRange<CivilDate>, _ records: [GaitRecord]) -> [Report.DayValue] {
        records.filter { dates.contains($0.date) && $0.date < today }
            .compactMap { record in record.figure.value.map { Report.DayValue(date: record.date, value: $0) } }
    }

    private func over(_ dates: ClosedRange<CivilDate>) -> [Day] { days.filter { dates.contains($0.date) && $0.date < today } }

    /// The sources of the days of both spans that know a measure.
    private func sources(of measure: ReportMeasure) -> Set<Source> {
        let known = (over(dates) + over(earlierDates)).filter { measure.value(of: $0) != nil }
        return Set(known.flatMap(\.sources.keys))
    }
}
