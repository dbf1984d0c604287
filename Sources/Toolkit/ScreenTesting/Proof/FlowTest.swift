public import Screens
public import Testing

/// Watches a flow and wants every step of it named: what happened and was not expected fails the test, and so does what was expected
/// and did not happen, and what is left over at the end.
///
/// ```swift
/// @Test func `a book is shown and left`() async {
///     let flow = FlowTest(Pilot(root: BookCoordinator(initialRoute: .list)))
///     await flow.act { await $0.press(.enter) }
///     flow.expect(.shows(["NavigationController", "BookViewController"]))
///     await flow.act { await $0.press(.escape) }
///     flow.expect(.shows(["NavigationController", "BookListViewController"]))
///     flow.finish()
/// }
/// ```
///
/// Every step is named or the test fails: a screen that flashes by, a coordinator that finishes twice, a toast's post-task that ran on the
/// wrong screen. Where a test is about one step only, ``isExhaustive`` set to false passes the others over.
public final class FlowTest: NavigationObserver {
    /// One thing that a flow did and a test must expect.
    public nonisolated enum Step: Hashable, Sendable, CustomStringConvertible {
        /// The screens on show are now these, from the outside in.
        case shows([String])
        /// A coordinator finished.
        case finished(String)
        /// A post-task ran on a screen.
        case postTask(on: String)
        /// A guard refused.
        case refused(by: String)
        /// Misuse was reported.
        case issue(NavigationIssue.Kind)

        /// The text that a failure prints.
        public var description: String {
            switch self {
            case .shows(let screens): "shows \(screens.joined(separator: " ▸ "))"
            case .finished(let name): "finished \(name)"
            case .postTask(let screen): "post-task on \(screen)"
            case .refused(let screen): "refused by \(screen)"
            case .issue(let kind): "issue \(kind.rawValue)"
            }
        }
    }

    /// Indicates whether what was not expected fails; otherwise it is passed over.
    public var isExhaustive = true
    /// The steps that happened and have not been expected yet.
    public private(set) var pending: [Step] = []

    private let pilot: Pilot
    private var isFinished = false
    private let record: (String, SourceLocation) -> Void

    /// Watches from now on.
    public convenience init(_ pilot: Pilot) {
        self.init(pilot) { Issue.record(Comment(rawValue: $0), sourceLocation: $1) }
    }

    init(_ pilot: Pilot, record: @escaping (String, SourceLocation) -> Void) {
        self.pilot = pilot
        self.record = record
        pilot.window.add(self)
    }

    /// Called for every event.
    public func navigationDid(_ event: NavigationEvent) {
        switch event {
        case .committed(_, let change, _) where change.from != change.to || change.move != .stay: pending.append(.shows(change.to))
        case .finished(let name): pending.append(.finished(name))
        case .postTask(let screen, _): pending.append(.postTask(on: screen))
        case .ended(_, .refused(let screen)): pending.append(.refused(by: screen))
        case .issue(let issue): pending.append(.issue(issue.kind))
        default: break
        }
    }

    /// Lets something happen; what happened before must have been expected.
    public func act(sourceLocation: SourceLocation = #_sourceLocation, _ body: (Pilot) async -> Void) async {
        if isExhaustive, !pending.isEmpty {
            record("before going on, expect: \(list(pending))", sourceLocation)
        }
        pending = []
        await body(pilot)
        await pilot.settle()
    }

    /// Says what happened, in order.
    ///
    /// The first step that did not happen fails the test and names what happened in its place.
    public func expect(_ steps: Step..., sourceLocation: SourceLocation = #_sourceLocation) {
        for step in steps {
            if let first = pending.first, first == step {
                pending.removeFirst()
            } else if !isExhaustive, let index = pending.firstIndex(of: step) {
                pending.removeFirst(index + 1)
            } else {
                record(
                    "expected \(step), but there was \(pending.first.map(\.description) ?? "nothing"); left: \(list(pending))",
                    sourceLocation)
                return
            }
        }
    }

    /// Says that the flow is over: nothing may be left that was not expected, that runs, or that waits.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
        isFinished = true
        if isExhaustive, !pending.isEmpty { record("not expected: \(list(pending))", sourceLocation) }
        let engine = pilot.window.engine
        if !engine.postTasks.isEmpty { record("never ran: \(engine.postTasks.map(\.name).joined(separator: ", "))", sourceLocation) }
        if !engine.isIdle { record("still waits: \(engine.waitingDescriptions.joined(separator: ", "))", sourceLocation) }
        let running = engine.tasksToWaitFor.map(\.name)
        if !running.isEmpty { record("still runs: \(running.joined(separator: ", "))", sourceLocation) }
        let leaked = engine.leakedScreens
        if !leaked.isEmpty { record("left its stack and is still there: \(leaked.joined(separator: ", "))", sourceLocation) }
    }

    private func list(_ steps: [Step]) -> String { steps.map(\.description).joined(separator: "; ") }

    isolated deinit {
        if !isFinished, isExhaustive, !pending.isEmpty {
            record(
                "the test ended without expecting: \(list(pending))",
                SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: 1))
        }
    }
}
