import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The form of a place of which nothing leaves the program.
final class PrivatePlaceViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let model: PrivatePlaceViewModel
    private let words: SettingsWords
    private let name: TextField
    private let origin = OptionPicker<PrivatePlaceViewModel.Origin>([])
    private let coordinates: TextField
    private let radius: TextField
    private let save: Button
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: PrivatePlaceViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        name = TextField(model.name)
        coordinates = TextField("", placeholder: "37.5665, 126.9780")
        radius = TextField(model.radius)
        save = Button(words.strings.editor.save)
        super.init()
        title = words.strings.privacy.placeTitle
    }

    private var settings: SettingsViewModel { model.privacy.settings }

    override func loadView() {
        let strings = words.strings.privacy
        name.onChange = { [model] in model.name = $0 }
        origin.onChange = { [model] in model.origin = $0 }
        coordinates.onChange = { [model] text in
            model.coordinates = text
            if !text.isEmpty { model.origin = .typed }
        }
        radius.onChange = { [model] in model.radius = $0 }
        save.action = { [weak self] in self?.submit() }
        let form = FormView(
            spacing: 0,
            [
                FormRow(strings.name, name), FormRow(strings.place, origin), FormRow(strings.coordinates, coordinates),
                FormRow(strings.radius, radius), FormRow("", save),
            ])
        view = PageView(strings.placeQuestion, body: StackView(.vertical, spacing: 1, [form, problem]), aside: strings.placeAside)
    }

    override func viewDidLoad() {
        taskBeforeKeys { [model] in await model.load() }
    }

    override var preferredFirstResponder: Responder? { name }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.save, hint: 0) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        name.text = model.name
        coordinates.text = model.coordinates
        radius.text = model.radius
        origin.options = model.origins.map { OptionPicker.Option($0, title(of: $0)) }
        origin.selection = model.origin
        name.errorText = model.nameProblem
        coordinates.errorText = model.placeProblem
        radius.errorText = model.radiusProblem
        problem.show(model.privacy.failure.map { .problem(words.phrases.sentence($0)) })
    }

    private func title(of origin: PrivatePlaceViewModel.Origin) -> String {
        let strings = words.strings.privacy
        switch origin {
        case .usual: return strings.usual(model.usual?.count ?? 0, model.walks.count)
        case .walk(let end):
            let walk = model.walks.first.map { words.phrases.date($0.zone.day(of: $0.began), today: settings.today) } ?? ""
            return end == .start ? strings.start(walk) : strings.end(walk)
        case .typed: return strings.typed
        }
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let name = await model.save() { self?.finish(with: .privatePlace(name)) }
        }
    }
}
