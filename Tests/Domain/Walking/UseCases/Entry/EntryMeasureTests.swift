import Testing

@testable import Walking

/// Measures that are known by their unit or their form.
struct EntryMeasureTests {
    /// A Saturday.
    private let today = CivilDate(dayNumber: 20_778)

    private let measures: [EntryFailure.Measure: String] = [.duration: "duration", .steps: "steps", .distance: "distance"]
    private let parts: [DayPart: String] = [.morning: "morning", .noon: "noon", .evening: "evening"]

    private func name(_ text: String) -> String? {
        switch EntryMeasure(text, today: today) {
        case .steps(let count): "\(count) steps"
        case .duration(let length): "\(length.milliseconds / 1000) s"
        case .distance(let metres): "\(Int(clamping: metres)) m"
        case .impossible(let measure, let isNothing): "\(isNothing ? "no" : "too much") \(measures[measure] ?? "")"
        case .end(let time): "until \(time)"
        case .ago: "ago"
        case .span(let span): "\(span.start)-\(span.end)"
        case .noSuchDate: "no such date"
        case .day: "day"
        case .part(let part): parts[part] ?? ""
        case .time(let time, let isLed): "\(isLed ? "at " : "")\(time)"
        case nil: nil
        }
    }

    @Test(
        arguments: [
            ("3900 steps", "3900 steps"), ("3900보", "3900 steps"), ("35m", "2100 s"), ("35분을", "2100 s"), ("2.7km", "2700 m"),
            ("2킬로쯤", "2000 m"),
            ("until 8:00", "until 08:00"), ("8시까지", "until 08:00"), ("back at 9", "until 09:00"), ("07:40-08:15", "07:40-08:15"),
            ("7:40", "07:40"), ("at 7:40", "at 07:40"), ("at about 7 pm", "at 19:00"), ("by noon", "at 12:00"), ("7시부터", "at 07:00"),
            ("저녁 7시에", "at 19:00"), ("at lunch", "noon"), ("in the evening", "evening"), ("아침에", "morning"), ("yesterday", "day"),
            ("월요일에", "day"),
        ])
    func `a measure says what it is`(_ text: String, _ measure: String) { #expect(name(text) == measure) }

    @Test(
        arguments: [
            ("0 km", "no distance"), ("5000000 km", "too much distance"), ("0m", "no duration"), ("0 steps", "no steps"),
            ("99999999 steps", "too much steps"),
        ])
    func `one that no walk can have is told apart from one that cannot be read`(_ text: String, _ measure: String) {
        #expect(name(text) == measure)
    }

    @Test(arguments: ["", "river", "noon", "아침", "7", "3900", "월요일", "3일 동안"])
    func `what may as well be a word of the title is none`(_ text: String) { #expect(name(text) == nil) }
}
