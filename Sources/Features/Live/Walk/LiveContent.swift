import LiveWalking
import Phrases
import Walking

/// Everything that the screen of a live walk says at a moment, in words.
struct LiveContent: Equatable {
    /// The place of the aimed value in its band: below 0 and above 1 it is outside.
    struct Gauge: Equatable {
        var place: Double
        var word: String
        var isInside: Bool { (0...1).contains(place) }
    }

    struct Trail: Equatable {
        /// The values in the person's unit, each with the time of the walk at which it was so.
        var values: [Double?]
        var times: [String]
        /// The value at the foot of the shape.
        var minimum: Double
        var unit: String
        var fractionDigits: Int
        var caption: String
    }

    var number = ""
    var unit = ""
    /// Indicates whether the unit counts, as Korean writes it: `98걸음/분`.
    var isUnitAttached = false
    var phase = ""
    var aim = ""
    var gauge: Gauge?
    /// Beside the number, in pairs; nil leaves a place empty.
    var facts: [String?] = []
    var trail: Trail?
    /// The reason why the large number, or the one that is aimed at, is not known, and what to do; empty where it is.
    var missing = ""
    var cue = ""
    /// Indicates whether the cue is new.
    var isCueFresh = false
    var goal = ""
    var goalFraction = 0.0
    var today = ""
    var troubles: [String] = []
    /// Indicates whether the first trouble loses something or hurts somebody, and not only leaves something out.
    var isUrgent = false
    /// Its parts in one line, the most important first.
    var line: [String] = []
    /// The words of the coach of a moment ago, which a pane of one row has no other place for.
    var said: String?
    var isPaused = false

    /// The numbers, a line for the large one and a line for the others.
    var words: String {
        let large = [phase, number + (isUnitAttached ? "" : " ") + unit, [aim, gauge?.word].compactMap(\.self).joined(separator: " · ")]
        let numbers = [large, facts.compactMap(\.self)].map { $0.filter { !$0.isEmpty }.joined(separator: ", ") }
        return (numbers + (missing.isEmpty ? [] : [missing])).joined(separator: "\n")
    }
}

extension LiveContent {
    /// Seconds for which a cue is new.
    private static let freshness = 20

    init(_ model: LiveViewModel, _ update: LiveUpdate, _ words: LiveWords) {
        self.init()
        let (state, phrases, strings) = (update.state, words.phrases, words.strings.walk)
        isPaused = state.isPaused
        (number, unit) = Self.large(model.shownNumber, state, words)
        isUnitAttached = phrases.language == .ko && [.cadence, .steps, .heart].contains(model.shownNumber)
        phase = Self.phase(update, words)
        if let aim = update.place?.phase.aim {
            let isLarge = model.shownNumber.rawValue == aim.quantity.rawValue
            let band = phrases.band(of: aim)
            self.aim = strings.aim(isLarge ? band : phrases.withUnit(band, of: aim.quantity))
            if let value = aim.value(of: state) {
                let width = aim.band.upperBound - aim.band.lowerBound
                gauge = Gauge(
                    place: width > 0 ? (value - aim.band.lowerBound) / width : 0.5, word: phrases.place(of: value, in: aim.band))
            }
        }
        facts = Self.facts(besides: model.shownNumber, state, words)
        trail = Self.trail(update, words)
        cue = update.cue.map { phrases.text(of: $0.cue) } ?? ""
        isCueFresh = update.cue.map { state.elapsed - $0.second < Self.freshness } ?? false
        let progress = model.day?.adding(state)
        goalFraction = progress?.fraction ?? 0
        switch progress {
        case .steps(let steps, let wanted, let isEstimated):
            today = strings.today
            goal = (isEstimated ? "≈" : "") + strings.ofGoal(phrases.number(steps), phrases.number(wanted))
        case .minutes(let minutes, let wanted):
            today = strings.week
            goal = strings.ofGoal(phrases.number(minutes), phrases.minutes(wanted))
        case nil: break
        }
        troubles = update.troubles.map { Self.sentence($0, words) }
        isUrgent = update.troubles.first?.isUrgent ?? false
        line = phrases.liveLine(update, day: model.day, wanted: model.shownNumber)
        said = phrases.justSaid(update)
    }

