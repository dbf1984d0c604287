import Phrases
import Screens
import Walking

/// The screens on which one of a few answers is chosen; an answer is kept at once.
struct SettingsChoices {
    let model: SettingsModel
    /// Called when an answer was kept, after which the choice leaves; nil where all screens are made again, and that is said then.
    let done: @MainActor (SettingsOutcome?) -> Void

    private var strings: ChoiceStrings { model.strings.choices }

    var units: ChoiceViewController<Units?> {
        ChoiceViewController(
            title: strings.units, question: strings.unitsQuestion,
            options: options([nil] + Units.allCases) { [strings, model] in $0.map(model.phrases.name) ?? strings.followSystem },
            selection: { [model] in model.preferences.units }
        ) { [model, done] units in
            let refusal = await model.keep(.units(units)) { $0.units = units }
            if refusal == nil { done(nil) }
            return refusal
        }
    }

    var language: ChoiceViewController<Language?> {
        ChoiceViewController(
            title: strings.language, question: strings.languageQuestion,
            options: options([nil] + Language.allCases) { [strings] in $0.map(strings.languageName) ?? strings.followSystem },
            selection: { [model] in model.preferences.language }
        ) { [model, done] language in
            let refusal = await model.keep(.language(language)) { $0.language = language }
            if refusal == nil { done(nil) }
            return refusal
        }
    }

    var theme: ChoiceViewController<String?> {
        ChoiceViewController(
            title: strings.theme, question: strings.themeQuestion,
            options: options([nil] + model.dependencies.themes, model.name),
            selection: { [model] in model.preferences.theme }
        ) { [model, done] theme in
            let refusal = await model.keep(.theme(theme)) { $0.theme = theme }
            if refusal == nil { done(.theme(theme)) }
            return refusal
        }
    }

    var motion: ChoiceViewController<Bool?> {
        ChoiceViewController(
            title: strings.motion, question: strings.motionQuestion,
            options: options([nil, false, true], strings.motionName),
            selection: { [model] in model.preferences.reduceMotion }
        ) { [model, done] reduceMotion in
            let refusal = await model.keep(.motion(reduceMotion)) { $0.reduceMotion = reduceMotion }
            if refusal == nil { done(.motion(reduceMotion)) }
            return refusal
        }
    }

    private func options<Value>(_ values: [Value], _ name: (Value) -> String) -> [OptionPicker<Value>.Option] {
        values.map { OptionPicker<Value>.Option($0, name($0)) }
    }
}
