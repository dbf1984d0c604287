import Screens

extension ViewController {
    /// Asks before something that was changed here is lost; where nothing would be, the way is free.
    func mayLeave(losing hasChanges: Bool, _ strings: EditorStrings) async -> Bool {
        guard hasChanges else { return true }
        return await confirm(strings.leaveTitle, message: strings.leaveMessage, action: strings.leave)
    }
}
