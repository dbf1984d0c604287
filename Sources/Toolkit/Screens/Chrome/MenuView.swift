import Terminal

/// One line of a menu.
///
/// A menu is for what is done with one thing and rarely: what is done often has a key of its own in the screen's `keyCommands`, where the
/// hint line, the help and the palette find it too. ``ViewController/choose(_:from:)`` shows one and waits for what was chosen.
///
/// ```swift
/// window.showMenu([
///     MenuItem("Lend", key: "l") { window.showToast("lent") },
///     .separator,
///     MenuItem("Sell", disabledReason: "it has been lent"),
/// ])
/// ```
public struct MenuItem {
    /// The words for what it does; empty for a line between groups.
    public var title: String
    /// A key that chooses it at once.
    public var key: Key?
    /// The reason why it cannot be chosen now; nil when it can.
    public var disabledReason: String?
    /// Does it.
    public var action: @MainActor () -> Void

    /// Makes a line.
    public init(_ title: String, key: Key? = nil, disabledReason: String? = nil, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.key = key
        self.disabledReason = disabledReason
        self.action = action
    }

    /// A line between two groups.
    public static let separator = MenuItem("")
}

/// A few things to choose from, over the screen; choosing one closes it.
///
/// The arrows pass lines between groups by and go round at the ends. An item's own key chooses it at once. One that cannot be chosen says
/// its reason in the toast line and leaves the menu open.
final class MenuView: View, AnsweredOverlay {
    var onGone: (@MainActor () -> Void)?
    private let title: String
    private let items: [MenuItem]
    private let close: @MainActor () -> Void
    private var current: Int

    init(title: String, items: [MenuItem], close: @escaping @MainActor () -> Void) {
        self.title = title
        self.items = items
        self.close = close
        current = items.firstIndex { !$0.title.isEmpty } ?? 0
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [KeyCommand] {
        let text = window?.text ?? .en
        var commands = [
            KeyCommand(.enter, " ", title: text.select, hint: 0) { [weak self] in self?.choose(self?.current ?? 0) },
            KeyCommand(.escape, title: text.close, hint: 1) { [weak self] in self?.close() },
        ]
        for (index, item) in items.enumerated() {
            guard let key = item.key else { continue }
            commands.append(KeyCommand(key, title: item.title, disabledReason: item.disabledReason) { [weak self] in self?.choose(index) })
        }
        return commands
    }

    /// Closes the menu and does what an item says, or says why it cannot be done.
    private func choose(_ index: Int) {
        guard items.indices.contains(index), !items[index].title.isEmpty else { return }
        if let reason = items[index].disabledReason {
            window?.showToast(reason, role: .warning)
            return
        }
        // It goes with an answer.
        onGone = nil
        close()
        items[index].action()
    }

    override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .down, "j": move(by: 1)
        case .up, "k": move(by: -1)
        default: break
        }
        return true
    }

    /// Moves the bar, passing lines between groups by.
    private func move(by step: Int) {
        guard items.contains(where: { !$0.title.isEmpty }) else { return }
        repeat { current = (current + step + items.count) % items.count } while items[current].title.isEmpty
        setNeedsDisplay()
    }

    override var accessibilityRole: AccessibilityRole? { .menu }
    override var defaultAccessibilityLabel: String? { title.isEmpty ? window?.text.commands : title }
    override var accessibilityElements: [AccessibilityElement] {
        items.enumerated().filter { !$0.element.title.isEmpty }.map { index, item in
            let row = Rect(x: panel.minX, y: panel.minY + 1 + index - top, width: panel.width, height: 1)
            var traits: AccessibilityTraits = index == current ? [.selected, .focused] : []
            if item.disabledReason != nil { traits.insert(.notEnabled) }
            return AccessibilityElement(
                .menuItem, item.title, value: item.key?.name ?? "", hint: item.disabledReason ?? "", traits: traits, frame: row
            ) { [weak self] in
                self?.current = index
                self?.setNeedsDisplay()
                return self != nil
            } activate: { [weak self] in
                guard let self else { return false }
                choose(index)
                return true
            }
        }
    }

    override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press else { return true }
        if panel.insetBy(horizontal: 1, vertical: 1).contains(event.point) {
            choose(top + event.point.y - panel.minY - 1)
        } else {
            close()
        }
        return true
    }

    private var panel: Rect {
        let widest = items.map { TextWidth.of($0.title) + ($0.key.map { TextWidth.of($0.name) + 3 } ?? 0) }.max() ?? 0
        let width = min(bounds.width, max(16, widest + 6, TextWidth.of(title) + 6))
        let height = min(bounds.height, items.count + 2)
        return Rect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }

    private var top: Int { max(0, min(current - (panel.height - 3), items.count - (panel.height - 2))) }

    override func draw(_ painter: inout Painter) {
        let panel = panel
        painter.panel(panel)
        if !title.isEmpty, panel.width > 6 {
            painter.write(" " + title + " ", x: panel.minX + 2, y: panel.minY, width: panel.width - 4, style: Style(.title, .bold))
        }
        for row in 0..<max(0, panel.height - 2) where items.indices.contains(top + row) {
            let index = top + row
            let item = items[index]
            let y = panel.minY + 1 + row
            let line = Rect(x: panel.minX + 1, y: y, width: panel.width - 2, height: 1)
            guard !item.title.isEmpty else {
                painter.fill(line, with: Glyph(scalar: "─"), style: Style(.tertiary))
                continue
            }
            let isHere = index == current
            let style = item.disabledReason != nil ? Style(.disabled, .dim) : isHere ? Style(.selection, .bold) : Style(.panel)
            painter.fill(line, style: style)
            if isHere { painter.write("▌", x: panel.minX + 1, y: y, style: style) }
            painter.write(item.title, x: panel.minX + 3, y: y, width: panel.width - 6, style: style)
            if let key = item.key { painter.write(key.name, endingAt: panel.maxX - 2, y: y, style: style) }
        }
    }
}
