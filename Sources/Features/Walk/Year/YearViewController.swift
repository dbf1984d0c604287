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
        let weekdays = Weekday.allCases.map { $0.rawValue % 2 == 1 ? words.phrases.weekday($0) : "" }
        content.map.rowTitles = weekdays + [words.phrases.tabularUnit]
        let strings = words.strings.year
        let shades: [(String, Role)] = [("·", .heat0), ("░", .heat1), ("▒", .heat2), ("▓", .heat3), ("█", .heat4)]
        content.legend.groups =
            [[ListCell(strings.less, style: Style(.secondary))]] + shades.map { [ListCell($0.0, style: Style($0.1))] }
            + [[ListCell(strings.more, style: Style(.secondary))]]
            + (strings.tabular.isEmpty ? [] : [[ListCell("  " + strings.tabular, style: Style(.secondary))]])
        appearTask { [model] in await model.follow() }
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
        let steps = model.days[model.selected].map { words.phrases.steps($0.stepCount) } ?? words.strings.year.noData
        title = content.isLow ? words.phrases.date(model.selected, today: model.today) + " · " + steps : String(model.year)
    }

    private func show() {
        showTitle()
        guard let heat = YearHeat(year: model.year, through: model.today, days: model.days) else { return }
        content.map.weeks = heat.weeks
        content.map.weekTitles = heat.monthStarts.mapValues { words.phrases.month($0.month) }
        let months = model.months
        content.map.weekNotes = heat.monthStarts.compactMapValues { first in
            months.first { $0.first == first }.map { words.phrases.tabular($0.average) }
        }
        content.map.selection = heat.place(of: model.selected)
        content.map.lines = months.map { month in
            words.strings.year.month(
                words.phrases.monthAndYear(month.first), words.phrases.number(month.total), words.phrases.number(month.average),
                month.hits, month.days)
        }
        showDay()
        showFacts()
        content.setNeedsLayout()
    }

    private func showDay() {
        let phrases = words.phrases
        let date = ListCell(phrases.date(model.selected, today: model.today), style: Style(.text, .bold))
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
            content.facts.facts = [FactList.Fact(name: strings.empty, cells: [], isNumber: false)]
            return
        }
        func fact(_ name: String, _ number: Int, _ note: String = "") -> FactList.Fact {
            let cells = [ListCell(phrases.number(number))] + (note.isEmpty ? [] : [ListCell("   " + note, style: Style(.secondary))])
            return FactList.Fact(name: name, cells: cells)
        }
        content.facts.facts = [
            fact(strings.total, model.total), fact(strings.average, average),
            fact(strings.best, best.stepCount, phrases.shortDate(best.date, today: model.today)),
            FactList.Fact(name: strings.hits, cells: [ListCell(strings.hitDays(model.hits, model.countedDays))], isNumber: false),
        ]
    }
}
