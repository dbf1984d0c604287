/// One sensor of a session: what it said last, and what it has counted.
struct LiveSensor: Sendable {
    var description: SensorDescription
    private(set) var isConnected = false
    /// Indicates whether its link broke, and does not stand again.
    private(set) var isCut = false
    private var connectedSince: SessionTime?
    var battery: Int?
    var beltSpeed: LatestReading<Double>?
    var podSpeed: LatestReading<Double>?
    /// The cadence as the pod counts it.
    var podCadence: LatestReading<Double>?
    var heart: LatestReading<Int?>?
    /// The moment from which on it has said that there is no heart to hear; nil where it said one last.
    private var heartlessSince: SessionTime?
    var location: LatestReading<LocationFix>?

    var beltSteps: Meter?
    var beltDistance: Meter?
    var podSteps: Meter?
    var podDistance: Meter?
    var places: LocationMeter?
    private var placeStillness = PlaceStillness()
    private var judge = StrideJudge()
    private var emptyBelt = EmptyBelt()
    /// Counts of the cadence before it was known what they are.
    private var unjudgedCounts = 0.0
    /// Indicates whether the pod has a counter of its own; its speed need not be summed up then.
    private var podHasCounter = false

    init(_ description: SensorDescription) {
        self.description = description
    }

    /// Steps that a count of the pod's cadence stands for; nil until it is known.
    var stepsPerCount: Double? {
        switch description.cadence {
        case .steps: 1
        case .strides: 2
        case nil: judge.stepsPerCount
        }
    }

    /// Steps a minute; nil where no pod is fresh, or nobody knows yet what it counts.
    func cadence(at now: SessionTime) -> Double? {
        guard let counts = podCadence?.fresh(at: now), let stepsPerCount else { return nil }
        return counts * stepsPerCount
    }

    mutating func connect(at time: SessionTime) {
        (isConnected, isCut) = (true, false)
        connectedSince = connectedSince ?? time
    }

    mutating func disconnect() { (isConnected, isCut, connectedSince) = (false, true, nil) }

    /// Takes a link for one that nobody has made yet, as after a restart.
    mutating func forgetLink() { isCut = false }

    /// Returns whether its steps, or a cadence of them, are about to be known: its link is young, it is not known yet what its pod counts, or
    /// its belt counts.
    func isAwaited(at now: SessionTime) -> Bool {
        if podCadence?.fresh(at: now) != nil, stepsPerCount == nil { return true }
        if let last = beltSteps?.last, now - last <= LiveLimits.rateGap { return true }
        guard isConnected, beltSteps == nil, podSteps == nil, heart == nil, location == nil else { return false }
        return connectedSince.map { now - $0 < LiveLimits.secondsToCount } ?? false
    }

    /// Takes a reading; one that no walker can have made changes nothing.
    mutating func receive(_ value: SensorValue, at time: SessionTime) {
        let factor = description.scale.factor
        switch value {
        case .beltSpeed(let speed) where (0...LiveLimits.fastest).contains(speed):
            beltSpeed = LatestReading(value: speed * factor, time: time)
        case .beltElapsed(let seconds): emptyBelt.clock(seconds, at: time)
        case .beltSteps(let count):
            emptyBelt.steps(count, at: time)
            beltSteps = beltSteps ?? Meter(fastest: LiveLimits.stepsPerSecond, slack: LiveLimits.slackSteps)
            beltSteps?.read(counter: Double(count), at: time)
        case .beltDistance(let metres):
            emptyBelt.distance(metres, at: time)
            beltDistance = beltDistance ?? Meter(fastest: LiveLimits.fastest, slack: LiveLimits.slackMetres)
            beltDistance?.read(counter: metres, at: time, times: factor)
        case .podSpeed(let speed) where (0...LiveLimits.fastest).contains(speed): receivePodSpeed(speed * factor, at: time)
        case .podCadence(let counts) where (0...LiveLimits.cadence).contains(counts): receivePodCadence(counts, at: time)
        case .podDistance(let metres):
            podHasCounter = true
            podDistance = podDistance ?? Meter(fastest: LiveLimits.fastest, slack: LiveLimits.slackMetres)
            podDistance?.read(counter: metres, at: time, times: factor)
        case .heartRate(let beats):
            heart = LatestReading(value: beats.flatMap { LiveLimits.beats.contains($0) ? $0 : nil }, time: time)
            heartlessSince = heart?.value == nil ? heartlessSince ?? time : nil
        case .battery(let percent) where (0...100).contains(percent): battery = percent
        case .location(let fix):
            location = LatestReading(value: fix, time: time)
            places = places ?? LocationMeter()
            places?.read(fix, at: time)
            placeStillness.read(fix, at: places?.place ?? fix, time)
        case .beltSpeed, .podSpeed, .podCadence, .battery, .belt: break
        }
    }

    private mutating func receivePodSpeed(_ speed: Double, at time: SessionTime) {
        if !podHasCounter {
            podDistance = podDistance ?? Meter(fastest: LiveLimits.fastest, slack: LiveLimits.slackMetres)
            podDistance?.add(Self.amount(of: speed, after: podSpeed, at: time), at: time)
        }
        podSpeed = LatestReading(value: speed, time: time)
    }

    private mutating func receivePodCadence(_ counts: Double, at time: SessionTime) {
        if let speed = podSpeed, speed.time == time { judge.judge(speed: speed.value, cadence: counts) }
        unjudgedCounts += Self.amount(
            of: counts / 60, after: podCadence.map { LatestReading(value: $0.value / 60, time: $0.time) }, at: time)
        podCadence = LatestReading(value: counts, time: time)
        podSteps = podSteps ?? Meter(fastest: LiveLimits.stepsPerSecond, slack: LiveLimits.slackSteps)
        guard let stepsPerCount else {
            podSteps?.add(0, at: time)
            return
        }
        podSteps?.add(unjudgedCounts * stepsPerCount, at: time)
        unjudgedCounts = 0
    }

    /// Returns what a rate comes to since the one before; nothing after a gap, in which nobody knows what was.
    ///
    /// Where a packet is missing between the two, the smaller of them holds, since nobody knows when it changed.
    private static func amount(of rate: Double, after last: LatestReading<Double>?, at time: SessionTime) -> Double {
        guard let last, time > last.time, time - last.time <= LiveLimits.rateGap else { return 0 }
        let seconds = time - last.time
        return (seconds > LiveLimits.rateStep ? min(rate, last.value) : rate) * seconds
    }

    /// Returns whether it is a strap that has said for a while that it does not touch the skin; nobody holds the grips of a belt.
    func lacksContact(at now: SessionTime) -> Bool {
        guard let heartlessSince, heart?.fresh(at: now, for: 5) != nil, beltSpeed == nil else { return false }
        return now - heartlessSince >= LiveLimits.secondsWithoutContact
    }

    /// Returns whether the person stands, by the best of what it knows; nil where nothing is fresh.
    ///
    /// A belt that says its speed, and on which nobody seems to walk, is believed after all others: who walks beside it walks.
    func stillness(at now: SessionTime) -> (isStill: Bool, patience: MovementDetector.Patience, rank: Int)? {
        let speed = beltSpeed?.fresh(at: now)
        let runsEmpty = (speed ?? 0) > 0 && emptyBelt.isEmpty(at: now)
        if let speed, !runsEmpty { return (speed == 0, .belt, 0) }
        if let counts = podCadence?.fresh(at: now) { return (counts == 0, .pod, 1) }
        if location?.fresh(at: now) != nil, let isStill = placeStillness.isStill { return (isStill, .location, 2) }
        return runsEmpty ? (true, .belt, 3) : nil
    }
}
