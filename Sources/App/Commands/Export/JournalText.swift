import Terminal
import Walking

/// The lines of the plain-text journal, which `gnd import` reads again without losing anything.
struct JournalText {
    private(set) var zones: ZoneTimeline
    private var numbers: [String: Int] = [:]
    /// The lines so far.
    private(set) var text: ConsoleText = ""

    init(zones: ZoneTimeline) {
        self.zones = zones
    }

    /// Hands over what was written, so that a long journal is never held whole.
    mutating func drain() -> ConsoleText {
        defer { text = "" }
        return text
    }

    mutating func add(_ words: [String]) {
        text += "\(words.joined(separator: " "))\n"
    }

    mutating func addBlank() {
        text += "\n"
    }

    // MARK: Walks

    mutating func add(_ outgoing: Outgoing<Walk>) {
        let walk = outgoing.value
        let source = walk.source == .typed ? nil : number(of: walk.source)
        var words = [Self.start(walk.start, in: walk.zone), Self.duration(walk.end - walk.start)]
        if let steps = walk.steps { words.append("\(steps)s") }
        if let distance = walk.distance, distance.isFinite {
            let kilometres = (distance * 1000).rounded() / 1e6
            words.append(Self.number(kilometres) + "km")
            if (kilometres * 1e6).rounded() / 1000 != distance { words.append("metres:\(Self.number(distance))") }
        }
        if let moving = walk.movingTime, moving > .zero { words.append("moving:\(Self.duration(moving))") }
        if !walk.laps.isEmpty { words.append("laps:\(walk.laps.text(after: walk.start))") }
        if !walk.parts.isEmpty { words.append("parts:\(walk.parts.text(after: walk.start))") }
        if let effort = walk.effort { words.append("effort:\(effort)") }
        // The note is the second text, so it needs a first one.
        if !walk.title.isEmpty || !walk.note.isEmpty { words.append(Self.quoted(walk.title)) }
        if !walk.note.isEmpty { words.append(Self.quoted(walk.note)) }
        words += walk.tags.map { "#" + (Self.isPlain($0) ? $0 : Self.quoted($0)) }
        if walk.zone != zones.zone(on: zones.day(of: walk.start)) { words.append("zone:\(walk.zone.id)") }
        if let source { words.append("from:\(source)") }
        if walk.id != WalkID(source: walk.source, start: walk.start, end: walk.end) { words.append("id:\(walk.id)") }
        // A walk that a person typed is as new as the file.
        if let modified = walk.modified, walk.source != .typed { words.append(Self.modified(modified)) }
        add(words)
        for point in walk.route { add(Self.point(point, after: walk.start)) }
    }

    private static func point(_ point: RoutePoint, after start: Instant) -> [String] {
        var words = ["  @", number(point.latitude), number(point.longitude)]
        if let elevation = point.elevation { words.append(number(elevation) + "m") }
        if let time = point.time {
            let milliseconds = time.milliseconds - start.milliseconds
            words.append((milliseconds < 0 ? "" : "+") + number(Double(milliseconds) / 1000))
        }
        if point.startsSegment { words.append("new") }
        return words
    }

    private static func modified(_ instant: Instant) -> String {
        "modified:\(TimeText(instant, in: .utc).text)"
    }

    // MARK: Records

    mutating func add(_ sample: Sample) {
        let source = number(of: sample.source)
        var words = [
            sample.metric.rawValue, Self.start(sample.start, in: zones.zone(on: zones.day(of: sample.start))),
            Self.duration(sample.end - sample.start), Self.number(sample.value), "from:\(source)",
        ]
        if let modified = sample.modified { words.append(Self.modified(modified)) }
        if sample.grain != .natural(for: sample.end - sample.start) { words.append("grain:\(sample.grain.rawValue)") }
        if let exported = sample.exported { words.append("exported:\(TimeText(exported, in: .utc).text)") }
        add(words)
    }

    /// Adds a record that an import left out; its end may be before its beginning.
    mutating func add(_ record: QuarantinedRecord) {
        let source = number(of: record.source)
        var words = [
            "left-out", record.reason.rawValue, record.metric?.rawValue ?? "walk",
            Self.start(record.start, in: zones.zone(on: zones.day(of: record.start))), "end:\(TimeText(record.end, in: .utc).text)",
            Self.number(record.value), "from:\(source)",
        ]
        if let file = record.file { words.append("file:" + Self.quoted(file)) }
        if let text = record.text { words.append("text:" + Self.quoted(text)) }
        add(words)
    }

    /// The number of a source, which a line before its first use explains.
    mutating func number(of source: Source) -> Int {
        if let known = numbers[source.key] { return known }
        let number = numbers.count + 1
        numbers[source.key] = number
        add(["source", String(number)] + [source.name, source.manufacturer, source.model].map(Self.quoted) + [source.kind.word])
        return number
    }

    // MARK: Words

    /// `2026-11-21 07:40 +09:00`, with seconds where there are any.
    private static func start(_ instant: Instant, in zone: Zone) -> String {
        let text = TimeText(instant, in: zone).text
        let (date, time) = (text.prefix(10), text.dropFirst(11))
        let clock = time.prefix { $0 != "+" && $0 != "-" }
        let isWhole = clock.count == 8 && clock.hasSuffix(":00")
        return "\(date) \(isWhole ? clock.prefix(5) : clock) \(time.dropFirst(clock.count))"
    }

    /// `35m`, `1h5m`, `35m20` with seconds.
    static func duration(_ duration: Duration) -> String {
        let milliseconds = max(0, duration.milliseconds)
        let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
        let seconds = Double(milliseconds % 60_000) / 1000
        let long = hours > 0 ? "\(hours)h" : ""
        let short = minutes > 0 || seconds > 0 || hours == 0 ? "\(minutes)m" : ""
        return long + short + (seconds > 0 ? number(seconds) : "")
    }

    static func number(_ value: Double) -> String {
        JSONText.double(value).text
    }

    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && !text.unicodeScalars.contains { " \"\\".unicodeScalars.contains($0) } && VisibleText.of(text) == text
    }

    static func quoted(_ text: String) -> String {
        let escaped = VisibleText.rewritten(text, marks: ["\"", "\\"]) { scalar, result in
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"\(escaped)\""
    }
}
