import LiveWalking
import Walking

/// Numbers of a walk that goes on.
extension Phrases {
    /// `18:40`, `1:02:40`.
    package func clock(_ seconds: Int) -> String {
        let seconds = max(0, seconds)
        let (minutes, rest) = (seconds / 60 % 60, seconds % 60)
        let hours = seconds / 3600
        return (hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)") + ":" + twoDigits(rest)
    }

    private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    /// `812 m`, `1.34 km`, and `≈1.34 km` where a part of it follows from one's own step length.
    package func liveDistance(_ state: LiveState) -> String? {
        state.distance.map { metres in
            let long = metres / units.metresPerLong
            let text = !units.hasMiles && metres < 999.5 ? distance(metres) : "\(decimal(long, places: 2)) \(distanceUnit)"
            return (state.isDistanceEstimated ? "≈" : "") + text
        }
    }

    /// `1,946 steps`, and `≈1,946 steps` where some of them follow from a cadence that was tapped.
    package func liveSteps(_ state: LiveState) -> String? {
        state.steps.map { (state.areStepsEstimated ? "≈" : "") + steps(Int(clamping: $0)) }
    }

    /// `100–115`, in the unit of the quantity.
    package func band(of aim: WalkPlan.Aim) -> String {
        let ends = [aim.band.lowerBound, aim.band.upperBound].map { number($0, of: aim.quantity) }
        return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
    }

    /// A value without its unit.
    package func number(_ value: Double, of quantity: WalkPlan.Aim.Quantity) -> String {
        switch quantity {
        case .cadence: decimal(value, places: 0)
        case .speed: speedNumber(value)
        case .stepLength: stepLengthNumber(value)
        }
    }

    /// `100–120 steps/min`, `100–120걸음/분`: numbers with the unit of their quantity.
    package func withUnit(_ numbers: String, of quantity: WalkPlan.Aim.Quantity) -> String {
        let isCounted = quantity == .cadence && language == .ko
        return numbers + (isCounted ? "" : " ") + unit(of: quantity)
    }

    package func unit(of quantity: WalkPlan.Aim.Quantity) -> String {
        switch quantity {
        case .cadence: self(en: "steps/min", ko: "걸음/분")
        case .speed: speedUnit
        case .stepLength: stepLengthUnit
        }
    }

    /// `in band`, `below`, `above`.
    package func place(of value: Double, in band: ClosedRange<Double>) -> String {
        if value < band.lowerBound { return self(en: "below", ko: "모자람") }
        return value > band.upperBound ? self(en: "above", ko: "넘음") : self(en: "in band", ko: "알맞음")
    }

    /// `below 100`, `above 115`: the place with the end of the aim that the value is beyond; `in band`.
    private func place(of value: Double, beside aim: WalkPlan.Aim) -> String {
        let place = place(of: value, in: aim.band)
        guard !aim.band.contains(value) else { return place }
        let isBelow = value < aim.band.lowerBound
        let end = number(isBelow ? aim.band.lowerBound : aim.band.upperBound, of: aim.quantity)
        return self(en: "\(place) \(end)", ko: isBelow ? "\(end)에 \(place)" : "\(end) \(place)")
    }

    /// The phase of a plan with what is left of it, or else the kind of walk.
    private func liveTitle(_ update: LiveUpdate) -> String {
        let whole = self(en: name(update.choice).lowercased(), ko: name(update.choice))
        guard let place = update.place else { return whole }
        // The only phase is the walk itself.
        let isOnly = update.plan.phases.count == 1
        let phase = isOnly ? whole : self(en: name(place.phase.kind).lowercased(), ko: name(place.phase.kind))
        return place.phase.seconds.map { "\(phase) (\(clock($0 - place.since)))" } ?? phase
    }

    /// The words of the coach of a moment ago, where there is one line for everything; nil where nothing was just said.
    package func justSaid(_ update: LiveUpdate) -> String? {
        guard let said = update.cue, !update.isOver, update.state.elapsed - said.second < Self.secondsOfAWord else { return nil }
        return text(of: said.cue)
    }

    /// Seconds in which a sentence is read beside walking; the coach is silent for longer than that.
    private static var secondsOfAWord: Int { 8 }

    /// A live walk in one line, for a pane of one row or a status bar: its parts, the most important first.
    /// - Parameters:
    ///   - day: today before this walk, and its goal; nil where they are not known.
    ///   - wanted: the number of one's choice, of which it is said why it is not known.
    ///   - saysAim: whether a value outside of its band says where that ends.
    package func liveLine(
        _ update: LiveUpdate, day: LiveDay?, wanted: LivePreferences.Number? = nil, saysAim: Bool = false
    ) -> [String] {
        let state = update.state
        let pause = self(en: "paused", ko: "멈춤")
        let mark = update.isOver ? "■" : state.isPaused ? "‖" : "▶"
        var parts = ["\(mark) \(liveTitle(update)) \(clock(state.moving))" + (state.isPaused ? " \(pause)" : "")]
        if state.tappedSteps > 0 {
            let (count, wanted) = (state.tappedSteps, LiveState.stepsToTap)
            parts.append(self(en: "tapped \(count) of \(wanted)", ko: "두드림 \(count)/\(wanted)"))
        }
        // In a pause a belt runs out and a pod rests: their numbers are nobody's pace.
        let aim = update.place?.phase.aim
        if !state.isPaused, let aim, let value = aim.value(of: state) {
            let isInside = aim.band.contains(value)
            let unit = aim.quantity == .cadence ? self(en: "/min", ko: "/분") : " " + unit(of: aim.quantity)
            let place = saysAim ? place(of: value, beside: aim) : place(of: value, in: aim.band)
            parts.append("\(number(value, of: aim.quantity))\(unit) \(isInside ? "■" : "□") \(place)")
        } else if !state.isPaused, let cadence = state.cadence ?? state.lastTappedCadence {
            // The steps go on as they were tapped.
            let mark = state.cadence == nil ? "≈" : ""
            parts.append(mark + decimal(cadence, places: 0) + self(en: "/min", ko: "/분"))
        }
        let missing = missingNumber(of: update, wanted)
        if let missing, missing != .ownStep, missing != .askedAtEnd, missing != .contact { parts.append(short(missing)) }
        if !state.isPaused, let speed = state.speed, aim?.quantity != .speed { parts.append(self.speed(speed)) }
        if !state.isPaused, let length = state.stepLength, aim?.quantity != .stepLength { parts.append(stepLength(length)) }
        if let heart = state.heartRate { parts.append("♥\(heart)") } else if state.silentStrap != nil { parts.append(short(.contact)) }
        let distance = liveDistance(state)
        if let distance { parts.append(distance) }
        switch day?.adding(state) {
        case .steps(let count, let goal, let isEstimated): parts.append("\(isEstimated ? "≈" : "")\(number(count))/\(number(goal))")
        case .minutes(let count, let goal):
            parts.append("\(number(count))/\(minutes(goal))")
            // The steps of the walk follow for who goes by minutes, too, as soon as anything tells them.
            if let steps = liveSteps(state) { parts.append(steps) }
        case nil: break
        }
        // The reason why there is no way comes behind all numbers.
        if distance == nil, let missing, missing == .ownStep || missing == .askedAtEnd { parts.append(short(missing)) }
        return parts
    }
}
