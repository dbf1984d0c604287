import LiveWalking

/// The content of one packet of Treadmill Data, or several that were joined; of its fields, those that a walk needs.
///
/// FTMS 1.0 §4.4; steps in bit 13 as UREVO, KingSmith and CITYSPORTS send them.
struct TreadmillData {
    private(set) var flags: TreadmillFlags
    /// Hundredths of a kilometre an hour.
    private var speed: Int?
    /// Metres.
    private var distance: Int?
    private var heartRate: Int?
    /// Seconds.
    private var elapsed: Int?
    private var steps: Int?

    /// Takes what is whole of a packet that is shorter than its flags promise; nil where the flags are not.
    ///
    /// A pace takes one byte in the definition of 2017 and two in today's, and only the end of the packet tells which. Where neither
    /// ends with it, what follows a pace is left out.
    init?(_ bytes: [UInt8]) {
        for paceWidth in [1, 2] {
            var reader = ByteReader(bytes)
            guard let data = TreadmillData(from: &reader, paceWidth: paceWidth) else { return nil }
            self = data
            if reader.endsExactly { return }
        }
        var reader = ByteReader(bytes)
        self.init(from: &reader, paceWidth: nil)
    }

    private init?(from reader: inout ByteReader, paceWidth: Int?) {
        guard let bits = reader.u16() else { return nil }
        flags = TreadmillFlags(rawValue: bits)
        if !flags.contains(.moreData) { speed = reader.u16()?.unless(0xFFFF) }
        if flags.contains(.averageSpeed) { reader.skip(2) }
        if flags.contains(.distance) { distance = reader.u24()?.unless(0xFF_FFFF) }
        if flags.contains(.inclination) { reader.skip(4) }
        if flags.contains(.elevation) { reader.skip(4) }
        for pace in [TreadmillFlags.pace, .averagePace] where flags.contains(pace) {
            guard let paceWidth else { return }
            reader.skip(paceWidth)
        }
        if flags.contains(.energy) { reader.skip(5) }
        if flags.contains(.heartRate) { heartRate = reader.u8()?.unless(0)?.unless(0xFF) }
        if flags.contains(.metabolicEquivalent) { reader.skip(1) }
        if flags.contains(.elapsed) { elapsed = reader.u16()?.unless(0xFFFF) }
        if flags.contains(.remaining) { reader.skip(2) }
        if flags.contains(.forceAndPower) { reader.skip(4) }
        if flags.contains(.steps) { steps = reader.u24()?.unless(0xFF_FFFF) }
    }

    /// The record with its next packet, which wins where both have a field.
    func joined(with next: Self) -> Self {
        var record = next
        record.speed = next.speed ?? speed
        record.distance = next.distance ?? distance
        record.heartRate = next.heartRate ?? heartRate
        record.elapsed = next.elapsed ?? elapsed
        record.steps = next.steps ?? steps
        return record
    }

    var values: [SensorValue] {
        [
            speed.map { .beltSpeed(Double($0) / 360) }, distance.map { .beltDistance(Double($0)) }, heartRate.map { .heartRate($0) },
            elapsed.map { .beltElapsed($0) }, steps.map { .beltSteps($0) },
        ].compactMap(\.self)
    }
}

extension Int {
    /// Returns the number; nil for the one that stands for "not available".
    fileprivate func unless(_ absent: Int) -> Int? { self == absent ? nil : self }
}

/// The first two bytes of Treadmill Data: which fields follow, in the order of the bits.
struct TreadmillFlags: OptionSet {
    let rawValue: Int

    /// The other way round than the rest: set, further packets belong to this record and the speed is in the last of them.
    static let moreData = Self(rawValue: 1 << 0)
    static let averageSpeed = Self(rawValue: 1 << 1)
    static let distance = Self(rawValue: 1 << 2)
    static let inclination = Self(rawValue: 1 << 3)
    static let elevation = Self(rawValue: 1 << 4)
    static let pace = Self(rawValue: 1 << 5)
    static let averagePace = Self(rawValue: 1 << 6)
    static let energy = Self(rawValue: 1 << 7)
    static let heartRate = Self(rawValue: 1 << 8)
    static let metabolicEquivalent = Self(rawValue: 1 << 9)
    static let elapsed = Self(rawValue: 1 << 10)
    static let remaining = Self(rawValue: 1 << 11)
    static let forceAndPower = Self(rawValue: 1 << 12)
    /// Reserved by the specification; belts under desks put their steps here.
    static let steps = Self(rawValue: 1 << 13)
}
