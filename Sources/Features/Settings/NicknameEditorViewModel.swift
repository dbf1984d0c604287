import Observation
import Phrases
import Walking

/// Another nickname.
@Observable
final class NicknameEditorViewModel {
    /// What is known about the name as it stands.
    enum Verdict: Equatable {
        /// Unchanged, empty, or not looked up yet.
        case open
        case free
        case refused(String)
    }

    var text: String {
        didSet { if text != oldValue { verdict = localVerdict } }
    }
    private(set) var verdict = Verdict.open
    private(set) var isWorking = false

    @ObservationIgnored let strings: EditorStrings
    @ObservationIgnored private let settings: SettingsModel
    @ObservationIgnored private let choose: ChooseNickname

    init(_ settings: SettingsModel) {
        self.settings = settings
        choose = ChooseNickname(accounts: settings.dependencies.accounts)
        strings = settings.strings.editor
        text = settings.account.nickname ?? ""
    }

    var title: String { settings.strings.nickname }

    var disabledReason: String? {
        if text.allSatisfy(\.isWhitespace) { return strings.nicknameMissing }
        if case .refused = verdict { return strings.nicknameOther }
        return nil
    }

    /// Looks up whether somebody has the name; what was typed meanwhile wins.
    func check() async {
        let asked = text
        guard verdict == .open, !asked.allSatisfy(\.isWhitespace), asked != settings.account.nickname else { return }
        let failure = await choose.problem(with: asked, for: settings.account.id)
        guard asked == text, !Task.isCancelled else { return }
        verdict = failure.map { .refused(sentence($0)) } ?? .free
    }

    func save() async {
        guard disabledReason == nil, !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        do throws(ChooseNickname.Failure) {
            let account = try await choose(text, for: settings.account.id)
            await settings.saved(account, strings.nicknameSaved(account.displayName))
        } catch {
            verdict = .refused(sentence(error))
        }
    }

    /// What can be said without asking anybody.
    private var localVerdict: Verdict {
        do throws(Nickname.Problem) {
            _ = try Nickname(text)
            return .open
        } catch {
            return error == .empty ? .open : .refused(sentence(.nickname(error)))
        }
    }

    private func sentence(_ failure: ChooseNickname.Failure) -> String {
        switch failure {
        case .nickname(.empty): strings.nicknameMissing
        case .nickname(.tooLong): strings.nicknameTooLong(Nickname.maximumLength)
        case .nickname(.unprintable): strings.nicknameUnprintable
        case .taken(let free): strings.nicknameTaken(text, free)
        case .journal(let failure): settings.phrases.sentence(failure)
        }
    }
}
