import Terminal

/// A line over a list that narrows it down while something is typed.
///
/// Enter and ↓ go to the list; `/`, and ↑ at its first row, come back. Esc takes away what was typed, from either of them, and only then
/// leads out of the screen. Who has the rows decides what matches:
///
/// ```swift
/// var shown = books
/// let list = ListView(numberOfRows: { shown.count }, row: { ListRow(shown[$0].title) })
/// list.itemIdentifier = { shown[$0].title }
/// list.searchField = SearchField(placeholder: "Title") { text in
///     shown = books.filter { text.isEmpty || $0.title.contains(text) }
///     list.reloadData()
/// }
/// ```
///
/// The list only knows its field; where the two stand is the screen's choice, as in `StackView(.vertical, [field, list])`. A list that is
/// searched row by row, without being narrowed down, needs none of this: see ``ListView/isSearchable``.
public final class SearchField: TextField {
    /// The list that it narrows down, as far as it is one's ``ListView/searchField``.
    public internal(set) weak var list: ListView?

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - text: the text that is searched for at first.
    ///   - placeholder: the text that an empty field shows.
    ///   - onChange: called after each change that the person made, and with an empty text when it was taken away.
    public init(_ text: String = "", placeholder: String = "", onChange: @escaping @MainActor (String) -> Void = { _ in }) {
        super.init(text, placeholder: placeholder, onSubmit: nil, onChange: onChange)
    }

    public override var accessibilityRole: AccessibilityRole? { .searchField }

    public override var keyCommands: [KeyCommand] { window.map { clearCommands($0.keys) } ?? [] }

    public override var answeredKeys: [KeyCommand] {
        super.answeredKeys + (list == nil ? [] : [answered(.enter, .down, title: window?.text.next ?? "")])
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled, let list, onSubmit == nil, key == .enter || key == .down else { return super.keyPressed(key) }
        // Where nothing was found there is nothing to go to, and Enter is nobody else's.
        return list.becomeFirstResponder() || key == .enter
    }

    /// The commands of its list that lead here.
    func commands(inList keys: ScreenKeys) -> [KeyCommand] {
        commandCache.commands(for: CommandState(isEmpty: text.isEmpty, keys: keys)) {
            [KeyCommand(keys.search, hint: 700) { [weak self] in self?.becomeFirstResponder() }] + clearCommands(keys)
        }
    }

    /// The values that the list's commands depend on.
    private struct CommandState: Equatable {
        var isEmpty: Bool
        var keys: ScreenKeys
    }

    private var commandCache = KeyCommandCache<CommandState>()

    private func clearCommands(_ keys: ScreenKeys) -> [KeyCommand] {
        guard !text.isEmpty else { return [] }
        return [KeyCommand(keys.clearSearch, hint: 20) { [weak self] in self?.clear() }]
    }

    private func clear() {
        text = ""
        becomeFirstResponder()
        onChange("")
    }
}
