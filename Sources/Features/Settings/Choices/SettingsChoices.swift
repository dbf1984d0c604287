import Coordinators
import Phrases
import Screens
import Walking

/// The screens on which one of a few answers is chosen.
///
/// An answer is kept before the screen leaves. Where units or language have changed, all screens are made again, which says it.
struct SettingsChoices {
    let model: SettingsViewModel
    let words: SettingsWords

    private var strings: ChoiceStrings { words.strings.choices }

    var units: ChoiceViewController<Units?> {
        ChoiceViewController(
            title: strings.units, question: strings.unitsQuestion,
            options: options([nil] + Units.allCases) { [strings, words] in $0.map(words.phrases.name) ?? strings.followSystem },
            selection: { [model] in model.preferences.units }
        ) { units in
            await keep(.units(units)) { $0.units = units }
        }
    }

    var language: ChoiceViewController<Language?> {
        ChoiceViewController(
            title: strings.language, question: strings.languageQuestion,
            options: options([nil] + Language.allCases) { [strings] in $0.map(strings.languageName) ?? strings.followSystem },
            selection: { [model] in model.preferences.language }
        ) { language in
            await keep(.language(language)) { $0.language = language }
        }
    }

    var theme: ChoiceViewController<String?> {
        ChoiceViewController(
            title: strings.theme, question: strings.themeQuestion, help: model.dependencies.showsColors ? "" : strings.noColors,
            options: options([nil] + model.dependencies.themes, words.name(ofTheme:)),
            selection: { [model] in model.preferences.theme }
        ) { theme in
            await keep(.theme(theme)) { $0.theme = theme }
        }
    }

    var pictures: ChoiceViewController<Bool> {
        ChoiceViewController(
            title: strings.pictures, question: strings.picturesQuestion,
            help: model.dependencies.offersPictures() ? "" : strings.noPictures,
            options: options([true, false], strings.picturesName),
            selection: { [model] in model.preferences.showsPictures }
        ) { showsPictures in
            await keep(.pictures(showsPictures)) { $0.showsPictures = showsPictures }
        }
    }

    var motion: ChoiceViewController<Bool?> {
        ChoiceViewController(
            title: strings.motion, question: strings.motionQuestion,
            options: options([nil, false, true], strings.motionName),
            selection: { [model] in model.preferences.reduceMotion }
        ) { reduceMotion in
            await keep(.motion(reduceMotion)) { $0.reduceMotion = reduceMotion }
        }
    }

    /// Keeps a choice.
    /// - Returns: why it was not kept, where it was not.
    private func keep(_ change: SettingsChange, _ edit: (inout Preferences) -> Void) async -> String? {
        do throws(PreferencesFailure) {
            try await model.keep(change, edit)
            return nil
        } catch {
            return words.sentence(error)
        }
    }

    private func options<Value>(_ values: [Value], _ name: (Value) -> String) -> [OptionPicker<Value>.Option] {
        values.map { OptionPicker<Value>.Option($0, name($0)) }
    }
}
