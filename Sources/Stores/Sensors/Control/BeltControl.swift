import LiveWalking

/// The control of a belt that speaks FTMS by the keys of the person on it: what may be asked, and what is written to its control point.
///
/// A program is no safety device, and belts lie: some take a target as miles an hour, some stop when they are told to start. So a speed
/// changes by half a kilometre an hour at a time, never goes beyond what this person has walked, a belt that moves is never started, and a
/// stop is always written. Nothing here acts by itself: every command was a key.
///
/// FTMS 1.0 §4.16. Pure: commands, answers and speeds go in, writes and notices come out, and time is told to it, in seconds.
struct BeltControl: BeltController {
    /// Kilometres an hour for each metre a second.
    static let perMetreASecond = 3.6
    private static let kilometresPerMile = 1.609344
    /// Seconds until an answer is given up, and in which a new speed shows.
    private static let patience = 2.0
    private static let settling = 15.0
    /// Seconds between two attempts to write a stop.
    private static let retryGap = 0.3

    private struct Pending {
        let bytes: [UInt8]
        let deadline: Double
        /// The moment at which it is written again, where it has to be.
        var retry = Double.infinity
        /// Indicates whether it was told how the belt took it.
        var isNoted = false

        var code: UInt8? { bytes.first }
    }

    /// A speed that was asked for, and what the belt ran before.
    private struct Target {
        let speed: Double
        let before: Double
        let end: Double
    }

    private var bounds: SpeedBounds
    private var decoder = TreadmillDecoder()
    /// Indicates whether the belt takes speeds for miles an hour; to be remembered with it.
    private(set) var countsMiles: Bool
    private(set) var speed: Double?
    private var hasControl = false
    private var pending: Pending?
    /// The last command that was told as silent, which may be answered late.
    private var silent: [UInt8]?
    /// The newest wish, where one has to wait for an answer.
    private var next: BeltWish?
    private var target: Target?
    private var writes: [[UInt8]] = []
    private var notices: [BeltNotice] = []
    private var evidence: [BeltEvidence] = []

    /// - Parameters:
    ///   - fastest: the fastest that this person has walked, in kilometres an hour.
    ///   - limit: the fastest that is ever asked for.
    init(fastest: Double, limit: Double = 6, countsMiles: Bool = false) {
        bounds = SpeedBounds(fastest: fastest, limit: limit)
        self.countsMiles = countsMiles
    }

    var fastest: Double {
        get { bounds.fastest }
        set { bounds.fastest = newValue }
    }

    private var isStopping: Bool { next == .stop || pending?.code == Code.stop }

    // MARK: What comes

    /// Takes a key.
    mutating func want(_ command: BeltWish, at now: Double) {
        switch command {
        case .stop: next = .stop
        case .start:
            guard speed == 0 else { return notices.append(.isMoving) }
            next = .start
        case .speed(let wish):
            guard let speed, speed > 0 else { return notices.append(.isStanding) }
            // A stop that waits, or for its answer, is not replaced by anything.
            if !isStopping { next = .speed(bounds.speed(for: wish, from: speed)) }
        }
        proceed(at: now)
    }

    /// Takes a key that changes the speed, beginning with the one that was asked for last, so that two presses are two steps.
    mutating func step(by change: Double, at now: Double) {
        let aimed = target.flatMap { now <= $0.end ? $0.speed : nil }
        let waiting: Double? = if case .speed(let wish) = next { wish } else { nil }
        let base = waiting ?? aimed ?? speed ?? 0
        if !isStopping, let limit = bounds.limit(of: speed, askedFor: base, towards: change) { return notices.append(limit) }
        want(.speed(base + change), at: now)
    }

    mutating func packet(_ characteristic: String, _ bytes: [UInt8], at now: Double) {
        switch characteristic {
        case ControlPoint.characteristic: answer(bytes, at: now)
        case "2ada": status(bytes, at: now)
        case "2ad4": range(bytes)
        default:
            guard TreadmillDecoder.characteristics.contains(characteristic) else { return }
            let packet = SensorPacket(time: .zero, sensor: "", characteristic: characteristic, bytes: bytes)
            for case .beltSpeed(let speed) in decoder.values(of: packet) {
                report(speed: speed * Self.perMetreASecond, at: now)
            }
        }
    }

    /// Takes the speed that the belt reports, in kilometres an hour.
    mutating func report(speed new: Double, at now: Double) {
        speed = new
        guard let target else { return }
        if now > target.end {
            self.target = nil
        } else if !countsMiles, new > max(target.before, target.speed) + SpeedBounds.longestStep / 2,
            (1.5...1.7).contains(new / target.speed)
        {
            countsMiles = true
            notices.append(.countsMiles)
            self.target = nil
            if next != .stop { next = .speed(target.before) }
            proceed(at: now)
        }
    }

