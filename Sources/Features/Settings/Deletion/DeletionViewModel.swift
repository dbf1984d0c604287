import Observation
import Walking

/// The end of an account, for whoever types its ID.
@Observable
final class DeletionViewModel {
    var typed = "" {
        didSet { if typed != oldValue { failure = nil } }
    }
    private(set) var failure: JournalFailure?
    private(set) var isWorking = false

    @ObservationIgnored let strings: DeletionStrings
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        strings = settings.words.strings.deletion
    }

    var name: String { settings.account.name }

    /// The folder of the program's own backups.
    var folder: String { settings.dependencies.dataFolder }

    var disabledReason: String? { AccountName.key(typed) == AccountName.key(name) ? nil : strings.notTyped }

    /// Ends the account.
    /// - Returns: whether it is gone.
    func delete() async -> Bool {
        guard disabledReason == nil, !isWorking else { return false }
        isWorking = true
        defer { isWorking = false }
        failure = nil
        do throws(JournalFailure) {
            try await settings.deleteAccount()
        } catch {
            failure = error
        }
        return failure == nil
    }
}
