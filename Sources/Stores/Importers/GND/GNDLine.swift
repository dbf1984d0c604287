import Walking

/// A line of the plain-text journal: `2026-11-21 07:40 +09:00 35m 3900s 2.6km "한강" #morning`.
///
/// The words after the offset may come in any order. A second text in quotes is the note. Inside quotes, `\"`, `\\` and
/// `\n` stand for a quote, a backslash and a new line.
struct GNDLine {
    private let start: Instant
    private let offset: Int
    private var seconds = 0
    private var steps: Int?
    private var metres: Double?
    private var texts: [String] = []
    private var tags: [String] = []

    /// Nil when the line is not one of ours.
    init?(_ line: String) {
        var words = Self.words(line)[...]
        guard let date = words.popFirst(), let time = words.popFirst(), let zone = words.popFirst(), date.utf8.count == 10,
            let start = DateText.instant("\(date)T\(time)\(zone)"), let offset = DateText.offset("\(date)T\(time)\(zone)")
        else { return nil }
        self.start = start
        self.offset = offset
        for word in words {
            guard take(word) else { return nil }
        }
        guard seconds > 0 || steps != nil else { return nil }
    }

    private mutating func take(_ word: String) -> Bool {
        if word.hasPrefix("\"") {
            texts.append(String(word.dropFirst()))
        } else if word.hasPrefix("#") {
            tags.append(String(word.dropFirst()))
        } else if word.hasSuffix("km"), let kilometres = Double(word.dropLast(2)), kilometres.isFinite, kilometres >= 0 {
            metres = (kilometres * 1e6).rounded() / 1000
        } else if word.hasSuffix("s"), let count = Int(word.dropLast().filter { $0 != "," }), count >= 0 {
            steps = count
        } else {
            return takeDuration(word)
        }
        return true
    }

    /// `35m`, `1h`, `1h5m`, `35m20`, where the last is seconds.
    private mutating func takeDuration(_ word: String) -> Bool {
        var total = 0
        var number = ""
        for character in word {
            if character.isASCII, character.isNumber {
                number.append(character)
                continue
            }
            guard let value = Int(number), value < 1_000_000 else { return false }
            switch character {
            case "h": total += value * 3600
            case "m": total += value * 60
            default: return false
            }
            number = ""
        }
        if !number.isEmpty {
            guard total > 0, let value = Int(number), value < 60 else { return false }
            total += value
        }
        seconds += total
        return total > 0
    }

    /// Splits at spaces; what stands in quotes keeps one quote in front, and loses the one behind.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        var isEscaped = false
        for character in line {
            if isEscaped {
                word.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                if isQuoted { words.append(word) } else if !word.isEmpty { words.append(word) }
                word = isQuoted ? "" : "\""
                isQuoted.toggle()
            } else if !isQuoted, character == " " || character == "\t" {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// In the person's own zone where it agrees with the offset, else in the zone that is nothing but that offset.
    func walk(_ harvest: Harvest) -> Walk {
        let end = start + .seconds(seconds)
        var zone = harvest.zone(at: start)
        if zone.offset(at: start) != offset, let fixed = Self.fixed(offset) { zone = fixed }
        return Walk(
            id: WalkID(source: .typed, start: start, end: end), start: start, end: end, zone: zone, steps: steps, distance: metres,
            title: texts.first ?? "", note: texts.dropFirst().first ?? "", tags: tags)
    }

    private static func fixed(_ offset: Int) -> Zone? {
        let size = abs(offset)
        let hours = size / 3600
        let minutes = size / 60 % 60
        let text = "GMT\(offset < 0 ? "-" : "+")\(hours < 10 ? "0" : "")\(hours)\(minutes < 10 ? "0" : "")\(minutes)"
        return Zone(text)
    }
}
