import Walking

/// A line of a recorded session.
///
/// A session is a file with an object a line: the header, then packets and events as they came. The same file is the recording of a walk,
/// the feed of a test, and the evidence for its numbers.
package enum FeedLine: Hashable, Sendable {
    case header(FeedHeader)
    case packet(SensorPacket)
    /// A place, which its receiver tells in words already.
    case location(SessionTime, sensor: String, LocationFix)
    case event(SessionTime, SessionEvent)
    /// Something that this version does not know; it is kept in the file and changes nothing.
    case unknown(SessionTime)

    /// The moment that it tells of; the header has none.
    package var time: SessionTime? {
        switch self {
        case .header: nil
        case .packet(let packet): packet.time
        case .location(let time, _, _), .event(let time, _), .unknown(let time): time
        }
    }

    /// The sensor that said it; nil for what no sensor said.
    package var sensor: String? {
        switch self {
        case .packet(let packet): packet.sensor
        case .location(_, let sensor, _): sensor
        case .header, .event, .unknown: nil
        }
    }
}

/// The first line: which session it is, and when and where it began.
package struct FeedHeader: Hashable, Sendable {
    package var id: WalkID
    package var start: Instant
    package var zone: Zone?
    /// Metres; what a step was taken for where no sensor measured the way.
    package var ownStepLength: Double?

    package init(id: WalkID, start: Instant, zone: Zone?, ownStepLength: Double? = nil) {
        self.id = id
        self.start = start
        self.zone = zone
        self.ownStepLength = ownStepLength
    }
}
