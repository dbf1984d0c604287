import Clubs
import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// One room that is shared with other machines: its ranking as it was last seen, the walks that are asked for, and what one can do about
/// others.
final class ClubRoomViewController: ViewController, Flow {
    let result = FlowResult<LeftRoom>()
    private let model: ClubRoomViewModel
    private let words: TogetherWords
    private let place = Label(style: Style(.secondary))
    private let summary = Label(style: Style(.secondary), lines: 0)
    private let problem = Label(style: Style(.danger), lines: 0)
    private let question = Label(style: Style(.text, .bold), lines: 0)
    private let requests = Label(lines: 0)
    private let span = Label(style: Style(.text, .bold))
    private let list = ListView()
    /// Indicates that the bar was put at one's own place, or where the person left it.
    private var hasFoundPlace = false

    init(model: ClubRoomViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.rooms.title
    }

    override func loadView() {
        list.stretch = 1
        list.compressionResistance = 2
        // Whom the keys mean is seen, whatever is told above.
        list.minimumSize = Size(width: 0, height: 2)
        place.compressionResistance = 1
        span.compressionResistance = 1
        // A question is answered by one key: it goes last.
        question.compressionResistance = 3
        let shared = RoomyLine(words.strings.club.shared)
        for view in [place, shared, summary, problem, question, requests, span] { view.indent = Control.gutter }
        let stack = StackView(.vertical, spacing: 1, [place, shared, summary, problem, question, requests, span, list])
        stack.setCustomSpacing(0, after: place)
        stack.setCustomSpacing(0, after: shared)
        stack.setCustomSpacing(0, after: span)
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 5, alignment: .right, compressionResistance: 3), ListColumn(width: 16, stretch: 1, compressionResistance: 2),
            ListColumn(width: Self.barWidth), ListColumn(width: 9, alignment: .right, compressionResistance: 2),
        ]
        list.numberOfRows = { [model] in model.rows.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.onActivate = { [model] in model.open($0) }
        follow { [model] in await model.follow() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) {
        list.scrollState = state
        hasFoundPlace = true
    }

    /// Says who was asked to walk.
    func report(asked sentence: String) { showToast(sentence, scope: .screen) }

    // MARK: Keys

    override var keyCommands: [KeyCommand] {
        guard let room = model.room else { return [] }
        let (keys, strings) = (words.keys, words.strings.club)
        let other = model.member(at: list.selectedIndex).flatMap { $0.id == room.me ? nil : $0 }
        let notMe = other == nil ? strings.itsYou : nil
        let notShown = other.map(model.isBlocked) == true ? strings.isBlocked : notMe
        var commands = [
            KeyCommand(keys.clubSpan, hint: 30) { [weak self] in self?.showNextSpan() },
            KeyCommand(keys.clubCheer, hint: 10, disabledReason: notShown) { [weak self] in self?.cheer(other) },
            KeyCommand(keys.clubAsk, hint: 20, disabledReason: notShown) { [model] in other.map(model.askToWalk) },
            KeyCommand(keys.clubChallenges, hint: 35) { [model] in model.showChallenges() },
            KeyCommand(keys.clubInvite, hint: 40) { [weak self] in self?.invite() },
            KeyCommand(keys.clubLeave, hint: 50) { [weak self] in self?.confirmLeaving() },
            // A room of so many shows nobody at a glance.
            KeyCommand(keys.clubFind, hint: room.room.room.isMirrored ? nil : 15) { [weak self] in self?.findMember() },
            KeyCommand(keys.clubBlock, disabledReason: notMe) { [weak self] in self?.block(other) },
            KeyCommand(keys.clubRemove, disabledReason: room.isMine ? notMe : strings.notFounder) { [weak self] in self?.remove(other) },
            KeyCommand(keys.clubSync) { [weak self, model] in self?.task { await model.lookNow() } },
            // Where no line has room to say what is shared, the way to it comes before what can be done about others.
            KeyCommand(keys.clubAbout, hint: isLow ? 5 : 25) { [weak self] in self?.sayWhatLeaves() },
        ]
        if let question = model.question {
            commands.append(KeyCommand(keys.clubAccept, hint: 1) { [weak self] in self?.answerShown(question, .accepted) })
            commands.append(KeyCommand(keys.clubDecline, hint: 2) { [weak self] in self?.answerShown(question, .declined) })
        }
        if model.questions.count > 1 {
            commands.append(KeyCommand(keys.clubNextQuestion, hint: 3) { [model] in model.showNextQuestion() })
        }
        if let own = model.ownQuestion {
            commands.append(KeyCommand(keys.clubWithdraw, hint: 60) { [weak self] in self?.answer(own, .withdrawn) })
        }
        let agreed = model.agreedWalks
        if !agreed.isEmpty {
            commands.append(KeyCommand(keys.clubCallOff, hint: 55) { [weak self] in self?.confirmCallingOff(agreed) })
        }
        return commands
    }

    /// Indicates that the window may have no row for what is shared.
    private var isLow: Bool { window.map { $0.size.height < RoomyLine.rows + Self.rowsOfFrame } ?? false }
    /// The rows of the title, its rule, the tabs and the keys.
    private static let rowsOfFrame = 4

    /// Shows another span, in which the same person stays chosen.
    private func showNextSpan() {
        let chosen = model.member(at: list.selectedIndex)?.id
        model.showNextSpan()
        list.reloadData()
        if let chosen, let row = model.rows.firstIndex(where: { $0?.id == chosen }) { list.selectedIndex = row }
    }

    private func cheer(_ member: RankedMember?) {
        guard let member else { return }
        let strings = words.strings.club
        task { [weak self, model] in
            let isNew = await model.cheer(member)
            guard let self, model.problem == nil else { return }
            showToast(isNew ? strings.cheered(shownName(of: member)) : strings.cheeredAlready, scope: .screen)
        }
    }

    /// Answers the question on show; where a small terminal has no room for it, it is shown first.
    private func answerShown(_ request: WalkRequest, _ answer: WalkRequest.Answer) {
        guard !question.isShownWhole, let room = model.room, let sentence = sentence(request, in: room) else {
            return self.answer(request, answer)
        }
        let keys = words.keys
        task { [weak self, words] in
            let action = answer == .accepted ? keys.clubAccept.title : keys.clubDecline.title
            guard let self, await confirm(words.strings.ask.title, message: sentence, action: action, isDestructive: false) else { return }
            self.answer(request, answer)
        }
    }

    private func answer(_ request: WalkRequest, _ answer: WalkRequest.Answer) {
        task { [weak self, model] in
            let isInTime = await model.answer(request, with: answer)
            self?.report(request, answer, isInTime)
        }
    }

    /// Says what was declined, taken back or called off, which is on show no more, or that it is too late for that.
    private func report(_ walk: WalkRequest, _ answer: WalkRequest.Answer, _ isInTime: Bool) {
        guard model.problem == nil else { return }
        guard isInTime else { return showToast(words.strings.club.tooLate, role: .warning, scope: .screen) }
        var answered = walk
        answered.answer = answer
        guard answer != .accepted, let sentence = model.room.flatMap({ sentence(answered, in: $0) }) else { return }
        showToast(sentence, scope: .screen)
    }

    /// Asks whether the walk that is agreed is off, or which of several.
    private func confirmCallingOff(_ walks: [WalkRequest]) {
        guard let room = model.room else { return }
        let strings = words.strings.club
        let choices = walks.prefix(Self.walksToChooseFrom).map { choice($0, in: room) }
        task { [weak self, model] in
            guard let self else { return }
            var walk: WalkRequest?
            if choices.count == 1 {
                let isOff = await confirm(strings.callOffTitle, message: choices[0], action: strings.callOff, cancel: strings.keepWalk)
                walk = isOff ? walks[0] : nil
            } else {
                let actions = choices.map { AlertAction(title: $0, style: .destructive) }
                let answer = await ask(strings.callOffWhich, actions: [AlertAction(title: strings.keepWalk, style: .cancel)] + actions)
                walk = actions.firstIndex { $0 === answer }.map { walks[$0] }
            }
            guard let walk else { return }
            let isInTime = await model.callOff(walk)
            report(walk, walk.callingOff(by: room.me), isInTime)
        }
    }

    private func invite() {
        let strings = words.strings.club
        task { [weak self, model, words] in
            guard let invite = await model.invite(), let self else { return }
            let until = words.phrases.shortDate(model.access.zone.day(of: invite.expires), today: model.today)
            let copy = AlertAction(title: strings.copyWord, style: .default)
            let text = "\(invite.word)\n\n\(strings.inviteText(words.phrases.number(InviteToRoom.uses), until))"
            let answer = await ask(strings.inviteTitle, message: text, actions: [AlertAction(title: strings.close, style: .cancel), copy])
            if answer === copy { self.copy(invite.word, named: strings.word) }
        }
    }

    private func findMember() {
        let strings = words.strings.club
        let prompt = PromptView(strings.findTitle, help: strings.findHelp, action: strings.findAction) { [weak self, model, words] prompt in
            guard let name = SharedName(prompt.text) else { return prompt.errorText = strings.foundNobody }
            self?.task {
                guard let row = await model.find(name) else {
                    return prompt.errorText = model.problem.map(words.sentence) ?? strings.foundNobody
                }
                prompt.close()
                self?.hasFoundPlace = true
                self?.list.reloadData()
                self?.list.selectedIndex = row
            }
        }
        treeWindow?.showPrompt(prompt)
    }

    private func sayWhatLeaves() {
        let strings = words.strings.club
        var text = strings.aboutText
        if case .folder = model.room?.club.place {} else { text += " " + strings.aboutServer }
        task { [weak self, text] in
            _ = await self?.ask(strings.about, message: text, actions: [AlertAction(title: strings.close, style: .cancel)])
        }
    }

    private func confirmLeaving() {
        guard let room = model.room else { return }
        let (name, strings) = (room.room.room.name, words.strings.club)
        let isFounder = room.isMine && room.room.room.memberCount > 1
        let message = [
            model.agreedWalks.isEmpty ? nil : strings.leaveCallsOff, strings.leaveText, isFounder ? strings.leaveAsFounder : nil,
        ].compactMap(\.self).joined(separator: " ")
        task { [weak self, model, words] in
            guard let self else { return }
            let title = words.strings.room.leaveTitle(name.text)
            guard await confirm(title, message: message, action: words.strings.room.leave) else { return }
            if let name = await model.leave() { return finish(with: LeftRoom(name: name)) }
            guard let failure = model.noWayIn else { return }
            let reason = "\(words.phrases.reason(failure)) \(strings.forgetText)"
            guard await confirm(strings.forgetTitle(name.text), message: reason, action: strings.forget) else { return }
            if let name = await model.forget() { finish(with: LeftRoom(name: name, isForgottenOnly: true)) }
        }
    }

    private func block(_ member: RankedMember?) {
        guard let member else { return }
        let strings = words.strings.club
        task { [weak self, model] in
            if model.isBlocked(member) { return await model.setBlocked(false, member) }
            let title = strings.blockTitle(member.nickname.text)
            let sentences = await model.endsWalksByBlocking(member) ? [strings.blockEndsWalks, strings.blockText] : [strings.blockText]
            guard let self, await confirm(title, message: sentences.joined(separator: " "), action: strings.block) else { return }
            await model.setBlocked(true, member)
        }
    }

    private func remove(_ member: RankedMember?) {
        guard let member else { return }
        let strings = words.strings.club
        task { [weak self, model] in
            guard let self else { return }
            let title = strings.removeTitle(shownName(of: member))
            var sentences = model.hasAgreedToWalk(with: member) ? [strings.removeCallsOff] : []
            sentences.append(strings.removeText)
            if case .folder = model.room?.club.place { sentences.append(strings.removeInFolder) }
            guard await confirm(title, message: sentences.joined(separator: " "), action: strings.remove) else { return }
            await model.remove(member)
        }
    }

    // MARK: Showing

    override func updateProperties() {
        let strings = words.strings.club
        problem.showProblem(trouble)
        let room = model.room
        list.isHidden = room == nil
        list.emptyText = strings.notSeenYet
        if let room {
            title = room.room.room.name.text
            place.text = words.place(of: room.club, room.state, in: model.access, today: model.today)
            summary.text = summary(of: room).joined(separator: " · ")
        }
        question.text = room.flatMap { room in model.question.flatMap { sentence($0, in: room) } } ?? ""
        let number = model.questions.firstIndex { $0.id == model.question?.id } ?? 0
        if model.questions.count > 1 { question.text += " \(strings.ofSo(number + 1, model.questions.count))" }
        question.isHidden = question.text.isEmpty
        requests.text = room.map(lines)?.joined(separator: "\n") ?? ""
        requests.isHidden = requests.text.isEmpty
        span.text =
            switch model.span {
            case .thisWeek: strings.thisWeek
            case .lastWeek: strings.lastWeek
            case .whole: strings.wholeTime
            }
        span.isHidden = room == nil
        list.reloadData()
        findPlace()
    }

    /// Begins at one's own place in a large room; its first places are a key away.
    private func findPlace() {
        guard !hasFoundPlace, let room = model.room, !room.room.room.isMirrored,
            let mine = model.rows.firstIndex(where: { $0?.id == room.me })
        else { return }
        hasFoundPlace = true
        list.selectedIndex = mine
    }

    /// The reason for which something could not be done, or for which the room is not up to date.
    private var trouble: String? {
        if let problem = model.problem { return words.sentence(problem) }
        switch model.content {
        case .loading: return nil
        case .loaded(.none): return words.strings.club.gone
        case .loaded(.some(let room)): return room.state.failure.map { words.phrases.sentence($0) }
        case .failed(let failure): return words.phrases.sentence(failure)
        }
    }

    private func summary(of room: SeenClubRoom) -> [String] {
        let unsent = room.room.unsentCount
        return [
            words.members(room.room.room.memberCount), words.end(of: room.room.room, today: model.today),
            room.room.room.dailyCap.limit.map { words.strings.room.capNote(words.phrases.number($0)) },
            unsent == 0 ? nil : words.strings.club.toSend(words.phrases.days(unsent)),
        ].compactMap(\.self)
    }

    private func lines(_ room: SeenClubRoom) -> [String] {
        let others = model.requests.filter { request in !model.questions.contains { $0.id == request.id } }
        let more = others.count - Self.shownRequests
        return others.prefix(Self.shownRequests).compactMap { sentence($0, in: room) }
            + (more > 0 ? [words.strings.club.more(words.phrases.number(more))] : [])
            + words.lines(of: room.shown(words.phrases, today: model.today), today: model.today)
    }

    /// So many walks stand above the ranking, beside the one that is asked for.
    private static let shownRequests = 2

    private func sentence(_ request: WalkRequest, in room: SeenClubRoom) -> String? {
        let other = room.other(in: request)
        let name = room.isBlocked(other) ? words.strings.club.hidden : room.nickname(of: other)?.text
        let moment = words.moment(request.starts, in: model.access.zone, today: model.today)
        return words.sentence(
            request, isMine: request.from == room.me, isCalledOff: model.isCalledOff(request), with: name, at: moment)
    }

    private static let walksToChooseFrom = 4

    /// The other one and the moment of a walk, as a choice among several.
    private func choice(_ walk: WalkRequest, in room: SeenClubRoom) -> String {
        let other = room.other(in: walk)
        let name = room.isBlocked(other) ? words.strings.club.hidden : room.nickname(of: other)?.text ?? ""
        return "\(name) · \(words.moment(walk.starts, in: model.access.zone, today: model.today))"
    }

    /// The name of a member, unless the person does not want to see it.
    private func shownName(of member: RankedMember) -> String {
        model.isBlocked(member) ? words.strings.club.hidden : member.nickname.text
    }

    private static let barWidth = 24

    private func row(_ index: Int) -> ListRow {
        // The list may ask once more for what it showed before.
        guard model.rows.indices.contains(index), let room = model.room else { return .blank }
        guard let member = model.rows[index] else { return ListRow([ListCell("⋮", style: Style(.secondary))], isSelectable: false) }
        let (isMe, isUnknown) = (member.id == room.me, model.isUnknown(member))
        let best = max(1, model.rows.compactMap { $0?.steps }.max() ?? 1)
        let bar = String(repeating: "▇", count: (member.steps * Self.barWidth + best / 2) / best)
        let name = shownName(of: member)
        return ListRow([
            ListCell(isUnknown || member.rank == 0 ? "–" : words.phrases.number(member.rank), style: Style(.secondary)),
            ListCell(isMe ? "\(name) (\(words.strings.room.you))" : name, style: isMe ? Style(.text, .bold) : .plain),
            ListCell(bar, style: Style(isMe ? .accent : .chart)),
            ListCell(isUnknown ? "–" : words.phrases.number(member.steps), style: isMe ? Style(.text, .bold) : .plain),
        ])
    }
}
