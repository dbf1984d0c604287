import Common
import Phrases
import Screens
import Terminal
import Walking

/// Proves one of a day's numbers: what each source or walk recorded, what of it counted, and by which rule.
package final class WhyViewController: ViewController {
    private let model: WhyViewModel
    private let words: WalkFormatter
    private let notice = Label(style: Style(.secondary), lines: 0)
    private let ribbon = RibbonView()
    private let reasons = Label(lines: 0)
    private let heading = Label(style: Style(.title, .bold))
    private let list = ListView()
    private let page: ScrollView

    private let own: [OwnCommand]

    init(model: WhyViewModel, words: WalkFormatter, own: [OwnCommand] = []) {
        self.model = model
        self.own = own
        self.words = words
        page = ScrollView(StackView(.vertical, spacing: 1, [notice, ribbon, reasons]))
        super.init()
    }

    package override func loadView() {
        for text in [page, heading] as [View] { text.indent = Control.gutter }
        let stack = StackView(.vertical, spacing: 1, [page, heading, list])
        stack.setCustomSpacing(0, after: heading)
        stack.layoutMargins = Size(width: 2, height: 1)
        // The proof scrolls on a low screen, so that an order that can be changed is always in sight.
        page.stretch = 0
        page.minimumSize = Size(width: 0, height: 1)
        page.compressionResistance = 3
        list.compressionResistance = 2
        list.minimumSize = Size(width: 0, height: 2)
        heading.compressionResistance = 1
        view = stack
    }

    package override func viewDidLoad() {
        list.isSearchable = false
        list.emptyText = ""
        list.columns = [
            ListColumn(width: 2, alignment: .right, compressionResistance: 4), ListColumn(width: 12, stretch: 1, compressionResistance: 5),
            ListColumn(width: 24, compressionResistance: 3),
        ]
        list.numberOfRows = { [model] in model.sources.count }
        list.itemIdentifier = { [model] in model.sources[$0].key }
        list.row = { [weak self] in self?.row($0) ?? ListRow("") }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override var keyCommands: [KeyCommand] {
        let (strings, order, keys) = (words.strings.why, words.strings.sources, words.keys)
        let index = list.selectedIndex
        let last = model.ordered.count - 1
        // An order is only spoken of where something has one.
        let hint = last < 1 ? nil : 10
        // Sources that only record walks come after every other, whatever their order.
        let fixed = index.map { $0 > last } ?? true ? strings.comesLast : nil
        let moves = [
            KeyCommand(keys.whySourceUp, hint: hint, disabledReason: fixed ?? ((index ?? 0) == 0 ? order.isFirst : nil)) {
                [weak self] in
                self?.move(by: -1)
            },
            KeyCommand(keys.whySourceDown, hint: hint.map { $0 + 1 }, disabledReason: fixed ?? (index == last ? order.isLast : nil)) {
                [weak self] in self?.move(by: 1)
            },
        ]
        let others = [
            KeyCommand(keys.whyMetric, hint: 15) { [weak self] in self?.showNextMeasure() },
            KeyCommand(keys.whyEarlier, hint: 20) { [weak self] in self?.turn(by: -1) },
            KeyCommand(keys.whyLater, hint: 21, disabledReason: model.isToday ? strings.isToday : nil) { [weak self] in
                self?.turn(by: 1)
            },
            KeyCommand(keys.copyProof, disabledReason: model.shown == nil ? strings.loading : nil) { [weak self] in self?.copy() },
        ]
        // A proof by walks follows from no order.
        return (model.walks == nil ? moves : []) + others
            + ownCommands(own, .day) { [model] in OwnField.values(of: model.date, await model.day()) }
            + wayBetweenParts
            + undoCommands(
                model.order.undo, words.phrases, undo: keys.whyUndo, redo: keys.whyRedo, hint: 12, for: { $0 == .sourceOrder }
            ) { [model] in await model.load() }
    }

    /// A proof that is longer than its part of the screen is read first.
    package override var preferredFirstResponder: Responder? { page.canBecomeFirstResponder ? page : list }

    /// The key between the proof, where that scrolls, and the order below it.
    private var wayBetweenParts: [KeyCommand] {
        guard page.canBecomeFirstResponder, !list.isHidden else { return [] }
        return [KeyCommand(words.keys.whyPart, hint: 5) { [weak self] in self?.changeParts() }]
    }

    private func changeParts() { (list.isFirstResponder ? page : list).becomeFirstResponder() }

    /// Scrolls the proof with the keys that the list has no use for.
    package override func keyPressed(_ key: Key) -> Bool {
        key == .pageDown || key == .pageUp ? page.keyPressed(key) : false
    }

    /// Copies the proof as it is on show: the number, what each source gave to it, and the rules.
    private func copy() {
        guard let proof = model.shown else { return }
        let heading = "\(words.phrases.date(proof.date, today: nil)) · \(title ?? words.phrases.name(proof.measure))"
        let lines = ribbon.lines.map { "\($0.name)  \($0.text)" }
        let text = [heading, notice.text] + lines + [reasons.text]
        copy(text.filter { !$0.isEmpty }.joined(separator: "\n"), named: heading)
    }

    private func showNextMeasure() {
        page.scroll(to: 0)
        task { [model] in await model.showNextMeasure() }
    }

    private func turn(by days: Int) {
        page.scroll(to: 0)
        task { [model] in await model.turn(by: days) }
    }

    private func move(by places: Int) {
        guard let index = list.selectedIndex, model.order.sources.indices.contains(index) else { return }
        let title = words.title(of: model.order.sources[index], among: model.sources)
        attempt(words.phrases) { [weak self, model, list, words] () throws(JournalFailure) in
            guard let place = try await model.move(index, by: places) else { return }
            list.selectedIndex = place
            self?.showToast(words.strings.sources.moved(title, place + 1), scope: .screen)
        }
    }

    private func row(_ index: Int) -> ListRow {
        let source = model.sources[index]
        let line = model.line(of: source)
        return ListRow([
            ListCell("\(model.place(of: index))", style: Style(.secondary)), ListCell(words.title(of: source, among: model.sources)),
            ListCell(line.map(counted) ?? "·", style: line == nil ? Style(.tertiary) : .plain),
        ])
    }

    /// The metric of the proof on show; another one may be on its way.
    private var metric: Metric { model.proof?.metric ?? .steps }

    /// Returns the part of a line that counts: the sum, or for averages the mean and its duration.
    private func counted(_ line: DayProof.Line) -> String {
        let strings = words.strings.why
        let phrases = words.phrases
        if let mean = line.mean {
            return strings.meanCounted(phrases.value(mean, of: metric), phrases.amount(line.counted, of: metric))
        }
        guard !line.isWhollyCounted else { return strings.allCounted(phrases.part(line.counted, of: metric)) }
        return strings.counted(phrases.part(line.counted, of: metric), phrases.part(line.recorded, of: metric))
    }

    /// Returns the value of a line in each hour, in words.
    private func said(_ line: DayProof.Line, in proof: DayProof) -> String {
        let parts = stride(from: 0, to: line.slots.count, by: 2).compactMap { slot -> String? in
            let half = line.slots[slot..<min(slot + 2, line.slots.count)]
            let (recorded, counted) = (half.reduce(0) { $0 + $1.recorded }, half.reduce(0) { $0 + $1.counted })
            guard recorded > 0 else { return nil }
            let amounts = [recorded, counted].map { amount in
                words.phrases.part(metric.isSum ? .amount(amount) : .time(.milliseconds(Int(clamping: amount * 1000))), of: metric)
            }
            let text = amounts[0] == amounts[1] ? amounts[0] : words.strings.why.counted(amounts[1], amounts[0])
            return "\(words.phrases.hour(proof.hour(ofSlot: slot))) \(text)"
        }
        return parts.joined(separator: ", ")
    }

    package override var breadcrumb: [String] {
        [words.phrases.date(model.shown?.date ?? model.date, today: model.shown == nil ? nil : model.today)] + super.breadcrumb
    }

    package override func updateProperties() {
        let strings = words.strings.why
        title = number.map { strings.title(words.phrases.value($0.value, of: $0.measure), $0.measure) }
        heading.text = strings.order(model.order.metric.map { words.phrases.name($0) })
        window?.setNeedsChromeUpdate()
        switch model.shown {
        case .records(let proof): show(proof)
        case .walks(let proof): show(proof)
        case nil: break
        }
        if let text = model.phase.notice(words.phrases, loading: strings.loading) { notice.show(text) }
        // Not before there is a proof: it is known only then which of both gets the keys.
        list.isHidden = model.sources.isEmpty || model.phase == .loading
        heading.isHidden = list.isHidden
        list.reloadData()
    }

    /// The number on show; nil where the day has none.
    private var number: (value: Double, measure: ChartMeasure)? {
        switch model.shown {
        case .records(let proof): proof.value.map { ($0, .metric(proof.metric)) }
        case .walks(let proof): proof.minutes.map { (Double($0), .minutes) }
        case nil: nil
        }
    }

    private func show(_ proof: MinutesProof) {
        let phrases = words.phrases
        let week = proof.week.map { proof.date >= model.today.startOfWeek ? phrases.thisWeek($0) : phrases.inWeek($0) }
        notice.show(
            .remark([proof.lines.isEmpty ? phrases.noWalks : nil, week.map { $0 + "." }].compactMap(\.self).joined(separator: " ")))
        ribbon.hours = proof.hours
        ribbon.lines = proof.lines.map { line in
            let (counted, recorded) = (phrases.minutes(line.counted.wholeMinutes), phrases.minutes(line.recorded.wholeMinutes))
            return RibbonView.Line(
                name: phrases.title(of: line.walk, in: proof),
                text: line.isWhollyCounted ? words.strings.why.allCounted(counted) : words.strings.why.counted(counted, recorded),
                slots: line.slots)
        }
        reasons.text = proof.lines.isEmpty ? "" : ([phrases.ruleOfMinutes] + phrases.reasons(for: proof)).joined(separator: "\n")
    }

    private func show(_ proof: DayProof) {
        let strings = words.strings.why
        let derivation = proof.derivation.map { words.phrases.sentence($0) }
        notice.show(.remark(derivation ?? (proof.lines.isEmpty ? words.phrases.emptiness(of: proof) : "")))
        ribbon.hours = proof.hours
        ribbon.lines = proof.lines.map { line in
            RibbonView.Line(
                name: words.phrases.title(of: line.source, in: proof), text: counted(line), slots: line.slots,
                said: said(line, in: proof))
        }
        let order = model.order.hasTies ? strings.rule + " " + words.strings.sources.ties : strings.rule
        let rules = proof.metric.isSum ? [order] : [order, strings.mean]
        reasons.text = proof.lines.isEmpty ? "" : (rules + words.phrases.reasons(for: proof)).joined(separator: "\n")
    }
}
