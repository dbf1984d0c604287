import Phrases
import Screens
import Terminal
import Walking

/// The list of what can be set, each with what holds now.
final class SettingsViewController: ViewController {
    private enum Line {
        case header(String)
        case blank
        case item(SettingsItem)
    }

    private let model: SettingsModel
    private let list = ListView()
    private let problem = Label(style: Style(.danger), lines: 0)
    private let lines: [Line]

    init(_ model: SettingsModel) {
        self.model = model
        let strings = model.strings
        let personal: [SettingsItem] = [.nickname, .profile, .goal, .streak, .zones, .passphrase, .deletion]
        let own = personal.filter { !model.account.isLocal || !$0.needsAccount }
        lines =
            [Line.header(strings.you)] + own.map(Line.item) + [
                .blank, .header(strings.program), .item(.units), .item(.language), .item(.theme), .item(.motion), .item(.about), .blank,
                .item(.signOut),
            ]
        super.init()
        title = strings.title
    }

    override func loadView() {
        list.columns = [ListColumn(width: 10), ListColumn(width: 16, weight: 1)]
        list.numberOfRows = { [lines] in lines.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.isSearchable = false
        list.onActivate = { [weak self] in self?.activate($0) }
        problem.indent = Control.gutter
        view = PageView("", body: StackView(.vertical, spacing: 1, [problem, list]))
    }

    override var keyCommands: [KeyCommand] {
        let text = window?.text ?? .en
        return [KeyCommand(SettingsKeys.close(text), hint: 800) { [model] in model.open(.close) }]
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override func updateProperties() {
        let strings = model.strings
        let account = model.account
        (view as? PageView)?.headline.text = account.isLocal ? strings.localProfile : strings.heading(account.name)
        problem.text = model.problem.map { "! " + $0 } ?? ""
        // The rows are drawn later; what they show is read here so that its change is noticed.
        for item in SettingsItem.allCases { _ = detail(of: item) }
        list.reloadData()
    }

    private func row(_ index: Int) -> ListRow {
        switch lines[index] {
        case .header(let title): return .header(title)
        case .blank: return .blank
        case .item(let item): return ListRow([ListCell(name(of: item)), ListCell(detail(of: item), style: Style(.secondary))])
        }
    }

    private func activate(_ index: Int) {
        guard case .item(let item) = lines[index] else { return }
        if let route = item.route { model.open(route) } else { signOut() }
    }

    private func signOut() {
        let strings = model.strings
        let message = model.account.isLocal ? strings.signOutLocalText : strings.signOutText
        task { [weak self, model] in
            guard await self?.confirm(strings.signOutTitle, message: message, action: strings.signOut) == true else { return }
            await model.signOut()
        }
    }

    private func name(of item: SettingsItem) -> String {
        let strings = model.strings
        return switch item {
        case .nickname: model.phrases.nickname
        case .profile: model.phrases.aboutYou
        case .goal: strings.goalRow
        case .streak: strings.streak.row
        case .zones: strings.zones.row
        case .passphrase: strings.passphrase.row
        case .deletion: strings.deletion.row
        case .units: strings.units
        case .language: strings.language
        case .theme: strings.theme
        case .motion: strings.motion
        case .about: strings.about
        case .signOut: strings.signOut
        }
    }

    private func detail(of item: SettingsItem) -> String {
        let strings = model.strings
        let phrases = model.phrases
        switch item {
        case .nickname: return model.account.nickname ?? strings.none
        case .profile:
            guard let profile = model.account.profile else { return strings.none }
            let height = profile.heightCentimetres.map(phrases.height)
            let gender = profile.gender == .unsaid ? nil : phrases.name(profile.gender)
            let age = profile.ageBand == .unsaid ? nil : phrases.name(profile.ageBand)
            let said = [gender, age, height].compactMap(\.self)
            return said.isEmpty ? strings.none : said.joined(separator: " · ")
        case .goal: return model.goal.map { phrases.steps($0.steps) } ?? ""
        case .streak: return model.streakKind.map(strings.streak.kindName) ?? ""
        case .zones: return model.zones.map { $0.home.id + strings.zones.count($0.stays.count) } ?? ""
        case .units: return model.preferences.units.map(phrases.name) ?? strings.followSystem
        case .language: return model.preferences.language.map(strings.languageName) ?? strings.followSystem
        case .theme: return model.preferences.theme.map(strings.themeName) ?? strings.automatic
        case .motion: return strings.motionName(model.preferences.reduceMotion)
        case .about: return model.dependencies.version
        case .deletion: return strings.deletion.rowDetail
        case .signOut, .passphrase: return ""
        }
    }
}
