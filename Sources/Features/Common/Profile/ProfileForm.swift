import Phrases
import Screens
import Terminal
import Walking

/// The questions for a profile, with their button.
package final class ProfileForm {
    private let model: ProfileViewModel
    private let gender: OptionPicker<Profile.Gender>
    private let ageBand: OptionPicker<AgeBand>
    private let height: TextField
    /// The field of the weight; nil where it is not asked for.
    private let weight: TextField?
    private let button: Button
    private let titles: (rest: String, working: String)

    /// - Parameters:
    ///   - model: the answers.
    ///   - title: the button's title.
    ///   - working: its title while the answers are being kept.
    ///   - asksWeight: whether there is a question for the weight, which only the energy of a walk needs.
    package init(_ model: ProfileViewModel, save title: String, working: String, asksWeight: Bool = false) {
        self.model = model
        titles = (title, working)
        let phrases = model.phrases
        gender = OptionPicker(Profile.Gender.allCases.map { .init($0, phrases.name($0)) }, selection: model.draft.gender)
        ageBand = OptionPicker(AgeBand.allCases.map { .init($0, phrases.name($0)) }, selection: model.draft.ageBand)
        height = TextField(model.draft.height)
        weight = asksWeight ? TextField(model.draft.weight) : nil
        button = Button(title)
    }

    /// Makes the page.
    /// - Parameters:
    ///   - aside: what stands beside the questions, where there is room.
    ///   - submit: called by the button.
    package func page(aside: String = "", submit: @escaping @MainActor () -> Void) -> PageView {
        let phrases = model.phrases
        gender.onChange = { [model] in model.draft.gender = $0 }
        ageBand.onChange = { [model] in model.draft.ageBand = $0 }
        // Enter on an answer leads on to the next question.
        gender.onSubmit = { [ageBand] in ageBand.becomeFirstResponder() }
        ageBand.onSubmit = { [height] in height.becomeFirstResponder() }
        height.onChange = { [model] in model.draft.height = $0 }
        height.clearsOnInsertion = true
        height.helpText = phrases.heightHelp
        button.action = submit
        var rows = [FormRow(phrases.gender, gender), FormRow(phrases.ageBand, ageBand), FormRow(phrases.height, height)]
        if let weight {
            weight.onChange = { [model] in model.draft.weight = $0 }
            weight.clearsOnInsertion = true
            weight.helpText = phrases.weightHelp
            rows.append(FormRow(phrases.weight, weight))
        }
        return PageView(phrases.profileQuestion, body: FormView(rows + [FormRow("", button)]), aside: aside)
    }

    /// Shows what is known about the answers now.
    package func update() {
        height.errorText = model.problem
        weight?.errorText = model.weightProblem
        button.title = model.isWorking ? titles.working : titles.rest
        button.disabledReason = model.disabledReason
    }

    /// Puts other answers into the form.
    package func fill(in draft: ProfileDraft) {
        model.draft = draft
        (gender.selection, ageBand.selection, height.text) = (draft.gender, draft.ageBand, draft.height)
        weight?.text = draft.weight
    }
}
