import LiveWalking
import Walking

/// Plays the lines of a session, live or recorded: decodes its packets and counts the walk.
package struct SessionPlayer: Sendable {
    package private(set) var session: LiveSession
    private var decoders = SensorDecoders()
    /// The time of the last line.
    package private(set) var last = SessionTime.zero

    /// - Parameter ownStepLength: metres; what a step is taken for where no sensor measures the way.
    package init(start: Instant, ownStepLength: Double?) {
        session = LiveSession(start: start, ownStepLength: ownStepLength)
    }

    /// Takes a line.
    ///
    /// Time never goes back: a line that claims an earlier moment than the one before is taken at that one's.
    package mutating func play(_ line: FeedLine) {
        if let since = unheard(before: line), let time = line.time {
            session.receive(.gap(.sleep, since: since), at: advance(to: time))
        }
        switch line {
        case .header, .event(_, .gap): break
        case .packet(var packet):
            packet.time = advance(to: packet.time)
            for reading in decoders.readings(of: packet) { session.receive(reading) }
        case .location(let time, let sensor, let fix):
            session.receive(SensorReading(time: advance(to: time), sensor: sensor, .location(fix)))
        case .event(let time, let event):
            if case .disconnected(let sensor) = event { decoders.disconnected(sensor) }
            session.receive(event, at: advance(to: time))
        case .unknown(let time): _ = advance(to: time)
        }
    }

    /// Returns the moment since which nobody has listened before a line, as a gap says and a long silence tells; nil where somebody did.
    package func unheard(before line: FeedLine) -> SessionTime? {
        guard let time = line.time else { return nil }
        var since: SessionTime?
        if case .event(_, .gap(_, let told)) = line { since = min(told, time) }
        return (since ?? time) - last > LiveSession.longestSilence ? last : since
    }

    /// Counts on to a moment of which no line tells.
    package mutating func pass(to time: SessionTime) { session.advance(to: time) }

    /// Ends a session that was broken off, with its last line.
    package mutating func finish() {
        if !session.isOver { session.receive(.end, at: last) }
    }

    private mutating func advance(to time: SessionTime) -> SessionTime {
        last = max(last, time)
        return last
    }
}
