import Phrases
import Screens
import Terminal
import Walking

/// The question for a nickname, with its field and its button.
package final class NicknameForm {
    private let model: NicknameViewModel
    private let field: TextField
    private let button: Button
    private let titles: (rest: String, working: String)

    /// - Parameters:
    ///   - model: what was typed, and what is known about it.
    ///   - title: the button's title.
    ///   - working: its title while the name is being kept.
    package init(_ model: NicknameViewModel, save title: String, working: String) {
        self.model = model
        titles = (title, working)
        field = TextField(model.text, placeholder: model.standIn ?? "", maximumLength: Nickname.maximumLength)
        button = Button(title)
    }

    /// Makes the page.
    /// - Parameters:
    ///   - screen: the screen that it is, which asks whether a name that was typed can be had.
    ///   - submit: called by the button.
    package func page(of screen: ViewController, submit: @escaping @MainActor () -> Void) -> PageView {
        field.onChange = { [weak screen, model] in
            model.text = $0
            screen?.task { await model.check() }
        }
        button.action = submit
        return PageView(model.phrases.nicknameQuestion, body: FormView([FormRow("", field), FormRow("", button)]))
    }

    /// Shows what is known about the name now.
    package func update() {
        field.errorText = model.problem
        field.helpText = model.help
        button.title = model.isWorking ? titles.working : titles.rest
        button.disabledReason = model.disabledReason
    }

    /// Puts a name into the field.
    package func fill(in text: String) {
        model.text = text
        field.text = text
    }
}
