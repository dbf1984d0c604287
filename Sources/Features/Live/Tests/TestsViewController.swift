import Common
import Coordinators
import LiveWalking
import Phrases
import Screens
import Terminal
import Walking

/// The tests with their results: Enter begins the one at the bar.
package final class TestsViewController: ViewController {
    private let model: TestsViewModel
    private let words: LiveWords
    private let list = ListView()
    /// The meaning of the results, or all of the try at the bar, of which a narrow list has no room.
    private let explanation = Label(style: Style(.secondary), lines: 0)
    /// Indicates whether the times of tries that nothing else tells apart, and wide gaps, would cost the column of the differences.
    private var isNarrow = false

    /// Columns of a window below which it is narrow.
    private static let narrow = 48

    init(model: TestsViewModel, words: LiveWords) {
        self.model = model
        self.words = words
        super.init()
        title = strings.title
    }

    private var strings: TestsStrings { words.strings.tests }

    package override func loadView() {
        explanation.indent = Control.gutter
        let stack = StackView(.vertical, spacing: 1, [list, explanation])
        stack.layoutMargins = Size(width: 2, height: 1)
        list.stretch = 0
        list.minimumSize = Size(width: 0, height: 5)
        // The beginning of how a test is walked is better than nothing of it.
        explanation.minimumSize = Size(width: 0, height: 3)
        (list.compressionResistance, explanation.compressionResistance) = (2, 1)
        view = stack
    }

    package override func viewDidLoad() {
        list.isSearchable = false
        list.numberOfRows = { [model] in model.rows.count }
        list.itemIdentifier = { [model] in model.rows[$0].identity }
        list.row = { [weak self, model] in self?.row(model.rows[$0]) ?? .blank }
        list.onSelect = { [weak self] _ in self?.explain() }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override func updateProperties() {
        list.emptyText = model.state.notice(words.phrases, loading: strings.loading)?.text
        arrange()
        explain()
    }

    package override func viewDidLayoutSubviews() {
        guard isNarrow != (view.bounds.width < Self.narrow) else { return }
        isNarrow.toggle()
        arrange()
    }

    private func arrange() {
        list.columnGap = isNarrow ? 1 : 2
        list.columns = columns
        list.reloadData()
    }

    /// Says what the row at the bar means, which is all that a move of the bar changes.
    private func explain() { explanation.text = explanation(of: model.row(list.selectedIndex)) }

    private func moveBar(to result: GaitTestResult) {
        list.select(result)
        // The list tells of moves by keys alone.
        explain()
    }

    /// Wide enough for what stands in them; the name of a test alone may be cut, and the time of a try never is.
    private var columns: [ListColumn] {
        func widest(_ least: Int, _ text: (GaitTestResult) -> String) -> Int {
            model.rows.compactMap(\.result).map { TextWidth.of(text($0)) }.reduce(least, max)
        }
        let moments = model.rows.map { row in row.result.map { TextWidth.of(shortMoment(of: $0, row)) } ?? 0 }
        return [
            ListColumn(width: moments.reduce(isNarrow ? 11 : 12, max), stretch: 1, compressionResistance: 6),
            ListColumn(width: widest(6, words.phrases.measure), alignment: .right, compressionResistance: 5),
            ListColumn(width: 8, alignment: .right, compressionResistance: 2),
            ListColumn(width: 9, alignment: .right, compressionResistance: 4),
            ListColumn(width: max(widest(8, day), widest(8, effort)), stretch: 1, compressionResistance: 1),
        ]
    }

    private func explanation(of selected: TestsViewModel.Row?) -> String {
        // Read at whatever row the bar is, so that a change of it is followed at each.
        let courseLength = model.courseLength
        guard let selected else { return strings.explanation }
        if let result = selected.result {
            let cells = [moment(of: result)] + row(selected).cells.dropFirst().map(\.text)
            return cells.filter { !$0.isEmpty }.joined(separator: " · ")
        }
        guard selected.test == .sixMinutes else { return strings.explanation }
        let keys = words.keys
        let advice = words.phrases.sixMinuteAdvice
        let course = strings.sixMinutes(courseLength.map(words.phrases.wholeMetres), keyName(keys.courseOfTest), keyName(keys.lap))
        return [advice, course].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func row(_ row: TestsViewModel.Row) -> ListRow {
        let quiet = Style(.secondary)
        switch row.content {
        case .test(let best):
            let name = ListCell(words.phrases.name(row.test, on: row.ground), style: Style(.title, .bold))
            guard let best else { return ListRow([name, "", "", "", ListCell(strings.none, style: quiet)]) }
            return ListRow([
                name, ListCell(words.phrases.measure(best)), ListCell(words.phrases.testSpeed(best)), ListCell(strings.best, style: quiet),
                ListCell(day(of: best), style: quiet),
            ])
        case .other(let result):
            return ListRow([
                ListCell(shortMoment(of: result, row), style: quiet), ListCell(words.phrases.measure(result), style: quiet),
                ListCell(words.phrases.testSpeed(result), style: quiet), "", ListCell(effort(of: result), style: quiet),
            ])
        case .counted(let result, let before):
            return ListRow([
                ListCell(shortMoment(of: result, row)), ListCell(words.phrases.measure(result)), ListCell(words.phrases.testSpeed(result)),
                ListCell(before.map { words.phrases.difference(result, to: $0) } ?? ""), ListCell(effort(of: result), style: quiet),
            ])
        }
    }

    private func effort(of result: GaitTestResult) -> String { result.effort.map(words.phrases.effort) ?? "" }

    private func day(of result: GaitTestResult) -> String {
        model.zones.map { words.phrases.shortDate($0.day(of: result.taken), today: model.today) } ?? ""
    }

    private func moment(of result: GaitTestResult) -> String {
        guard let zones = model.zones else { return "" }
        return day(of: result) + " " + words.phrases.time(result.taken, in: zones.zone(on: zones.day(of: result.taken)))
    }

    /// Returns the moment as its row has room for it.
    private func shortMoment(of result: GaitTestResult, _ row: TestsViewModel.Row) -> String {
        isNarrow && !row.sharesDay ? day(of: result) : moment(of: result)
    }

    // MARK: Keys

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let row = model.row(list.selectedIndex)
        let noWalk = row?.test == .sixMinutes && !model.isWalkAvailable ? words.strings.modes.unavailable : nil
        let isResult = row?.result != nil
        let noResult = isResult ? nil : strings.noTry
        return [
            KeyCommand(keys.beginTest, hint: 0, disabledReason: noWalk) { [weak self] in self?.begin() },
            KeyCommand(keys.addTry, hint: 5, disabledReason: row == nil ? strings.noTry : nil) { [weak self] in self?.add() }
                .short(strings.shortAdd),
            // At a result these come before what its test can do, too.
            KeyCommand(keys.correctTry, hint: isResult ? -2 : nil, disabledReason: noResult) { [weak self] in self?.correct() }
                .short(strings.shortCorrect),
            KeyCommand(keys.courseOfTest) { [weak self] in self?.setCourse() },
            KeyCommand(keys.deleteTry, hint: isResult ? -1 : nil, disabledReason: noResult) { [weak self] in self?.delete() }
                .short(strings.shortDelete),
        ]
            + undoCommands(
                model.undo, words.phrases, undo: keys.undoTry, redo: keys.redoTry, hint: 20, for: { !$0.isImport }
            ) { [model] in await model.load() }
    }

    private func begin() {
        switch model.row(list.selectedIndex)?.test {
        case .fourMetres: model.go(to: .fourMetres)
        case .sixMinutes: beginWalk()
        case nil: break
        }
    }

    /// Walks as far as one can, which nobody begins who was not asked about the stop signs.
    private func beginWalk() {
        taskBeforeKeys { [weak self, model, words] in
            let choice = await self?.askBefore(WalkChoice(.sixMinutes), model.stopSigns, words.strings.modes.stop)
            if let choice { model.go(to: .begin(choice)) }
        }
    }

    // MARK: Typed results

    /// Asks for a result of the test at the bar that was walked elsewhere, or before.
    private func add() {
        guard let row = model.row(list.selectedIndex) else { return }
        let help = strings.help(row.test) + " " + strings.helpOfDay(row.test)
        ask(
            words.phrases.name(row.test, on: row.ground), help: help,
            wrong: strings.wrong(row.test, words.phrases.possibleNumbers(of: row.test))
        ) { [model] text in
            model.result(text, of: row)
        } keeping: { [weak self, model, strings] (result) throws(JournalFailure) in
            try await model.add(result)
            self?.moveBar(to: result)
            if let self { showToast(strings.added(text(of: result)), scope: .screen, offering: words.keys.undoTry) }
        }
    }

    /// Asks for another measure of the result at the bar.
    private func correct() {
        guard let old = model.row(list.selectedIndex)?.result else { return }
        let (help, wrong) = (strings.help(old.test), strings.wrongMeasure(old.test, words.phrases.possibleNumbers(of: old.test)))
        ask(moment(of: old), text: TypedTestResult.text(of: old), help: help, wrong: wrong) { text in
            try? TypedTestResult.correction(text, of: old)
        } keeping: { [weak self, model, strings] (result) throws(JournalFailure) in
            try await model.replace(old, by: result)
            self?.moveBar(to: result)
            if let self { showToast(strings.corrected(text(of: result)), scope: .screen, offering: words.keys.undoTry) }
        }
    }

    private func ask(
        _ title: String, text: String = "", help: String, wrong: String, reading read: @escaping @MainActor (String) -> GaitTestResult?,
        keeping keep: @escaping @MainActor (GaitTestResult) async throws(JournalFailure) -> Void
    ) {
        let phrases = words.phrases
        let prompt = PromptView(title, text: text, help: help, action: words.strings.effort.keep) { [weak self] prompt in
            guard let result = read(prompt.text) else {
                prompt.errorText = wrong
                return
            }
            prompt.close()
            self?.attempt(phrases) { () throws(JournalFailure) in try await keep(result) }
        }
        treeWindow?.showPrompt(prompt)
    }

    private func setCourse() {
        let (strings, phrases) = (strings, words.phrases)
        let known = model.courseLength.map(CourseDistance.typed) ?? ""
        let prompt = PromptView(strings.course, text: known, help: strings.courseHelp, action: words.strings.effort.keep) {
            [weak self, model] prompt in
            let typed = prompt.text.trimmed
            let metres = CourseDistance.metres(typed)
            guard typed.isEmpty || metres.map(LivePreferences.courseLengths.contains) == true else {
                prompt.errorText = strings.courseWrong
                return
            }
            prompt.close()
            self?.attempt(phrases) { [weak self] () throws(JournalFailure) in
                try await model.setCourseLength(metres)
                self?.showToast(strings.courseKept(metres.map(phrases.wholeMetres)), scope: .screen)
            }
        }
        treeWindow?.showPrompt(prompt)
    }

    private func text(of result: GaitTestResult) -> String { "\(words.phrases.measure(result)), \(moment(of: result))" }

    private func delete() {
        guard let result = model.row(list.selectedIndex)?.result else { return }
        let text = text(of: result)
        attempt(words.phrases) { [weak self, model, strings, words] () throws(JournalFailure) in
            try await model.delete(result)
            self?.showToast(strings.deleted(text), scope: .screen, offering: words.keys.undoTry)
        }
    }
}
