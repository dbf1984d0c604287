import Terminal

/// The last line: at most six keys of those that can be pressed now; what cannot be done at the moment is dim.
final class HintBar: View {
    struct Hint: Equatable {
        var key: String
        var title: String
        var isDisabled: Bool
        var rank: Int

        var width: Int { TextWidth.of(key) + 1 + TextWidth.of(title) }
    }

    static let limit = 6
    static let helpRank = 900
    private(set) var hints: [Hint] = []

    override func updateProperties() {
        let commands = window?.commandsOnShow.filter { $0.hint != nil && !$0.inputs.isEmpty } ?? []
        let sorted = commands.enumerated().sorted { ($0.element.hint ?? 0, $0.offset) < ($1.element.hint ?? 0, $1.offset) }
        let new = sorted.map { command in
            Hint(
                key: command.element.inputs.first?.name ?? "", title: command.element.title,
                isDisabled: command.element.disabledReason != nil, rank: command.element.hint ?? 0)
        }
        guard new != hints else { return }
        hints = new
        setNeedsDisplay()
    }

    override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, let window else { return false }
        var x = 1
        for hint in Self.fitted(hints, to: bounds.width - 2) {
            if event.point.x >= x, event.point.x < x + hint.width {
                let command = window.commandsOnShow.first { $0.inputs.first?.name == hint.key && $0.title == hint.title }
                if let command { window.perform(command) }
                return true
            }
            x += hint.width + 3
        }
        return false
    }

    override func draw(_ painter: inout Painter) {
        var x = 1
        for hint in Self.fitted(hints, to: bounds.width - 2) {
            x = painter.write(hint.key, x: x, y: 0, style: hint.isDisabled ? Style(.disabled, .dim) : Style(.key, .bold))
            x = painter.write(hint.title, x: x + 1, y: 0, style: hint.isDisabled ? Style(.disabled, .dim) : Style(.secondary))
            x += 3
        }
    }

    /// The hints that fit: the least important go first, the way to all the others last.
    static func fitted(_ hints: [Hint], to columns: Int) -> [Hint] {
        var kept = hints
        func width() -> Int { kept.reduce(0) { $0 + $1.width } + 3 * max(0, kept.count - 1) }
        while !kept.isEmpty, kept.count > limit || width() > columns {
            if let index = kept.lastIndex(where: { $0.rank != helpRank }) ?? kept.indices.last { kept.remove(at: index) }
        }
        return kept
    }
}
