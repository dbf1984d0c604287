/// The course of a walk: its phases one after the other, each with an aim.
package struct WalkPlan: Hashable, Sendable {
    /// A name that files, links and the command line use.
    package var id: String
    package var phases: [Phase]

    package init(_ id: String, _ phases: [Phase]) {
        self.id = id
        self.phases = phases
    }

    /// A stretch of a plan.
    package struct Phase: Hashable, Sendable {
        package var kind: Kind
        /// The length; nil lasts until the person ends the walk.
        package var seconds: Int?
        package var aim: Aim?

        package init(_ kind: Kind, seconds: Int? = nil, aim: Aim? = nil) {
            self.kind = kind
            self.seconds = seconds
            self.aim = aim
        }
    }

    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case walk, fast, slow
        case warmUp = "warm-up"
        case coolDown = "cool-down"
        case test
    }

    /// A quantity and the band that it should lie in.
    package struct Aim: Hashable, Sendable {
        package enum Quantity: String, CaseIterable, Hashable, Sendable {
            /// Steps a minute, metres a second, metres.
            case cadence, speed
            case stepLength = "step"
        }

        package var quantity: Quantity
        package var band: ClosedRange<Double>

        package init(_ quantity: Quantity, _ band: ClosedRange<Double>) {
            self.quantity = quantity
            self.band = band
        }

        package func value(of state: LiveState) -> Double? {
            switch quantity {
            case .cadence: state.cadence
            case .speed: state.speed
            case .stepLength: state.stepLength
            }
        }

        /// The middle of a band of cadence, which one can walk to; nil where something else is aimed at.
        package var beat: Double? { quantity == .cadence ? (band.lowerBound + band.upperBound) / 2 : nil }
    }

    /// A moment of a plan: a phase, and the seconds since it began.
    package struct Place: Hashable, Sendable {
        package var index: Int
        package var phase: Phase
        package var since: Int
    }

    /// Its length; nil where the person ends it.
    package var seconds: Int? {
        phases.reduce(into: Int?.some(0)) { sum, phase in sum = phase.seconds.flatMap { seconds in sum.map { $0 + seconds } } }
    }

    /// The phase that a walk is in after so many seconds of walking; nil behind the end of the plan.
    package func place(after seconds: Int) -> Place? {
        var start = 0
        for (index, phase) in phases.enumerated() {
            guard let length = phase.seconds else { return Place(index: index, phase: phase, since: seconds - start) }
            if seconds < start + length { return Place(index: index, phase: phase, since: seconds - start) }
            start += length
        }
        return nil
    }
}
