import Common
import Phrases
import Screens
import Terminal
import Walking

/// The text of the chart: its bars and numbers as people read them.
struct ChartText {
    private let model: ChartViewModel
    private let words: AnalyzeWords

    init(_ model: ChartViewModel, words: AnalyzeWords) {
        self.model = model
        self.words = words
    }

    private var phrases: Phrases { words.phrases }
    private var strings: ChartStrings { words.strings }
    private var state: ChartViewModel.State { model.state }
    private var chart: Chart? { model.chart }
    private var today: CivilDate? { model.today }

    /// The path to what is on show: the tab, the measure, the range; below them a month, with its measure where that was changed there.
    var breadcrumb: [String] {
        guard let month = model.month else { return [strings.tab, phrases.name(state.measure), phrases.name(state.range)] }
        return [phrases.monthAndYear(month)] + (model.hasOwnMeasure ? [phrases.name(state.measure)] : [])
    }

    private var noValue: String {
        switch state.measure {
        case .metric(.steps): strings.noSteps
        case .metric: strings.noValue
        case .minutes: strings.noWalk
        }
    }

    /// The bars as the chart draws them.
    var bars: [BarChart.Bar] {
        guard let chart else { return [] }
        return chart.bars.map { bar in
            BarChart.Bar(
                label(of: bar, in: chart), bar.value.map(displayed), text: bar.value.map(text(ofBar:)) ?? noValue,
                role: bar.reachedGoal == true ? .success : goal == nil ? .chart : .chartSecondary,
                mark: bar.reachedGoal == true ? "✓" : "", name: name(of: bar), isReached: bar.reachedGoal)
        }
    }

    /// The same as dots, for what is measured.
    var dots: [DotChart.Dot] { bars.map { DotChart.Dot($0.label, $0.value, role: $0.role, text: $0.text, name: $0.name) } }

    /// The lines across the dots: the median, and the goal over it.
    var marks: [DotChart.Mark] {
        guard let chart else { return [] }
        let usual = chart.median.map { DotChart.Mark(displayed($0), strings.usual, role: .secondary) }
        return [usual, goal.map { DotChart.Mark($0, strings.goal, role: .goal) }].compactMap { $0 }
    }

    /// The unit of the axis.
    var unit: String { phrases.axisUnit(of: state.measure) }

    /// The goal on the chart's axis.
    var goal: Double? { chart?.goal.map(displayed) }

    /// The line under the chart: the bar that is selected, or why there is none.
    var caption: Notice { state.content.notice(phrases) ?? .remark(chart.map(selection) ?? "") }

    private func selection(in chart: Chart) -> String {
        guard chart.average != nil else { return strings.nothing }
        guard let selected = state.selected, chart.bars.indices.contains(selected) else { return "" }
        let bar = chart.bars[selected]
        return "\(name(of: bar))   \(bar.value.map(text(ofBar:)) ?? noValue)\(bar.reachedGoal == true ? " ✓" : "")"
    }

    /// The numbers beside the chart, the most important first.
    var facts: [FactList.Fact] {
        guard let chart, let average = chart.average else { return [] }
        var facts: [FactList.Fact] = []
        // The mean of those hours in which somebody walked says nothing.
        if state.range != .day || !state.measure.isSum {
            facts.append(fact(strings.average, text(average), note: chart.change.map { phrases.change($0) } ?? ""))
            if let before = chart.averageBefore {
                facts.append(fact(model.month == nil ? strings.before(chart.range) : strings.monthBefore, text(before)))
            }
        }
        if let best = chart.best, let value = best.value, value > 0 {
            facts.append(fact(strings.best, text(value), note: name(of: best)))
        }
        if let total = chart.total { facts.append(fact(strings.total, text(total))) }
        if chart.goal != nil, chart.judgedDays > 0 {
            facts.append(
                fact(
                    strings.goalReached, strings.goalDays(chart.reachedDays, chart.judgedDays),
                    note: chart.hasOlderGoals ? strings.goalsOfThen : "", isNumber: false))
        }
        if let weeks = chart.weeks { facts += self.facts(weeks) }
        if state.measure.isSum, let brisk = chart.brisk, let aWeek = brisk.aWeek {
            let unit = strings.briskUnit(Gait.weeklyBriskMinutes)
            facts.append(fact(strings.brisk, strings.briskAWeek(phrases.number(Int(clamping: aWeek))), note: unit))
        } else if state.measure.isSum, let brisk = chart.brisk {
            // Of few days nobody knows what a week would have had.
            facts.append(fact(strings.brisk, phrases.brisk(brisk), isNumber: false))
        } else if state.measure.metric?.isSum == true, chart.range != .day {
            facts.append(fact(strings.brisk, noValue, note: phrases.noStepsByMinute, isNumber: false))
        }
        if !facts.isEmpty { facts[0].cells[0].style = Style(.text, .bold) }
        return facts
    }

    /// The week that goes on against its goal, and the weeks of a longer time that reached theirs.
    private func facts(_ weeks: WeeksOfMinutes) -> [FactList.Fact] {
        let present = weeks.present.map { week in
            [fact(strings.goal, phrases.thisWeek(week) + (week.isReached ? " ✓" : ""), isNumber: false)]
        }
        guard state.range != .week, weeks.judged > 0 else { return present ?? [] }
        return (present ?? []) + [fact(strings.goalReached, strings.goalWeeks(weeks.reached, weeks.judged), isNumber: false)]
    }

    private func fact(_ name: String, _ value: String, note: String = "", isNumber: Bool = true) -> FactList.Fact {
        // A number stands under the others whether or not something is said behind it.
        let behind = note.isEmpty ? [ListCell("")] : [ListCell("  "), ListCell(note, style: Style(.secondary))]
        return FactList.Fact(name: name, cells: [ListCell(value)] + behind, isNumber: isNumber)
    }

    private func text(_ value: Double) -> String { phrases.value(value, of: state.measure) }

    /// A month's bar is its mean day, which must be said of what could be a sum.
    private func text(ofBar value: Double) -> String {
        state.range == .year && state.measure.isSum ? strings.meanDay(text(value)) : text(value)
    }

    /// The scale counts in the units that people read.
    private func displayed(_ value: Double) -> Double { phrases.axisValue(value, of: state.measure) }

    private func label(of bar: Chart.Bar, in chart: Chart) -> String {
        switch bar.label {
        case .hour(let hour, _): hour % 3 == 0 ? String(hour) : ""
        case .day(let date):
            chart.range == .week ? phrases.weekday(date.weekday) : date.weekday == .monday ? monday(date, in: chart) : ""
        case .month(let date): phrases.month(date.month)
        }
    }

    /// The day of the month, with the month's name where the one before has another.
    private func monday(_ date: CivilDate, in chart: Chart) -> String {
        guard case .day(let first) = chart.bars.first?.label else { return String(date.day) }
        let before = date.adding(days: -7)
        return before < first || before.month != date.month ? phrases.shortDate(date, today: today) : String(date.day)
    }

    private func name(of bar: Chart.Bar) -> String {
        switch bar.label {
        case .hour(let hour, let date): "\(phrases.date(date, today: today)) \(phrases.time(hour: hour))"
        case .day(let date): phrases.date(date, today: today)
        case .month(let date): phrases.monthAndYear(date)
        }
    }
}
