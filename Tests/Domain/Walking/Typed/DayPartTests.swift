import Testing

@testable import Walking

/// Parts of the day, and the hours that a clock shows in them.
struct DayPartTests {
    private static let all: [DayPart] = [.dawn, .morning, .forenoon, .noon, .afternoon, .evening, .night]

    @Test(
        arguments: [
            ("저녁", .evening), ("이른 아침", .morning), ("한밤중", .night), ("in the evening", .evening), ("at lunch", .noon),
            ("early in the morning", .dawn), ("evening", nil), ("morning", nil), ("pm", nil), ("저녁 ", nil), ("", nil),
        ] as [(String, DayPart?)])
    func `a part stands alone in Korean, and in English with its preposition`(_ text: String, _ part: DayPart?) {
        #expect(DayPart(text) == part)
    }

    @Test(arguments: [("아침", .morning), ("lunch", .noon), ("evening", .evening), ("아침 산책", nil), ("", nil)] as [(String, DayPart?)])
    func `a title that is nothing but a part of the day is one in both languages`(_ title: String, _ part: DayPart?) {
        #expect(DayPart(title: title) == part)
    }

    @Test(
        arguments: [
            ("저녁 7시", .evening, "7시"), ("저녁7시", .evening, "7시"), ("늦은 밤 11시", .night, "11시"), ("7 pm", .afternoon, "7"),
            ("7p.m.", .afternoon, "7"), ("7 a.m", .forenoon, "7"), ("7 in the early morning", .dawn, "7"), ("점심시간 12시", .noon, "12시"),
        ] as [(String, DayPart, String)])
    func `a part is taken off a time, and the time is left`(_ text: String, _ part: DayPart, _ rest: String) throws {
        let taken = try #require(DayPart.taken(fromTime: text))
        #expect(taken.part == part)
        #expect(taken.rest == rest)
    }

    @Test func `behind a day a part needs no preposition, before a time it does`() throws {
        let taken = try #require(DayPart.taken(fromDay: "yesterday evening"))
        #expect(taken.part == .evening && taken.rest == "yesterday")
        #expect(DayPart.taken(fromTime: "7 evening") == nil)
        #expect(DayPart.taken(fromDay: "yesterday") == nil)
    }

    @Test func `a longer name is not cut to the shorter one in it`() throws {
        #expect(try #require(DayPart.taken(fromDay: "어제 한밤중")).rest == "어제")
        #expect(try #require(DayPart.taken(fromDay: "monday in the afternoon")).rest == "monday")
        #expect(try #require(DayPart.taken(fromDay: "monday afternoon")).part == .afternoon)
    }

    @Test(
        arguments: [
            (.forenoon, 12, 0), (.forenoon, 1, 1), (.forenoon, 0, nil), (.forenoon, 13, nil), (.morning, 0, 0), (.morning, 12, 0),
            (.dawn, 3, 3), (.dawn, 13, nil), (.noon, 9, 9), (.noon, 8, nil), (.noon, 7, nil), (.noon, 1, 13), (.noon, 6, 18),
            (.noon, 17, 17),
            (.noon, 18, nil), (.afternoon, 12, 12), (.afternoon, 11, 23), (.afternoon, 0, nil), (.afternoon, 13, nil), (.evening, 1, 13),
            (.evening, 11, 23), (.evening, 12, nil), (.evening, 13, 13), (.evening, 23, 23), (.night, 12, 24), (.night, 0, 24),
            (.night, 5, 29), (.night, 6, 18), (.night, 11, 23), (.night, 17, nil), (.night, 18, 18), (.night, 23, 23),
        ] as [(DayPart, Int, Int?)])
    func `an hour is placed in the half of the day that the part is in`(_ part: DayPart, _ hour: Int, _ placed: Int?) {
        #expect(part.hour(hour) == placed)
    }

    @Test func `no part has an hour that no clock shows`() {
        for part in Self.all {
            #expect(part.hour(-1) == nil && part.hour(24) == nil, "\(part)")
            for hour in 0..<24 { #expect(part.hour(hour).map { $0 % 12 == hour % 12 } ?? true, "\(part), \(hour)") }
        }
    }

    @Test func `a part begins before its usual walk, and the parts follow each other`() {
        for part in Self.all {
            #expect((0..<1440).contains(part.minutes.beginning) && (0..<1440).contains(part.minutes.usual))
            #expect(part.minutes.beginning < part.minutes.usual)
        }
        #expect(Self.all.map(\.minutes.usual) == Self.all.map(\.minutes.usual).sorted())
    }
}
