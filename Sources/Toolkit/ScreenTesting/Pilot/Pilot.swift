public import Coordinators
public import Screens
public import Terminal
public import Testing

/// A person at a terminal in memory: presses keys, waits until everything that follows from them has happened, and looks.
///
/// It starts a coordinator that it is given, so hand it one that has not been started.
///
/// ```swift
/// @Test func `Esc leads back to the list`() async {
///     let pilot = Pilot(root: BookCoordinator(initialRoute: .list))
///     await pilot.press(.down, .enter)
///     await pilot.press(.escape)
///     #expect(pilot.stack == ["BookListViewController"])
///     #expect(pilot.issues.isEmpty)
/// }
/// ```
///
/// ## What it watches by itself
///
/// - **The picture.** After each turn the frame, which was put together from the parts that were marked, is compared with one drawn from
///   nothing. A view that changes without `setNeedsDisplay()` fails the test at the line that presses the key, and the key and the row are
///   named.
/// - **The ways.** A coordinator that declares its transitions and goes another one fails the test, at that line too.
/// - **Misuse.** Reports are collected in ``issues``; most tests end with `#expect(pilot.issues.isEmpty)`.
///
/// ## Time
///
/// Nothing sleeps. Toasts, spinners and other timers go by ``clock``, which stands still until the test calls
/// ``advance(by:sourceLocation:)``. Work of screens is waited for after every key: when `await pilot.press(.enter)` returns, everything
/// that follows from the key has happened, also what a store answered. After something that does not come by the pilot, call
/// ``settle(sourceLocation:)``.
///
/// ```swift
/// @Test func `a toast goes away`() async {
///     let pilot = Pilot(root: BookCoordinator(initialRoute: .list))
///     pilot.window.showToast("saved")
///     await pilot.advance(by: .seconds(10))
///     #expect(pilot.toast == nil)
/// }
/// ```
@MainActor
public final class Pilot {
    /// The window that the person looks at.
    public let window: Window
    /// The terminal.
    public let device: HeadlessDevice
    /// The time that toasts and spinners are measured by; it only moves when the test moves it.
    public let clock = ManualClock()
    /// The reason why the program ended, once it has.
    public private(set) var quitReason: Termination?
    /// Indicates whether the program has ended.
    public private(set) var hasQuit = false
    /// The misuse reported since the pilot began.
    public private(set) var issues: [NavigationIssue] = []

    /// The ways that the coordinators on show declared, and which of them were gone.
    ///
    /// A coordinator that declares its ways and goes another fails the test.
    public let coverage = GraphCoverage()

    /// Records what goes wrong.
    let reporter: PilotReporter
    private let root: AnyObject?
    private lazy var meeting = CoordinatorMeeting(window, coverage)

    /// Puts a screen, or a coordinator with its screens, into a window of a size.
    public init(
        size: Size = Size(width: 80, height: 24), root: any Presentable, text: ScreenText = .en,
        status: (@MainActor () -> String)? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        reporter = PilotReporter("the start", at: sourceLocation)
        window = Window(size: size, text: text, clock: clock)
        device = HeadlessDevice(size: size)
        self.root = root
        window.status = status
        begin()
        if let coordinator = root.baseCoordinator {
            root.viewController.adopt(by: coordinator)
            coverage.meet(coordinator)
        }
        window.rootViewController = root.viewController
        root.baseCoordinator?.start()
        show()
    }

    /// Takes over a window that a coordinator fills by itself.
    ///
    /// - `coordinator`: what must stay alive as the root; the app's coordinator.
    public init(window: Window, keeping coordinator: AnyObject? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        reporter = PilotReporter("the start", at: sourceLocation)
        self.window = window
        device = HeadlessDevice(size: window.size)
        root = coordinator
        window.use(clock)
        begin()
        if let coordinator = coordinator as? BaseCoordinator { coverage.meet(coordinator) }
        show()
    }

    // A root coordinator that holds its window is held by its children on show; with the person gone nothing is on show.
    isolated deinit { window.engine.closeDown() }

    private func begin() {
        // A menu is where it goes at once; a test that wants to see it on its way turns this on and moves the clock.
        window.areAnimationsEnabled = false
        window.engine.onIssue = { [weak self] in self?.issues.append($0) }
        window.add(meeting)
        coverage.onUndeclared = { [reporter] in reporter.report("not declared in the coordinator's ways", $0) }
        window.onQuit = { [weak self] reason in
            self?.hasQuit = true
            self?.quitReason = reason
        }
    }

