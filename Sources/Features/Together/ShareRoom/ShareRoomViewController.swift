import Clubs
import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Begins a room in a folder that several people synchronise, or joins one by a pasted word; it says what leaves the machine before it
/// does.
final class ShareRoomViewController: ViewController, Flow {
    let result = FlowResult<ClubEntry>()
    private let model: ShareRoomViewModel
    private let words: TogetherWords
    private let first: TextField
    private let folder: TextField
    private let ownName = TextField(maximumLength: SharedName.maximumLength)
    private let place = Button("")
    private let period = Button("")
    private let dailyCap = Button("")
    private let submitButton: Button
    private let statement = Label(lines: 0)
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: ShareRoomViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        let strings = words.strings.share
        let isJoining = model.purpose == .join
        first =
            isJoining
            ? TextField(placeholder: "gnd1-…", maximumLength: Invite.maximumLength)
            : TextField(placeholder: strings.namePlaceholder, maximumLength: SharedName.maximumLength)
        folder = TextField(placeholder: words.phrases.example("~/Sync/walk"), maximumLength: 400)
        submitButton = Button(isJoining ? words.strings.join.join : strings.open)
        super.init()
        title = isJoining ? strings.joinTitle : strings.shareTitle
    }

    override func loadView() {
        let strings = words.strings.share
        let form = FormView([
            FormRow(model.purpose == .join ? strings.invitation : strings.name, first), FormRow(strings.place, place),
            FormRow(strings.folder, folder),
            FormRow(strings.ownName, ownName), FormRow(words.strings.newRoom.period, period),
            FormRow(words.strings.newRoom.dailyCap, dailyCap),
            FormRow("", statement), FormRow("", submitButton), FormRow("", problem),
        ])
        let stack = StackView(.vertical, [form])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        let strings = words.strings.share
        if model.purpose == .join { first.helpText = strings.invitationHelp }
        folder.helpText = strings.folderHelp
        ownName.helpText = strings.ownNameHelp
        for (field, value) in [(first, \ShareRoomViewModel.first), (folder, \.folder), (ownName, \.ownName)] {
            field.onChange = { [model] in
                model[keyPath: value] = $0
                model.hasChanges = true
            }
        }
        place.action = { [weak self] in self?.choosePlace() }
        period.action = { [weak self] in self?.choosePeriod() }
        dailyCap.action = { [weak self] in self?.chooseDailyCap() }
        submitButton.action = { [weak self] in self?.submit() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    private func choosePlace() {
        let named = { [self] (club: KnownClub?) in name(of: club) }
        choose(words.strings.share.placeQuestion, among: [nil] + model.clubs, named: named) { [model] in model.club = $0 }
    }

    /// The club and its place, or the folder that is to be said.
    private func name(of club: KnownClub?) -> String {
        club.map { "\($0.name.text) · \(words.place(of: $0, in: model.access))" } ?? words.strings.share.inFolder
    }

    private func choosePeriod() {
        let strings = words.strings.newRoom
        choose(strings.periodQuestion, among: Period.allCases, named: { [words] in words.phrases.name($0) }) { [model] in model.period = $0
        }
    }

    private func chooseDailyCap() {
        let strings = words.strings.newRoom
        choose(strings.dailyCapQuestion, among: DailyCap.allCases, named: { [words] in words.phrases.name($0) }) { [model] in
            model.dailyCap = $0
        }
    }

    private func choose<Value: Sendable>(
        _ question: String, among values: [Value], named name: (Value) -> String, _ take: @escaping @MainActor (Value) -> Void
    ) {
        let actions = values.map { AlertAction(title: name($0), style: .default) }
        let cancel = AlertAction(title: words.strings.club.close, style: .cancel)
        task { [weak self] in
            let answer = await self?.ask(question, actions: [cancel] + actions)
            if let index = actions.firstIndex(where: { $0 === answer }) { take(values[index]) }
        }
    }

    override func encodeRestorableState() -> String? { model.restorableState }

    override func decodeRestorableState(_ state: String) { model.first = state }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    override var keyCommands: [KeyCommand] {
        let entry = model.purpose == .join ? words.keys.joinShared : words.keys.openShared
        return [KeyCommand(entry, hint: 10, disabledReason: model.obstacle.map(sentence(for:))) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        first.text = model.first
        folder.text = model.folder
        folder.isHidden = !model.wantsFolder
        ownName.text = model.ownName
        ownName.isHidden = !model.wantsNickname
        place.title = name(of: model.club)
        place.isHidden = model.clubs.isEmpty
        period.title = words.phrases.name(model.period)
        dailyCap.title = words.phrases.name(model.dailyCap)
        for choice in [period, dailyCap] { choice.isHidden = model.purpose == .join }
        submitButton.disabledReason = model.obstacle.map(sentence(for:))
        first.errorText =
            model.first.isEmpty ? nil : model.obstacle.flatMap { [.damaged, .newer, .address].contains($0) ? sentence(for: $0) : nil }
        problem.showProblem(model.problem.map(sentence))
        statement.text = sentences.joined(separator: "\n")
        statement.isHidden = statement.text.isEmpty
    }

    /// Does it; where a small terminal has no room for what others will see, that is shown first.
    private func submit() {
        let text = sentences.joined(separator: "\n\n")
        guard model.obstacle == nil, !statement.isShownWhole, !text.isEmpty else { return perform() }
        let action = model.purpose == .join ? words.strings.join.join : words.strings.share.open
        task { [weak self] in
            guard let self, await confirm(title ?? "", message: text, action: action, isDestructive: false) else { return }
            perform()
        }
    }

    private func perform() {
        taskBeforeKeys { [weak self, model] in
            guard let club = await model.submit() else { return self?.showProblem() ?? () }
            if let phrase = await model.takeRecoveryPhrase(of: club) { await self?.show(phrase) }
            let room = await model.room(of: club)
            self?.finish(with: room.map { .room($0) } ?? .waiting(club.name))
        }
    }

    /// Says what failed in a toast where the form has no room for it.
    private func showProblem() {
        guard let failure = model.problem else { return }
        problem.showProblem(sentence(failure))
        view.window?.updateIfNeeded()
        if !problem.isShownWhole { showToast(sentence(failure), role: .warning, scope: .screen) }
    }

    /// Shows the phrase once, and goes on when the person has it.
    private func show(_ phrase: String) async {
        let strings = words.strings.share
        _ = await ask(
            strings.phraseTitle, message: "\(phrase)\n\n\(strings.phraseText)",
            actions: [AlertAction(title: strings.phraseWritten, style: .cancel)])
    }

    /// The sentences about what will be done, as far as the text says it.
    private var sentences: [String] {
        let strings = words.strings.share
        switch model.comingBack {
        case .account(let address):
            return [strings.beforeReturning(SshAddress.scheme + address.text), strings.returned, strings.seenByAdmin]
        case .phrase:
            let place = model.path.map(model.access.shown) ?? "…"
            return [strings.beforeReturning(place), strings.returned, strings.returnedAlone]
        case nil: break
        }
        guard let nickname = model.nickname else { return [strings.noNickname] }
        let from = words.phrases.shortDate(model.today.startOfWeek, today: model.today)
        let seen = (model.isOnServer ? strings.seenOnServer : strings.seen)(nickname.text, from)
        let admin = model.isOnServer ? [strings.seenByAdmin] : []
        if let name = model.name, let club = model.club { return [strings.beforeJoining(name.text, club.name.text), seen] + admin }
        if let name = model.name, let path = model.path { return [strings.beforeSharing(name.text, model.access.shown(path)), seen] }
        switch model.invite?.purpose {
        case .room(_, let room): return [strings.beforeJoining(room.text, model.invite?.clubName.text ?? ""), seen] + admin
        case .machine: return [strings.beforeLinking(model.invite?.clubName.text ?? "")] + admin
        case nil: return []
        }
    }

    /// The failure in the words of somebody who comes back, or who shares a new room, where it is that.
    private func sentence(_ failure: ClubSync.Failure) -> String {
        let strings = words.strings.share
        switch (failure, model.comingBack) {
        case (.club(.keyRefused), .account): return strings.unknownKey
        case (.club(.notMember), .account): return strings.nobodysKey
        case (.club(.notMember), .phrase): return strings.unknownPhrase
        case (.club(.taken), .account), (.club(.taken), .phrase): return strings.alreadyIn
        case (.club(.noSuchRoom), .account), (.club(.noSuchRoom), .phrase): return strings.inNoRoom
        case (.club(.taken), nil) where model.purpose != .join: return strings.clubIsThere
        default: return words.sentence(failure)
        }
    }

    private func sentence(for obstacle: ShareRoomViewModel.Obstacle) -> String {
        let strings = words.strings.share
        return switch obstacle {
        case .name: strings.nameMissing
        case .invitation: strings.invitationMissing
        case .damaged: strings.damaged
        case .newer: strings.newer
        case .address: strings.badAddress
        case .folder: strings.folderMissing
        case .nickname: strings.noNickname
        }
    }
}
