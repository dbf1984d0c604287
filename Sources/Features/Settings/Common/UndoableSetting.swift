import Observation
import Phrases
import Walking

/// A part of the journal's settings that is changed step by step, each of which can be undone.
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

    /// Whether the last change of all was one of this.
    var canUndo: Bool { history.last == name }

    var canRedo: Bool { history.next == name }

    func load() async {
        do throws(JournalFailure) {
            value = try await settings.dependencies.journal.settings()[keyPath: part]
        } catch {
            problem = settings.phrases.sentence(error)
        }
    }

    /// Whether it is safe.
    func change(_ edit: @escaping @Sendable (inout Value) -> Void) async -> Bool {
        guard value != nil else { return false }
        let part = part
        return await attempt { () throws(JournalFailure) in
            history.add(try await settings.dependencies.journal.change { edit(&$0[keyPath: part]) }, name)
            return true
        } ?? false
    }

    /// Undoes the last change; what it did, in words, and nil where there was nothing or it failed.
    func undo() async -> String? {
        await attempt { () throws(JournalFailure) in try await history.undo().map(settings.phrases.sentence) } ?? nil
    }

    /// Does again what was undone last.
    func redo() async -> String? {
        await attempt { () throws(JournalFailure) in try await history.redo().map(settings.phrases.sentence) } ?? nil
    }

    private func attempt<Result>(_ work: () async throws(JournalFailure) -> Result) async -> Result? {
        problem = nil
        do throws(JournalFailure) {
            let result = try await work()
            await load()
            await settings.load()
            return result
        } catch {
            problem = settings.phrases.sentence(error)
            return nil
        }
    }
}
