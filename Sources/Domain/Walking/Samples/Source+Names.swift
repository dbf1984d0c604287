import Basis

extension Source {
    /// Spaces of every kind become one plain space, and HealthKit's `<<HKDevice: 0x…>>` goes.
    static func clean(_ text: String) -> String {
        // The common case costs one look at the bytes.
        let needsWork = text.utf8.contains { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 || $0 == 0xEF || $0 == 0x3C || $0 < 0x20 }
        var result = text
        if needsWork {
            result = String(
                String.UnicodeScalarView(
                    text.unicodeScalars.compactMap { scalar in
                        if scalar == "\u{FEFF}" || scalar == "\u{200B}" { return nil }
                        return scalar.properties.isWhitespace || scalar.value < 0x20 ? " " : scalar
                    }))
            while let start = result.firstRange(of: "<<HKDevice:"), let end = result[start.upperBound...].firstRange(of: ">") {
                var tail = end.upperBound
                while tail < result.endIndex, result[tail] == ">" || result[tail] == "," || result[tail] == " " {
                    tail = result.index(after: tail)
                }
                result.removeSubrange(start.lowerBound..<tail)
            }
        }
        guard needsWork || result.utf8.first == 0x20 || result.utf8.last == 0x20 || result.contains("  ") else { return result }
        return result.split(separator: " ").joined(separator: " ")
    }

    /// The short name for people: `Apple Watch` rather than `Kim’s Apple Watch`.
    package var title: String {
        for marker in ["’s ", "'s ", "의 "] {
            if let range = name.firstRange(of: marker), range.upperBound < name.endIndex {
                return String(name[range.upperBound...])
            }
        }
        return name.isEmpty ? (model.isEmpty ? manufacturer : model) : name
    }
}
