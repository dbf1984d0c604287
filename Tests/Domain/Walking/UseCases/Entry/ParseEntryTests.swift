import Testing
import Walking

struct ParseEntryTests {
    private let seoul = Zone("Asia/Seoul") ?? .utc
    /// 2026-11-21 08:30 in Seoul.
    private let now = Instant(seconds: 1_795_217_400)

    @Test func `a line as one types it becomes a walk that ended just now`() throws {
        let draft = try parse("35m 3900 한강")
        #expect(draft.duration == .seconds(2100))
        #expect(draft.steps == 3900)
        #expect(draft.title == "한강")
        #expect(draft.start + draft.duration == now)
    }

    @Test func `units, tags and a time are understood in any order`() throws {
        let draft = try parse("06:40 4.2km 1h5m 5,604s around the lake 2 #morning #호수")
        #expect(draft.start == Instant(seconds: 1_795_210_800))
        #expect(draft.duration == .seconds(3900))
        #expect(draft.distance == 4200)
        #expect(draft.steps == 5604)
        #expect(draft.title == "around the lake 2")
        #expect(draft.tags == ["morning", "호수"])
    }

    /// The typed text, and minutes, steps, metres and the title that it is read as.
    @Test(
        arguments: [
            ("30 minutes walk in the park", 30, nil, nil, "walk in the park"),
            ("walk in the park 30 minutes", 30, nil, nil, "walk in the park"),
            ("a 30-minute walk", 30, nil, nil, "a walk"),
            ("2 miles 4000", 40, 4000, 3218.688, ""),
            ("70m 5.2 km Namsan", 70, nil, 5200, "Namsan"),
            ("1:10 6000", 70, 6000, nil, ""),
            ("06:20 1:10 6000", 70, 6000, nil, ""),
            ("07:00-07:35 3900 river", 35, 3900, nil, "river"),
            ("1h10 5.2km x", 70, nil, 5200, "x"),
            ("35m 2,6km", 35, nil, 2600, ""),
            ("1h 1,5mi", 60, nil, 2414.016, ""),
            ("1,200 steps 15 min", 15, 1200, nil, ""),
            ("3900 steps in 40 min", 40, 3900, nil, ""),
            ("35m 800m", 35, nil, 800, ""),
            ("1h 500m", 60, nil, 500, ""),
            ("300m", 300, nil, nil, ""),
            ("1.5h 9000 hill", 90, 9000, nil, "hill"),
            ("35m 3900 2 loops", 35, 3900, nil, "2 loops"),
            ("35m 3900 2nd lap", 35, 3900, nil, "2nd lap"),
            ("35m 3900 “10 km trail”", 35, 3900, nil, "10 km trail"),
            ("30 min, 2 km, park", 30, nil, 2000, "park"),
            ("30분 2천보 한강", 30, 2000, nil, "한강"),
            ("만 보", 100, 10_000, nil, ""),
            ("1시간 10분 1만 2천 보 남산", 70, 12_000, nil, "남산"),
            ("한 시간 반 2.5킬로", 90, nil, 2500, ""),
            ("오전 7시 20분에 30분 산책", 30, nil, nil, "산책"),
            ("half an hour in the park", 30, nil, nil, "in the park"),
            ("about an hour and a half", 90, nil, nil, ""),
            ("an hour and 10 minutes 6000", 70, 6000, nil, ""),
            ("2 hours and a half", 150, nil, nil, ""),
            ("three quarters of an hour", 45, nil, nil, ""),
            ("an hour and a quarter in the woods", 75, nil, nil, "in the woods"),
            ("an hour and three quarters", 105, nil, nil, ""),
            ("two and a quarter hours", 135, nil, nil, ""),
            ("1½ hours forest", 90, nil, nil, "forest"),
            ("½ hour", 30, nil, nil, ""),
            ("2 ¼ h", 135, nil, nil, ""),
            ("30 min a mile and a half", 30, nil, 2414.016, ""),
            ("3.9k steps 35m", 35, 3900, nil, ""),
            ("\"10 km loop\" 2h", 120, nil, nil, "10 km loop"),
            ("“10 km loop” 2h 9000", 120, 9000, nil, "10 km loop"),
            ("'10 km loop', 2h #dawn", 120, nil, nil, "10 km loop"),
            ("2h ‘10 km loop’ 9 km", 120, nil, 9000, "10 km loop"),
            ("2h 'tis the season", 120, nil, nil, "'tis the season"),
            ("반 시간 한강", 30, nil, nil, "한강"),
            ("반시간", 30, nil, nil, ""),
        ] as [(String, Int, Int?, Double?, String)])
    func `an entry is read as it was meant`(_ line: String, _ minutes: Int, _ steps: Int?, _ metres: Double?, _ title: String) throws {
        let draft = try parse(line)
        #expect(draft.duration == .seconds(minutes * 60))
        #expect(draft.steps == steps)
        #expect(draft.distance.map { ($0 * 1000).rounded() } == metres.map { ($0 * 1000).rounded() })
        #expect(draft.title == title)
    }

