/// A part of the day as people name it beside a clock time or a day: `저녁 7시`, `7 in the evening`, `어제 아침`, `last night`.
package enum DayPart: Hashable, Sendable {
    case dawn, morning, forenoon, noon, afternoon, evening, night

    private static let korean: [(word: String, part: DayPart)] = [
        ("이른 아침", .morning), ("점심시간", .noon), ("늦은 밤", .night), ("새벽", .dawn), ("아침", .morning), ("오전", .forenoon), ("대낮", .noon),
        ("한낮", .noon), ("낮", .noon), ("점심", .noon), ("오후", .afternoon), ("저녁", .evening), ("한밤중", .night), ("한밤", .night), ("밤", .night),
    ]
    private static let english: [(word: String, part: DayPart)] = [
        ("in the early morning", .dawn), ("early in the morning", .dawn), ("in the morning", .morning), ("in the afternoon", .afternoon),
        ("in the evening", .evening), ("at lunchtime", .noon), ("at lunch", .noon), ("at night", .night),
    ]
    private static let behindDays: [(word: String, part: DayPart)] = [
        ("morning", .morning), ("lunchtime", .noon), ("afternoon", .afternoon), ("noon", .noon), ("evening", .evening), ("night", .night),
    ]
    private static let behindHours: [(word: String, part: DayPart)] = [
        ("a.m.", .forenoon), ("p.m.", .afternoon), ("am", .forenoon), ("pm", .afternoon), ("a.m", .forenoon), ("p.m", .afternoon),
    ]

    /// The part that a text names, and nothing besides; English only with its `in the`, as `evening` may begin a title.
    init?(_ text: String) {
        guard let known = (Self.korean + Self.english).first(where: { $0.word == text }) else { return nil }
        self = known.part
    }

    /// The part that a title names which has no other word, as the whole of what is said of the time: `아침`, `morning`, `lunch`.
    init?(title: String) {
        guard let known = (Self.korean + Self.behindDays + [("lunch", .noon)]).first(where: { $0.word == title }) else { return nil }
        self = known.part
    }

    /// The part that a clock time is said with, before it in Korean and behind it in English, and the time without it.
    static func taken(fromTime text: String) -> (part: DayPart, rest: String)? {
        if let known = korean.first(where: { text.hasPrefix($0.word) }) {
            return (known.part, String(text.dropFirst(known.word.count)).trimmed)
        }
        guard let known = (behindHours + english).first(where: { text.hasSuffix($0.word) }) else { return nil }
        return (known.part, String(text.dropLast(known.word.count)).trimmed)
    }

    /// The part that stands behind a day, and the day without it.
    static func taken(fromDay text: String) -> (part: DayPart, rest: String)? {
        guard let known = (korean + english + behindDays).first(where: { text.hasSuffix($0.word) }) else { return nil }
        let rest = String(text.dropLast(known.word.count))
        return (known.part, rest.trimmed)
    }

    /// The hours after midnight that an hour is in this part, beyond 23 on the next day; nil where no clock shows it then.
    func hour(_ hour: Int) -> Int? {
        switch (self, hour) {
        case (.forenoon, 1...12), (.morning, 0...12), (.dawn, 0...12): hour % 12
        case (.noon, 9...12), (.noon, 13...17), (.evening, 13...23), (.night, 18...23): hour
        case (.noon, 1...6), (.afternoon, 1...11), (.evening, 1...11), (.night, 6...11): hour + 12
        case (.afternoon, 12): 12
        // At night the clock goes on into the next day.
        case (.night, 12): 24
        case (.night, 0...5): hour + 24
        default: nil
        }
    }

    /// Minutes after midnight at which it begins, and those of a walk of which nothing else is said.
    var minutes: (beginning: Int, usual: Int) {
        switch self {
        case .dawn: (0, 300)
        case .morning: (300, 480)
        case .forenoon: (360, 600)
        case .noon: (660, 720)
        case .afternoon: (720, 900)
        case .evening: (1020, 1140)
        case .night: (1140, 1260)
        }
    }
}
