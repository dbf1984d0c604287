import LiveWalking

/// A key's wish for a belt, with the speed that it comes to.
enum BeltWish: Hashable, Sendable {
    case start, stop
    /// Kilometres an hour.
    case speed(Double)
}

/// A command that was written, and the result that the belt answered; nil for one that said nothing.
struct BeltEvidence: Hashable, Sendable {
    let bytes: [UInt8]
    let answer: Int?

    /// Indicates that the belt said it would not start.
    var refusesStart: Bool { bytes.first == 0x07 && answer.map { $0 != 1 } ?? false }
}

/// The control of one belt in its own language: keys, packets and the clock go in, writes and notices come out.
///
/// Every control holds to the same: a speed changes by half a kilometre an hour at a time and never beyond ``SpeedBounds``, a belt that
/// moves is never started, a stop is always written, and nothing happens without a key.
protocol BeltController: Sendable {
    /// The speed that the belt reports, in kilometres an hour.
    var speed: Double? { get }
    /// The fastest that this person has walked, in kilometres an hour.
    var fastest: Double { get set }
    /// Indicates whether the belt takes speeds for miles an hour; to be remembered with it.
    var countsMiles: Bool { get }
    /// The moment at which ``advance(at:)`` has something to do.
    var deadline: Double { get }

    /// Takes a key.
    mutating func want(_ command: BeltWish, at now: Double)
    /// Takes a key that changes the speed, beginning with the one that was asked for last, so that two presses are two steps.
    mutating func step(by change: Double, at now: Double)
    /// Takes a packet of the belt.
    mutating func packet(_ characteristic: String, _ bytes: [UInt8], at now: Double)
    /// Takes that what was written did not reach the belt.
    mutating func failed(at now: Double)
    /// Takes that the link broke.
    mutating func disconnected()
    /// Gives up what shows no effect.
    mutating func advance(at now: Double)
    /// The bytes for the belt, the message for the person, and each command once it is known how the belt took it.
    mutating func takeOutput() -> (writes: [[UInt8]], notices: [BeltNotice], evidence: [BeltEvidence])
}

extension BeltController {
    var countsMiles: Bool { false }
}

/// The languages in which belts take commands.
enum BeltLanguage: Hashable, Sendable {
    /// The control point of fitness machines, FTMS 1.0 §4.16.
    case fitnessMachine
    /// KingSmith's own, of the WalkingPad.
    case walkingPad
}
