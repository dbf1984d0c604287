import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// One room: its members ranked by the week's steps, and how others get in; its value is the room, where one left it.
final class RoomViewController: ViewController, Flow {
    let result = FlowResult<Room>()
    private let model: RoomViewModel
    private let words: TogetherWords
    private let summary = Label(style: Style(.secondary), lines: 0)
    private let week = Label(style: Style(.text, .bold))
    private let chart = StandingsView()
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: RoomViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.rooms.title
    }

    override func loadView() {
        chart.stretch = 1
        chart.compressionResistance = 2
        week.compressionResistance = 1
        let stack = StackView(.vertical, spacing: 1, [problem, summary, week, chart])
        stack.setCustomSpacing(0, after: week)
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        follow { [model, words] in await model.follow(words.phrases) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [weak self, model, words] in
            await model.load()
            let results = await model.loadChallenges(words.phrases)
            if !results.isEmpty { self?.showToast(results.joined(separator: " "), scope: .screen) }
        }
    }

    override var keyCommands: [KeyCommand] {
        guard let week = model.week else { return [] }
        let keys = words.keys
        return [
            KeyCommand(keys.whyRoom, hint: 20, disabledReason: week.mine == nil ? words.strings.room.notMine : nil) { [model] in
                model.showWeek()
            },
            KeyCommand(keys.roomChallenges, hint: 25, disabledReason: week.mine == nil ? words.strings.room.notMine : nil) { [model] in
                model.showChallenges()
            },
            KeyCommand(keys.leave, hint: 30) { [weak self] in self?.confirmLeaving() },
        ]
    }

    private func confirmLeaving() {
        guard let room = model.week?.room else { return }
        let strings = words.strings.room
        task { [weak self, model] in
            let text = room.memberCount == 1 ? strings.leaveLastText : strings.leaveText
            guard let self, await self.confirm(strings.leaveTitle(room.name), message: text, action: strings.leave) else { return }
            if let left = await model.leave() { finish(with: left) }
        }
    }

    /// Says how one came in.
    func report(_ entry: RoomEntry) {
        let strings = words.strings.room
        switch entry {
        case .created(let room): showToast(strings.created(room.name), scope: .screen)
        case .joined(let room): showToast(strings.joined(room.name), scope: .screen)
        case .alreadyInside(let room): showToast(strings.alreadyInside(room.name), scope: .screen)
        }
    }

    override func updateProperties() {
        if let room = model.week?.room { title = room.name }
        problem.showProblem(words.problem(with: model.content))
        summary.text = model.week.map(summary)?.joined(separator: "\n") ?? ""
        week.text = model.week == nil ? "" : words.strings.room.thisWeek
        chart.rows = model.week.map(rows) ?? []
    }

    /// The lines above the ranking.
    private func summary(_ week: RoomWeek) -> [String] {
        let (strings, room) = (words.strings, week.room)
        let people = "\(words.members(room.memberCount)) · \(words.end(of: room, today: model.today))"
        return [strings.room.invite(room.code), people, words.cap(of: room)].compactMap(\.self)
            + words.lines(of: model.challenges, today: model.today)
    }

    /// The ranking.
    private func rows(_ week: RoomWeek) -> [StandingsView.Row] {
        let best = week.standings.map(\.steps).max() ?? 0
        return week.standings.map { standing in
            let isMe = standing.member.id == week.me
            return StandingsView.Row(
                rank: "\(standing.rank)", name: name(of: standing.member, isMe: isMe),
                steps: words.phrases.number(standing.steps), fraction: best == 0 ? 0 : Double(standing.steps) / Double(best), isMe: isMe)
        }
    }

    /// A journal without an account has no name that says anything to anybody.
    private func name(of member: Member, isMe: Bool) -> String {
        let isNameless = member.nickname == AccountName.local
        guard isMe else { return isNameless ? words.strings.room.nameless : member.nickname }
        return isNameless ? words.strings.room.me : "\(member.nickname) (\(words.strings.room.you))"
    }
}
