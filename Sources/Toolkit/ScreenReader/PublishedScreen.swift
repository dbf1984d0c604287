import Screens
import Terminal

/// The tree that is published of a window: what the views say, and all commands that can be given now, also those that the hint line does
/// not name.
@MainActor
enum PublishedScreen {
    static func tree(of window: Window) -> AccessibilityElement {
        var tree = window.accessibilityTree
        guard let index = tree.children.lastIndex(where: { $0.role == .toolbar }) else { return tree }
        var titles = Set(tree.children[index].children.map(\.label))
        for command in window.commandsOnShow where !command.title.isEmpty {
            guard let key = command.inputs.first, titles.insert(command.title).inserted else { continue }
            let isEnabled = command.disabledReason == nil
            tree.children[index].children.append(
                AccessibilityElement(
                    .command, command.title, value: key.name, hint: command.disabledReason ?? "", traits: isEnabled ? [] : .notEnabled,
                    activate: { [weak window] in window?.dispatch(.key(key)) ?? false }))
        }
        return tree
    }
}
