import Phrases
import Screens
import Terminal
import Walking

extension ViewController {
    /// Does something that may fail, for as long as the screen stays, and says how it went.
    package func attempt(
        _ phrases: Phrases, saying done: String? = nil, _ work: @escaping @MainActor () async throws(JournalFailure) -> Void
    ) {
        task { [weak self] in
            do throws(JournalFailure) {
                try await work()
                if let done { self?.showToast(done, role: .success, scope: .screen) }
            } catch {
                // Something else may lie over the screen by now, and a failure must not pass unread.
                self?.showToast(phrases.sentence(error), role: .danger, scope: .untilSeen)
            }
        }
    }
}
