import Walking

/// A walk of the plain-text journal: `2026-11-21 07:40 +09:00 35m 3900s 2.6km "한강" #morning`.
///
/// The words after the offset may come in any order. A second text in quotes is the note. What a line would lose stands
/// behind it, where it would: `id:`, `zone:`, `from:` (the number of a source), `metres:` (where kilometres are not exact),
/// `moving:` (without its pauses), `laps:`, `parts:` (of a merged walk), `effort:` (on Borg's scale), `modified:` (when its export says
/// that it was changed).
struct GNDLine {
    private let start: Instant
    private let offset: Int
    private var milliseconds: Int64?
    private var steps: Int?
    private var metres: Double?
    private var exactMetres: Double?
    private var texts: [String] = []
    private var tags: [String] = []
    private var id: WalkID?
    private var zone: Zone?
    private var origin: Int?
    private var modified: Instant?
    private var moving: Duration?
    private var laps: [Lap] = []
    private var parts: [WalkPart] = []
    private var effort: Int?

    /// Returns nil when the line is not one of ours.
    init?(_ line: String) {
        self.init(GNDWord.split(line))
    }

    init?(_ words: [GNDWord]) {
        var words = words[...]
        guard let (start, offset) = GNDTime.moment(&words) else { return nil }
        self.start = start
        self.offset = offset
        for word in words {
            guard parse(word) else { return nil }
        }
        guard milliseconds != nil || steps != nil else { return nil }
    }

    private mutating func parse(_ word: GNDWord) -> Bool {
        let plain = word.plain
        if let tag = word.value(behind: "#") {
            tags.append(tag)
        } else if let text = word.quoted {
            guard plain.isEmpty else { return false }
            texts.append(text)
        } else if plain.contains(":") {
            return parseField(word)
        } else if plain.hasSuffix("km"), let kilometres = Double(plain.dropLast(2)), kilometres.isFinite, kilometres >= 0 {
            metres = (kilometres * 1e6).rounded() / 1000
        } else if plain.hasSuffix("s"), let count = Int(plain.dropLast().filter { $0 != "," }), count >= 0 {
            steps = count
        } else {
            guard let more = GNDTime.duration(plain) else { return false }
            milliseconds = (milliseconds ?? 0).addingClamped(more)
        }
        return true
    }

    private mutating func parseField(_ word: GNDWord) -> Bool {
        if let text = word.value(behind: "id:") {
            id = WalkID(text)
            return id != nil
        }
        if let text = word.value(behind: "zone:") {
            // A zone that this machine does not know leaves the offset.
            zone = Zone(text)
            return true
        }
        if let text = word.value(behind: "from:") {
            origin = Int(text)
            return origin != nil
        }
        if let text = word.value(behind: "moving:") {
            moving = GNDTime.duration(text).flatMap { GNDTime.moving(Double($0) / 1000) }
            return moving != nil
        }
        if let text = word.value(behind: "laps:") {
            guard let laps = [Lap](text: text, after: start) else { return false }
            self.laps = laps
            return true
        }
        if let text = word.value(behind: "parts:") {
            guard let parts = [WalkPart](text: text, after: start) else { return false }
            self.parts = parts
            return true
        }
        if let text = word.value(behind: "effort:") {
            effort = Int(text)
            return effort != nil
        }
        if let text = word.value(behind: "modified:") {
            modified = DateText.instant(text)
            return modified != nil
        }
        guard let text = word.value(behind: "metres:"), let number = Double(text), number.isFinite, number >= 0 else { return false }
        exactMetres = number
        return true
    }

    /// Returns the walk; nil when its source is not known.
    ///
    /// The walk is in the zone that the line names, else where the person was if that agrees with the offset, else in the zone
    /// that is nothing but that offset.
    func walk(sources: [Int: Source] = [:], zoneAt: (Instant) -> Zone) -> Walk? {
        let end = start + .milliseconds(milliseconds ?? 0)
        var place = zone ?? zoneAt(start)
        if place.offset(at: start) != offset, let fixed = Self.fixed(offset) { place = fixed }
        guard let source = origin.map({ sources[$0] }) ?? .typed else { return nil }
        return Walk(
            id: id ?? WalkID(source: source, start: start, end: end), start: start, end: end, zone: place, steps: steps,
            distance: exactMetres ?? metres, movingTime: moving, title: texts.first ?? "", note: texts.dropFirst().first ?? "", tags: tags,
            source: source, laps: laps, parts: parts, effort: effort, modified: modified)
    }

    private static func fixed(_ offset: Int) -> Zone? {
        let size = abs(offset)
        let hours = size / 3600
        let minutes = size / 60 % 60
        let text = "GMT\(offset < 0 ? "-" : "+")\(hours < 10 ? "0" : "")\(hours)\(minutes < 10 ? "0" : "")\(minutes)"
        return Zone(text)
    }
}
