import Observation
import Phrases
import Walking

/// A part of the journal's settings that is changed step by step, each of which joins the history of undo.
@Observable
final class UndoableSetting<Value: Equatable & Sendable> {
    /// Nil until the journal has answered.
    private(set) var value: Value?
    private(set) var problem: String?
    @ObservationIgnored private let settings: SettingsModel
    @ObservationIgnored private let part: any WritableKeyPath<JournalSettings, Value> & Sendable
    @ObservationIgnored private let name: ChangeName

    /// - Parameter name: what a change of it is called.
    init(_ part: any WritableKeyPath<JournalSettings, Value> & Sendable, _ name: ChangeName, of settings: SettingsModel) {
        self.part = part
        self.name = name
        self.settings = settings
    }

    private var history: UndoHistory { settings.dependencies.undo }

    func load() async {
        do throws(JournalFailure) {
            value = try await settings.dependencies.journal.settings()[keyPath: part]
        } catch {
            problem = settings.phrases.sentence(error)
        }
    }

    /// Changes it, as a step that can be undone.
    /// - Returns: whether it is safe.
    func change(_ edit: @escaping @Sendable (inout Value) -> Void) async -> Bool {
        guard value != nil else { return false }
        let part = part
        problem = nil
        do throws(JournalFailure) {
            history.add(try await settings.dependencies.journal.change { edit(&$0[keyPath: part]) }, name)
            await load()
            await settings.load()
            return true
        } catch {
            problem = settings.phrases.sentence(error)
            return false
        }
    }
}
