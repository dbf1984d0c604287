import Terminal

/// The last line: at most six keys of those that do something now.
///
/// Which commands are there, and in which order, they say themselves (`KeyCommand.hint`): 0 is the first, 800 and above are ways out, and
/// 900 is the help. What two keys do is named once, and what cannot be done at the moment not at all: the help says why. Where there is no
/// room for all, long titles are shortened first (`KeyCommand.shortTitle`), and the gaps are made smaller; then the help, the way to all the
/// others, stays longest, then one way out, then what Enter or the first key does, then the rest in its order. Before one of the first ranks
/// goes, the help is named by its key alone. Esc is a way out whatever its rank; where nothing leads out, Ctrl-C is named, which always does.
///
/// After each key, and after each `updateProperties()` of a view controller, the commands are read again, since both may change what can be
/// pressed without anything observable having changed. Where every responder hands out the list that it had before (``KeyCommandCache``), nothing more happens; else the line is made anew, and drawn
/// where it is another one.
final class HintBar: View {
    /// A command as the hint line names it.
    struct Hint: Equatable {
        var key: Key
        var title: String
        var shortTitle: String?
        var rank: Int
        var isWayOut: Bool
    }

    /// A hint as it is written.
    private struct Text {
        var hint: Hint
        var key: String
        var title: String

        var width: Int { TextWidth.of(key) + (title.isEmpty ? 0 : 1 + TextWidth.of(title)) }
    }

    /// The hints that fit, and the columns between two of them.
    private struct Line {
        var texts: [Text]
        var gap = HintBar.gap

        var width: Int { texts.reduce(0) { $0 + $1.width } + gap * max(0, texts.count - 1) }
    }

    static let limit = 6
    private static let gap = 3
    private static let smallGap = 2
    /// The rank below which a command is worth more than the word of the help.
    private static let mainRanks = 20
    static let helpRank = 900
    /// The rank from which on hints name the way out: back, close, quit.
    static let wayOutRank = 800
    private var hints: [Hint] = []
    private var writesSmall = false
    /// Indicates whether text is asked for where lines are said, so that a line with keys begins with a dot.
    private var wantsDot = false
    /// The commands that the line was made of.
    private var lists = CommandLists()
    /// Indicates whether the commands may have changed since they were read.
    private var isInDoubt = false
    /// Indicates whether a responder on show makes its list anew each time, so that reading the lists would say nothing.
    private var hasNewListsEachTime = false
    /// The texts at the width that was asked for last.
    private var line: (columns: Int, line: Line)?

    /// Says that a key or a view controller may have changed what can be pressed.
    func setNeedsCheck() {
        guard !hasNewListsEachTime else { return setNeedsUpdateProperties() }
        isInDoubt = true
        frameMarks?.setNeedsUpdate()
    }

    /// Asks for a new line where the commands have changed.
    func checkIfNeeded() {
        guard isInDoubt, let window else { return }
        isInDoubt = false
        if lists.read(from: window.initialResponder) { setNeedsUpdateProperties() }
    }

    /// Reads the commands that the line is made of now, so that observable properties behind them are watched.
    private func readCommands() -> [KeyCommand] {
        guard let window else { return [] }
        hasNewListsEachTime = lists.read(from: window.initialResponder)
        return CommandChain.hints(of: lists, bindings: window.keyBindings)
    }

    override func updateProperties() {
        let commands = readCommands()
        if let window { window.engine.toasts.commandsRead(commands, in: window) }
        var new: [Hint] = []
        new.reserveCapacity(12)
        for command in commands {
            guard let rank = command.hint, let key = command.inputs.first, command.disabledReason == nil else { continue }
            let isWayOut = rank != Self.helpRank && (rank >= Self.wayOutRank || command.inputs.contains(.escape))
            Self.insert(
                Hint(key: key, title: command.title, shortTitle: command.shortTitle, rank: rank, isWayOut: isWayOut), into: &new)
        }
        if let text = window?.text, !new.contains(where: \.isWayOut) {
            Self.insert(Hint(key: .control("c"), title: text.quit, rank: Self.wayOutRank, isWayOut: true), into: &new)
        }
        let small = window?.text.writesHintsSmall ?? false
        let dot = isSaid && window?.firstResponder?.acceptsText == true
        guard new != hints || small != writesSmall || dot != wantsDot else { return }
        (hints, writesSmall, wantsDot, line) = (new, small, dot, nil)
        setNeedsDisplay()
    }

    /// Puts a hint where its rank says; of two with one title that of the lower rank stays.
    // Outside the main actor, where closures need not check at each call where they run.
    nonisolated private static func insert(_ hint: Hint, into hints: inout [Hint]) {
        var hint = hint
        if let known = hints.firstIndex(where: { $0.title == hint.title }) {
            hint.isWayOut = hint.isWayOut || hints[known].isWayOut
            hints[known].isWayOut = hint.isWayOut
            guard hint.rank < hints[known].rank else { return }
            hints.remove(at: known)
        }
        hints.insert(hint, at: hints.firstIndex { $0.rank > hint.rank } ?? hints.endIndex)
    }

