import Observation
import Phrases
import Walking

/// A part of the journal's settings that is changed step by step, each of which can be taken back.
@Observable
final class UndoableSetting<Value: Equatable> {
    /// Nil until the journal has answered.
    private(set) var value: Value?
    private(set) var problem: String?
    private var history: [Value] = []
    @ObservationIgnored private let settings: SettingsModel
    @ObservationIgnored private let part: WritableKeyPath<JournalSettings, Value>

    init(_ part: WritableKeyPath<JournalSettings, Value>, of settings: SettingsModel) {
        self.part = part
        self.settings = settings
    }

    var canUndo: Bool { !history.isEmpty }

    func load() async {
        do throws(JournalFailure) {
            value = try await settings.dependencies.journal.settings()[keyPath: part]
        } catch {
            problem = settings.phrases.sentence(error)
        }
    }

    /// Whether it is safe.
    func change(_ edit: (inout Value) -> Void) async -> Bool {
        guard let before = value else { return false }
        var after = before
        edit(&after)
        guard after != before else { return true }
        guard await save(after) else { return false }
        history.append(before)
        return true
    }

    /// Takes the last change back.
    func undo() async -> Bool {
        guard let before = history.popLast() else { return false }
        let isDone = await save(before)
        if !isDone { history.append(before) }
        return isDone
    }

    private func save(_ new: Value) async -> Bool {
        problem = nil
        do throws(JournalFailure) {
            var all = try await settings.dependencies.journal.settings()
            all[keyPath: part] = new
            try await settings.dependencies.journal.save(all)
            value = new
            await settings.load()
            return true
        } catch {
            problem = settings.phrases.sentence(error)
            return false
        }
    }
}
