import Phrases
import Screens
import Terminal
import Walking

/// Everything that is known about one walk.
package final class WalkDetailViewController: ViewController {
    private let model: WalkDetailViewModel
    private let words: WalkWords
    private let name = Label(style: Style(.title, .bold), lines: 2)
    private let when = Label(style: Style(.secondary))
    private let facts = FactList()
    private let note = Label(lines: 0)

    init(model: WalkDetailViewModel, words: WalkWords) {
        self.model = model
        self.words = words
        super.init()
    }

    package override func loadView() {
        let stack = StackView(.vertical, [name, when, facts, note])
        stack.layoutMargins = Size(width: 4, height: 1)
        stack.setCustomSpacing(1, after: when)
        stack.setCustomSpacing(1, after: facts)
        view = stack
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override var keyCommands: [KeyCommand] {
        let strings = words.strings
        var commands: [KeyCommand] = []
        if model.walk != nil {
            commands = [
                KeyCommand("e", title: strings.detail.edit, hint: 10) { [model] in model.edit() },
                KeyCommand("d", .delete, title: strings.detail.delete, hint: 20) { [weak self] in self?.delete() },
            ]
        }
        if model.undo.isPossible {
            commands.append(KeyCommand("u", title: strings.home.undo, hint: 40) { [weak self] in self?.takeBack() })
        }
        return commands
    }

    private func delete() {
        attempt(words) { [model] () throws(JournalFailure) in try await model.delete() }
    }

    private func takeBack() {
        attempt(words, saying: words.strings.home.restored) { [model] () throws(JournalFailure) in try await model.takeBack() }
    }

    package override func updateProperties() {
        switch model.phase {
        case .loading:
            when.text = words.strings.detail.loading
        case .failed(let failure):
            name.text = ""
            facts.facts = []
            note.text = ""
            when.text = "! " + words.phrases.sentence(failure)
            when.style = Style(.danger)
        case .ready(let walk):
            title = walk.title.isEmpty ? words.phrases.date(walk.date) : walk.title
            show(walk)
        }
    }

    private func show(_ walk: Walk) {
        let (strings, phrases) = (words.strings.detail, words.phrases)
        name.text = walk.title.isEmpty ? strings.untitled : walk.title
        when.text = "\(phrases.date(walk.date)) · \(words.span(walk))"
        when.style = Style(.secondary)
        note.text = walk.note
        var facts = [FactList.Fact(name: strings.duration, cells: Quantity.cells(phrases.duration(walk.duration)))]
        func add(_ name: String, _ text: String?) {
            if let text { facts.append(FactList.Fact(name: name, cells: Quantity.cells(text))) }
        }
        add(strings.steps, walk.steps.map { phrases.number($0) })
        add(strings.distance, walk.distance.map { phrases.distance($0) })
        add(strings.speed, walk.speed.map { phrases.speed($0) })
        add(strings.cadence, walk.cadence.map { phrases.cadence($0) })
        if walk.isBrisk { facts[facts.count - 1].cells.append(ListCell("  " + strings.brisk, style: Style(.success))) }
        add(strings.stepLength, walk.stepLength.map { phrases.stepLength($0) })
        facts.append(FactList.Fact(name: strings.source, cells: [ListCell(words.title(of: walk.source))], isNumber: false))
        self.facts.facts = facts
    }
}
