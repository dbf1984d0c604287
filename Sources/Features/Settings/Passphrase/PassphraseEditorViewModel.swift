import Common
import Observation
import Phrases
import Walking

/// Another passphrase: the present one, and twice the new one.
@Observable
final class PassphraseEditorViewModel {
    /// The answer that a problem belongs to.
    enum Field: Hashable {
        case current, fresh, again
    }

    var current = "" {
        didSet { if current != oldValue { submission.clear(.current) } }
    }
    var fresh = "" {
        didSet { if fresh != oldValue { submission.clear(.fresh, .again) } }
    }
    var again = "" {
        didSet { if again != oldValue { submission.clear(.again) } }
    }
    @ObservationIgnored let submission = FormSubmission<Field>()

    @ObservationIgnored let strings: PassphraseStrings
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        strings = settings.words.strings.passphrase
    }

    var hasChanges: Bool { !current.isEmpty || !fresh.isEmpty || !again.isEmpty }

    var disabledReason: String? { current.isEmpty || fresh.isEmpty || again.isEmpty ? strings.form.missing : nil }

    /// Keeps the new passphrase.
    /// - Returns: the session that begins with it; nil where it was not kept.
    func save() async -> SignedIn? {
        guard disabledReason == nil else { return nil }
        let change = ChangePassphrase(settings.dependencies.session, hasher: settings.dependencies.hasher)
        let signedIn = await submission.submit { () async throws(ChangePassphrase.Failure) in
            try await change(of: settings.account, from: current, to: fresh, repeated: again)
        } place: {
            sentence($0)
        }
        // Nothing is lost by leaving now.
        if signedIn != nil { (current, fresh, again) = ("", "", "") }
        return signedIn
    }

    private func sentence(_ failure: ChangePassphrase.Failure) -> (Field, String) {
        switch failure {
        case .wrong: (.current, strings.wrong)
        case .slowDown(let seconds): (.current, strings.form.slowDown(seconds))
        case .passphrase(.differ): (.again, strings.differ)
        case .passphrase(let problem): (.fresh, strings.form.sentence(problem))
        case .cannotHash: (.fresh, strings.form.cannotHash)
        case .journal(let failure): (.again, settings.words.phrases.sentence(failure))
        }
    }
}
