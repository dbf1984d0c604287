import LiveWalking

/// The belts whose owners let keys control them: keys and packets go in, writes and what the person has to know come out.
///
/// One belt is controlled at a time: the connected one, after its link was lost the one that was, and before any one that may come.
struct BeltControls {
    private struct Belt {
        var title: String
        var control: any BeltController
        var language = BeltLanguage.fitnessMachine
        var link = BeltStatus.Link.awaited
        var notice: BeltNotice? { didSet { noticeEnd = nil } }
        /// The moment at which a passing notice is over by itself.
        var noticeEnd: Double?

        /// The moment up to which it may still begin to move, since a key started it; it counts down first.
        var startEnd: Double?
        var isStarting: Bool { startEnd != nil }

        /// Indicates whether the notice is over by itself, as every one about a belt that is perhaps not even near.
        var isNoticePassing: Bool { notice.map { $0.isPassing || link == .awaited } ?? false }

        mutating func learn(_ language: BeltLanguage, countsMiles: Bool) {
            self.language = language
            control =
                switch language {
                case .fitnessMachine: BeltControl(fastest: control.fastest, countsMiles: countsMiles)
                case .walkingPad: PadControl(fastest: control.fastest)
                }
        }
    }

    /// Kilometres an hour by which a key changes the speed.
    static let step = 0.2
    /// Kilometres an hour; where nobody knows how fast this person walks.
    private static let usual = 3.0

    /// Seconds for which a stop that no belt could take is carried out once one can, and for which a passing notice is shown.
    private static let patience = 10.0
    /// Seconds within which a belt that took a start moves.
    private static let countdown = 15.0

    private var belts: [String: Belt] = [:]
    /// A stop that no belt could take: of the belt that was lost, else of whichever comes first.
    private var stopWished: (address: String?, time: Double)?
    private var evidence: [(address: String, BeltEvidence)] = []

    // MARK: Which belts

    /// Takes over which belts may be controlled, and which of those can be now.
    /// - Parameter language: the one in which a connected belt takes commands; nil for one that takes none.
    mutating func update(_ allowed: [RememberedSensor], at now: Double, language: (String) -> BeltLanguage?) {
        for address in belts.keys.sorted() where !allowed.contains(where: { $0.address == address }) {
            belts[address]?.control.disconnected()
            _ = takeOutput(of: address)
            belts[address] = nil
        }
        for sensor in allowed {
            var belt = belts[sensor.address] ?? Belt(title: "", control: BeltControl(fastest: Self.usual, countsMiles: sensor.countsMiles))
            belt.title = sensor.title
            let language = language(sensor.address)
            if let language, belt.link != .connected {
                (belt.link, belt.notice) = (.connected, nil)
                if language != belt.language { belt.learn(language, countsMiles: sensor.countsMiles) }
                if let wish = stopWished, wish.address ?? sensor.address == sensor.address {
                    if now - wish.time <= Self.patience { belt.control.want(.stop, at: now) }
                    stopWished = nil
                }
            } else if language == nil, belt.link == .connected {
                belt.link = .lost
                if (belt.control.speed ?? 0) > 0 || belt.isStarting { belt.notice = .linkLost }
                belt.control.disconnected()
            }
            belts[sensor.address] = belt
        }
    }

    mutating func removeAll() { (belts, stopWished) = ([:], nil) }

    private var current: String? {
        let addresses = belts.keys.sorted()
        return BeltStatus.Link.allCases.lazy.compactMap { link in addresses.first { belts[$0]?.link == link } }.first
    }

    /// The belt that keys go to; nil where none may be controlled.
    var status: BeltStatus? {
        guard let current, let belt = belts[current] else { return nil }
        return BeltStatus(
            title: belt.title, link: belt.link, speed: belt.control.speed.map { $0 / BeltControl.perMetreASecond },
            isStarting: belt.isStarting, notice: belt.notice)
    }

    // MARK: What comes

    /// Takes a key.
    /// - Parameter fastest: metres a second; nil where nobody knows how fast this person walks.
    mutating func handle(_ command: BeltCommand, fastest: Double?, at now: Double) {
        let link = current.flatMap { belts[$0]?.link }
        guard let current, link == .connected else {
            if let current { belts[current]?.notice = command == .stop ? .stopWaits : .unreachable }
            if command == .stop { stopWished = (link == .lost ? current : nil, now) }
            return
        }
        belts[current]?.notice = nil
        belts[current]?.control.fastest = fastest.map { $0 * BeltControl.perMetreASecond } ?? Self.usual
        switch command {
        case .start:
            if belts[current]?.control.speed == 0 { belts[current]?.startEnd = now + Self.countdown }
            belts[current]?.control.want(.start, at: now)
        case .stop: belts[current]?.control.want(.stop, at: now)
        case .faster: belts[current]?.control.step(by: Self.step, at: now)
        case .slower: belts[current]?.control.step(by: -Self.step, at: now)
        }
    }

    mutating func packet(of address: String, _ characteristic: String, _ bytes: [UInt8], at now: Double) {
        belts[address]?.control.packet(characteristic, bytes, at: now)
        if (belts[address]?.control.speed ?? 0) > 0 { belts[address]?.startEnd = nil }
    }

    /// Takes that a write did not get through.
    mutating func failed(_ address: String, at now: Double) { belts[address]?.control.failed(at: now) }

    // MARK: What goes out

    var deadline: Double {
        belts.values.map { min($0.control.deadline, $0.noticeEnd ?? .infinity, $0.startEnd ?? .infinity) }.min() ?? .infinity
    }

    mutating func advance(at now: Double) {
        for (address, belt) in belts {
            belts[address]?.control.advance(at: now)
            if let end = belt.startEnd, now >= end { belts[address]?.startEnd = nil }
            guard belt.isNoticePassing else { continue }
            guard let end = belt.noticeEnd else {
                belts[address]?.noticeEnd = now + Self.patience
                continue
            }
            if now >= end { belts[address]?.notice = belt.notice == .stopWaits && belt.link == .lost ? .unreachable : nil }
        }
    }

    /// The bytes for the control points, in order.
    mutating func takeWrites() -> [(address: String, bytes: [UInt8])] {
        belts.keys.sorted().flatMap { address in takeOutput(of: address).map { (address, $0) } }
    }

    private mutating func takeOutput(of address: String) -> [[UInt8]] {
        guard let output = belts[address]?.control.takeOutput() else { return [] }
        if let notice = output.notices.last { belts[address]?.notice = notice }
        if output.notices.contains(.stops) || output.evidence.contains(where: \.refusesStart) { belts[address]?.startEnd = nil }
        evidence += output.evidence.map { (address, $0) }
        return output.writes
    }

    /// The commands of which it is known by now how the belt took them.
    mutating func takeEvidence() -> [(address: String, BeltEvidence)] {
        defer { evidence = [] }
        return evidence
    }

    /// The belts that turned out to take a speed for miles an hour.
    var milers: [String] { belts.filter(\.value.control.countsMiles).keys.sorted() }
}
