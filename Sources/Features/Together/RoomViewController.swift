import Screens
import Terminal
import Walking

/// One room: its members ranked by the week's steps, and how others get in.
final class RoomViewController: ViewController {
    private let model: RoomViewModel
    private let summary = Label(style: Style(.secondary), lines: 0)
    private let week = Label(style: Style(.text, .bold))
    private let chart = StandingsView()
    private let problem = Label(style: Style(.danger), lines: 0)

    init(_ model: RoomViewModel) {
        self.model = model
        super.init()
        title = model.strings.tab
    }

    override func loadView() {
        chart.weight = 1
        chart.importance = 2
        week.importance = 1
        let stack = StackView(.vertical, spacing: 1, [problem, summary, week, chart])
        stack.setCustomSpacing(0, after: week)
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func updateProperties() {
        if let room = model.room { title = room.name }
        problem.text = model.problem.map { "! " + $0 } ?? ""
        problem.isHidden = problem.text.isEmpty
        summary.text = model.summary.joined(separator: "\n")
        week.text = model.room == nil ? "" : model.strings.thisWeek
        chart.rows = model.rows
    }

    override var keyCommands: [KeyCommand] {
        guard model.room != nil else { return [] }
        let keys = TogetherKeys(strings: model.strings)
        let why = KeyCommand(keys.whyRoom, hint: 20, disabledReason: model.mine == nil ? model.strings.notMine : nil) {
            [model] in model.showWeek()
        }
        return [why, KeyCommand(keys.leave, hint: 30) { [weak self] in self?.confirmLeaving() }]
    }

    private func confirmLeaving() {
        guard let room = model.room else { return }
        let strings = model.strings
        task { [weak self, model] in
            let text = room.memberCount == 1 ? strings.leaveLastText : strings.leaveText
            guard let self, await self.confirm(strings.leaveTitle(room.name), message: text, action: strings.leave) else { return }
            await model.leave()
        }
    }
}
