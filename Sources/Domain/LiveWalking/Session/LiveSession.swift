import Walking

/// A walk while it is walked: takes what sensors and keys say in the order of time, and adds it up second by second.
///
/// The same input gives the same walk, whenever and however fast it comes: nothing here looks at a clock. That is what makes a
/// recording, a test and a walk one thing. For each second, in this order:
///
/// 1. the readings up to its end are taken by their sensors, each of which adds up what it counts itself
/// 2. every quantity is counted on by the best sensor that is fresh (``Tally``), and by none twice
/// 3. standing is told from walking (``MovementDetector``); a pause begins with the first still second
package struct LiveSession: Sendable {
    package let start: Instant
    /// Metres that a step is taken for where no sensor measures the way; nil leaves the way unknown.
    private let ownStepLength: Double?
    private var sensors: [String: LiveSensor] = [:]
    private var steps = Tally()
    private var distance = Tally()
    private var estimatedDistance = 0.0
    private var movement = MovementDetector()
    /// Whole seconds that are done.
    private var second = 0
    private var keyPause: SessionTime?
    private var end: SessionTime?
    private var heartRate: Int?
    private var taps = TappedCadence()
    private var estimate = StepEstimate()
    private var lapCounter = LapCounter()
    private var clock = ClockCorrection()
    /// The speeds of a belt in the last ten seconds, as far as it says them.
    private var beltSpeeds: [Double] = []
    /// The last stretch in which nobody listened, while nobody knows what was in it.
    private var gap: LivePause?

    package private(set) var pauses: [LivePause] = []
    private var log: MinuteLog
    package private(set) var route: [RoutePoint] = []
    package private(set) var effort: Int?
    package private(set) var note = ""

    package init(start: Instant, ownStepLength: Double? = nil) {
        self.start = start
        log = MinuteLog(start: start)
        self.ownStepLength = ownStepLength
    }

    /// The name for the steps that follow from the person's own key.
    static let keysName = "keys"

    // MARK: What comes in

    /// Takes a reading.
    ///
    /// Times before one that was taken already are taken as that one.
    package mutating func receive(_ reading: SensorReading) {
        advance(to: reading.time)
        guard end == nil else { return }
        sensors[reading.sensor, default: LiveSensor(SensorDescription(name: reading.sensor))].receive(reading.value, at: reading.time)
        if case .location(let fix) = reading.value, let places = sensors[reading.sensor]?.places { add(fix, of: places, at: reading.time) }
    }

    package mutating func receive(_ event: SessionEvent, at time: SessionTime) {
        if case .gap(_, let since) = event, end == nil {
            passOver(from: min(since, time), until: time)
        }
        advance(to: time)
        switch event {
        case .effort(let effort): self.effort = Effort.range.contains(effort) ? effort : self.effort
        case .note(let text): note = text
        case _ where end != nil: break
        case .device(let description): sensors[description.name, default: LiveSensor(description)].description = description
        case .connected(let name): sensors[name, default: LiveSensor(SensorDescription(name: name))].connect(at: time)
        case .disconnected(let name): sensors[name]?.disconnect()
        case .pause where keyPause == nil:
            keyPause = time
            taps.rest()
            closePause(at: time)
            pauses.append(LivePause(start: time, end: nil, isByKey: true))
        case .resume where keyPause != nil:
            keyPause = nil
            closePause(at: time)
            if !movement.isMoving { pauses.append(LivePause(start: time, end: nil, isByKey: false)) }
        case .lap: lapCounter.end(at: totals(at: time))
        case .laps(let length): lapCounter.begin(length, from: totals(at: time))
        case .battery(let name, let percent) where (0...100).contains(percent):
            sensors[name, default: LiveSensor(SensorDescription(name: name))].battery = percent
        case .clock(let wall): clock.observe(wall, at: instant(time))
        case .tapped(let count) where count > 0 && keyPause == nil: taps.tap(count, at: time)
        case .end:
            // Readings of the last second are counted, too.
            finishSecond(at: time)
            if let paused = keyPause {
                // A walk that is ended in a pause was over when the pause began.
                pauses.removeAll { $0.end == nil }
                end = paused
            } else {
                closePause(at: time)
                end = time
            }
        case .gap(.restart, _): for name in sensors.keys { sensors[name]?.forgetLink() }
        case .pause, .resume, .tapped, .battery, .gap, .mode, .cue, .control: break
        }
    }

    /// Counts on to a moment: every whole second before it is done.
    ///
    /// One that ends at that very moment still waits for its readings.
    package mutating func advance(to time: SessionTime) {
        guard end == nil else { return }
        while Int64(second + 1) * 1000 < time.milliseconds {
            second += 1
            finishSecond(at: SessionTime(milliseconds: Int64(second) * 1000))
        }
    }

    /// Passes over a stretch in which nobody listened, however long it is.
    private mutating func passOver(from since: SessionTime, until time: SessionTime) {
        advance(to: since)
        // It stands before its seconds are counted, so that none of them was walked.
        addGap(from: since, until: time)
        // What was heard before grows old in its first seconds; of those that follow one is like the other.
        advance(to: min(time, since + LiveLimits.longestMemory))
        second = max(second, Int(clamping: (time.milliseconds - 1) / 1000))
    }

    // MARK: A second

    private mutating func finishSecond(at now: SessionTime) {
        let names = sensors.keys.sorted()
        let isCounting = keyPause == nil
        let before = totals(at: now)
        var walked: Tally.Part?
        let stepMeters = names.flatMap { name in
            [(name, 0, sensors[name]?.beltSteps), (name, 1, sensors[name]?.podSteps)].compactMap { entry in
                entry.2.map { (sensor: entry.0, rank: entry.1, meter: $0) }
            }
        }
        let wayMeters = names.flatMap { name in
            [(name, 0, sensors[name]?.beltDistance), (name, 1, sensors[name]?.podDistance), (name, 2, sensors[name]?.places?.meter)]
                .compactMap { entry in entry.2.map { (sensor: entry.0, rank: entry.1, meter: $0) } }
        }
        let way = distance.advance(to: now, wayMeters, isCounting: isCounting)
        if let way {
            walked = way
            log.add(way, to: \.distance)
            lapCounter.credit(way, to: \.distance)
            fillGap(with: way, atLeast: LiveLimits.stillSpeed)
        }
        let counted = steps.advance(to: now, stepMeters, isCounting: isCounting)
        if let counted {
            fillGap(with: counted, atLeast: LiveLimits.slowestSteps)
            estimate.remove(counted)
        }
        for part in (counted.map { [$0] } ?? []) + estimatedSteps(at: now) {
            log.add(part, to: \.steps)
            lapCounter.credit(part, to: \.steps)
            guard distance.sensor == nil, let ownStepLength else { continue }
            let metres = part.amount * ownStepLength
            estimatedDistance += metres
            distance.skip(to: part.until)
            let way = Tally.Part(from: part.from, until: part.until, amount: metres, sensor: "")
            walked = Tally.Part(from: walked?.from ?? part.from, until: part.until, amount: metres + (walked?.amount ?? 0), sensor: "")
            log.add(way, to: \.distance)
            lapCounter.credit(way, to: \.distance)
        }
        if let walked { lapCounter.add(walked, from: before, to: totals(at: now)) }
        // A strap before a belt, whose grips are seldom held.
        let hearts = names.sorted { sensors[$0]?.beltSpeed == nil && sensors[$1]?.beltSpeed != nil }.compactMap { name in
            (sensors[name]?.heart?.fresh(at: now, for: 5) ?? nil).map { (sensor: name, beats: $0) }
        }
        heartRate = hearts.first?.beats
        if let heart = hearts.first, isCounting {
            log.add(heart: heart.beats, of: heart.sensor, at: now)
        }
        let beltSpeed = names.compactMap { sensors[$0]?.beltSpeed?.fresh(at: now) }.first
        beltSpeeds = beltSpeed.map { Array(beltSpeeds.suffix(9)) + [$0] } ?? []
        lookForPause(at: now)
        lapCounter.endByTime(totals(at: now))
    }

    /// Returns the steps of what was walked and counted by no sensor, once the walker has tapped a cadence.
    private mutating func estimatedSteps(at now: SessionTime) -> [Tally.Part] {
        if movement.isMoving, steps.sensor == nil {
            // From where a sensor ended that was believed for some seconds more.
            let from = now - steps.completeUntil <= Self.longestDoubt ? steps.completeUntil : now + -1
            estimate.wait(from: from, until: now, without: pauses)
        }
        guard let cadence = taps.measured else { return [] }
        let parts = estimate.fill(cadence, by: Self.keysName)
        if let last = parts.last { steps.skip(to: last.until) }
        return parts
    }

    /// Seconds after the last reading of a sensor in which it may still have been believed.
    private static let longestDoubt = 5.0

    private mutating func lookForPause(at now: SessionTime) {
        let seen = sensors.values.compactMap { $0.stillness(at: now) }.min { $0.rank < $1.rank }
        guard let first = movement.observe(isStill: seen?.isStill, seen?.patience ?? .belt, second: second), keyPause == nil else { return }
        let since = SessionTime(milliseconds: Int64(first) * 1000)
        if movement.isMoving {
            closePause(at: since)
        } else if let last = pauses.indices.last, let end = pauses[last].end, end > since {
            // Standing before a gap is known in the first seconds of it, and goes on in it: one pause.
            pauses[last] = LivePause(start: min(pauses[last].start, since), end: nil, isByKey: false)
            gap = nil
        } else {
            pauses.append(LivePause(start: since, end: nil, isByKey: false))
        }
    }

    private mutating func closePause(at time: SessionTime) {
        guard let last = pauses.indices.last, pauses[last].end == nil else { return }
        pauses[last].end = max(time, pauses[last].start)
        if pauses[last].end == pauses[last].start { pauses.remove(at: last) }
    }

    /// Adds a stretch in which nobody listened: a pause, unless a counter says that it was walked.
    private mutating func addGap(from since: SessionTime, until time: SessionTime) {
        var start = since
        if let last = pauses.last {
            guard let end = last.end else { return }
            start = max(start, end)
        }
        guard time > start else { return }
        let pause = LivePause(start: start, end: time, isByKey: false)
        pauses.append(pause)
        gap = pause
    }

    /// A counter that went on while nobody listened has counted a walk, and the gap was no pause.
    private mutating func fillGap(with part: Tally.Part, atLeast rate: Double) {
        guard let gap, let end = gap.end, part.until >= end else { return }
        self.gap = nil
        if part.from <= end, part.amount >= rate * (end - gap.start) { pauses.removeAll { $0 == gap } }
    }

    private var wholeSteps: Double { steps.total + estimate.total }
    private var wholeDistance: Double { distance.total + estimatedDistance }

    private func totals(at time: SessionTime) -> LapCounter.Totals {
        LapCounter.Totals(time: time, steps: wholeSteps, distance: wholeDistance, moving: movingSeconds)
    }

    /// Adds a place to the route, as far as the way goes over it.
    private mutating func add(_ fix: LocationFix, of places: LocationMeter, at time: SessionTime) {
        guard keyPause == nil, places.isBelieved else { return }
        let now = instant(time)
        let isAfterGap = places.hasJumped || route.last?.time.map { now - $0 > .seconds(60) } ?? true
        route.append(
            RoutePoint(
                time: now, latitude: fix.latitude, longitude: fix.longitude, elevation: fix.elevation, startsSegment: isAfterGap))
    }

    private func instant(_ time: SessionTime) -> Instant { Instant(milliseconds: start.milliseconds + time.milliseconds) }

    // MARK: What comes out

    /// The laps that are over.
    package var laps: [LiveLap] {
        lapCounter.laps.map { lap in
            var lap = lap
            // The begin of a pause is known later than the end of a lap may be.
            lap.paused = pauses.reduce(0) { $0 + max(0, min($1.end ?? now, lap.end) - max($1.start, lap.start)) }
            return lap
        }
    }
    /// The minutes in which something was counted, in order.
    package var minutes: [LiveMinute] { log.minutes }
    /// Indicates whether it ended.
    package var isOver: Bool { end != nil }
    /// The time of the last second, or of the end.
    package var now: SessionTime { end ?? SessionTime(milliseconds: Int64(second) * 1000) }

    /// Seconds without pauses.
    package var movingSeconds: Double {
        // A gap ends later than its first seconds.
        pauses.reduce(now.seconds) { $0 - max(0, min($1.end ?? now, now) - $1.start) }
    }

    /// The amount by which the clock on the wall was wrong when the walk began, as far as it was heard since.
    package var clockCorrection: Duration { clock.correction }

    /// Returns the description of a sensor by which the journal knows it.
    package func description(of sensor: String) -> SensorDescription? { sensors[sensor]?.description }

    package var state: LiveState {
        var state = LiveState()
        state.elapsed = second
        state.moving = Int(clamping: movingSeconds.rounded(.down))
        state.isPausedByKey = keyPause != nil
        state.isPaused = keyPause != nil || !movement.isMoving
        let hasSteps = sensors.values.contains { $0.beltSteps != nil || $0.podSteps != nil }
        state.steps = hasSteps || estimate.total > 0 ? wholeSteps : nil
        state.areStepsEstimated = estimate.total > 0
        let hasWay = sensors.values.contains { $0.beltDistance != nil || $0.podDistance != nil || $0.places != nil }
        state.distance = hasWay || estimatedDistance > 0 ? wholeDistance : nil
        state.isDistanceEstimated = estimatedDistance > 0
        state.isOwnStepKnown = ownStepLength != nil
        state.speed = speed
        let (sensorCadence, tapped) = (sensorCadence, taps.cadence(at: now))
        state.cadence = sensorCadence ?? tapped
        state.isCadenceTapped = sensorCadence == nil && tapped != nil
        state.tappedSteps = taps.begun(at: now)
        state.isTappedTooQuickly = taps.isTooQuick(at: now)
        state.lastTappedCadence = taps.measured
        if let speed, let cadence = sensorCadence, speed > 0, cadence >= 30, isSteady { state.stepLength = speed * 60 / cadence }
        state.heartRate = heartRate
        if heartRate == nil {
            state.silentStrap = sensors.keys.sorted().compactMap { sensors[$0] }.first { $0.lacksContact(at: now) }?.description.title
        }
        state.laps = laps
        state.lapLength = lapCounter.length
        state.effort = effort
        state.sensors = sensors.keys.sorted().compactMap { sensors[$0]?.status(at: now) }
        return state
    }

    /// Indicates whether a belt has gone as fast as now for as long as its steps are counted for a cadence: while it speeds up or slows
    /// down the two are of different times, and no step length follows from them.
    private var isSteady: Bool {
        guard let least = beltSpeeds.min(), let most = beltSpeeds.max() else { return true }
        return most <= least * 1.25
    }

    private var speed: Double? {
        let all = sensors.keys.sorted().compactMap { sensors[$0] }
        return all.compactMap { $0.beltSpeed?.fresh(at: now) }.first ?? all.compactMap { $0.podSpeed?.fresh(at: now) }.first
            ?? all.compactMap { $0.location?.fresh(at: now)?.speed }.first
    }

    /// The cadence of a pod, else that of the steps that a belt counted in ten seconds, else the one that a belt says, which counts nothing.
    private var sensorCadence: Double? {
        let all = sensors.keys.sorted().compactMap { sensors[$0] }
        if let cadence = all.filter({ $0.beltSteps == nil }).compactMap({ $0.cadence(at: now) }).first { return cadence }
        guard now.seconds >= 10, let belt = all.compactMap(\.beltSteps).first, let last = belt.last, now - last <= 3 else {
            return all.compactMap { $0.cadence(at: now) }.first
        }
        return (belt.total - belt.total(at: last + -10)) * 6
    }
}

extension LiveSensor {
    /// Returns the status of the sensor that the screen shows.
    fileprivate func status(at now: SessionTime) -> LiveState.SensorStatus {
        let times = [beltSpeed?.time, podSpeed?.time, podCadence?.time, heart?.time, location?.time, beltSteps?.last, beltDistance?.last]
        let last = times.compactMap(\.self).max()
        return LiveState.SensorStatus(
            description: description, isConnected: isConnected, isFresh: last.map { now - $0 <= 5 } ?? false, battery: battery,
            stepsPerCount: podCadence == nil ? nil : stepsPerCount,
            isTreadmill: beltSpeed != nil || beltSteps != nil || beltDistance != nil,
            isMoving: (beltSpeed?.value ?? 0) > 0, isCut: isCut, isAwaited: isAwaited(at: now))
    }
}
