/// One number that a packet says, on the clock of the session.
package struct SensorReading: Hashable, Sendable {
    package var time: SessionTime
    package var sensor: String
    package var value: SensorValue

    package init(time: SessionTime, sensor: String, _ value: SensorValue) {
        self.time = time
        self.sensor = sensor
        self.value = value
    }
}

/// A quantity that a sensor can report, with its value.
///
/// Values are as the sensor counts them; judging and adding up is the session's work.
package enum SensorValue: Hashable, Sendable {
    /// Metres a second, of a belt.
    case beltSpeed(Double)
    /// A counter of steps, of a belt. It begins anywhere and can start over.
    case beltSteps(Int)
    /// A counter of metres, of a belt.
    case beltDistance(Double)
    /// A counter of seconds that the belt has run.
    case beltElapsed(Int)
    case belt(BeltState)
    /// Metres a second, of a foot pod.
    case podSpeed(Double)
    /// A minute; steps or strides, which the packet does not say.
    case podCadence(Double)
    /// A counter of metres, of a foot pod.
    case podDistance(Double)
    /// Beats a minute; nil without contact to the skin.
    case heartRate(Int?)
    /// Percent, 0 to 100.
    case battery(Int)
    case location(LocationFix)
}

/// The state that a belt reports.
package enum BeltState: String, Hashable, Sendable {
    case started, paused, stopped
    /// The safety key was pulled.
    case emergency
}

/// A place and how sure it is, as gpsd tells it.
package struct LocationFix: Hashable, Sendable {
    /// Degrees.
    package var latitude: Double
    package var longitude: Double
    /// Metres above the sea; nil where it is not known.
    package var elevation: Double?
    /// Metres a second; nil where it is not known.
    package var speed: Double?
    /// The expected error in metres; nil where it is not known.
    package var error: Double?

    package init(latitude: Double, longitude: Double, elevation: Double? = nil, speed: Double? = nil, error: Double? = nil) {
        self.latitude = latitude
        self.longitude = longitude
        self.elevation = elevation
        self.speed = speed
        self.error = error
    }
}
