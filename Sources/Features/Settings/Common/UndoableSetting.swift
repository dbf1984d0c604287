import Common
import Observation
import Walking

/// A part of the journal's settings that is changed step by step, each of which joins the history of undo.
@Observable
final class UndoableSetting<Value: Equatable & Sendable> {
    private var state = Loadable<Value>.loading
    /// The failure of the last attempt to read or change it.
    private(set) var failure: JournalFailure?
    @ObservationIgnored private let settings: SettingsViewModel
    @ObservationIgnored private let part: any WritableKeyPath<JournalSettings, Value> & Sendable
    @ObservationIgnored private let name: ChangeName

    /// - Parameter name: what a change of it is called.
    init(_ part: any WritableKeyPath<JournalSettings, Value> & Sendable, _ name: ChangeName, of settings: SettingsViewModel) {
        self.part = part
        self.name = name
        self.settings = settings
    }

    /// The value of the setting; nil until the journal has answered.
    var value: Value? { state.value }

    private var history: UndoHistory { settings.dependencies.undo }

    func load() async {
        do throws(JournalFailure) {
            state = .loaded(try await settings.dependencies.journal.settings()[keyPath: part])
        } catch {
            state.fail(error)
            failure = error
        }
    }

    /// Changes it, as a step that can be undone.
    /// - Returns: whether it is safe.
    func change(_ edit: @escaping @Sendable (inout Value) -> Void) async -> Bool {
        guard value != nil else { return false }
        let part = part
        failure = nil
        do throws(JournalFailure) {
            try await history.change(name, in: settings.dependencies.journal) { edit(&$0[keyPath: part]) }
            await load()
            await settings.load()
            return true
        } catch {
            failure = error
            return false
        }
    }
}