    /// Takes an indication of the control point: `80`, what was asked, the result.
    mutating func answer(_ bytes: [UInt8], at now: Double) {
        guard bytes.count >= 3, bytes[0] == 0x80 else { return }
        guard bytes[1] == pending?.code else { return answerLate(bytes) }
        noteEvidence(Int(bytes[2]))
        let isDone = bytes[2] == 1
        // A stop is written nevertheless: some belts take it without having given control away.
        if pending?.code == Code.requestControl { hasControl = isDone || next == .stop }
        if !isDone {
            notices.append(.refused)
            if next != .stop { next = nil }
        } else if pending?.code == Code.stop {
            notices.append(.stops)
        }
        pending = nil
        proceed(at: now)
    }

    /// Takes that what was written did not reach the belt, or that it took no writing at that moment.
    ///
    /// A belt that is still busy with another command refuses so; a stop is written again until the patience with it is over.
    mutating func failed(at now: Double) {
        guard let pending, let code = pending.code else { return }
        noteEvidence(nil)
        if code == Code.stop, now < pending.deadline {
            self.pending?.retry = now + Self.retryGap
        } else {
            answer([0x80, code, 4], at: now)
        }
    }

    /// Takes an answer that nobody waits for any more.
    private mutating func answerLate(_ bytes: [UInt8]) {
        guard let silent, silent.first == bytes[1] else { return }
        evidence.append(BeltEvidence(bytes: silent, answer: Int(bytes[2])))
        self.silent = nil
    }

    /// Takes the status of the belt, characteristic 2ada: KingSmith's belts answer by it alone.
    mutating func status(_ bytes: [UInt8], at now: Double) {
        let code: UInt8? =
            switch bytes.first {
            case 2: Code.stop
            case 4: Code.start
            case 5: Code.speed
            default: nil
            }
        if let code, code == pending?.code { answer([0x80, code, 1], at: now) }
    }

    /// Takes the range of speeds that the belt says, characteristic 2ad4.
    mutating func range(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let lowest = reader.u16(), let highest = reader.u16(), lowest <= highest, highest > 0 else { return }
        bounds.range = Double(lowest) / 100...Double(highest) / 100
    }

    /// The link broke: control has to be asked for again.
    mutating func disconnected() {
        // One that still waits to be taken was never written.
        if writes.isEmpty { noteEvidence(nil) }
        let told = evidence
        self = BeltControl(fastest: bounds.fastest, limit: bounds.limit, countsMiles: countsMiles)
        evidence = told
    }

    /// The moment at which ``advance(at:)`` has something to do.
    var deadline: Double { pending.map { min($0.deadline, $0.retry) } ?? .infinity }

    /// Writes a stop again that did not get through, and gives up an answer that did not come.
    mutating func advance(at now: Double) {
        if let pending, now >= pending.retry, now < pending.deadline {
            self.pending = Pending(bytes: pending.bytes, deadline: pending.deadline)
            return writes.append(pending.bytes)
        }
        guard let pending, now >= pending.deadline else { return }
        noteEvidence(nil)
        self.pending = nil
        notices.append(.noAnswer)
        if next == .stop { hasControl = true } else { next = nil }
        proceed(at: now)
    }

    mutating func takeOutput() -> (writes: [[UInt8]], notices: [BeltNotice], evidence: [BeltEvidence]) {
        defer { (writes, notices, evidence) = ([], [], []) }
        return (writes, notices, evidence)
    }

    /// Notes once how the belt took the command that waits for its answer.
    private mutating func noteEvidence(_ answer: Int?) {
        guard let pending, !pending.isNoted else { return }
        self.pending?.isNoted = true
        silent = answer == nil ? pending.bytes : nil
        evidence.append(BeltEvidence(bytes: pending.bytes, answer: answer))
    }

    // MARK: What is written

    private enum Code {
        static let requestControl: UInt8 = 0x00
        static let speed: UInt8 = 0x02
        static let start: UInt8 = 0x07
        static let stop: UInt8 = 0x08
    }

    /// One command at a time; the newest wins, and a stop waits for none but the control itself.
    private mutating func proceed(at now: Double) {
        guard let command = next, pending == nil || (command == .stop && hasControl) else { return }
        guard hasControl else { return write([Code.requestControl], at: now) }
        next = nil
        switch command {
        case .stop: write([Code.stop, 1], at: now)
        case .start:
            // It may have been started by hand while the control was asked for.
            if speed == 0 { write([Code.start], at: now) } else { notices.append(.isMoving) }
        case .speed(let wish):
            target = Target(speed: wish, before: speed ?? wish, end: now + Self.settling)
            let hundredths = ((countsMiles ? wish / Self.kilometresPerMile : wish) * 100).rounded()
            let sent = UInt16(clamping: Int(exactly: hundredths) ?? 0)
            write([Code.speed, UInt8(truncatingIfNeeded: sent), UInt8(truncatingIfNeeded: sent >> 8)], at: now)
        }
    }

    private mutating func write(_ bytes: [UInt8], at now: Double) {
        // A stop waits for no answer to another command.
        noteEvidence(nil)
        writes.append(bytes)
        pending = Pending(bytes: bytes, deadline: now + Self.patience)
    }
}
