import Walking

/// Says one thing at a time, seldom, and nothing where there is nothing to say.
///
/// It compares a person with themselves and with the plan, never with others. Every rule stands in ``rules``, with what it follows; the
/// first that holds and has not spoken for its time is the one that speaks. No cue comes within ``shortestGap`` of another: a plan's phases,
/// which are said when they begin, last that long, and what would come shortly before the next one is left out. A moving belt whose link
/// breaks is told at once.
package struct Coach: Sendable {
    /// Seconds between two cues; between two that correct, longer, so that the first can do its work.
    package static let shortestGap = 20
    private static let correctionGap = 30
    /// Nothing is corrected before: everybody needs a while to find their pace.
    private static let settlingSeconds = 120
    /// A value is judged by the median of so many seconds, and by how far it is out of the band.
    private static let window = 10
    private static let hysteresis = 0.03
    /// The part of the median below which nobody walks on purpose.
    private static let stopping = 0.75
    /// The walk ratio says nothing below this speed, in metres a second.
    private static let slowestRatio = 1.05

    private let plan: WalkPlan
    private let walker: WalkerProfile
    private let isTest: Bool
    private var cadences: [Double] = []
    private var speeds: [Double] = []
    private var lengths: [Double] = []
    private var lastCue: Int?
    /// The cue of a phase that waits until another one was long enough ago.
    private var due: Cue?
    private var spoken: [String: Int] = [:]
    private var phase: Int?
    private var isPlanDone = false
    private var isCorrecting: WalkPlan.Aim.Quantity?
    private var inBandSince: Int?
    private var steadyMinutes = 0
    /// Seconds on the move at which the last pause ended, or the first second of all.
    private var walkingSince: Int?
    /// Indicates whether the link to a moving belt is broken, and was told to be.
    private var isBeltLost = false
    /// Sensors that have spoken in this walk, and whether they speak now.
    private var heardSensors: [String: Bool] = [:]

    package init(_ plan: WalkPlan, for walker: WalkerProfile, isTest: Bool = false) {
        self.plan = plan
        self.walker = walker
        self.isTest = isTest
    }

    private struct Rule {
        var id: String
        /// Seconds until it may speak again; nil once only.
        var gap: Int?
        var isCorrection = false
        var cue: @Sendable (inout Coach, LiveState) -> Cue?
    }

    /// Cadence before length, and correction before praise.
    ///
    /// - sensor: nothing to walk by; one that is lost is no news a second time.
    /// - band: the plan, by CADENCE-Adults (Tudor-Locke 2019–2021), for one's age by McAvoy 2021, in intervals by Nemoto 2007, or one's own;
    ///   three percent beside it, which is more than steps vary in ten seconds. Nobody is hurried who is about to stand.
    /// - good: back in the band after a correction.
    /// - length: a walk ratio of five percent below one's own of four weeks; it is constant above 1.05 m/s (PMC5430280).
    /// - half: the plan's time.
    /// - grew: three centimetres more than one's usual step, beyond the error of a median of minutes.
    /// - steady: five minutes in the band are worth a word; more of it is not.
    private static let rules: [Rule] = [
        Rule(id: "sensor", gap: 20) { coach, state in coach.sensorCue(state) },
        Rule(id: "band", gap: 60, isCorrection: true) { coach, state in coach.bandCue(state) },
        Rule(id: "good", gap: 60) { coach, state in coach.goodCue(state) },
        Rule(id: "length", gap: 180, isCorrection: true) { coach, state in coach.lengthCue(state) },
        Rule(id: "half", gap: nil) { coach, state in coach.halfCue(state) },
        Rule(id: "grew", gap: 600) { coach, state in coach.grewCue(state) },
        Rule(id: "steady", gap: 300) { coach, state in coach.steadyCue(state) },
    ]

    /// Hears a second of the walk.
    /// - Returns: what is to be said now; nil most of the time.
    package mutating func cue(for state: LiveState) -> Cue? {
        // It may hurt somebody, so that it waits for nothing, in a pause and in a test neither.
        if let lost = beltCue(state) { return said(lost, at: state.elapsed) }
        if let cue = planCue(state) {
            // The minutes of a test and an end are true at their second alone.
            guard case .phase = cue else { return said(cue, at: state.elapsed) }
            due = cue
        }
        if let cue = due, isLongAgo(Self.shortestGap, state) {
            due = nil
            return said(cue, at: state.elapsed)
        }
        guard !isTest else { return nil }
        guard !state.isPaused else {
            rest()
            return nil
        }
        walkingSince = walkingSince ?? state.moving
        remember(state)
        guard isLongAgo(Self.shortestGap, state), !isPhaseEnding(state) else { return nil }
        for rule in Self.rules {
            if let last = spoken[rule.id] {
                guard let gap = rule.gap, state.elapsed - last >= gap else { continue }
            }
            if rule.isCorrection {
                guard state.moving >= Self.settlingSeconds, hasFoundPace(state), isLongAgo(Self.correctionGap, state) else { continue }
            }
            guard let cue = rule.cue(&self, state) else { continue }
            spoken[rule.id] = state.elapsed
            return said(cue, at: state.elapsed)
        }
        return nil
    }

    /// Forgets the pace of before a pause: a belt that ran out and starts again is nobody's.
    private mutating func rest() {
        (cadences, speeds, inBandSince, steadyMinutes, isCorrecting, walkingSince) = ([], [], nil, 0, nil, nil)
    }

    private func hasFoundPace(_ state: LiveState) -> Bool {
        walkingSince.map { state.moving - $0 >= Self.correctionGap } ?? false
    }

    /// Indicates whether the last cue is so many seconds old.
    private func isLongAgo(_ gap: Int, _ state: LiveState) -> Bool { lastCue.map { state.elapsed - $0 >= gap } ?? true }

    private mutating func said(_ cue: Cue, at second: Int) -> Cue {
        lastCue = second
        return cue
    }

    // MARK: What is remembered

    private mutating func remember(_ state: LiveState) {
        func add(_ value: Double?, to values: inout [Double], _ most: Int) {
            guard let value else { return }
            values.append(value)
            if values.count > most { values.removeFirst() }
        }
        add(state.cadence, to: &cadences, Self.window)
        add(state.speed, to: &speeds, Self.window)
        add(state.stepLength, to: &lengths, 300)
        guard let aim, let value = median(of: aim.quantity) else {
            inBandSince = nil
            return
        }
        if aim.band.contains(value) {
            inBandSince = inBandSince ?? state.elapsed
        } else {
            inBandSince = nil
            steadyMinutes = 0
        }
    }

    private var aim: WalkPlan.Aim? { phase.flatMap { plan.phases.indices.contains($0) ? plan.phases[$0].aim : nil } }

    private func median(of quantity: WalkPlan.Aim.Quantity) -> Double? {
        let values: [Double] =
            switch quantity {
            case .cadence: cadences
            case .speed: speeds
            case .stepLength: lengths.suffix(Self.window)
            }
        return values.count < Self.window ? nil : values.sorted()[values.count / 2]
    }

    // MARK: The plan

    private mutating func planCue(_ state: LiveState) -> Cue? {
        // A test's clock runs on while one stands.
        guard let place = plan.place(after: isTest ? state.elapsed : state.moving) else {
            guard !isPlanDone else { return nil }
            isPlanDone = true
            phase = nil
            return isTest ? .testDone : .planDone
        }
        if isTest, let seconds = place.phase.seconds {
            let left = seconds - place.since
            guard left > 0, left < seconds, left.isMultiple(of: 60), spoken["left \(left)"] == nil else { return nil }
            spoken["left \(left)"] = state.elapsed
            return .minutesLeft(left / 60)
        }
        guard phase != place.index else { return nil }
        let isFirst = phase == nil
        phase = place.index
        (cadences, speeds, inBandSince, steadyMinutes, isCorrecting) = ([], [], nil, 0, nil)
        // The one and only phase needs no word.
        if isFirst, plan.phases.count == 1 { return nil }
        return .phase(place.phase.kind, seconds: place.phase.seconds)
    }

    /// Indicates whether the next phase, or the end of the plan, is so near that its cue would follow another too soon.
    private func isPhaseEnding(_ state: LiveState) -> Bool {
        guard let place = plan.place(after: state.moving), let seconds = place.phase.seconds else { return false }
        return seconds - place.since < Self.shortestGap
    }

    private func halfCue(_ state: LiveState) -> Cue? {
        guard let seconds = plan.seconds, seconds >= 600, state.moving * 2 >= seconds else { return nil }
        return .halfWay
    }

    // MARK: The rules

    /// Returns that the link to a belt broke that moved, once for each time.
    private mutating func beltCue(_ state: LiveState) -> Cue? {
        let wasLost = isBeltLost
        isBeltLost = state.lostBelt != nil
        guard isBeltLost, !wasLost else { return nil }
        for sensor in state.sensors where sensor.isLostBelt { heardSensors[sensor.description.name] = false }
        return .beltLost
    }

    private mutating func sensorCue(_ state: LiveState) -> Cue? {
        for sensor in state.sensors where !sensor.isLostBelt {
            let wasHeard = heardSensors[sensor.description.name]
            guard sensor.isFresh != (wasHeard ?? false) else { continue }
            heardSensors[sensor.description.name] = sensor.isFresh
            if !sensor.isFresh { return .sensorLost(sensor.description.title) }
            if wasHeard != nil { return .sensorBack(sensor.description.title) }
        }
        return nil
    }

    private mutating func bandCue(_ state: LiveState) -> Cue? {
        guard let aim, let value = median(of: aim.quantity) else { return nil }
        if value < aim.band.lowerBound * (1 - Self.hysteresis), !isStopping(aim, value, state) {
            isCorrecting = aim.quantity
            return .more(aim.quantity)
        }
        if value > aim.band.upperBound * (1 + Self.hysteresis) {
            isCorrecting = aim.quantity
            return .less(aim.quantity)
        }
        return nil
    }

    /// Returns whether the value falls that quickly that the walker, or the belt, is about to stand.
    private func isStopping(_ aim: WalkPlan.Aim, _ median: Double, _ state: LiveState) -> Bool {
        aim.value(of: state).map { $0 < median * Self.stopping } ?? true
    }

    /// Returns praise for a walker who is back in the band, and is not just leaving it.
    private mutating func goodCue(_ state: LiveState) -> Cue? {
        guard let quantity = isCorrecting, inBandSince != nil, let aim, let value = aim.value(of: state), aim.band.contains(value) else {
            return nil
        }
        isCorrecting = nil
        return .good(quantity)
    }

    /// Only where the cadence is where it should be, the pace says something, and the ratio is clearly below the person's own.
    private func lengthCue(_ state: LiveState) -> Cue? {
        guard let own = walker.walkRatio, let cadence = median(of: .cadence), let speed = median(of: .speed),
            let length = median(of: .stepLength),
            speed >= Self.slowestRatio, aim?.quantity != .cadence || inBandSince != nil
        else { return nil }
        return length / cadence < own * 0.95 ? .longerSteps : nil
    }

    private func grewCue(_ state: LiveState) -> Cue? {
        guard let usual = walker.stepLength, lengths.count >= 240 else { return nil }
        let grown = ((lengths.sorted()[lengths.count / 2] - usual) * 100).rounded(.down)
        return grown >= 3 ? .stepsGrew(centimetres: Int(clamping: grown)) : nil
    }

    private mutating func steadyCue(_ state: LiveState) -> Cue? {
        guard let inBandSince else { return nil }
        let minutes = (state.elapsed - inBandSince) / 60
        guard minutes >= 5, minutes / 5 > steadyMinutes / 5 else { return nil }
        steadyMinutes = minutes
        return .steady(minutes: minutes / 5 * 5)
    }
}