    override var accessibilityRole: AccessibilityRole? { .toolbar }
    override var defaultAccessibilityLabel: String? { window?.text.commands }
    /// All commands that ask for a place in the line, also where it has no room for them.
    override var accessibilityElements: [AccessibilityElement] {
        hints.map { hint in
            AccessibilityElement(
                .command, hint.title, value: hint.key.name, frame: bounds, activate: { [weak self] in self?.perform(hint) ?? false })
        }
    }

    /// Does what a hint names, where that can still be done.
    private func perform(_ hint: Hint) -> Bool {
        guard let window, let command = readCommands().first(where: { $0.hint != nil && $0.inputs.first == hint.key }) else {
            return false
        }
        window.perform(command)
        return true
    }

    override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press else { return false }
        var x = 1
        let line = fittingLine
        for text in line.texts {
            if event.point.x >= x, event.point.x < x + text.width {
                _ = perform(text.hint)
                return true
            }
            x += text.width + line.gap
        }
        return false
    }

    override func draw(_ painter: inout Painter) {
        var x = 1
        let line = fittingLine
        for text in line.texts {
            let end = painter.write(text.key, x: x, y: 0, style: Style(.key, .bold))
            painter.write(text.title, x: end + 1, y: 0, style: Style(.secondary))
            x += text.width + line.gap
        }
    }

    override func forgetDrawing() { line = nil }

    /// The hints that fit, in their order.
    private var fittingLine: Line {
        let columns = bounds.width - 2
        if let line, line.columns == columns { return line.line }
        let all = hints.map { Text(hint: $0, key: name($0.key), title: writesSmall ? Self.small($0.title) : $0.title) }
        let fitting = Self.fitted(all, to: columns)
        line = (columns, fitting)
        return fitting
    }

    /// A key as it is written, or where lines are said, as it is typed in one.
    private func name(_ key: Key) -> String { isSaid ? (wantsDot ? "." : "") + key.fileName : key.name }

    /// A title with a small letter at its beginning, unless it begins with an abbreviation such as `OK`.
    private static func small(_ title: String) -> String {
        guard let first = title.first, title.dropFirst().first?.isUppercase != true else { return title }
        return first.lowercased() + title.dropFirst()
    }

    /// The texts that fit into the columns, six at the most; one after the other goes until they do.
    ///
    /// Each line of the choice is one reason to go: it is neither the first nor a way out; it is one of several ways out; it is the first;
    /// it is the way out. The help is never chosen before all the others are gone, since it is where those are found again.
    private static func fitted(_ texts: [Text], to columns: Int) -> Line {
        var kept = Line(texts: texts)
        while kept.texts.count > limit { kept.texts.remove(at: least(of: kept.texts)) }
        shorten(&kept, to: columns)
        joinPairs(&kept.texts)
        while !kept.texts.isEmpty, kept.width > columns {
            var tight = kept
            tight.gap = smallGap
            if tight.width <= columns { return tight }
            let least = least(of: kept.texts)
            if kept.texts[least].hint.rank < mainRanks {
                for index in tight.texts.indices where tight.texts[index].hint.rank == helpRank { tight.texts[index].title = "" }
                if tight.width <= columns { return tight }
            }
            kept.texts.remove(at: least)
        }
        return kept
    }

    /// The place of the text that goes first.
    private static func least(of texts: [Text]) -> Int {
        let first = texts.first?.hint
        let waysOut = texts.count { $0.hint.isWayOut }
        return texts.lastIndex { $0.hint.rank != helpRank && !$0.hint.isWayOut && $0.hint != first }
            ?? (waysOut > 1 ? texts.lastIndex { $0.hint.isWayOut } : nil)
            ?? texts.lastIndex { $0.hint.rank != helpRank && !$0.hint.isWayOut }
            ?? texts.lastIndex { $0.hint.rank != helpRank } ?? texts.startIndex
    }

    /// Says long titles by their short ones, as many as the line needs: a title that breaks off says less.
    private static func shorten(_ line: inout Line, to columns: Int) {
        for index in line.texts.indices {
            guard line.width > columns else { return }
            guard let short = line.texts[index].hint.shortTitle else { continue }
            // Two keys of one short title are a pair, and say it together.
            for pair in line.texts.indices where line.texts[pair].hint.shortTitle == short { line.texts[pair].title = short }
        }
    }

    /// Names keys that stand beside each other with one title by that title once: `←→ turn`.
    private static func joinPairs(_ texts: inout [Text]) {
        for index in texts.indices.dropFirst().reversed() where texts[index].title == texts[index - 1].title {
            texts[index - 1].key += texts[index].key
            texts.remove(at: index)
        }
    }
}
