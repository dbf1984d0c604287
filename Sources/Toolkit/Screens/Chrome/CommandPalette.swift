import Basis
import Terminal

/// Everything that can be done here, found by typing a part of its name.
///
/// It lists the commands that were on show when it opened, nearest first. What is typed is looked for in five ranks: titles that begin
/// with it, titles with a word that begins with it, other names that do, titles that hold it, titles that hold its letters in order (`nw`
/// finds *new walk*). A source of the app may add finds of its own, such as places; they come when they are there, in the same ranks behind
/// the commands, and only if the question is still the same. While the bar is not at the first row they come below all others.
///
/// The field keeps the keys; up and down move the bar of the list, which is passive.
final class CommandPalette: View {
    private let commands: [KeyCommand]
    private let source: (@MainActor (_ text: String) async -> [KeyCommand])?
    private let close: @MainActor () -> Void
    private let perform: @MainActor (KeyCommand) -> Void
    private let field: TextField
    private let list = ListView()
    private var found: [KeyCommand]

    init(
        commands: [KeyCommand], source: (@MainActor (_ text: String) async -> [KeyCommand])? = nil, text: ScreenText,
        perform: @escaping @MainActor (KeyCommand) -> Void, close: @escaping @MainActor () -> Void
    ) {
        self.commands = commands
        self.source = source
        self.perform = perform
        self.close = close
        found = commands
        field = TextField(placeholder: text.commands)
        super.init()
        list.isPassive = true
        list.emptyText = text.noMatch
        list.numberOfRows = { [weak self] in self?.found.count ?? 0 }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        field.onChange = { [weak self] in self?.search($0) }
        addSubview(field)
        addSubview(list)
    }

    private func row(_ index: Int) -> ListRow {
        let command = found[index]
        let style = command.disabledReason == nil ? Style.plain : Style(.disabled, .dim)
        return ListRow([
            ListCell(Self.capitalized(command.title), style: style), ListCell(command.inputs.first?.name ?? "", style: Style(.key)),
        ])
    }

    /// All titles alike, whoever wrote them for a hint line or a tab.
    private static func capitalized(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

    /// Looks for what is typed, at once among the commands, and then in the source.
    private func search(_ text: String) {
        found = Self.matches(text, in: commands)
        list.selectedIndex = 0
        list.reloadData()
        guard let source, !text.isEmpty, let screen = window?.engine.topScreen else { return }
        screen.task("palette") { [weak self] in
            let more = await source(text)
            // An answer to what is not asked any more is none.
            guard let self, field.text == text else { return }
            // What a person is about to choose stays where it is.
            found = (list.selectedIndex ?? 0) == 0 ? Self.matches(text, in: commands, and: more) : found + more
            list.reloadData()
        }
    }

    /// The commands whose titles hold the typed characters in order; those that begin with them first.
    ///
    /// - Parameter finds: what somebody else has found by more than its title, so that all of it is kept.
    static func matches(_ text: String, in commands: [KeyCommand], and finds: [KeyCommand] = []) -> [KeyCommand] {
        guard text.contains(where: { $0 != " " }) else { return commands + finds }
        let all = commands + finds
        let ranked = all.enumerated().compactMap { index, command -> (rank: Int, index: Int)? in
            let rank = rank(of: command, for: text.lowercased())
            return (index < commands.count ? rank : min(rank ?? heldRank, heldRank)).map { ($0, index) }
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { all[$0.index] }
    }

    /// The rank of a title that holds what was typed.
    private static let heldRank = 3

    private static func rank(of command: KeyCommand, for text: String) -> Int? {
        let title = command.title.lowercased()
        if title.hasPrefix(text) { return 0 }
        if title.contains(" " + text) { return 1 }
        if command.otherNames.contains(where: { $0.lowercased().hasPrefix(text) }) { return 2 }
        if title.contains(text) { return heldRank }
        var rest = text.filter { $0 != " " }[...]
        for character in title where character == rest.first { rest.removeFirst() }
        return rest.isEmpty ? 4 : nil
    }

    override var keyCommands: [KeyCommand] {
        let text = window?.text ?? .en
        return [
            KeyCommand(.enter, title: text.open, hint: 0) { [weak self] in self?.choose() },
            KeyCommand(.escape, .control("p"), title: text.close, hint: 1) { [weak self] in self?.close() },
        ]
    }

    /// Closes the palette and does what the bar stands at: it acts on the screen, so it must be gone before.
    private func choose() {
        guard let index = list.selectedIndex else { return }
        let command = found[index]
        close()
        perform(command)
    }

    override var accessibilityRole: AccessibilityRole? { .dialog }
    override var defaultAccessibilityLabel: String? { window?.text.commands }
    override func accessibilityQuestion(of view: View) -> String? { window?.text.commands }

    override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .down, .control("n"): _ = list.move(by: 1)
        case .up: _ = list.move(by: -1)
        case .pageDown: _ = list.move(by: max(1, list.frame.height - 1))
        case .pageUp: _ = list.move(by: -max(1, list.frame.height - 1))
        default: break
        }
        // It lies over everything: no key reaches what is below it.
        return true
    }

    override func mouse(_ event: MouseEvent) -> Bool {
        let row = event.point.y - list.frame.minY
        if event.action == .press, list.frame.contains(event.point), row >= 0, row + list.topRow < found.count {
            list.selectedIndex = row + list.topRow
            choose()
        } else if event.action == .press, !panel.contains(event.point) {
            close()
        }
        return true
    }

    /// The place of the panel: as high as ten commands at most, whatever is typed, so that it does not jump.
    private var panel: Rect {
        let width = min(bounds.width, 56)
        let height = min(bounds.height, 3 + max(3, min(commands.count, 10)))
        return Rect(x: (bounds.width - width) / 2, y: bounds.height > height + 2 ? 1 : 0, width: width, height: height)
    }

    override func layoutSubviews() {
        let inner = panel.insetBy(horizontal: 2, vertical: 1)
        field.frame = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: min(1, inner.height))
        list.frame = Rect(x: inner.minX, y: inner.minY + 1, width: inner.width, height: inner.height - 1)
    }

    override func draw(_ painter: inout Painter) {
        painter.panel(panel)
    }
}
