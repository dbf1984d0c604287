import LiveWalking

extension FeedLine {
    /// The same at another moment.
    func at(_ time: SessionTime) -> FeedLine {
        switch self {
        case .header: return self
        case .packet(var packet):
            packet.time = time
            return .packet(packet)
        case .location(_, let sensor, let fix): return .location(time, sensor: sensor, fix)
        case .event(_, let event): return .event(time, event)
        case .unknown: return .unknown(time)
        }
    }

    /// Indicates whether it is worth waiting for the disk at once: keys and connections cannot be guessed again.
    var isEvent: Bool { if case .event = self { true } else { false } }
}