    private func show() {
        window.makeKeyAndVisible()
        window.render(into: device)
    }

    // MARK: Doing

    /// Presses keys, one after the other, each when what the one before did is over.
    ///
    /// A text of one character is a key, so `press("n", .enter)` works; whole words are for ``type(_:sourceLocation:)``.
    ///
    /// - Returns: the pilot itself, so that calls can follow each other.
    @discardableResult
    public func press(_ keys: Key..., sourceLocation: SourceLocation = #_sourceLocation) async -> Pilot {
        await press(keys, sourceLocation: sourceLocation)
    }

    /// Presses keys, one after the other.
    @discardableResult
    public func press(_ keys: [Key], sourceLocation: SourceLocation = #_sourceLocation) async -> Pilot {
        for key in keys { await perform(.key(key), sourceLocation) }
        return self
    }

    /// Types text, one cluster a key, without waiting in between: as fast as a paste that is no paste.
    ///
    /// This finds mistakes that only show when a person types ahead of the program, which pressing keys one by one does not.
    @discardableResult
    public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async -> Pilot {
        for character in text { send(.key(.character(character)), sourceLocation: sourceLocation) }
        await rest()
        return self
    }

    /// Pastes text in one piece.
    @discardableResult
    public func paste(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async -> Pilot {
        await perform(.paste(text), sourceLocation)
        return self
    }

    /// Gives the terminal another size.
    ///
    /// Any size will do, also 0×0: a screen that cannot be drawn there is a bug that this finds.
    @discardableResult
    public func resize(_ size: Size, sourceLocation: SourceLocation = #_sourceLocation) async -> Pilot {
        await perform(.resize(size), sourceLocation)
        return self
    }

    /// Lets an event come, and draws what it changed, without waiting for anything.
    ///
    /// For tests of what happens in between: a key while work is under way, a frame before an answer.
    public func send(_ event: Event, sourceLocation: SourceLocation = #_sourceLocation) {
        reporter.begin(Self.name(of: event), at: sourceLocation)
        device.send(event)
        turn()
    }

    private func perform(_ event: Event, _ line: SourceLocation) async {
        send(event, sourceLocation: line)
        await rest()
    }

    /// An event as a failure names it, as recordings write it; pasted text is not repeated.
    private static func name(of event: Event) -> String {
        switch event {
        case .key(let key): "the key \(key.name)"
        case .paste: "pasting"
        default: EventScript.line(event)
        }
    }

    /// Lets time pass for toasts and spinners, and waits for what comes of it.
    ///
    /// Timers that fall due in between fire once, in order; one that schedules itself again needs another call.
    public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
        reporter.begin("\(duration)", at: sourceLocation)
        clock.advance(by: duration)
        turn()
        await rest()
    }

    /// Waits until nothing goes on any more: no change waits, every task of every screen is done, and the frame is drawn.
    ///
    /// Tasks that say that they are long-lived are not waited for.
    ///
    /// It is called by all that presses and types; call it yourself after something that came from elsewhere, a stream that the test
    /// feeds for instance. What never rests is given up after a large number of turns, so a test fails by what it sees rather than by
    /// hanging.
    public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
        reporter.begin("what came from elsewhere", at: sourceLocation)
        await rest()
    }

    private func rest() async {
        var quiet = 0
        var patience = 100_000
        while quiet < 8, patience > 0 {
            patience -= 1
            quiet += 1
            if let task = window.engine.tasksToWaitFor.first {
                await task.untilDoneOrResting()
                quiet = 0
            } else {
                await Task.yield()
                if window.engine.isDecidingAlone { quiet = 0 }
            }
            turn()
        }
    }

    /// One turn of the run loop, as `Application` does it.
    private func turn() {
        while let event = device.nextEvent() { window.dispatch(event) }
        window.fireTimers()
        window.render(into: device)
        if !window.needsFrame { compareWithWholeFrame() }
    }

    /// Reports a view that changed without marking itself: it leaves the old picture behind, which a test of one screen would not notice.
    private func compareWithWholeFrame() {
        let whole = window.drawnAnew()
        guard whole != device.canvas else { return }
        let rows = (0..<whole.size.height).filter { whole.text(row: $0) != device.canvas.text(row: $0) }
        let example = rows.first.map { "row \($0) shows “\(device.canvas.text(row: $0))” and should show “\(whole.text(row: $0))”" }
        reporter.report("something changed without being drawn again", example ?? "a style")
    }
}
