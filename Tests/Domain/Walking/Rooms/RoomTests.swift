import Testing

@testable import Walking

struct RoomTests {
    private func room(_ period: Period = .week, opened: String = "2026-11-18") throws -> Room {
        Room(
            id: RoomID(rawValue: 1), name: "river", code: "ABC-234", period: period, dailyCap: .low, owner: AccountID(rawValue: 1),
            opened: try #require(CivilDate(opened)), memberCount: 1)
    }

    @Test(
        arguments: [(Period.week, "2026-11-24"), (.fourWeeks, "2026-12-15"), (.twelveWeeks, "2027-02-09"), (.open, nil)]
            as [(Period, String?)])
    func `it closes with the last day of its weeks`(_ period: Period, _ closes: String?) throws {
        #expect(try room(period).closes?.description == closes)
    }

    @Test(
        arguments: [
            ("2026-11-24", .week), ("2026-12-15", .fourWeeks), ("2027-02-09", .twelveWeeks), (nil, .open), ("2026-11-25", nil),
            ("2026-11-17", nil),
        ] as [(String?, Period?)])
    func `a first day and a last are those of one period, or of none`(_ last: String?, _ period: Period?) throws {
        let first = try #require(CivilDate("2026-11-18"))
        let last = try last.map { try #require(CivilDate($0)) }
        #expect(Period(from: first, through: last) == period)
        if let period { #expect(period.lastDay(from: first) == last) }
    }

    @Test(arguments: [("2026-11-17", false), ("2026-11-18", true), ("2026-11-24", true), ("2026-11-25", false)])
    func `it is open from its first day through its last`(_ date: String, _ isOpen: Bool) throws {
        let date = try #require(CivilDate(date))
        #expect(try room().isOpen(on: date) == isOpen)
        #expect(try room(.open).isOpen(on: date) == (date.description >= "2026-11-18"))
    }

    @Test(arguments: [
        ("2026-11-18", "2026-11-16"), ("2026-11-22", "2026-11-16"), ("2026-11-23", "2026-11-23"), ("2027-01-01", "2026-11-23"),
    ])
    func `its week is the running one, and after its end the last`(_ today: String, _ monday: String) throws {
        #expect(try room().monday(on: try #require(CivilDate(today))).description == monday)
    }

    @Test(arguments: [
        (DailyCap.none, 99_999, 99_999), (.low, 7500, 7500), (.low, 7501, 7500), (.middle, 12_000, 10_000), (.high, 12_001, 12_000),
        (.low, 0, 0),
    ])
    func `a cap takes what is above it`(_ cap: DailyCap, _ steps: Int, _ counted: Int) {
        #expect(cap.apply(steps) == counted)
    }

    @Test(arguments: 0..<20)
    func `a code can be read aloud and typed in any way`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let code = RoomCode.make(using: &random)
        #expect(code.count == 7 && Array(code)[3] == "-")
        #expect(code.allSatisfy { $0 == "-" || RoomCode.alphabet.contains($0) })
        #expect(!code.contains { "01OILU".contains($0) }, "what looks or sounds alike is left out")
        for typed in [code.lowercased(), code.replacing("-", with: ""), " \(code) ", code.replacing("-", with: " – ")] {
            #expect(RoomCode.key(typed) == RoomCode.key(code))
        }
    }

    @Test(arguments: ["", "-", "  ", "–·–"])
    func `a code of nothing is none`(_ text: String) {
        #expect(RoomCode.key(text).isEmpty)
    }
}
