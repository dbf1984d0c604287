import Screens
import Walking

extension ChoiceViewController where Value == StreakKind {
    /// The choice of what keeps a streak going.
    /// - Parameter done: called when the answer was kept.
    static func streakKinds(_ model: StreakModel, done: @escaping @MainActor (SettingsOutcome) -> Void) -> ChoiceViewController {
        let strings = model.strings
        let kinds = [StreakKind.daily] + (1...6).reversed().map { StreakKind(daysAWeek: $0) }
        return ChoiceViewController(
            title: strings.kind, question: strings.kindQuestion, help: strings.kindHelp,
            options: kinds.map { OptionPicker<StreakKind>.Option($0, strings.kindName($0)) },
            selection: { [model] in model.settings.streakKind }
        ) { [model] kind in
            guard await model.choose(kind) else { return model.problem }
            done(.streakKind(kind))
            return nil
        }
    }
}
