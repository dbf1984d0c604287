/// A minute of a session on the wall clock, as it goes into the journal.
package struct LiveMinute: Hashable, Sendable {
    /// Minutes since 1970, in UTC.
    package var number: Int64
    /// Steps and metres by the sensor that counted them; the empty name is the person's own step length.
    package var steps: [String: Double] = [:]
    package var distance: [String: Double] = [:]
    /// Heart rates of its seconds.
    package var heart = HeartRates()

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
}
