import Common
import Coordinators
import LiveWalking
import Phrases
import Screens
import Terminal
import Walking

/// The list of what can be set, each with what holds now.
final class SettingsViewController: ViewController, OutcomeReporting {
    private enum Line {
        case header(String)
        case blank
        case place(title: String, SettingsRoute)
        case signOut
    }

    let settings: SettingsViewModel
    private let words: SettingsWords
    private let list = NoteList(columns: [ListColumn(width: 10, stretch: 1)], leastNote: 12, keepsNotes: true)
    private let problem = Label(style: Style(.danger), lines: 0)
    private let lines: [Line]

    init(model settings: SettingsViewModel, words: SettingsWords) {
        self.settings = settings
        self.words = words
        let home = words.strings.home
        var lines: [Line] = []
        for (header, items) in zip([home.you, home.program], SettingsRoute.destinations.menu(words.strings)) {
            lines.append(.header(header))
            for item in items where !settings.account.isLocal || !item.route.needsAccount {
                lines.append(.place(title: item.title, item.route))
            }
            lines.append(.blank)
        }
        self.lines = lines + [.signOut]
        super.init()
        title = home.title
    }

    func sentence(_ outcome: SettingsOutcome) -> String { words.sentence(outcome, today: settings.today) }

    override func loadView() {
        list.onActivate = { [weak self] in self?.activate($0) }
        problem.indent = Control.gutter
        view = PageView("", body: StackView(.vertical, spacing: 1, [problem, list]))
    }

    override func viewDidLoad() {
        follow { [settings] in await settings.follow() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // As the settings open their coordinator reads them; what comes back from below another screen is read anew.
        if settings.isRead { task { [settings] in await settings.load() } }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.close(window?.text ?? .en), hint: 800) { [weak self] in self?.dismiss(animated: true) }]
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override func updateProperties() {
        let home = words.strings.home
        let account = settings.account
        (view as? PageView)?.headline.text = account.isLocal ? home.localProfile : home.heading(account.name)
        problem.show(settings.failure.map { .problem(words.phrases.sentence($0)) })
        list.rows = lines.map(row)
    }

    private func row(_ line: Line) -> ListRow {
        switch line {
        case .header(let title): .header(title)
        case .blank: .blank
        case .place(_, .goal) where settings.weeklyMinutes != nil: row(words.strings.goal.weekRow, detail(of: .goal))
        case .place(let title, let route): row(title, detail(of: route))
        case .signOut: row(signOutName, "")
        }
    }

    private func row(_ title: String, _ detail: String) -> ListRow {
        ListRow([ListCell(title), ListCell(detail, style: Style(.secondary))])
    }

    private func activate(_ index: Int) {
        switch lines[index] {
        case .place(_, .goal): settings.openGoal()
        case .place(_, let route): settings.open(route)
        case .signOut: signOut()
        case .header, .blank: break
        }
    }

    /// The title of signing out; without an account there is nothing to sign out of, and somebody else walks.
    private var signOutName: String { settings.account.isLocal ? words.strings.home.change : words.strings.home.signOut }

    private func signOut() {
        let home = words.strings.home
        let message = settings.account.isLocal ? home.signOutLocalText : home.signOutText
        task { [weak self, settings] in
            let isLocal = settings.account.isLocal
            let title = isLocal ? home.changeTitle : home.signOutTitle
            let action = isLocal ? home.change : home.signOut
            guard await self?.confirm(title, message: message, action: action) == true else { return }
            guard let ended = await settings.signOut() else { return }
            if ended.keychainFailure != nil { self?.showToast(home.keychainFailed, role: .warning) }
            settings.leave()
        }
    }

    /// Returns the present value.
    private func detail(of route: SettingsRoute) -> String {
        let (strings, phrases) = (words.strings, words.phrases)
        return switch route {
        case .nickname: settings.account.nickname ?? strings.home.none
        case .profile: profile
        case .goal: goal
        case .streak: settings.streakKind.map(strings.streak.kindName) ?? ""
        case .zones: settings.zones.map { $0.home.id + strings.zones.count($0.periods.count) } ?? ""
        case .calibration: settings.stepLength.map(stepLength) ?? strings.home.none
        case .privacy: strings.privacy.count(settings.privatePlaces)
        case .inbox: settings.inbox.map(PathText.shown) ?? strings.home.none
        case .deletion: strings.deletion.rowDetail
        case .units: settings.preferences.units.map(phrases.name) ?? strings.choices.followSystem
        case .language: settings.preferences.language.map(strings.choices.languageName) ?? strings.choices.followSystem
        case .theme: words.name(ofTheme: settings.preferences.theme)
        case .pictures: strings.choices.picturesName(settings.preferences.showsPictures)
        case .motion: strings.choices.motionName(settings.preferences.reduceMotion)
        case .outputs: outputs
        case .about: settings.dependencies.version
        default: ""
        }
    }

    /// `7,000 steps`, `150 min a week`.
    private var goal: String {
        let (strings, phrases) = (words.strings.goal, words.phrases)
        if let minutes = settings.weeklyMinutes { return strings.aWeek(phrases.minutes(minutes)) }
        return settings.goal.map { phrases.steps($0.steps) } ?? ""
    }

    /// `74 cm, 20 Nov`.
    private func stepLength(_ counted: StepCalibration) -> String {
        "\(Self.unbroken(words.phrases.stepLength(counted.stepLength))), \(words.phrases.date(counted.date, today: settings.today))"
    }

    /// An amount that no line ends in: `168` stays with `cm`.
    private static func unbroken(_ amount: String) -> String { String(amount.map { $0 == " " ? "\u{A0}" : $0 }) }

    private var outputs: String {
        let strings = words.strings.outputs
        let names = LiveOutput.allCases.filter(settings.preferences.outputs.contains).map(strings.name)
        return names.isEmpty ? strings.none : names.joined(separator: ", ")
    }

    private var profile: String {
        let (none, phrases) = (words.strings.home.none, words.phrases)
        guard let profile = settings.account.profile else { return none }
        let height = profile.heightCentimetres.map { Self.unbroken(phrases.height($0)) }
        let weight = profile.weightKilograms.map { Self.unbroken(phrases.weight($0)) }
        let gender = profile.gender == .unsaid ? nil : phrases.name(profile.gender)
        let age = profile.ageBand == .unsaid ? nil : phrases.name(profile.ageBand)
        let said = [gender, age, height, weight].compactMap(\.self)
        return said.isEmpty ? none : said.joined(separator: " · ")
    }
}
