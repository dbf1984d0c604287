import Common
import Phrases
import Screens
import Terminal
import Walking

/// A year at a glance, day by day.
package final class YearViewController: ViewController {
    private let model: YearViewModel
    private let words: WalkFormatter
    private let content = YearView()

    init(model: YearViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.year.title
    }

    package override func loadView() { view = content }

    package override func viewDidLoad() {
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override func encodeRestorableState() -> String? { model.restorableState }

    package override func decodeRestorableState(_ state: String) { model.restore(state) }

    package override var keyCommands: [KeyCommand] {
        let (strings, keys) = (words.strings.year, words.keys)
        // Where all numbers have room there is nothing to turn over.
        var numbers: [KeyCommand] = []
        if model.isReady, !content.fitsNumbers {
            var command = KeyCommand(keys.yearNumbers, hint: 15) { [weak self] in self?.turnOver() }
            if content.showsNumbers { command.title = strings.calendar }
            numbers = [command]
        }
        return numbers + [
            KeyCommand(keys.weekBefore, hint: 10) { [model] in model.move(by: -7) },
            KeyCommand(keys.weekAfter) { [model] in model.move(by: 7) },
            KeyCommand(keys.dayBefore) { [model] in model.move(by: -1) },
            KeyCommand(keys.dayAfter) { [model] in model.move(by: 1) },
            KeyCommand(keys.whyOfYear, hint: 20) { [model] in model.explain() },
            KeyCommand(keys.yearBefore, hint: 30) { [weak self] in self?.turn(by: -1) },
            KeyCommand(keys.yearAfter, hint: 31, disabledReason: model.isPresent ? strings.noLater : nil) {
                [weak self] in self?.turn(by: 1)
            },
        ]
    }

    private static let shades: [(String, Role)] = [("·", .heat0), ("░", .heat1), ("▒", .heat2), ("▓", .heat3), ("█", .heat4)]

    /// The words beside the map; minutes need no unit of their own.
    private func showLegend() {
        let strings = words.strings.year
        let (unit, note) = model.isByMinutes ? ("", "") : (words.phrases.tabularUnit, strings.tabular)
        content.map.rowTitles = Weekday.allCases.map { $0.rawValue % 2 == 1 ? words.phrases.weekday($0) : "" } + [unit]
        content.legend.groups =
            [[ListCell(strings.less, style: Style(.secondary))]] + Self.shades.map { [ListCell($0.0, style: Style($0.1))] }
            + [[ListCell(strings.more, style: Style(.secondary))]]
            + (note.isEmpty ? [] : [[ListCell("  " + note, style: Style(.secondary))]])
    }

    private func turnOver() {
        content.showsNumbers.toggle()
        treeWindow?.setNeedsChromeUpdate()
    }

    private func turn(by years: Int) {
        task { [model] in await model.turn(by: years) }
    }

    package override func updateProperties() {
        content.isReady = model.isReady
        if let notice = model.phase.notice(words.phrases, loading: words.strings.year.loading) {
            content.notice.show(notice)
        } else {
            show()
        }
    }

    package override func viewDidLayoutSubviews() { showTitle() }

    /// The year, or the marked day where it has no row.
    private func showTitle() {
        guard model.isReady else { return }
        title = content.isLow ? words.phrases.date(model.selected, today: model.today) + " · " + amount : String(model.year)
    }

    /// The steps of the marked day, or its minutes.
    private var amount: String {
        if let minutes = model.minutes { return minutes[model.selected].map(words.phrases.minutes) ?? words.strings.year.noWalk }
        return model.days[model.selected].map { words.phrases.steps($0.stepCount) } ?? words.strings.year.noData
    }

    private func show() {
        showTitle()
        showLegend()
        guard let heat = YearHeat(year: model.year, through: model.today, days: model.days, minutes: model.minutes) else { return }
        content.map.weeks = heat.weeks
        content.map.weekTitles = heat.monthStarts.mapValues { words.phrases.month($0.month) }
        let months = model.months
        content.map.weekNotes = heat.monthStarts.compactMapValues { first in
            months.first { $0.first == first }.map {
                model.isByMinutes ? words.phrases.number($0.average) : words.phrases.tabular($0.average)
            }
        }
        content.map.selection = heat.place(of: model.selected)
        content.map.lines = months.map(line)
        content.map.table = YearHeat.table(model.days.values, model.minutes, words.phrases)
        showDay()
        showFacts()
        content.setNeedsLayout()
    }

    /// A month in words.
    private func line(_ month: YearViewModel.Month) -> String {
        let (strings, phrases) = (words.strings.year, words.phrases)
        let name = phrases.monthAndYear(month.first)
        return model.isByMinutes
            ? strings.monthWalked(name, phrases.minutes(month.total), month.days)
            : strings.month(name, phrases.number(month.total), phrases.number(month.average), month.hits, month.days)
    }

    private func showDay() {
        let phrases = words.phrases
        let date = ListCell(phrases.date(model.selected, today: model.today), style: Style(.text, .bold))
        guard !model.isByMinutes else {
            let isWalked = model.minutes?[model.selected] != nil
            content.day.groups = [[date], isWalked ? Quantity.cells(amount) : [ListCell(amount, style: Style(.tertiary))]]
            return
        }
        guard let selected = model.days[model.selected] else {
            content.day.groups = [[date], [ListCell(words.strings.year.noData, style: Style(.tertiary))]]
            return
        }
        guard selected.hasSteps else {
            content.day.groups = [[date], [ListCell(phrases.withoutSteps(selected), style: Style(.tertiary))]]
            return
        }
        content.day.groups = [
            [date], Quantity.cells(phrases.steps(selected.stepCount)),
            [ListCell(words.strings.home.ofGoal(phrases.number(selected.goal)), style: Style(.secondary))],
            selected.reachedGoal ? [ListCell("✓", style: Style(.success, .bold))] : [],
        ]
    }

    private func showFacts() {
        let (strings, phrases) = (words.strings.year, words.phrases)
        guard let average = model.average, let best = model.best else {
            content.facts.facts = [FactList.Fact(name: model.isByMinutes ? strings.noWalks : strings.empty, cells: [], isNumber: false)]
            return
        }
        func fact(_ name: String, _ number: Int, _ note: String = "") -> FactList.Fact {
            let amount = model.isByMinutes ? Quantity.cells(phrases.minutes(number)) : [ListCell(phrases.number(number))]
            let cells = amount + (note.isEmpty ? [] : [ListCell("   " + note, style: Style(.secondary))])
            return FactList.Fact(name: name, cells: cells)
        }
        content.facts.facts = [
            fact(strings.total, model.total), fact(model.isByMinutes ? strings.averageWalked : strings.average, average),
            fact(strings.best, best.amount, phrases.shortDate(best.date, today: model.today)),
            model.isByMinutes
                ? FactList.Fact(name: strings.daysWalked, cells: [ListCell(phrases.number(model.countedDays))])
                : FactList.Fact(
                    name: strings.hits, cells: [ListCell(strings.hitDays(model.hits, model.countedDays))], isNumber: false),
        ]
        guard let weeks = model.weeks, weeks.judged > 0 else { return }
        content.facts.facts.append(
            FactList.Fact(
                name: model.isByMinutes ? strings.hits : strings.weeksHit, cells: [ListCell(strings.hitWeeks(weeks.reached, weeks.judged))],
                isNumber: false))
    }
}
