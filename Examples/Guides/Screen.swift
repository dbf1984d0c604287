import Observation
import Screens
import Terminal

/// The state of the screen and what it decides; it knows no view.
@Observable
final class WaterModel {
    let goal = 8
    private(set) var glasses = 0
    private(set) var tip = "…"
    private let findTip: () async -> String

    init(findTip: @escaping () async -> String) { self.findTip = findTip }

    func drink() { glasses = min(goal, glasses + 1) }

    func load() async { tip = await findTip() }
}

/// Copies the state into views, and turns keys into calls of the model.
final class WaterViewController: ViewController {
    private let model: WaterModel
    private let count = Label(style: Style(.title, .bold))
    private let tip = Label(style: Style(.secondary), lines: 0)

    init(_ model: WaterModel) {
        self.model = model
        super.init()
        title = "Water"
    }

    override func loadView() {
        view = StackView(.vertical, spacing: 1, [count, tip])
    }

    override func viewDidLoad() {
        task("tip") { [model] in await model.load() }
    }

    override func updateProperties() {
        count.text = "\(model.glasses) of \(model.goal) glasses"
        tip.text = model.tip
    }

    override var keyCommands: [KeyCommand] {
        let reason = model.glasses == model.goal ? "that is enough for today" : nil
        return [KeyCommand("+", title: "drink", hint: 0, disabledReason: reason) { [model] in model.drink() }]
    }
}
