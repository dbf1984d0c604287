import Screens
import Terminal

/// A model that asks for a path.
protocol PathAsking: AnyObject {
    var entry: PathEntry { get }
    func type(_ text: String)
    func choose(_ index: Int)
    /// - Returns: false where there is nothing to complete.
    func complete() async -> Bool
}

/// The field for a path and the suggestions below it: Tab completes the path, and arrows lead from one to the other.
final class PathForm {
    let field = TextField()
    let suggestions = ListView()
    private let model: any PathAsking
    private let title: String

    /// - Parameter title: what Tab does.
    init(_ model: any PathAsking, complete title: String) {
        self.model = model
        self.title = title
        let entry = model.entry
        field.onChange = { [model] in model.type($0) }
        suggestions.stretch = 0
        suggestions.isSearchable = false
        suggestions.accessibilityLabel = title
        suggestions.numberOfRows = { entry.suggestions.count }
        suggestions.row = { ListRow(entry.suggestions.indices.contains($0) ? entry.suggestions[$0].name : "") }
    }

    func choose(_ index: Int) {
        model.choose(index)
        field.becomeFirstResponder()
    }

    func complete(on screen: ViewController) {
        screen.task("complete") { [weak self, weak screen, model] in
            // Tab leads on as everywhere when there is nothing to complete.
            if await !model.complete(), self?.field.isFirstResponder == true { screen?.view.window?.moveFocus(forward: true) }
        }
    }

    /// Answers a key of the screen on which it is.
    func keyPressed(_ key: Key, on screen: ViewController) -> Bool {
        switch key {
        case .tab where field.isFirstResponder && !model.entry.text.isEmpty && !model.entry.isCompleted:
            complete(on: screen)
            return true
        case .down where field.isFirstResponder && !suggestions.isHidden: return suggestions.becomeFirstResponder()
        case .up where suggestions.isFirstResponder: return field.becomeFirstResponder()
        default: return false
        }
    }

    func answeredKeys(on screen: ViewController) -> [KeyCommand] {
        field.isFirstResponder ? [screen.answered(.tab, title: title)] : []
    }

    /// Shows what was typed, and while it is asked for, the suggestions.
    func update(isAsking: Bool, problem: String?) {
        field.text = model.entry.text
        field.errorText = problem
        field.isHidden = !isAsking
        suggestions.isHidden = !isAsking || model.entry.suggestions.isEmpty
        suggestions.reloadData()
    }
}
