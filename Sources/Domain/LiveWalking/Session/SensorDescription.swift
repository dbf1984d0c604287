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
    /// The correction of the ways and speeds that it tells.
    package var scale: SensorScale

    package init(
        name: String, title: String = "", maker: String = "", model: String = "", cadence: CadenceUnit? = nil,
        scale: SensorScale = .exact
    ) {
        self.name = name
        self.title = title.isEmpty ? name : title
        self.maker = maker
        self.model = model
        self.cadence = cadence
        self.scale = scale
    }
}
