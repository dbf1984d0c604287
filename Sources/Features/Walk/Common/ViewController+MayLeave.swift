import Screens

extension ViewController {
    /// Asks before something that was typed here is lost; where nothing would be, the way is free.
    func mayLeave(losing hasChanges: Bool, _ words: WalkWords) async -> Bool {
        guard hasChanges else { return true }
        let strings = words.strings.form
        let leave = AlertAction(title: strings.leave, style: .destructive)
        let stay = AlertAction(title: strings.stay, style: .cancel)
        return await ask(strings.leaveTitle, message: strings.leaveMessage, actions: [stay, leave]) === leave
    }
}
