import Walking

/// Tells the lines of a session, which follow each other in time, from those that were read already, and from those of another session.
///
/// A pipe may bring a recording twice, a part of it and then the whole, or several recordings one behind the other. A walk that is
/// gone on with goes on in time, so that what lies before the lines that were read is the same once more, and counts once.
package struct FeedOrder: Sendable {
    package enum Place: Hashable, Sendable {
        case next
        /// It lies before what was read.
        case repeated
        /// It follows the first line of another session.
        case foreign
    }

    /// Seconds by which the lines of several sensors overtake each other; those of one follow each other.
    private static let slack = 2.0

    private var session: WalkID?
    private var isForeign = false
    private var last = SessionTime.zero
    /// The time of the last line of each sensor; that of keys and the clock has no name.
    private var lastOfSensor: [String: SessionTime] = [:]

    package init() {}

    /// Returns the place of the line that was read now.
    package mutating func place(of line: FeedLine) -> Place {
        if case .header(let header) = line {
            let isFirst = session == nil
            session = session ?? header.id
            isForeign = session != header.id
            return isFirst ? .next : isForeign ? .foreign : .repeated
        }
        guard !isForeign else { return .foreign }
        let sensor = line.sensor ?? ""
        guard let time = line.time, last - time <= Self.slack, time >= lastOfSensor[sensor] ?? .zero else { return .repeated }
        last = max(last, time)
        lastOfSensor[sensor] = time
        return .next
    }
}
