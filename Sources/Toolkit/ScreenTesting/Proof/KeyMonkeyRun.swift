import Coordinators
import Screens
import Terminal
import Testing

/// One run of keys in one app.
final class KeyMonkeyRun: NavigationObserver {
    /// The screens that were on top.
    private(set) var seen: Set<String> = []
    private let pilot: Pilot
    private var commits = 0
    /// The pilot's last complaint.
    private var problem: String?

    init(_ pilot: Pilot) {
        self.pilot = pilot
        pilot.coverage.onUndeclared = nil
        pilot.reporter.onProblem = { [weak self] in self?.problem = $0 }
        // Keys are quicker than menus.
        pilot.window.areAnimationsEnabled = true
        pilot.window.add(self)
    }

    func navigationDid(_ event: NavigationEvent) {
        if case .committed = event { commits += 1 }
    }

    /// A key that is offered on the screen, or any of those that a terminal sends, one time in two each.
    func randomKey(_ random: inout some RandomNumberGenerator) -> Key {
        let offered = pilot.window.commandsOnShow.flatMap(\.inputs).filter { !Self.ending.contains($0) }
        if Bool.random(using: &random), let key = offered.randomElement(using: &random) { return key }
        return Self.keys.randomElement(using: &random) ?? .enter
    }

    /// Presses a key and waits until everything that follows has happened.
    /// - Returns: what is wrong now.
    func press(_ key: Key) async -> String? {
        commits = 0
        await pilot.press(key)
        if let screen = pilot.topScreen { seen.insert(String(describing: type(of: screen))) }
        return complaint
    }

    /// Random keys may end before the screen comes that something waits for.
    func end() { pilot.window.engine.removePostTasks { _ in true } }

    /// The first thing that is wrong now; nil when everything is in order.
    private var complaint: String? {
        let engine = pilot.window.engine
        if let issue = pilot.issues.first { return "reported: \(issue)" }
        if let way = pilot.coverage.undeclared.first { return "not declared: \(way)" }
        if let problem { return problem }
        if commits > 12 { return "\(commits) changes by one key" }
        if !engine.isIdle, !engine.isSliding, engine.openQuestions == 0 {
            return "waits: \(engine.waitingDescriptions.joined(separator: ", "))"
        }
        if !engine.leakedScreens.isEmpty { return "still there: \(engine.leakedScreens.joined(separator: ", "))" }
        if pilot.topScreen == nil || pilot.stack.isEmpty { return "nothing is on show" }
        return nil
    }

    /// The keys that end or stop the program.
    private static let ending: Set<Key> = [.control("c"), .control("z")]

    private static let keys: [Key] =
        [
            .enter, .enter, .escape, .escape, .tab, .shiftTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .backspace,
            .delete, " ", .control("s"), .control("u"), .control("p"), .function(1),
        ] + "0123456789abcnwxyz?/:,[]한é👑-".map { Key(.character($0)) }
}
