import Common
import Observation
import Phrases
import Walking

/// Another passphrase: the present one, and twice the new one.
@Observable
final class PassphraseEditorViewModel {
    /// Which answer a problem belongs to.
    enum Field: Hashable {
        case current, fresh, again
    }

    var current = "" {
        didSet { if current != oldValue, problem?.field == .current { problem = nil } }
    }
    var fresh = "" {
        didSet { if fresh != oldValue, problem?.field != .current { problem = nil } }
    }
    var again = "" {
        didSet { if again != oldValue, problem?.field == .again { problem = nil } }
    }
    private(set) var problem: (field: Field, sentence: String)?
    private(set) var isWorking = false

    @ObservationIgnored let strings: PassphraseStrings
    @ObservationIgnored let editor: EditorStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored let settings: SettingsModel

    init(_ settings: SettingsModel) {
        self.settings = settings
        strings = settings.strings.passphrase
        editor = settings.strings.editor
        phrases = settings.phrases
    }

    var hasChanges: Bool { !current.isEmpty || !fresh.isEmpty || !again.isEmpty }

    var disabledReason: String? { current.isEmpty || fresh.isEmpty || again.isEmpty ? strings.form.missing : nil }

    func problem(of field: Field) -> String? { problem?.field == field ? problem?.sentence : nil }

    /// Keeps the new passphrase.
    /// - Returns: the session that begins with it; nil where it was not kept.
    func save() async -> SignedIn? {
        guard disabledReason == nil, !isWorking else { return nil }
        isWorking = true
        problem = nil
        defer { isWorking = false }
        let change = ChangePassphrase(settings.dependencies.session, hasher: settings.dependencies.hasher)
        do throws(ChangePassphrase.Failure) {
            let signedIn = try await change(of: settings.account, from: current, to: fresh, repeated: again)
            // Nothing is lost by leaving now.
            (current, fresh, again) = ("", "", "")
            return signedIn
        } catch {
            problem = sentence(error)
            return nil
        }
    }

    private func sentence(_ failure: ChangePassphrase.Failure) -> (Field, String) {
        switch failure {
        case .wrong: (.current, strings.wrong)
        case .slowDown(let seconds): (.current, strings.form.slowDown(seconds))
        case .passphrase(.differ): (.again, strings.differ)
        case .passphrase(let problem): (.fresh, strings.form.sentence(problem))
        case .cannotHash: (.fresh, strings.form.cannotHash)
        case .journal(let failure): (.again, settings.phrases.sentence(failure))
        }
    }
}
