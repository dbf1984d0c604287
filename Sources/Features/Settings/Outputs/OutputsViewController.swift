import Common
import LiveWalking
import Screens
import Terminal

/// Voice, beat, bell and notifications of a live walk, each on or off; what cannot work here says why.
final class OutputsViewController: ViewController {
    private let settings: SettingsViewModel
    private let words: SettingsWords
    private let nextWalk = Label(style: Style(.secondary), lines: 0)
    private let problem = Label(style: Style(.danger), lines: 0)
    private let rows: [Row]
    private var obstacles: [LiveOutput: OutputObstacle] = [:]

    private struct Row {
        let output: LiveOutput
        let box: CheckBox
        let note = Label(style: Style(.secondary), lines: 0)
    }

    init(model settings: SettingsViewModel, words: SettingsWords) {
        self.settings = settings
        self.words = words
        rows = LiveOutput.allCases.map { Row(output: $0, box: CheckBox(words.strings.outputs.yes($0))) }
        super.init()
        title = words.strings.outputs.row
    }

    override func loadView() {
        for row in rows {
            row.note.indent = Control.gutter + 4
            row.box.onChange = { [weak self] in self?.turn(row.output, isOn: $0) }
        }
        problem.indent = Control.gutter
        nextWalk.indent = Control.gutter
        nextWalk.text = words.strings.outputs.nextWalk
        let form = FormView(spacing: 0, rows.flatMap { [FormRow("", $0.box), FormRow("", $0.note)] } + [FormRow("", nextWalk)])
        view = PageView(words.strings.outputs.question, body: StackView(.vertical, spacing: 1, [problem, form]))
    }

    override func viewDidLoad() {
        // Looking for a service or a device takes its time, and no key waits for that.
        task { [weak self, settings] in
            for output in LiveOutput.allCases {
                let obstacle = await settings.dependencies.findObstacle(output)
                self?.obstacles[output] = obstacle
            }
            self?.setNeedsUpdateProperties()
        }
    }

    private func turn(_ output: LiveOutput, isOn: Bool) {
        var outputs = settings.preferences.outputs
        if isOn { outputs.insert(output) } else { outputs.remove(output) }
        taskBeforeKeys { [weak self, settings, words] in
            self?.problem.show(nil)
            do throws(PreferencesFailure) {
                try await settings.keep(.outputs(outputs)) { $0.outputs = outputs }
            } catch {
                self?.problem.show(.problem(words.sentence(error)))
            }
            self?.setNeedsUpdateProperties()
        }
    }

    override func updateProperties() {
        for row in rows {
            row.box.isOn = settings.preferences.outputs.contains(row.output)
            row.note.text = words.strings.outputs.note(row.output, obstacles[row.output])
            row.note.isHidden = row.note.text.isEmpty
        }
    }
}
