/// An event of a session that is no reading: a key, a connection, an end.
package enum SessionEvent: Hashable, Sendable {
    /// A sensor and what is known of it.
    case device(SensorDescription)
    case connected(String)
    case disconnected(String)
    /// A pause by key. One that the session found itself follows from the readings, and replaying them finds it again.
    case pause
    case resume
    case lap
    /// Steps that the person counted with a key.
    case tapped(steps: Int)
    /// The effort, on Borg's scale from 6 to 20.
    case effort(Int)
    case note(String)
    case end
}

/// A sensor as a session knows it.
package struct SensorDescription: Hashable, Sendable {
    /// The unit that the cadence of a foot pod counts.
    package enum CadenceUnit: String, Hashable, Sendable {
        case steps, strides
    }

    /// The name of its packets in this session.
    package var name: String
    /// The name for people.
    package var title: String
    package var maker: String
    package var model: String
    /// The person's choice; nil leaves the judgement to its readings.
    package var cadence: CadenceUnit?

    package init(name: String, title: String = "", maker: String = "", model: String = "", cadence: CadenceUnit? = nil) {
        self.name = name
        self.title = title.isEmpty ? name : title
        self.maker = maker
        self.model = model
        self.cadence = cadence
    }
}
