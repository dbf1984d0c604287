/// The most steps that count on one day, so that a steady week beats one long march.
package enum DailyCap: Int, CaseIterable, Sendable, Codable {
    case none = 0
    case low = 7500
    case middle = 10_000
    case high = 12_000

    package var limit: Int? { self == .none ? nil : rawValue }

    package func apply(_ steps: Int) -> Int {
        limit.map { min(steps, $0) } ?? steps
    }
}