    /// The typed text, and minutes, steps and metres.
    @Test(
        arguments: [
            ("2h 10,000 steps", 120, 10_000, nil), ("1h 5,200 steps", 60, 5200, nil), ("1h 5,200 steps park", 60, 5200, nil),
            ("an hour 5,200 steps", 60, 5200, nil), ("two hours 10,000 steps", 120, 10_000, nil), ("2 h 10,000", 120, 10_000, nil),
            ("1h 5.200 steps", 60, 5200, nil), ("2h 10 000 steps", 120, 10_000, nil), ("1h 5 200 steps", 60, 5200, nil),
            ("1h 5,000s", 60, 5000, nil), ("1h5m 5,604s", 65, 5604, nil), ("1시간 5,200 보", 60, 5200, nil),
            ("두 시간 10,000 걸음", 120, 10_000, nil),
            ("1h 5.2 km", 60, nil, 5200), ("1h 5,2 km", 60, nil, 5200), ("2h 10,000m", 120, nil, 10_000),
            ("1h 2.5 miles", 60, nil, 4023.36),
            ("1h ten thousand steps", 60, 10_000, nil), ("2h 10 thousand steps", 120, 10_000, nil),
            ("1,200 min", 1200, nil, nil), ("1h 20 5,200 steps", 80, 5200, nil),
        ] as [(String, Int, Int?, Double?)])
    func `a number with a mark for thousands behind hours counts no minutes`(
        _ line: String, _ minutes: Int, _ steps: Int?, _ metres: Double?
    ) throws {
        let draft = try parse(line)
        #expect(draft.duration == .seconds(minutes * 60) && draft.steps == steps)
        #expect(draft.distance.map { ($0 * 100).rounded() } == metres.map { ($0 * 100).rounded() })
    }

    @Test(
        arguments: [
            ("3900 30", EntryFailure.minutesOrSteps(30)), ("3900 10 downing street", .minutesOrSteps(10)), ("35m 3900 30", .twice("30")),
            ("3 km 45m and a half", .unreadable("and a half")),
        ])
    func `a number that a title would swallow is asked back`(_ line: String, _ failure: EntryFailure) {
        #expect(throws: failure) { try parse(line) }
    }

    @Test func `Korean units are understood`() throws {
        let draft = try parse("어제 1시간30분 7000보 6킬로 산")
        #expect(draft.duration == .seconds(5400))
        #expect(draft.steps == 7000)
        #expect(draft.distance == 6000)
        #expect(seoul.day(of: draft.start).description == "2026-11-20")
        #expect(draft.title == "산")
    }

    @Test(arguments: ["07:10 20m", "at 7:10 20m", "7:10 am 20m", "7시 10분 20분", "오전 7시 10분에 20분", "20m 7:10", "walk at 7:10 20m"])
    func `a start is read in any of its forms`(_ line: String) throws {
        #expect(seoul.wall(at: try parse(line).start).second == 7 * 3600 + 600)
    }

    @Test func `a time that is still to come was yesterday`() throws {
        #expect(seoul.day(of: try parse("23:10 20m").start).description == "2026-11-20")
    }

    @Test(arguments: ["1,5km", "2,5 miles", "3950", "3,333 steps"])
    func `a duration that nobody said is whole minutes, and known to be an estimate`(_ line: String) throws {
        let entry = try ParseEntry(zones: ZoneTimeline(home: seoul), now: now)(line)
        #expect(entry.isEstimated && entry.draft.duration.components.seconds % 60 == 0)
        #expect(try ParseEntry(zones: ZoneTimeline(home: seoul), now: now)("20m 1,5km").isEstimated == false)
    }

