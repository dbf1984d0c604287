/// The kinds of walk that are offered; each is a plan made for one person.
package enum WalkMode: String, CaseIterable, Hashable, Sendable {
    /// At one's own pace, without an aim.
    case stroll
    /// At the cadence of moderate effort.
    case brisk
    /// Longer steps at the usual cadence.
    case longer
    /// Quicker steps at the usual length.
    case quicker
    /// Three minutes fast, three minutes slow, five times (Nemoto 2007).
    case intervals
    /// A brisk walk with an easy stretch before it and one behind it.
    case guided
    /// A walk as far as possible in six minutes (ATS 2002).
    case sixMinutes = "six-minutes"

    /// Five minutes to begin with and to end with, slower than usual.
    private static let easySeconds = 300
    private static let intervalSeconds = 180
    private static let intervalCount = 5
    private static let guidedSeconds = 1200

    /// Aims are five percent wide on either side, since nobody walks like a clock.
    private static let tolerance = 0.05
    /// The factor by which more than usual is asked for: a tenth is the most that a beat or a plan should pull.
    private static let step = 1.05
    private static let fast = 1.12

    /// Indicates whether it is a test, whose result is kept apart and whose walker is left alone.
    package var isTest: Bool { self == .sixMinutes }

    package func plan(for walker: WalkerProfile) -> WalkPlan {
        switch self {
        case .stroll: WalkPlan(rawValue, [.init(.walk)])
        case .brisk: WalkPlan(rawValue, [.init(.walk, aim: .init(.cadence, walker.briskCadence))])
        case .longer: WalkPlan(rawValue, [.init(.walk, aim: walker.stepLength.map { .init(.stepLength, Self.band($0 * Self.step)) })])
        case .quicker: WalkPlan(rawValue, [.init(.walk, aim: .init(.cadence, Self.band((walker.cadence ?? 100) * Self.step)))])
        case .intervals: Self.intervalPlan(walker)
        case .guided: Self.guidedPlan(walker)
        case .sixMinutes: WalkPlan(rawValue, [.init(.test, seconds: 360)])
        }
    }

    /// Fast is what is usual and an eighth more, slow what is comfortable; without a usual cadence fast begins at the brisk one.
    private static func intervalPlan(_ walker: WalkerProfile) -> WalkPlan {
        let fast = WalkPlan.Aim(.cadence, band(walker.cadence.map { $0 * Self.fast } ?? walker.briskCadence.upperBound))
        let slow = walker.cadence.map { WalkPlan.Aim(.cadence, band($0 * 0.95)) }
        let pair = [
            WalkPlan.Phase(.fast, seconds: intervalSeconds, aim: fast), WalkPlan.Phase(.slow, seconds: intervalSeconds, aim: slow),
        ]
        return WalkPlan(
            WalkMode.intervals.rawValue,
            [.init(.warmUp, seconds: easySeconds)] + Array(repeating: pair, count: intervalCount).flatMap(\.self)
                + [.init(.coolDown, seconds: easySeconds)])
    }

    private static func guidedPlan(_ walker: WalkerProfile) -> WalkPlan {
        WalkPlan(
            WalkMode.guided.rawValue,
            [
                .init(.warmUp, seconds: easySeconds), .init(.walk, seconds: guidedSeconds, aim: .init(.cadence, walker.briskCadence)),
                .init(.coolDown, seconds: easySeconds),
            ])
    }

    private static func band(_ middle: Double) -> ClosedRange<Double> { middle * (1 - tolerance)...middle * (1 + tolerance) }
}
