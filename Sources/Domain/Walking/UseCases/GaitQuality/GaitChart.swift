/// A measure of gait over a range: what can be compared, how it changed, and what was left out.
package struct GaitChart: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        /// The first day that it stands for.
        package var date: CivilDate
        /// The moment, where it is one.
        package var time: Instant?
        /// The median of its days; nil where nothing was measured.
        package var value: Double?
        package var days = 0
        package var stretches = 0
    }

    /// Values of one source, made in one way.
    package struct Series: Hashable, Sendable {
        /// The source; nil for all of them together.
        package var source: Source?
        package var basis: GaitBasis
        package var days = 0
        package var stretches = 0
        package var seconds = 0.0
        package var leftOut = GaitLeftOut()

        fileprivate init(_ figure: GaitFigure<Source>) {
            source = figure.origin
            basis = figure.basis
        }

        /// Indicates whether values of both may be compared.
        package func isComparable(with other: Series?) -> Bool { source == other?.source && basis == other?.basis }
        fileprivate func includes(_ record: GaitRecord) -> Bool { record.figure.basis == basis && record.figure.origin == source }
    }

    package let measure: GaitMeasure
    package let span: GaitSpan
    package let points: [Point]
    /// The one that is compared; nil where there is nothing.
    package let series: Series?
    /// The first one of which nothing counts, where nothing is compared.
    package let uncounted: Series?
    /// The others, which are not comparable with it; the ones of more days first.
    package let others: [Series]
    /// The median of the days.
    package let usual: Double?
    /// The range of half of the days: from their lower quartile to the upper one.
    package let band: ClosedRange<Double>?
    /// The change over the range as it stands at the end of the last whole week; nil for those that are too short for one, and for a month or
    /// a day of its own.
    package let trend: GaitTrend?
    /// The change over the last eight whole weeks, or over as much of them as its days are of; the same one whatever the range.
    package let recent: GaitTrend
    /// The series of that change, which is that of the last twelve months; the chart of another time may have another one.
    package let recentSeries: Series?
    /// The days that were compared, newest first.
    package let days: [GaitRecord]

    package var range: GaitRange { span.range }

    /// - Parameters:
    ///   - records: of its days, of the twelve months up to its last one and of those that its changes are judged by, in order.
    ///   - moments: for a single day.
    init(
        _ measure: GaitMeasure, _ span: GaitSpan, records: [GaitRecord], moments: [(reading: GaitDay.Reading, source: Source)],
        today: CivilDate
    ) {
        self.measure = measure
        self.span = span
        let records = records.map(\.compared)
        let starts = span.starts(today: today)
        let (first, last) = (span.first(today: today), span.last(today: today))
        let told = Self.seriesOfChange(records, through: last)
        let all = Self.series(of: records.filter { $0.date >= first && $0.date <= last })
        var chosen = Self.mostDays(all)
        if span.range != .fiveYears {
            // The series of the change where it has points of this time, else the one that has most of them.
            let start = starts.first ?? first
            let shown = Self.mostDays(records, from: start, through: span.range == .day ? start : last, like: told)
            chosen = Self.mostDays(all, like: shown ?? told)
        }
        series = chosen
        uncounted = chosen == nil ? all.first : nil
        others = all.filter { $0 != chosen && $0.days > 0 }
        let own = records.filter { chosen?.includes($0) == true && $0.figure.value != nil }
        let inRange = own.filter { $0.date >= first }
        let values = inRange.compactMap(\.figure.value)
        usual = values.median
        band = values.count < 5 ? nil : values.quantile(0.25).flatMap { lower in values.quantile(0.75).map { lower...max(lower, $0) } }
        days = inRange.reversed()
        switch span.range {
        case .day:
            // Walks are counted as a source of their own, and kept under the name of the device.
            let origins = [chosen?.source, chosen?.source.map(DayInputs.source(ofWalk:))]
            points = moments.filter { $0.reading.basis == chosen?.basis && origins.contains($0.source) }.map { moment in
                Point(date: starts.first ?? today, time: moment.reading.start, value: moment.reading.value, days: 1, stretches: 1)
            }
            trend = nil
        case .week, .month, .year, .fiveYears:
            points = Self.points(starts, of: own)
            trend = span.testedDays.map { Self.trend(of: measure, own, days: $0, through: today.adding(days: -1)) }
        }
        recentSeries = told
        recent = Self.trend(
            of: measure, records.filter { told?.includes($0) == true }, days: GaitSpan.recentDays, through: today.adding(days: -1))
    }

    /// The series that a change is told by, everywhere: of the twelve months up to a day that of the most days.
    private static func seriesOfChange(_ records: [GaitRecord], through last: CivilDate) -> Series? {
        mostDays(records, from: firstTold(through: last), through: last)
    }

    /// The first of the days that decide by which series a change is told.
    static func firstTold(through last: CivilDate) -> CivilDate { GaitRange.year.starts(today: last).first ?? last }

    /// The comparable records of the series that a change up to a day is told by.
    static func toldRecords(_ records: [GaitRecord], through last: CivilDate) -> [GaitRecord] {
        let records = records.map(\.compared)
        let told = seriesOfChange(records, through: last)
        return records.filter { told?.includes($0) == true && $0.figure.value != nil }
    }

    /// The series of the most days within some, or the one that compares with another where it has any of them.
    private static func mostDays(
        _ records: [GaitRecord], from first: CivilDate, through last: CivilDate, like other: Series? = nil
    ) -> Series? {
        mostDays(series(of: records.filter { $0.date >= first && $0.date <= last }), like: other)
    }

    private static func mostDays(_ series: [Series], like other: Series? = nil) -> Series? {
        let known = series.filter { $0.days > 0 }
        return known.first { $0.isComparable(with: other) } ?? known.first
    }

    /// The records of the source that knows most days, made in one way: all others compare with none of them.
    /// - Parameter dates: those that decide which source that is; nil for all.
    static func comparable(_ records: [GaitRecord], knowing dates: ClosedRange<CivilDate>? = nil) -> [GaitRecord] {
        let records = records.map(\.compared)
        let chosen = mostDays(series(of: records.filter { dates?.contains($0.date) ?? true }))
        return records.filter { chosen?.includes($0) == true && $0.figure.value != nil }
    }

    /// The first day that a change of so many days is judged by: that of the earliest look.
    static func firstTested(_ days: Int, through last: CivilDate) -> CivilDate {
        endOfTest(through: last).adding(days: 1 - days - 7 * (GaitTrend.looks - 1))
    }

    /// The last day of the last week that was over by the end of a day.
    private static func endOfTest(through last: CivilDate) -> CivilDate { last.adding(days: 1).startOfWeek.adding(days: -1) }

    /// The change over some whole weeks, as it stands at the end of the last of them: it is another one only when another week is over.
    /// - Parameters:
    ///   - records: comparable ones, in order, those of the looks before included.
    ///   - last: the last day that is over.
    static func trend(of measure: GaitMeasure, _ records: [GaitRecord], days: Int, through last: CivilDate) -> GaitTrend {
        let (tested, end) = (firstTested(days, through: last), endOfTest(through: last))
        let first = end.adding(days: 1 - days)
        let values = records.drop { $0.date < tested }.prefix { $0.date <= end }.compactMap { record in
            record.figure.value.map { TheilSen.Point(Double(record.date - first), $0) }
        }
        return GaitTrend(values, of: measure, days: days)
    }

    /// The one with the most days first; what was measured before what follows from it.
    private static func series(of records: [GaitRecord]) -> [Series] {
        // A person has a handful of them.
        var found: [Series] = []
        for record in records {
            let figure = record.figure
            let index = found.firstIndex { $0.includes(record) } ?? found.count
            if index == found.count { found.append(Series(figure)) }
            found[index].days += figure.value == nil ? 0 : 1
            found[index].stretches += figure.stretches
            found[index].seconds += figure.seconds
            found[index].leftOut = found[index].leftOut + figure.leftOut
        }
        return found.sorted { left, right in
            if left.days != right.days { return left.days > right.days }
            if left.basis != right.basis { return left.basis < right.basis }
            return (left.source?.key ?? "") < (right.source?.key ?? "")
        }
    }

    /// - Parameter records: in order, all with values.
    private static func points(_ starts: [CivilDate], of records: [GaitRecord]) -> [Point] {
        var rest = records.drop { $0.date < starts.first ?? $0.date }
        return starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1] : nil
            let mine = rest.prefix { record in end.map { record.date < $0 } ?? true }
            rest = rest.dropFirst(mine.count)
            return Point(
                date: starts[index], value: mine.compactMap(\.figure.value).median, days: mine.count,
                stretches: mine.reduce(0) { $0 + $1.figure.stretches })
        }
    }
}
