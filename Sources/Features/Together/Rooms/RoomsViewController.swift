import Clubs
import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The tab's root: the rooms one is in, or what a room is.
final class RoomsViewController: ViewController {
    private let model: RoomsViewModel
    private let words: TogetherWords
    private let list = ListView()
    private let emptyTitle = Label(style: Style(.text, .bold))
    private let emptyText = Label(style: Style(.secondary), lines: 0)
    /// Indicates that the list has no room for the places of the rooms.
    private var isNarrow = false
    private static let columnsForPlaces = 78

    init(model: RoomsViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.rooms.title
    }

    override func loadView() {
        let stack = StackView(.vertical, spacing: 1, [emptyTitle, emptyText, list])
        stack.layoutMargins = Size(width: 2, height: 1)
        // The beginning of what a room is is better than nothing of it.
        emptyText.minimumSize = Size(width: 0, height: 3)
        view = stack
    }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 12, stretch: 1, compressionResistance: 3),
            ListColumn(width: 10, alignment: .right),
            ListColumn(width: 21, alignment: .right, compressionResistance: 1),
            // Of a narrow list, in what kind of store a room is and how old it is; where it lies is on its own screen, too.
            ListColumn(width: 22, alignment: .right, compressionResistance: 2),
        ]
        list.numberOfRows = { [model] in model.rooms.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.onActivate = { [weak self] in self?.open($0) }
        follow { [model] in await model.follow() }
    }

    override func viewDidLayoutSubviews() {
        guard isNarrow != (view.bounds.width < Self.columnsForPlaces) else { return }
        isNarrow.toggle()
        list.reloadData()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override var keyCommands: [KeyCommand] {
        var commands = TogetherRoute.destinations.commands(on: Self.self, words.strings) { [model] in model.go(to: $0) }
        if let club = model.waitingClub(at: list.selectedIndex) {
            commands.append(KeyCommand(words.keys.withdrawRequest, hint: 5) { [weak self] in self?.withdraw(from: club) })
        }
        if model.access == nil { return commands.filter { !["rooms.share", "rooms.paste"].contains($0.name) } }
        return commands.map(inFewColumns)
    }

    /// A command as a narrow hint line names it: to paste an invitation stands beside a new room.
    private func inFewColumns(_ command: KeyCommand) -> KeyCommand {
        guard command.name == "rooms.paste" else { return command }
        var command = command
        command.shortTitle = words.strings.share.joinShort
        return command
    }

    /// Opens a room; of a club that nobody lets the person in to any more it says why.
    private func open(_ index: Int) {
        if let word = model.refusedWord(at: index) {
            showToast(words.phrases.sentence(word), role: .warning, scope: .screen)
        } else {
            model.open(index)
        }
    }

    private func withdraw(from club: KnownClub) {
        let (name, strings) = (club.name.text, words.strings.rooms)
        task { [weak self, model, words] in
            guard let self, await confirm(strings.withdrawTitle(name), message: strings.withdrawText, action: strings.withdraw) else {
                return
            }
            var said = strings.withdrew(name)
            var failure = await model.withdraw(from: club)
            if case .club(let reason) = failure, WithdrawFromClub.isForgettable(after: reason) {
                let message = "\(words.phrases.reason(reason)) \(strings.forgetText)"
                guard await confirm(strings.forgetTitle(name), message: message, action: strings.forget) else { return }
                said = strings.forgot(name)
                failure = await model.withdraw(from: club, onlyHere: true)
            }
            if let failure {
                showToast(words.sentence(failure), role: .danger, scope: .screen)
            } else {
                showToast(said, scope: .screen)
            }
        }
    }

    /// Says that a room is only forgotten on this computer.
    func report(forgotten room: String) { showToast(words.strings.rooms.forgotten(room), role: .warning, scope: .screen) }

    /// Says which room was left.
    func report(left room: String) { showToast(words.strings.rooms.left(room), scope: .screen) }

    /// Says that somebody's computer has to let the person in.
    func report(waitingFor club: String) { showToast(words.strings.share.letIn(club), scope: .screen) }

    override func updateProperties() {
        let strings = words.strings.rooms
        let problem = model.content.notice(words.phrases).flatMap { $0.isProblem ? $0.text : nil }
        let isEmpty = model.content == .loaded([])
        emptyTitle.isHidden = !isEmpty && problem == nil
        emptyText.isHidden = !isEmpty
        emptyTitle.text = problem ?? strings.emptyTitle
        emptyTitle.style = Style(problem == nil ? .text : .danger, .bold)
        emptyText.text = strings.emptyText
        list.isHidden = model.rooms.isEmpty
        list.reloadData()
    }

    /// A room's name, how many are in it, where it is, and how things stand with it.
    private func row(_ index: Int) -> ListRow {
        // The list may ask once more for what it showed before.
        guard model.rooms.indices.contains(index) else { return .blank }
        switch model.rooms[index] {
        case .here(let room): return row(room.name, room.memberCount, at: "", words.strings.club.onlyHere)
        case .shared(let listed): return row(listed)
        }
    }

    private func row(_ listed: ListedClubRoom) -> ListRow {
        let place = model.access.map { words.place(of: listed.club, in: $0) } ?? ""
        guard let room = listed.room?.room, let access = model.access else {
            let strings = words.strings.club
            return row(listed.club.name.text, nil, at: place, listed.refusedWord == nil ? strings.waiting : strings.waitsInVain)
        }
        if isNarrow {
            let brief = words.brief(of: listed.club, listed.state, in: access.zone, today: model.today)
            return row(room.name.text, room.memberCount, at: place, brief)
        }
        let asOf = words.asOf(listed.state, in: access.zone, today: model.today)
        return row(room.name.text, room.memberCount, at: place, asOf ?? "")
    }

    private func row(_ name: String, _ members: Int?, at place: String, _ state: String) -> ListRow {
        ListRow([
            ListCell(name), ListCell(members.map(words.members) ?? "", style: Style(.secondary)),
            ListCell(place, style: Style(.secondary)), ListCell(state, style: Style(.secondary)),
        ])
    }
}
