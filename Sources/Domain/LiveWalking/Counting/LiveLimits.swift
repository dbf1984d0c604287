/// The limits of a walker; beyond them a packet is kept and not believed.
enum LiveLimits {
    /// Metres a second: 14.4 km/h.
    static let fastest = 4.0
    /// Steps a second, and steps a minute.
    static let stepsPerSecond = 4.0
    static let cadence = 240.0
    /// The amount that a first difference may be off by, since packets come late.
    static let slackMetres = 10.0
    static let slackSteps = 12.0
    static let beats = 25...240
    /// Seconds for which a strap may look for the heart.
    static let secondsWithoutContact = 10.0
    /// Seconds after its link stands in which a sensor may still say its first count.
    static let secondsToCount = 10.0
    /// Seconds that a rate may stand for, and beyond which a packet is missing between two.
    static let rateGap = 3.0
    static let rateStep = 1.5
    /// Metres a second below which a receiver of satellites sees somebody standing.
    static let stillSpeed = 0.3
    /// Steps a second below which a counter that went on has counted no walk.
    static let slowestSteps = 0.5
    /// Seconds after which nothing that was heard counts for now.
    static let longestMemory = 20.0
}
