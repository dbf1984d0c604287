import Phrases
import Screens

extension ViewController {
    /// Asks before something that was changed here is lost; where nothing would be, the way is free.
    func mayLeave(losing hasChanges: Bool, _ phrases: Phrases) async -> Bool {
        guard hasChanges else { return true }
        let question = phrases.leaveQuestion
        return await confirm(question.title, message: question.message, action: question.leave, cancel: question.stay)
    }
}
