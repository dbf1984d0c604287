import Common
import Phrases
import Screens
import Terminal
import Walking

/// The text of the gait screen: its points and numbers as people read them.
struct GaitText {
    private let model: GaitViewModel
    private let words: AnalyzeWords

    init(_ model: GaitViewModel, words: AnalyzeWords) {
        self.model = model
        self.words = words
    }

    private var phrases: Phrases { words.phrases }
    private var strings: GaitStrings { words.gait }
    private var state: GaitViewModel.State { model.state }
    private var measure: GaitMeasure { state.measure }

    var breadcrumb: [String] {
        let names = [phrases.name(measure), phrases.name(state.span, today: model.today)]
        return state.span.isFixed ? names.reversed() : names
    }

    /// The points as the chart draws them.
    var points: [GaitView.Point] {
        guard let chart = model.chart else { return [] }
        return chart.points.indices.map { index in
            let point = chart.points[index]
            return GaitView.Point(
                label: label(at: index, in: chart), value: point.value.map { phrases.axisValue($0, of: measure) }, name: name(of: point),
                text: point.value.map { phrases.value($0, of: measure) } ?? words.strings.noValue)
        }
    }

    /// The line at the median.
    var marks: [DotChart.Mark] {
        guard let usual = model.chart?.usual else { return [] }
        return [DotChart.Mark(phrases.axisValue(usual, of: measure), strings.usual, role: .secondary)]
    }

    /// The range of half of the days.
    var band: ClosedRange<Double>? {
        model.chart?.band.map { phrases.axisValue($0.lowerBound, of: measure)...phrases.axisValue($0.upperBound, of: measure) }
    }

    /// The smallest change that matters, to scale: that of the change which the sentence is about.
    var ruler: DotChart.Ruler? {
        (told ?? trends.first)?.smallest.map {
            DotChart.Ruler(phrases.axisValue($0.value, of: measure), phrases.gaitNumber($0.value, of: measure))
        }
    }

    var unit: String { phrases.axisUnit(of: measure) }

    /// The text of a dot's value in a copied table.
    var tableFormat: @MainActor (Double) -> String {
        { [phrases, measure] in TabbedText.number(phrases.saidAxisValue($0, of: measure)) }
    }

    /// The sentence about what changed, or that nothing did.
    var statement: String {
        guard let chart = model.chart else { return "" }
        guard chart.series != nil else {
            return [test.map { "\($0.name): \($0.text)" }, strings.wanted].compactMap(\.self).joined(separator: "\n")
        }
        guard !trends.isEmpty else { return "" }
        let sentence = phrases.sentence(told ?? chart.recent, of: measure)
        return (told ?? chart.recent) == chart.recent ? sentence + (recentSource.map { " (\($0))" } ?? "") : sentence
    }

    /// The change that the sentence is about: what is sure goes before what is not, and the last weeks before the long time.
    private var told: GaitTrend? {
        let order: [GaitTrend.Verdict] = [.real, .small, .none, .unknown]
        return order.lazy.compactMap { verdict in trends.first { $0.verdict == verdict } }.first
    }

    /// The source of the recent change, where it is another one than that of the chart.
    private var recentSource: String? {
        guard let chart = model.chart, let recent = chart.recentSeries, !recent.isComparable(with: chart.series) else { return nil }
        return recent.source.map { phrases.title(of: $0) }
    }

    /// The trends that can be told today; nothing of a month or a day of its own.
    private var trends: [GaitTrend] {
        guard let chart = model.chart, !chart.span.isFixed else { return [] }
        return [chart.recent, chart.trend].compactMap { $0 }
    }

    /// Indicates whether the statement is of a change that may be spoken of.
    var isChanged: Bool {
        trends.contains { $0.verdict == .real }
    }

    /// The line under the chart: the point that is chosen, or what all are made of.
    var caption: Notice {
        if let notice = state.content.notice(phrases) { return notice }
        guard let chart = model.chart else { return .remark("") }
        guard let series = chart.series else {
            return .remark(measure == .briskForAge && model.age == .unsaid ? strings.noAge : nothing)
        }
        // What the numbers beside it follow from lies in another time.
        guard chart.points.contains(where: { $0.value != nil }) else { return .remark(nothing) }
        if let selected = state.selected, chart.points.indices.contains(selected) {
            let point = chart.points[selected]
            return .remark(
                strings.point(
                    name(of: point), point.value.map { phrases.value($0, of: measure) } ?? words.strings.noValue,
                    point.days > 1 ? phrases.days(point.days) : nil))
        }
        if case .day = chart.span {
            return .remark(
                strings.basis(nil, phrases.stretches(chart.points.count), series.source.map { phrases.title(of: $0) }))
        }
        return .remark(
            strings.basis(
                phrases.days(series.days), series.source == nil ? nil : phrases.stretches(series.stretches),
                series.source.map { phrases.title(of: $0) }))
    }

