import Walking

/// A minute of a session on the wall clock, as it goes into the journal.
package struct LiveMinute: Hashable, Sendable {
    /// Minutes since 1970, in UTC.
    package var number: Int64
    /// Steps and metres by the sensors that counted them, one after the other.
    package var steps: [Stretch] = []
    package var distance: [Stretch] = []
    /// Heart rates of its seconds.
    package var heart = HeartRates()

    /// The part of a minute in which one sensor counted.
    package struct Stretch: Hashable, Sendable {
        /// Empty for the person's own step length.
        package let sensor: String
        /// The moment from which on it counted.
        package let from: Instant
        package var amount: Double
    }

    /// The heart rates of a minute, as far as they are kept.
    package struct HeartRates: Hashable, Sendable {
        package var sum = 0
        package var count = 0
        package var least: Int?
        package var most: Int?
        /// The sensor that told the first of them.
        package var sensor: String?

        mutating func add(_ beats: Int, of sensor: String) {
            self.sensor = self.sensor ?? sensor
            sum += beats
            count += 1
            least = min(least ?? beats, beats)
            most = max(most ?? beats, beats)
        }
    }

    init(_ number: Int64) {
        self.number = number
    }

    /// Adds an amount that a sensor counted from a moment on; each moment is of one sensor.
    mutating func add(_ amount: Double, of sensor: String, from: Instant, to quantity: WritableKeyPath<LiveMinute, [Stretch]>) {
        if let last = self[keyPath: quantity].indices.last, self[keyPath: quantity][last].sensor == sensor {
            self[keyPath: quantity][last].amount += amount
        } else {
            self[keyPath: quantity].append(Stretch(sensor: sensor, from: from, amount: amount))
        }
    }
}
