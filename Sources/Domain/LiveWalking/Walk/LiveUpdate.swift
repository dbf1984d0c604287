import Walking

/// A live walk as it is shown.
package struct LiveUpdate: Hashable, Sendable {
    package var state: LiveState
    package var choice: WalkChoice
    /// The plan that the choice makes for this walker.
    package var plan: WalkPlan
    /// The phase that goes on; nil behind the plan's end.
    package var place: WalkPlan.Place?
    /// The last word of the coach and the second in which it was said; nil before the first.
    package var cue: SaidCue?
    /// Cadence, speed and step length of the last five minutes, a value for every five seconds, the newest last.
    package var trail: [TrailPoint]
    package var isBeatOn: Bool
    /// Steps a minute of the beat; nil where nothing says one.
    package var beatCadence: Double?
    package var isVoiceOn: Bool
    /// The belt that keys may control; nil where there is none.
    package var belt: BeltStatus?
    /// The troubles, most important first.
    package var troubles: [LiveTrouble]
    package var isOver: Bool

    package struct SaidCue: Hashable, Sendable {
        package var cue: Cue
        /// Whole seconds since the start.
        package var second: Int

        package init(_ cue: Cue, at second: Int) {
            self.cue = cue
            self.second = second
        }
    }

    package struct TrailPoint: Hashable, Sendable {
        /// The seconds from one to the next.
        package static let seconds = 5

        package var cadence: Double?
        package var speed: Double?
        package var stepLength: Double?

        package init(cadence: Double? = nil, speed: Double? = nil, stepLength: Double? = nil) {
            self.cadence = cadence
            self.speed = speed
            self.stepLength = stepLength
        }
    }

    package init(
        state: LiveState, choice: WalkChoice, plan: WalkPlan, place: WalkPlan.Place? = nil, cue: SaidCue? = nil, trail: [TrailPoint] = [],
        isBeatOn: Bool = false, beatCadence: Double? = nil, isVoiceOn: Bool = false, belt: BeltStatus? = nil,
        troubles: [LiveTrouble] = [], isOver: Bool = false
    ) {
        self.state = state
        self.choice = choice
        self.plan = plan
        self.place = place
        self.cue = cue
        self.trail = trail
        self.isBeatOn = isBeatOn
        self.beatCadence = beatCadence
        self.isVoiceOn = isVoiceOn
        self.belt = belt
        self.troubles = troubles
        self.isOver = isOver
    }
}

/// A part of a live walk that does not work; the walk itself continues.
package enum LiveTrouble: Hashable, Sendable {
    /// The recording cannot be written: the walk is only in memory.
    case recording(SaveObstacle)
    case sensors(SensorTrouble)
    case belt(BeltNotice)
    case noVoice, noBeat

    /// Indicates whether it loses something or hurts somebody, so that it goes before everything else.
    package var isUrgent: Bool {
        switch self {
        case .recording: true
        case .belt(let notice): !notice.isHarmless
        case .sensors(.silentBelt): true
        case .sensors, .noVoice, .noBeat: false
        }
    }
}

/// The reason why sensors cannot be used.
package enum SensorTrouble: Hashable, Sendable {
    /// No library, bus or service of Bluetooth here.
    case noBluetooth
    /// There is an adapter, switched off.
    case bluetoothOff
    /// A sensor that is near refuses: another program holds it.
    case heldByAnother(String)
    /// A sensor asks to be paired first.
    case wantsPairing(String)
    /// A strap does not touch the skin, so that it says no heart rate.
    case noContact(String)
    /// A belt that moved says nothing any more, although its link stands: it may still move.
    case silentBelt(String)
    /// A sensor is not heard, and another one of its name is, at an address that is not known.
    case moved(String)

    /// Indicates whether no sensor at all can be found.
    package var hidesAll: Bool { self == .noBluetooth || self == .bluetoothOff }
}
