import Coordinators
import Phrases
import Screens
import Walking

extension ChoiceViewController where Value == StreakKind {
    /// The choice of what keeps a streak going.
    static func streakKinds(model: StreakViewModel, words: SettingsWords) -> ChoiceViewController {
        let strings = words.strings.streak
        let kinds = [StreakKind.daily] + (1...6).reversed().map { StreakKind(daysAWeek: $0) }
        return ChoiceViewController(
            title: strings.kind, question: strings.kindQuestion, help: strings.kindHelp,
            options: kinds.map { OptionPicker<StreakKind>.Option($0, strings.kindName($0)) },
            selection: { [model] in model.settings.streakKind }
        ) { [model, words] kind in
            await model.choose(kind) ? nil : model.failure.map(words.phrases.sentence)
        }
    }
}
