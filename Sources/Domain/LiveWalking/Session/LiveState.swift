import Walking

/// The numbers of a live walk at a moment.
package struct LiveState: Hashable, Sendable {
    /// Whole seconds since the start, and those of them without pauses.
    package var elapsed = 0
    package var moving = 0
    /// Indicates whether it stands, by key or by what the sensors say.
    package var isPaused = false
    package var isPausedByKey = false
    /// Steps counted; nil where nobody counts.
    package var steps: Double?
    /// Indicates whether some of the steps follow from a cadence that was tapped, since no sensor counted them.
    package var areStepsEstimated = false
    /// Metres; nil where neither a sensor nor the person's own step length tells them.
    package var distance: Double?
    /// Indicates whether some of the distance comes of the person's own step length.
    package var isDistanceEstimated = false
    /// Indicates whether the person's own step length is known, from which a distance can follow.
    package var isOwnStepKnown = false
    /// Metres a second, steps a minute, metres, beats a minute, as they are now; nil where neither a sensor nor taps say it.
    package var speed: Double?
    package var cadence: Double?
    package var stepLength: Double?
    package var heartRate: Int?
    /// The name of a strap that has had no contact with the skin for a while; nil where none has, or a heart rate is known.
    package var silentStrap: String?
    /// Indicates whether the cadence follows from the walker's taps, since no sensor says one.
    package var isCadenceTapped = false
    /// Steps that were tapped for a cadence that is not known yet; none where nobody taps.
    package var tappedSteps = 0
    /// Indicates whether the taps come quicker than anybody steps, so that they tell nothing.
    package var isTappedTooQuickly = false
    /// The cadence that was tapped last, by which steps are counted where no sensor counts them, however long ago that was.
    package var lastTappedCadence: Double?
    package var laps: [LiveLap] = []
    /// The length after which a lap begins by itself; nil where laps are by key alone.
    package var lapLength: LapLength?
    package var sensors: [SensorStatus] = []
    /// On Borg's scale from 6 to 20, as it was said last; nil where nobody said.
    package var effort: Int?

    /// Steps to tap until they tell a cadence.
    package static let stepsToTap = TappedCadence.wanted

    package init() {}

    /// Indicates whether nobody has walked: no step, no metre, and not ten seconds on the move.
    package var isNothingWalked: Bool { (steps ?? 0) < 1 && (distance ?? 0) < 1 && moving < 10 }

    /// The name of a belt that moved, and says nothing any more although its link stands; nil where there is none.
    package var silentBelt: String? {
        sensors.first { $0.isTreadmill && $0.isMoving && $0.isConnected && !$0.isFresh }?.description.title
    }

    /// The name of a belt that moved when its link broke, and may go on; nil where there is none.
    package var lostBelt: String? { sensors.first(where: \.isLostBelt)?.description.title }

    /// A sensor beside the numbers.
    package struct SensorStatus: Hashable, Sendable {
        package var description: SensorDescription
        package var isConnected: Bool
        /// Indicates whether it has said something in the last seconds.
        package var isFresh: Bool
        /// Percent; nil where it does not say.
        package var battery: Int?
        /// Steps that a count of its cadence stands for; nil where it has none, or it is not known yet.
        package var stepsPerCount: Double?
        /// Indicates whether it is a belt that one walks on.
        package var isTreadmill = false
        /// Indicates whether it is a belt that moved when it was heard last.
        package var isMoving = false
        /// Indicates whether its link broke in this walk, and does not stand again.
        package var isCut = false
        /// Indicates whether its steps, or a cadence of them, are about to be known.
        package var isAwaited = false

        /// Indicates whether it is a belt that moved when its link broke.
        package var isLostBelt: Bool { isTreadmill && isMoving && isCut }
    }
}

/// A part of a walk, up to a moment that the person marked, or a length that they wanted.
package struct LiveLap: Hashable, Sendable {
    package var start: SessionTime
    package var end: SessionTime
    package var steps: Double
    /// Metres.
    package var distance: Double
    /// Seconds of the pauses in it.
    package var paused = 0.0

    /// Seconds on the move.
    package var moving: Double { max(0, end - start - paused) }

    /// The whole seconds of it, as a journal counts them: every screen says the same number.
    package var wholeSeconds: Int { Int(clamping: Duration.seconds(clamping: moving).components.seconds) }
}

/// A stretch of time without walking.
package struct LivePause: Hashable, Sendable {
    package var start: SessionTime
    /// The moment of its end; nil while it lasts.
    package var end: SessionTime?
    package var isByKey: Bool

    package init(start: SessionTime, end: SessionTime?, isByKey: Bool) {
        self.start = start
        self.end = end
        self.isByKey = isByKey
    }
}