    @Test func `steps alone take as long as they take`() throws {
        #expect(try parse("3000 steps river").duration == .seconds(1800))
        #expect(try parse("3000 steps river").title == "river")
    }

    @Test(
        arguments: [("5 km", 5000, ""), ("3,5km", 3500, ""), ("3 miles in the park", 4828.032, "in the park"), ("어제 2키로 한강", 2000, "한강")]
            as [(String, Double, String)])
    func `a distance alone takes as long as it takes`(_ line: String, _ metres: Double, _ title: String) throws {
        let draft = try parse(line)
        #expect(draft.distance.map { ($0 * 1000).rounded() } == (metres * 1000).rounded())
        #expect(draft.steps == nil && draft.title == title)
        #expect(draft.duration == Gait.duration(ofMetres: draft.distance ?? 0))
        #expect((3.5...4.5).contains((draft.distance ?? 0) / Double(draft.duration.milliseconds) * 3600))
    }

    @Test func `what is no walk is refused with what was read`() {
        #expect(throws: EntryFailure.empty) { try parse("   ") }
        #expect(throws: EntryFailure.nothingToCount(EntryReading(title: "a nice day"))) { try parse("a nice day") }
        #expect(throws: EntryFailure.minutesOrMetres(500)) { try parse("500m 700 dog") }
        #expect(throws: EntryFailure.minutesOrSteps(30)) { try parse("30 park") }
        for day in ["tomorrow", "내일", "모레"] {
            #expect(throws: EntryFailure.self, "\(day)") { try parse("\(day) 30m") }
        }
        #expect(throws: EntryFailure.twice("20 min")) { try parse("35 min 20 min") }
        #expect(throws: EntryFailure.unreadable("3km/h")) { try parse("35m 3km/h") }
        #expect(throws: EntryFailure.unreadable("3.9")) { try parse("35m 3.9") }
        #expect(throws: EntryFailure.stepsOrKilometres("5k")) { try parse("35m 5k run") }
        let hurried = EntryReading(duration: .seconds(300), steps: 90_000)
        #expect(throws: EntryFailure.draft(.tooManySteps, hurried)) { try parse("5m 90000") }
        let slow = EntryReading(duration: .seconds(30_000), steps: 700)
        #expect(throws: EntryFailure.draft(.tooFewSteps, slow)) { try parse("500 min 700") }
        let later = EntryReading(date: CivilDate("2026-11-22"), time: TypedTime(minutes: 480), duration: .seconds(600))
        #expect(throws: EntryFailure.draft(.inTheFuture, later)) { try parse("2026-11-22 08:00 10m") }
        let far = EntryReading(duration: .seconds(600), distance: 90_000)
        #expect(throws: EntryFailure.draft(.tooFar, far)) { try parse("10m 90km") }
        let leaping = EntryReading(duration: .seconds(1200), steps: 200, distance: 5000)
        #expect(throws: EntryFailure.draft(.impossibleSteps, leaping)) { try parse("20 min 5 km 200 steps") }
        let tripping = EntryReading(duration: .seconds(1200), steps: 2000, distance: 100)
        #expect(throws: EntryFailure.draft(.impossibleSteps, tripping)) { try parse("20분 2000보 백 미터") }
    }

