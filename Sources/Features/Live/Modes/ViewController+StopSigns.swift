import Screens

extension ViewController {
    /// Shows the stop signs before the first walk of all, and asks for what speaks against a fast one.
    /// - Returns: whether to begin gently; nil to begin another time.
    func askAboutStopSigns(_ stop: ModesStrings.StopSigns) async -> Bool? {
        let none = AlertAction(title: stop.none)
        let some = AlertAction(title: stop.some)
        // Nobody who presses Enter twice has read it: the first answer begins nothing.
        let actions = [AlertAction(title: stop.later, style: .cancel), none, some]
        let answer = await ask(stop.firstTitle, message: stop.question + "\n\n" + stop.signs, actions: actions)
        guard answer === none || answer === some else { return nil }
        if answer === some {
            let isSure = await confirm(
                stop.doctorTitle, message: stop.doctor, action: stop.stroll, cancel: stop.later, isDestructive: false)
            guard isSure else { return nil }
        }
        return answer === some
    }
}
