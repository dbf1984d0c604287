import Basis
import Coordinators
import Screens
import Terminal

/// Does what a line of the protocol says, on a window.
final class ScreenController {
    /// The time that what a key leads to may take, before it is answered all the same.
    private static let patience = Duration.seconds(5)
    /// The time between two looks while something is waited for.
    private static let pause = Duration.milliseconds(5)

    private weak var window: Window?
    private let place: (@MainActor () -> String?)?
    private let coverage: GraphCoverage?

    /// Follows the ways that are gone from now on, where there is a graph of them.
    init(_ window: Window, graph: NavigationGraph?, place: (@MainActor () -> String?)?) {
        self.window = window
        self.place = place
        coverage = graph.map { GraphCoverage($0) }
        if let coverage { window.add(coverage) }
    }

    /// Does a command, and answers when what follows from it has happened.
    func perform(_ command: ControlCommand, answer: @escaping @MainActor (ControlAnswer) -> Void) {
        guard let window else { return answer(.no("the window is gone")) }
        switch command {
        case .help: answer(.done(ControlCommand.page))
        case .graph(let uncovered): answer(graph(uncovered: uncovered))
        case .tree: rest(in: window) { answer(.done(Self.tree(of: window))) }
        case .screen: rest(in: window) { answer(.done(Self.rows(of: window))) }
        case .keys(let keys): press(keys[...], in: window, answer)
        case .type(let text): press(text.map { Key(.character($0)) }[...], in: window, answer)
        case .press(let name): rest(in: window) { self.use({ $0.activate }, name, in: window, answer) }
        case .focus(let name): rest(in: window) { self.use({ $0.focus }, name, in: window, answer) }
        case .assert(let condition): rest(in: window) { answer(self.judge(condition, in: window)) }
        case .wait(let condition, let seconds):
            wait(for: .seconds(seconds), in: window) {
                window.isAtRest && self.judge(condition, in: window) == .done([])
            } then: {
                answer(self.judge(condition, in: window))
            }
        }
    }

    // MARK: Waiting

    private func rest(in window: Window, then action: @escaping @MainActor () -> Void) {
        wait(for: Self.patience, in: window, until: { window.isAtRest }, then: action)
    }

    /// Looks again and again by the timers of the run loop, so that all looking is done between frames.
    private func wait(
        for limit: Duration, in window: Window, until isSo: @escaping @MainActor () -> Bool, then action: @escaping @MainActor () -> Void
    ) {
        guard !isSo(), limit > .zero else { return action() }
        window.schedule(after: Self.pause) { [weak window] in
            guard let window else { return }
            self.wait(for: limit - Self.pause, in: window, until: isSo, then: action)
        }
    }

    // MARK: Doing

    /// Presses keys, each when what the one before did is over.
    private func press(_ keys: ArraySlice<Key>, in window: Window, _ answer: @escaping @MainActor (ControlAnswer) -> Void) {
        rest(in: window) {
            guard let key = keys.first else { return answer(.done([])) }
            window.dispatch(.key(key))
            self.press(keys.dropFirst(), in: window, answer)
        }
    }

    private func use(
        _ action: (AccessibilityElement) -> (@MainActor () -> Bool)?, _ name: String, in window: Window,
        _ answer: @escaping @MainActor (ControlAnswer) -> Void
    ) {
        let parts = window.accessibilityTree.all
        let usable = parts.filter { action($0) != nil }
        guard let part = usable.first(where: { $0.label == name }) ?? usable.first(where: { $0.line == name }) else {
            let isThere = parts.contains { $0.label == name }
            return answer(.no(isThere ? "\(name) cannot be used that way" : "there is no \(name) on the screen"))
        }
        guard action(part)?() == true else { return answer(.no("\(name) did not take it")) }
        rest(in: window) { answer(.done([])) }
    }

    // MARK: Looking

    private func graph(uncovered: Bool) -> ControlAnswer {
        guard let coverage else { return .no("this program declares no graph of its ways") }
        guard uncovered else { return .done(Self.lines(coverage.graph.text)) }
        return .done(coverage.unexercised.map(\.description))
    }

    /// Says whether a statement is true; where it is not, what is.
    private func judge(_ condition: ControlCondition, in window: Window) -> ControlAnswer {
        guard case .comparison(let subject, let comparison, let text) = condition else {
            return window.isAtRest ? .done([]) : .no("something goes on")
        }
        let value = value(of: subject, in: window)
        let isSo =
            switch comparison {
            case .isEqual: value == text
            case .isDifferent: value != text
            case .contains: value.contains(text)
            }
        if isSo { return .done([]) }
        let isLong = subject == .screen || subject == .tree
        return .no(isLong ? "the \(subject.rawValue) does not" : "\(subject.rawValue) is \(value.isEmpty ? "nothing" : value)")
    }

    private func value(of subject: ControlCondition.Subject, in window: Window) -> String {
        switch subject {
        case .place: place?() ?? ""
        case .top: window.screensOnShow.last?.last.map { String(describing: type(of: $0)) } ?? ""
        case .title: window.accessibilityTree.label
        case .focus: window.accessibilityTree.focused?.label ?? ""
        case .toast: window.toast ?? ""
        case .screen: Self.rows(of: window).joined(separator: "\n")
        case .tree: window.accessibilityTree.description
        }
    }

    private static func tree(of window: Window) -> [String] { lines(window.accessibilityTree.description) }

    private static func rows(of window: Window) -> [String] {
        let canvas = window.lastCanvas
        return (0..<canvas.size.height).map { canvas.text(row: $0) }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
