/// A quantity of a day by one source, and what it was made of.
package struct GaitFigure<Origin: Hashable & Sendable>: Hashable, Sendable {
    package var quantity: GaitQuantity
    /// The source that measured; nil for what all sources together say.
    package var origin: Origin?
    package var basis: GaitBasis
    /// The median of the stretches, each with its time where it follows from steps and distances; nil where all were left out.
    package var value: Double?
    /// The number of stretches that it is made of.
    package var stretches: Int
    /// Their time.
    package var seconds: Double
    package var leftOut = GaitLeftOut()

    package init(
        _ quantity: GaitQuantity, of origin: Origin?, _ basis: GaitBasis = .measured, value: Double?, stretches: Int, seconds: Double,
        leftOut: GaitLeftOut = GaitLeftOut()
    ) {
        self.quantity = quantity
        self.origin = origin
        self.basis = basis
        self.value = value
        self.stretches = stretches
        self.seconds = seconds
        self.leftOut = leftOut
    }

    /// The same figure of a source that has another name.
    package func renamed<Other>(_ origin: Other?) -> GaitFigure<Other> {
        GaitFigure<Other>(
            quantity, of: origin, basis, value: value, stretches: stretches, seconds: seconds, leftOut: leftOut)
    }
}

/// The way in which a value came about: values of two ways are not compared, even of one source.
package enum GaitBasis: Int, CaseIterable, Comparable, Sendable {
    /// The device measured it itself.
    case measured = 0
    /// It follows from records of steps and distances.
    case records = 1
    /// It follows from the steps and the distance of a whole walk.
    case walks = 2

    package static func < (left: GaitBasis, right: GaitBasis) -> Bool { left.rawValue < right.rawValue }
}

/// A quantity kept of each day: a measure, or the minutes at a cadence, which is another one at another age.
package enum GaitQuantity: Hashable, Sendable {
    case measure(GaitMeasure)
    /// Minutes at this many steps a minute and more.
    case minutes(cadence: Int)
}

extension GaitMeasure {
    /// The quantity kept of a day for it; nil where that depends on an age that nobody said.
    package func quantity(age: AgeBand) -> GaitQuantity? {
        switch self {
        case .briskMinutes: .minutes(cadence: BriskCadence.absolute)
        case .briskForAge: BriskCadence.forAge(age).map { .minutes(cadence: $0) }
        default: .measure(self)
        }
    }
}

/// The stretches of a day that are not compared with others, by the reason.
package struct GaitLeftOut: Hashable, Sendable {
    /// Shorter than `SteadyStretch.shortest`.
    package var short: Int
    /// The stretches with stops or changes of pace, and those whose records are too few to tell.
    package var uneven: Int
    /// Up and down hills.
    package var hilly: Int

    package init(short: Int = 0, uneven: Int = 0, hilly: Int = 0) {
        self.short = short
        self.uneven = uneven
        self.hilly = hilly
    }

    package static func + (left: GaitLeftOut, right: GaitLeftOut) -> GaitLeftOut {
        GaitLeftOut(short: left.short + right.short, uneven: left.uneven + right.uneven, hilly: left.hilly + right.hilly)
    }
}