    @Test func `any text is read or refused, and never crashes`() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "1", "30", "3900", "1:10", "07:40", "m", "min", "h", "km", "mi", "보", "만", "천", "시", "분", "-", "·", ",", "#a", "“", "”", "walk",
            "어제", "at", "9999999999999", "0", "1e300", "2026-11-20", "오후", "반", "\"", ".", "5,5", "s",
        ]
        for _ in 0..<4000 {
            let count = Int.random(in: 1...7, using: &random)
            let line = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined(separator: Bool.random(using: &random) ? " " : "")
            if let draft = try? parse(line) { #expect(draft.problems(now: now).isEmpty, "\(line)") }
        }
    }

    private func parse(_ line: String) throws(EntryFailure) -> WalkDraft {
        try ParseEntry(zones: ZoneTimeline(home: seoul), now: now)(line).draft
    }

    @Test(arguments: [
        ("30 min on friday", "2026-11-20"), ("last saturday 30 min", "2026-11-14"), ("지난 금요일 30분", "2026-11-20"),
        ("30 min day before yesterday", "2026-11-19"), ("30 min 20.11.2026", "2026-11-20"), ("30 min 2 days ago", "2026-11-19"),
        ("30분 3일 전", "2026-11-18"), ("30 min 1.9.2026", "2026-09-01"),
        ("30 min 20.11.", "2026-11-20"), ("1.12. 30 min", "2025-12-01"), ("30 min 29.2.", "2024-02-29"), ("monday 30 min", "2026-11-16"),
        ("30 min, Saturday", "2026-11-14"), ("월요일 30분", "2026-11-16"), ("30분 금요일", "2026-11-20"),
    ])
    func `a day is read as people write it`(_ line: String, _ date: String) throws {
        let draft = try parse(line)
        #expect(ZoneTimeline(home: seoul).day(of: draft.start) == CivilDate(date))
        #expect(draft.title.isEmpty && draft.duration == .seconds(1800))
    }

    @Test(arguments: ["from 7:00 to 8:15 river", "7:00-8:15 river", "7:00 until 8:15 river", "75 min from 7:00 to 8:15 river"])
    func `a walk from one time to another is read with its end`(_ line: String) throws {
        let draft = try parse(line)
        #expect(draft.duration == .seconds(4500) && draft.title == "river")
        #expect(draft.start == Instant(seconds: 1_795_212_000))
    }

    @Test func `two lengths that differ are refused, also where one is told by two times`() {
        #expect(throws: EntryFailure.twice("from 7:00 to 8:15")) { try parse("30 min from 7:00 to 8:15") }
    }

    @Test(arguments: ["2 weeks 3000", "14 days 3000"])
    func `a number of the calendar is no count of steps`(_ line: String) {
        #expect { try parse(line) } throws: { if case EntryFailure.unreadable = $0 { true } else { false } }
    }

    @Test func `a length that nobody walks is refused as one, and never read as steps`() {
        #expect { try parse("500 hours") } throws: { error in
            guard case EntryFailure.draft(_, let reading) = error else { return false }
            return reading.duration == .seconds(1_800_000) && reading.steps == nil
        }
    }

    @Test(arguments: [
        ("0 minutes", EntryFailure.nothing("0 minutes", .duration)), ("0m", .nothing("0m", .duration)), ("0분", .nothing("0분", .duration)),
        ("0 steps", .nothing("0 steps", .steps)), ("35m 0걸음", .nothing("0걸음", .steps)), ("35m 0", .nothing("0", .steps)),
        ("0", .nothing("0", .steps)), ("35m 0 km", .nothing("0 km", .distance)),
        ("99999999 steps", .tooMuch("99999999 steps", .steps)), ("35m 99999999", .tooMuch("99999999", .steps)),
        ("99,999,999보", .tooMuch("99,999,999보", .steps)), ("35m 5000 km", .tooMuch("5000 km", .distance)),
    ])
    func `a measure that no walk can have is refused as what it is`(_ line: String, _ failure: EntryFailure) {
        #expect(throws: failure) { try parse(line) }
    }

    @Test func `a walk takes a day at most`() throws {
        #expect(try parse("24h").duration == .seconds(86_400))
        #expect(throws: EntryFailure.draft(.tooLong, EntryReading(duration: .seconds(90_000)))) { try parse("25h") }
    }

    @Test func `steps alone may be as many as a day can have`() throws {
        #expect(try parse("150000 steps").duration == .seconds(86_400))
        #expect(throws: EntryFailure.tooMuch("9999999", .steps)) { try parse("9999999 steps") }
    }

    @Test func `a weekday alone may be part of a title`() throws {
        #expect(try parse("30 min friday group").title == "friday group")
        #expect(try parse("30 min group on friday lane").title == "group on friday lane")
        // A line that begins with it is about that day.
        let group = try parse("friday group 30 min")
        #expect(group.title == "group" && seoul.day(of: group.start).description == "2026-11-20")
        #expect(try parse("35m 3900 a day out").title == "a day out")
    }
}
