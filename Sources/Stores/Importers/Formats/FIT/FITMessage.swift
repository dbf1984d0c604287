import Walking

/// One message: what it is about, and its fields by number.
///
/// Fields that hold "no value" are left out.
struct FITMessage {
    /// The kinds of messages that matter here, with their numbers in the profile.
    enum Kind: UInt16 {
        case fileID = 0
        case sport = 12
        case session = 18
        case record = 20
        case event = 21
        case activity = 34
        case monitoring = 55
        case monitoringInfo = 103
    }

    static let timestampField: UInt8 = 253
    /// 1989-12-31T00:00:00Z, from which FIT counts its seconds.
    private static let epoch: Int64 = 631_065_600

    var kind: Kind
    var numbers: [UInt8: Double] = [:]
    var texts: [UInt8: String] = [:]
    /// Seconds of FIT's count, from the message itself or from its compressed header.
    var timestamp: UInt32?

    /// The number of a field in the profile's unit.
    func number(_ field: UInt8, scale: Double = 1, offset: Double = 0) -> Double? {
        numbers[field].map { $0 / scale - offset }
    }

    func integer(_ field: UInt8) -> Int? {
        numbers[field].flatMap { Int(exactly: $0) }
    }

    func instant(_ field: UInt8) -> Instant? {
        numbers[field].flatMap { UInt32(exactly: $0) }.flatMap(Self.instant)
    }

    var instant: Instant? { timestamp.flatMap(Self.instant) }

    /// Returns nil for counts from a clock that was never set: those are seconds since the device was switched on.
    static func instant(_ seconds: UInt32) -> Instant? {
        seconds >= 0x1000_0000 ? Instant(seconds: epoch + Int64(seconds)) : nil
    }

    /// Semicircles as degrees.
    func degrees(_ field: UInt8) -> Double? {
        numbers[field].map { $0 * 180 / 2_147_483_648 }
    }
}