    /// The remark of a time without points: what is of whole days is not known without minutes, and not none.
    private var nothing: String { measure.hasStretches ? strings.nothing : strings.noMinutes }

    /// The numbers beside the chart, the most important first.
    var facts: [FactList.Fact] {
        guard let chart = model.chart, let usual = chart.usual else { return [] }
        let half = chart.band.map { strings.half(phrases.values($0, of: measure)) } ?? ""
        var facts: [FactList.Fact] = []
        let recent = trends.first
        if let now = recent?.now { facts.append(fact(strings.now, phrases.value(now, of: measure), note: recentSource ?? "")) }
        if let recent, let before = recent.before { facts.append(fact(strings.before(span(recent)), phrases.value(before, of: measure))) }
        if let recent, recent.change != nil {
            facts.append(fact(strings.change, phrases.difference(recent, of: measure), of: recent))
        }
        if let trend = chart.trend, trend.change != nil {
            facts.append(fact(strings.changeIn(span(trend)), phrases.difference(trend, of: measure), of: trend))
        }
        facts.append(fact(strings.usual, phrases.value(usual, of: measure), note: half))
        if let reference = model.reference {
            let age = strings.ages(reference.ages, strings.forAge(phrases.name(model.age)))
            // The table's own unit stands behind the number, so that its digits are under those of the others.
            let value = phrases.values(reference.values, of: measure)
            let own = phrases.tableValues(reference.values, of: measure).dropFirst(value.count)
            var fact = fact(reference.study.name, value, note: "\(age), \(phrases.origin(reference))")
            fact.cells.insert(ListCell(String(own)), at: 1)
            facts.append(fact)
        }
        if let test { facts.append(fact(test.name, test.value, note: test.note)) }
        facts[0].cells[0].style = Style(.text, .bold)
        return facts
    }

    /// The speed over four metres by the clock as it was found last, beside the speed of today.
    private var test: LatestTest? {
        guard measure == .speed, !state.span.isFixed, let today = model.today else { return nil }
        return model.settings.flatMap { phrases.latestFourMetres(in: $0, through: today, today: today) }
    }

    /// The screen as text: its measure, what is said of it, and its numbers.
    var copied: String {
        let numbers = facts.map { "\($0.name)  \($0.cells.map(\.text).joined())" }
        return ([breadcrumb.joined(separator: " · "), statement] + numbers + [caption.text]).filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    private func fact(_ name: String, _ value: String, note: String = "") -> FactList.Fact {
        FactList.Fact(name: name, cells: [ListCell(value), ListCell(note.isEmpty ? "" : "  "), ListCell(note, style: Style(.secondary))])
    }

    /// A change without the word for how sure it is would say too much.
    private func fact(_ name: String, _ value: String, of trend: GaitTrend) -> FactList.Fact {
        var fact = fact(name, value, note: phrases.word(trend))
        fact.keepsNote = true
        return fact
    }

    private func span(_ trend: GaitTrend) -> String { phrases.span(ofTrend: trend) }

    /// The name of a point below the chart; empty where one beside it has it.
    private func label(at index: Int, in chart: GaitChart) -> String {
        let point = chart.points[index]
        let before = index > 0 ? chart.points[index - 1] : nil
        switch chart.range {
        case .day: return time(of: point)
        case .week: return phrases.weekday(point.date.weekday)
        case .month: return point.date.weekday == .monday ? phrases.shortDate(point.date, today: model.today) : ""
        case .year:
            // The month that begins in the week.
            let last = point.date.adding(days: 6)
            return last.day <= 7 && before != nil ? phrases.month(last.month) : ""
        case .fiveYears: return point.date.month == 1 ? String(point.date.year) : ""
        }
    }

    private func time(of point: GaitChart.Point) -> String {
        guard let time = point.time, let zone = model.zone else { return "" }
        return phrases.time(time, in: zone)
    }

    private func name(of point: GaitChart.Point) -> String {
        switch state.span.range {
        case .day: time(of: point)
        case .week, .month: phrases.date(point.date, today: model.today)
        case .year: strings.weekOf(phrases.shortDate(point.date, today: model.today))
        case .fiveYears: phrases.monthAndYear(point.date)
        }
    }
}
