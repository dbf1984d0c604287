import CLibrary
public import Terminal

/// A terminal in memory whose person is a recorded session: each event comes when everything that followed from the one before is over,
/// at the time at which it came then.
///
/// Time is a ``ManualClock`` that jumps from event to event, so a session of an hour is played in a second. Before each event the frame
/// on show is compared with the fingerprint that was written then, where there is one; the first ``difference`` is where the program has
/// begun to behave in another way.
///
/// ```swift
/// let script = try SessionScript("resize 40 10\nat 1000\nkey 'q")
/// let clock = ManualClock()
/// let device = ReplayingDevice(script, window: Window(size: script.size, clock: clock), clock: clock)
/// print(device.comparedFrames, device.difference ?? "the same so far")
/// ```
public final class ReplayingDevice: Device {
    /// The first place where the replay shows something else than the recording did.
    public struct Difference: Hashable, Sendable {
        /// The number of the event that met another frame, counted from 1.
        public var event: Int
        /// Its line in the file.
        public var line: Int
    }

    /// The size now.
    public private(set) var size: Size
    /// The colours it claims to show.
    public var colorDepth: ColorDepth = .trueColor
    /// The look of each role; no frame depends on it.
    public var theme = Theme(name: "replay", [:])
    /// Indicates whether mouse events were asked for.
    public var isMouseEnabled = false
    /// The last frame.
    public private(set) var canvas: Canvas
    /// The cursor's place in it.
    public private(set) var cursor: Point?
    /// The first event that met another frame than it did when it was recorded.
    public private(set) var difference: Difference?
    /// The number of frames compared.
    public private(set) var comparedFrames = 0

    private let steps: [SessionScript.Step]
    private weak var window: Window?
    private let clock: ManualClock
    private var position = 0
    private var quietTurns = 0
    private var due: Event?
    private var secrets: [Int: String]

    /// Makes a terminal that plays a session, and turns the window's animations off.
    ///
    /// - `clock`: the clock of the window's timers; it goes from event to event.
    /// - `secrets`: the passphrases by their numbers, which the recording does not have; where one is missing its dots stand for it.
    public init(_ script: SessionScript, window: Window, clock: ManualClock, secrets: [Int: String] = [:]) {
        steps = script.steps
        self.secrets = secrets
        size = script.size
        canvas = Canvas(size: script.size)
        self.window = window
        self.clock = clock
        // No frame was kept of a menu on its way, and with the next event it was there.
        window.areAnimationsEnabled = false
    }

    /// Never refuses.
    public func enter() throws(DeviceError) {}

    /// Has nothing to give back.
    public func leave() {}

    /// Waits for work that is under way, then lets the next timer or the next event be due.
    public func wait(on descriptor: Int32, timeout: Duration?) {
        guard window?.isAtRest == true else {
            quietTurns = 0
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&request, 1, 100)
            return
        }
        // An answer may have started the next question without anybody's task being known.
        guard quietTurns >= 16 else { return quietTurns += 1 }
        quietTurns = 0
        guard steps.indices.contains(position) else { return due = .terminate(.terminalLost) }
        let step = steps[position]
        let pause = step.time - clock.now.offset
        if let timeout, timeout <= pause { return clock.advance(by: timeout) }
        if pause > .zero { clock.advance(by: pause) }
        position += 1
        compare(step)
        if case .resize(let new) = step.event { size = new }
        due = step.event
    }

    /// Compares the frame on show with the one that the event met when it was recorded, and keeps the first place where they differ.
    private func compare(_ step: SessionScript.Step) {
        guard let frame = step.frame else { return }
        comparedFrames += 1
        if difference == nil, canvas.fingerprint(cursor: cursor) != frame { difference = Difference(event: position, line: step.line) }
    }

    /// The event that is due.
    public func nextEvent() -> Event? {
        if let event = due {
            due = nil
            return event
        }
        exchangeDots()
        return nil
    }

    /// A passphrase takes the place of its dots as soon as the last one is there, so that every frame from then on can be the recorded one.
    private func exchangeDots() {
        guard steps.indices.contains(position), let secret = steps[position].secret, let text = secrets[secret.number] else { return }
        window?.updateIfNeeded()
        guard let field = window?.firstResponder as? TextField, field.isSecure, field.text != text else { return }
        field.exchange(for: text)
    }

    /// Keeps the frame.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) {
        self.canvas = copy canvas
        self.cursor = cursor
    }

    /// Does nothing, because every frame is kept whole.
    public func invalidate() {}

    /// True, as while it was recorded.
    public var takesCopies: Bool { true }
}
