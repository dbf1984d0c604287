import LiveWalking

/// The control of a KingSmith WalkingPad by the keys of the person on it, by the same rules as ``BeltControl``.
///
/// A pad answers no command: what it did shows in the states that it is asked for. So a command counts as done when the state says so, a
/// stop is written again with each state until the belt slows down, and what shows no effect in time is told.
///
/// As ph4-walkingpad and qdomyos-zwift write it: `F7 A2`, what is asked, its value, the sum of all after the first, `FD`.
struct PadControl: BeltController {
    private enum Code {
        static let speed: UInt8 = 0x01
        static let mode: UInt8 = 0x02
        static let start: UInt8 = 0x04
    }

    private struct Pending {
        let command: BeltWish
        /// The speed before it, in kilometres an hour.
        let before: Double
        var deadline: Double
    }

    /// Seconds until a command is given up that shows no effect: a belt that starts counts down first.
    private static let patience = 3.0
    private static let startPatience = 8.0
    /// The mode in which a pad takes commands.
    private static let manual: UInt8 = 1
    private static let running: UInt8 = 1
    /// While it counts down to its start.
    private static let starting: UInt8 = 9

    private var bounds: SpeedBounds
    private(set) var speed: Double?
    private var frames = KingSmithFrames()
    private var state: UInt8 = 0
    private var mode: UInt8?
    private var pending: Pending?
    private var writes: [[UInt8]] = []
    private var notices: [BeltNotice] = []

    /// - Parameters:
    ///   - fastest: the fastest that this person has walked, in kilometres an hour.
    ///   - limit: the fastest that is ever asked for.
    init(fastest: Double, limit: Double = 6) {
        // The slowest at which it runs: a lower speed would be a stop.
        bounds = SpeedBounds(fastest: fastest, limit: limit, range: 0.5...max(0.5, limit))
    }

    var fastest: Double {
        get { bounds.fastest }
        set { bounds.fastest = newValue }
    }

    // MARK: What comes

    mutating func want(_ command: BeltWish, at now: Double) {
        switch command {
        case .stop:
            write(Code.speed, 0)
            pending = Pending(command: .stop, before: speed ?? 0, deadline: now + Self.patience)
        case .start:
            guard speed == 0, state != Self.running, state != Self.starting else { return notices.append(.isMoving) }
            if mode == Self.manual { write(Code.start, 1) } else { write(Code.mode, Self.manual) }
            pending = Pending(command: .start, before: 0, deadline: now + Self.startPatience)
        case .speed(let wish):
            guard let speed, speed > 0 else { return notices.append(.isStanding) }
            // A stop that shows no effect yet is not replaced by anything.
            guard pending?.command != .stop else { return }
            let bounded = bounds.speed(for: wish, from: speed)
            write(Code.speed, UInt8(clamping: Int(exactly: (bounded * 10).rounded()) ?? 0))
            pending = Pending(command: .speed(bounded), before: speed, deadline: now + Self.patience)
        }
    }

    mutating func step(by change: Double, at now: Double) {
        let aimed: Double? = if case .speed(let speed) = pending?.command { speed } else { nil }
        let base = aimed ?? speed ?? 0
        let isStopping = pending?.command == .stop
        if !isStopping, let limit = bounds.limit(of: speed, askedFor: base, towards: change) { return notices.append(limit) }
        want(.speed(base + change), at: now)
    }

    mutating func packet(_ characteristic: String, _ bytes: [UInt8], at now: Double) {
        guard characteristic == "fe01" else { return }
        frames.feed(bytes)
        while let frame = frames.next() { see(frame) }
    }

    /// A frame of its state: `F8 A2`, state, speed, mode.
    private mutating func see(_ frame: [UInt8]) {
        let wasManual = mode == Self.manual
        (state, speed, mode) = (frame[2], Double(frame[3]) / 10, frame[4])
        guard let pending, let speed else { return }
        switch pending.command {
        case .start:
            if state == Self.running || state == Self.starting || speed > 0 {
                self.pending = nil
            } else if !wasManual, mode == Self.manual {
                write(Code.start, 1)
            }
        case .stop:
            if speed == 0 || state != Self.running || speed < pending.before {
                self.pending = nil
                notices.append(.stops)
            } else {
                write(Code.speed, 0)
            }
        case .speed(let wish):
            if speed == wish || (speed - pending.before) * (wish - pending.before) > 0 { self.pending = nil }
        }
    }

    mutating func failed(at now: Double) {
        // A stop is written again with the next state.
        guard let pending, pending.command != .stop else { return }
        self.pending = nil
        notices.append(.refused)
    }

    mutating func disconnected() {
        self = PadControl(fastest: bounds.fastest, limit: bounds.limit)
    }

    var deadline: Double { pending?.deadline ?? .infinity }

    mutating func advance(at now: Double) {
        guard let pending, now >= pending.deadline else { return }
        self.pending = nil
        notices.append(.noAnswer)
    }

    /// A pad never answers.
    mutating func takeOutput() -> (writes: [[UInt8]], notices: [BeltNotice], evidence: [BeltEvidence]) {
        defer { (writes, notices) = ([], []) }
        return (writes, notices, writes.map { BeltEvidence(bytes: $0, answer: nil) })
    }

    // MARK: What is written

    private mutating func write(_ code: UInt8, _ value: UInt8) {
        let asked: [UInt8] = [0xA2, code, value]
        writes.append([0xF7] + asked + [asked.reduce(0, &+), 0xFD])
    }
}
