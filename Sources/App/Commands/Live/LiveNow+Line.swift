import Phrases
import Sessions
import Walking

extension LiveNow {
    /// `▶ 18:40 1,204 1.3 km`, with ≈ before what is estimated, or the same as JSON for a status bar.
    func line(isJSON: Bool, _ phrases: Phrases) -> ConsoleText {
        guard !isJSON else {
            let object = JSONText.object([
                ("paused", .bool(isPaused)), ("seconds", .int(moving)), ("steps", steps.map(JSONText.int) ?? .null),
                ("stepsEstimated", .bool(areStepsEstimated)), ("distance", distance.map { .double(($0 * 10).rounded() / 10) } ?? .null),
                ("distanceEstimated", .bool(isDistanceEstimated)), ("cadence", cadence.map(JSONText.int) ?? .null),
                ("heartRate", heartRate.map(JSONText.int) ?? .null),
            ])
            return "\(object.text)\n"
        }
        let parts = [
            "\(isPaused ? "‖" : "▶") \(phrases.clock(moving))", steps.map { (areStepsEstimated ? "≈" : "") + phrases.number($0) },
            distance.map { (isDistanceEstimated ? "≈" : "") + phrases.distance($0) },
        ]
        return "\(parts.compactMap(\.self).joined(separator: " "))\n"
    }
}