    /// A number without its unit, and the unit.
    private static func large(_ number: LivePreferences.Number, _ state: LiveState, _ words: LiveWords) -> (String, String) {
        let (phrases, strings) = (words.phrases, words.strings.walk)
        let unknown = "--"
        switch number {
        case .cadence:
            return (
                state.cadence.map { phrases.decimal($0, places: 0) } ?? unknown,
                strings.unit(number) + (state.isCadenceTapped ? ", " + strings.tapped : "")
            )
        case .speed: return (state.speed.map(phrases.speedNumber) ?? unknown, phrases.speedUnit)
        case .stepLength: return (state.stepLength.map(phrases.stepLengthNumber) ?? unknown, phrases.stepLengthUnit)
        case .time: return (phrases.clock(state.moving), strings.unit(number))
        case .steps:
            return (
                state.steps.map { phrases.number(Int(clamping: $0)) } ?? unknown,
                strings.unit(number) + (state.areStepsEstimated ? ", " + strings.estimated : "")
            )
        case .heart: return (state.heartRate.map(phrases.number) ?? unknown, strings.unit(number))
        case .distance:
            guard let text = phrases.liveDistance(state) else { return (unknown, phrases.distanceUnit) }
            let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
            let isEstimated = state.isDistanceEstimated
            let digits = isEstimated ? String(parts[0].dropFirst()) : parts[0]
            return (digits, (parts.last ?? "") + (isEstimated ? ", " + strings.estimated : ""))
        }
    }

    private static func phase(_ update: LiveUpdate, _ words: LiveWords) -> String {
        let strings = words.strings.walk
        let left = update.place.flatMap { place in place.phase.seconds.map { words.phrases.clock($0 - place.since) } }
        // The clock of a test runs on in a pause.
        if update.state.isPaused { return strings.phase(strings.paused, update.choice.isTest ? left : nil) }
        guard let place = update.place, update.plan.phases.count > 1 || left != nil else { return "" }
        return strings.phase(words.phrases.name(place.phase.kind), left)
    }

    /// Time and steps, distance and speed, step and heart; what stands large makes room for the cadence.
    private static func facts(besides large: LivePreferences.Number, _ state: LiveState, _ words: LiveWords) -> [String?] {
        let (phrases, strings) = (words.phrases, words.strings.walk)
        let all: [(LivePreferences.Number, String?)] = [
            (.time, phrases.clock(state.moving)), (.steps, phrases.liveSteps(state)),
            (.distance, phrases.liveDistance(state)), (.speed, state.speed.map(phrases.speed)),
            (.stepLength, state.stepLength.map { strings.step(phrases.stepLength($0)) }),
            (.heart, state.heartRate.map { strings.heart(phrases.number($0)) }),
        ]
        return all.map { number, text in number == large ? state.cadence.map(phrases.cadence) : text }
    }

    /// Returns the line of the quantity that the aim is of, or of the cadence; on an axis that fits, since a line from zero hides what
    /// changes.
    private static func trail(_ update: LiveUpdate, _ words: LiveWords) -> Trail? {
        let quantity = update.place?.phase.aim?.quantity ?? .cadence
        let values = update.trail.map { point in
            switch quantity {
            case .cadence: point.cadence
            case .speed: point.speed.map(words.phrases.units.speed)
            case .stepLength: point.stepLength.map(words.phrases.units.stepLength)
            }
        }
        let known = values.compactMap(\.self)
        guard let least = known.min(), let most = known.max() else { return nil }
        let base = max(0, least - max(0.5 * (most - least), 0.05 * most))
        let newest = update.state.elapsed / LiveUpdate.TrailPoint.seconds
        let times = values.indices.map { words.phrases.clock((newest - (values.count - 1 - $0)) * LiveUpdate.TrailPoint.seconds) }
        let (unit, fractionDigits) = unit(of: quantity, words)
        return Trail(
            values: values, times: times, minimum: base, unit: unit, fractionDigits: fractionDigits,
            caption: words.strings.walk.trail(quantity))
    }

    private static func unit(of quantity: WalkPlan.Aim.Quantity, _ words: LiveWords) -> (name: String, fractionDigits: Int) {
        switch quantity {
        case .cadence: (words.strings.walk.unit(.cadence), 0)
        case .speed: (words.phrases.speedUnit, 1)
        case .stepLength: (words.phrases.stepLengthUnit, words.phrases.units.hasInches ? 1 : 0)
        }
    }

    private static func sentence(_ trouble: LiveTrouble, _ words: LiveWords) -> String {
        let strings = words.strings.walk.trouble
        return switch trouble {
        case .recording: strings.recording
        case .sensors(let trouble): words.phrases.sentence(trouble)
        case .belt(let notice): words.phrases.sentence(notice)
        case .noVoice: strings.noVoice
        case .noBeat: strings.noBeat
        }
    }
}
