import LiveWalking
import Screens

extension ViewController {
    /// Asks what has to be asked before a walk: about the stop signs before the first one, and whether a doctor has agreed before one that
    /// is faster than a stroll, of somebody who said that one should be asked.
    /// - Returns: the walk that may begin; nil for none.
    func askBefore(_ choice: WalkChoice, _ answers: StopSignAnswers, _ stop: ModesStrings.StopSigns) async -> WalkChoice? {
        let kept = await answers.kept()
        guard kept.knowsStopSigns else {
            guard let isGentle = await askAboutStopSigns(stop) else { return nil }
            await answers.keep(isGentle: isGentle)
            return isGentle ? WalkChoice(.stroll) : choice
        }
        guard kept.needsDoctor(before: choice) else { return choice }
        // Enter alone strolls: a yes is chosen.
        let stroll = AlertAction(title: stop.stroll)
        let agreed = AlertAction(title: stop.agreed)
        let actions = [stroll, agreed, AlertAction(title: stop.later, style: .cancel)]
        let answer = await ask(stop.agreedTitle, message: stop.askedDoctor, actions: actions)
        if answer === stroll { return WalkChoice(.stroll) }
        guard answer === agreed else { return nil }
        await answers.keep(isGentle: false)
        return choice
    }

    /// Shows the stop signs before the first walk of all, and asks for what speaks against a fast one.
    /// - Returns: whether to begin gently; nil to begin another time.
    private func askAboutStopSigns(_ stop: ModesStrings.StopSigns) async -> Bool? {
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
