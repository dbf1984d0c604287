import Terminal

/// The last line: at most six keys of those that can be pressed now; what cannot be done at the moment is dim.
///
/// What two keys do is named once. Where there is no room for all, the way to all the others stays longest, then what Enter or
/// the first key does, then the way out, then the rest in its order.
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
    /// From here on hints name the way out: back, close, quit.
    static let wayOutRank = 800
    private(set) var hints: [Hint] = []

    override func updateProperties() {
        let commands = window?.commandsOnShow.filter { $0.hint != nil && !$0.inputs.isEmpty } ?? []
        let sorted = commands.enumerated().sorted { ($0.element.hint ?? 0, $0.offset) < ($1.element.hint ?? 0, $1.offset) }
        let writesSmall = window?.text.writesHintsSmall ?? false
        var named: Set<String> = []
        let new = sorted.filter { named.insert($0.element.title).inserted }.map { command in
            Hint(
                key: command.element.inputs.first?.name ?? "",
                title: writesSmall ? Self.small(command.element.title) : command.element.title,
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
                let command = window.commandsOnShow.first { $0.hint != nil && $0.inputs.first?.name == hint.key }
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

    /// A title with a small letter at its beginning, unless it begins with an abbreviation such as `OK`.
    private static func small(_ title: String) -> String {
        guard let first = title.first, title.dropFirst().first?.isUppercase != true else { return title }
        return first.lowercased() + title.dropFirst()
    }

    /// The hints that fit, in their order.
    static func fitted(_ hints: [Hint], to columns: Int) -> [Hint] {
        var kept = hints
        func width() -> Int { kept.reduce(0) { $0 + $1.width } + 3 * max(0, kept.count - 1) }
        while !kept.isEmpty, kept.count > limit || width() > columns {
            let least =
                kept.lastIndex { $0.rank < wayOutRank && $0 != kept.first } ?? kept.lastIndex { $0.rank != helpRank && $0 != kept.first }
                ?? kept.lastIndex { $0.rank != helpRank } ?? kept.startIndex
            kept.remove(at: least)
        }
        return kept
    }
}
