/// A duration as people type it: `35`, `35m`, `35 min`, `1:10`, `1h 10m`, `1시간 10분`.
struct TypedDuration: Equatable, CustomStringConvertible {
    var minutes: Int

    var duration: Duration { .seconds(minutes * 60) }

    /// Nil for anything that is no duration, and for none at all.
    init?(_ text: String) {
        let text = text.trimmed.lowercased()
        guard let minutes = Self.clock(text) ?? Self.words(text), minutes > 0 else { return nil }
        self.minutes = minutes
    }

    init(_ duration: Duration) {
        minutes = max(1, Int((Double(duration.components.seconds) / 60).rounded()))
    }

    var description: String {
        guard minutes >= 60 else { return String(minutes) }
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }

    private static func clock(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]), (0...99).contains(hours),
            (0..<60).contains(minutes)
        else { return nil }
        return hours * 60 + minutes
    }

    /// Numbers with a unit each; the last one may go without, and is minutes.
    private static func words(_ text: String) -> Int? {
        var total = 0
        var number = ""
        var unit = ""
        var parts: [(Int, String)] = []
        for character in text where !character.isWhitespace {
            if character.isASCII, character.isNumber {
                if !unit.isEmpty {
                    guard let value = Int(number) else { return nil }
                    parts.append((value, unit))
                    (number, unit) = ("", "")
                }
                number.append(character)
            } else {
                guard !number.isEmpty else { return nil }
                unit.append(character)
            }
        }
        guard let value = Int(number), value < 100_000 else { return nil }
        parts.append((value, unit))
        for (value, unit) in parts {
            switch unit {
            case "", "m", "min", "mins", "minute", "minutes", "분": total += value
            case "h", "hour", "hours", "시간": total += min(value, 1000) * 60
            default: return nil
            }
        }
        return total
    }
}
