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
    }

    package let measure: GaitMeasure
    package let span: GaitSpan
    package let points: [Point]
    /// The one that is compared; nil where there is nothing.
    package let series: Series?
    /// The others, which are not comparable with it; the ones of more days first.
    package let others: [Series]
    /// The median of the days.
    package let usual: Double?
    /// The range of half of the days: from their lower quartile to the upper one.
    package let band: ClosedRange<Double>?
    /// The change over the range; nil for those that are too short for one, and for a month or a day of its own.
    package let trend: GaitTrend?
    /// The change over the last eight weeks, or over as much of them as its days are of.
    package let recent: GaitTrend
    /// The days that were compared, newest first.
    package let days: [GaitRecord]

    package var range: GaitRange { span.range }

    /// - Parameters:
    ///   - records: of its days and, where it ends today, of the last eight weeks, in order.
    ///   - moments: for a single day.
    init(
        _ measure: GaitMeasure, _ span: GaitSpan, records: [GaitRecord], moments: [(reading: GaitDay.Reading, source: Source)],
        today: CivilDate
    ) {
        self.measure = measure
        self.span = span
        let starts = span.starts(today: today)
        let first = span.first(today: today)
        let all = Self.series(of: records.filter { $0.date >= first })
        let chosen = all.first { $0.days > 0 }
        series = chosen
        others = all.filter { $0 != chosen && $0.days > 0 }
        let own = records.filter {
            $0.figure.origin == chosen?.source && $0.figure.basis == chosen?.basis && $0.figure.value != nil
        }
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
            trend = span.isFixed || span.range == .week ? nil : Self.trend(points, of: measure, through: today)
        }
        let recentFirst = today.adding(days: 1 - GaitSpan.recentDays)
        let recentDays = own.filter { $0.date >= recentFirst }.compactMap { record in
            record.figure.value.map { TheilSen.Point(Double(record.date - recentFirst), $0) }
        }
        recent = GaitTrend(recentDays, of: measure, days: GaitSpan.recentDays)
    }

    /// The records of the source that knows most days, made in one way: all others compare with none of them.
    static func comparable(_ records: [GaitRecord]) -> [GaitRecord] {
        let chosen = series(of: records).first { $0.days > 0 }
        return records.filter { $0.figure.origin == chosen?.source && $0.figure.basis == chosen?.basis && $0.figure.value != nil }
    }

    /// The change within some dates: by the days of up to eight weeks, and by the weeks of a longer time.
    /// - Parameter records: comparable ones, in order.
    static func trend(of measure: GaitMeasure, _ records: [GaitRecord], in dates: ClosedRange<CivilDate>) -> GaitTrend {
        let known = records.filter { dates.contains($0.date) }
        let length = dates.upperBound - dates.lowerBound + 1
        let step = length > GaitSpan.recentDays ? 7 : 1
        let starts = stride(from: 0, to: length, by: step).map { dates.lowerBound.adding(days: $0) }
        let values = points(starts, of: known).compactMap { point in
            point.value.map { TheilSen.Point(Double(point.date - dates.lowerBound), $0) }
        }
        return GaitTrend(values, of: measure, days: length)
    }

    /// The one with the most days first; what was measured before what follows from it.
    private static func series(of records: [GaitRecord]) -> [Series] {
        struct Key: Hashable {
            var source: Source?
            var basis: GaitBasis
        }
        var found: [Key: Series] = [:]
        for record in records {
            let figure = record.figure
            let key = Key(source: figure.origin, basis: figure.basis)
            var series = found[key] ?? Series(figure)
            series.days += figure.value == nil ? 0 : 1
            series.stretches += figure.stretches
            series.seconds += figure.seconds
            series.leftOut = series.leftOut + figure.leftOut
            found[key] = series
        }
        return found.values.sorted { left, right in
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

    private static func trend(_ points: [Point], of measure: GaitMeasure, through today: CivilDate) -> GaitTrend? {
        guard let first = points.first?.date else { return nil }
        let known = points.compactMap { point in point.value.map { TheilSen.Point(Double(point.date - first), $0) } }
        return GaitTrend(known, of: measure, days: today - first + 1)
    }
}
