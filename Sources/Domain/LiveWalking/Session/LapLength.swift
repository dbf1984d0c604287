/// The length after which a walk begins a lap by itself: a way, or time on the move.
package enum LapLength: String, CaseIterable, Hashable, Sendable {
    case kilometre = "km"
    case mile
    case tenMinutes = "10min"

    /// The metres of a lap; nil for one of time.
    package var metres: Double? {
        switch self {
        case .kilometre: 1000
        case .mile: 1609.344
        case .tenMinutes: nil
        }
    }

    /// The seconds of a lap; nil for one of a way.
    package var seconds: Double? { self == .tenMinutes ? 600 : nil }
}
