import Walking

/// The wait after a club could not be reached: twice as long each time, up to a quarter of an hour, and shortened by chance, so that
/// a server that comes back is not asked by all at once.
package struct ClubBackoff: Hashable, Sendable {
    package static let longest = Duration.seconds(15 * 60)

    /// The failures since the last success.
    package var failures: Int

    package init(failures: Int = 0) { self.failures = failures }

    /// The longest that the next wait may be; none after a success.
    package var limit: Duration {
        failures <= 0 ? .zero : min(.seconds(1 << min(failures - 1, 20)), Self.longest)
    }

    package func delay(using random: inout some RandomNumberGenerator) -> Duration {
        .milliseconds(Int64.random(in: 0...limit.milliseconds, using: &random))
    }
}
