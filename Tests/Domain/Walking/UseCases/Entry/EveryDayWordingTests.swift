import Testing
import Walking

/// Entries that people write down in their own words, in Korean and in English.
struct EveryDayWordingTests {
    private let seoul = Zone("Asia/Seoul") ?? .utc
    /// 2026-11-21 08:30 in Seoul, a Saturday.
    private let now = Instant(seconds: 1_795_217_400)

    private func parse(_ line: String) throws(EntryFailure) -> WalkDraft {
        try ParseEntry(zones: ZoneTimeline(home: seoul), now: now)(line).draft
    }

    private func start(_ draft: WalkDraft) -> String {
        let wall = seoul.wall(at: draft.start)
        return "\(wall.date) \(TypedTime(minutes: wall.second / 60))"
    }

    /// A line, its start, its minutes, and its title.
    @Test(
        arguments: [
            ("어제 저녁 7시에 30분 동안 걸었어요", "2026-11-20 19:00", 30, ""), ("어제 밤 10시 20분에 30분", "2026-11-20 22:20", 30, ""),
            ("어제 낮 1시 30분 산책", "2026-11-20 13:30", 0, ""), ("어제 새벽 2시 20분간", "2026-11-20 02:00", 20, ""),
            ("새벽 2시부터 20분 한강", "2026-11-21 02:00", 20, "한강"), ("어제 밤 12시에 20분", "2026-11-21 00:00", 20, ""),
            ("밤 12시에 20분", "2026-11-21 00:00", 20, ""), ("어젯밤 1시에 20분", "2026-11-21 01:00", 20, ""),
            ("어젯밤 11시에 20분", "2026-11-20 23:00", 20, ""), ("밤 1시에 20분", "2026-11-21 01:00", 20, ""),
            ("어제 점심 12시 반에 20분", "2026-11-20 12:30", 20, ""), ("아침 7시에 45분", "2026-11-21 07:00", 45, ""),
            ("at 7 in the evening 30 min", "2026-11-20 19:00", 30, ""), ("yesterday evening at 7 30 min", "2026-11-20 19:00", 30, ""),
            ("yesterday 7:40 in the evening 30 min", "2026-11-20 19:40", 30, ""),
            ("half past seven this morning 45 min", "2026-11-21 07:30", 45, ""),
            ("yesterday at noon 30 min", "2026-11-20 12:00", 30, ""), ("어제 정오에 30분", "2026-11-20 12:00", 30, ""),
            ("어제 오후 3시부터 30분", "2026-11-20 15:00", 30, ""), ("어제 저녁 산책 7시에 30분", "2026-11-20 19:00", 30, "산책"),
            ("어제 오후 3시부터 4시까지", "2026-11-20 15:00", 60, ""), ("07:40부터 08:15까지", "2026-11-21 07:40", 35, ""),
            ("7시~8시 한강", "2026-11-21 07:00", 60, "한강"), ("어제 밤 11시부터 1시까지", "2026-11-20 23:00", 120, ""),
            ("yesterday from 3 to 4 pm", "2026-11-20 15:00", 60, ""), ("yesterday from 11 to 1 pm", "2026-11-20 11:00", 120, ""),
            ("yesterday 3-4pm", "2026-11-20 15:00", 60, ""), ("yesterday between 3 and 4 in the afternoon", "2026-11-20 15:00", 60, ""),
            ("last night 20 min", "2026-11-20 21:00", 20, ""), ("어제 아침에 30분", "2026-11-20 08:00", 30, ""),
            ("20일 아침에 30분", "2026-11-20 08:00", 30, ""), ("오늘 아침 20분", "2026-11-21 08:00", 20, ""),
            ("this morning 40 min", "2026-11-21 07:50", 40, ""), ("저녁에 30분", "2026-11-20 19:00", 30, ""),
            ("walked 45 min on monday evening", "2026-11-16 19:00", 45, ""), ("monday evening 45 min", "2026-11-16 19:00", 45, ""),
            ("1 hr 15 mins yesterday afternoon", "2026-11-20 15:00", 75, ""), ("8pm yesterday 35 min", "2026-11-20 20:00", 35, ""),
            ("walked from 7:30pm to 8pm yesterday", "2026-11-20 19:30", 30, ""),
            ("45 minutes on 11/20/2026 at 6pm", "2026-11-20 18:00", 45, ""),
            ("엊저녁에 30분", "2026-11-20 19:00", 30, ""), ("엊저녁 7시 반에 30분", "2026-11-20 19:30", 30, ""),
            ("midnight 30 min", "2026-11-21 00:00", 30, ""), ("30 min midnight", "2026-11-21 00:00", 30, ""),
            ("yesterday noon 30 min", "2026-11-20 12:00", 30, ""), ("자정 30분", "2026-11-21 00:00", 30, ""),
            ("midnight walk 30 min", "2026-11-21 08:00", 30, "midnight walk"), ("밥 먹고 30분 걸었어요", "2026-11-21 08:00", 30, "밥 먹고"),
            ("커피를 마시고 나서 30분", "2026-11-21 08:00", 30, "커피를 마시고 나서"), ("강아지를 데리고 30분", "2026-11-21 08:00", 30, "강아지를 데리고"),
            ("회의 마치고 30분", "2026-11-21 08:00", 30, "회의 마치고"), ("한강에서 30분 걸었어요", "2026-11-21 08:00", 30, "한강"),
            ("마을 보고 30분", "2026-11-21 08:00", 30, "마을 보고"), ("30분 밥 먹고", "2026-11-21 08:00", 30, "밥 먹고"),
            ("점심 먹고 20분 걸었어요", "2026-11-21 08:10", 20, "점심 먹고"), ("저녁 먹고 40분", "2026-11-21 07:50", 40, "저녁 먹고"),
            ("30 min walk after lunch", "2026-11-21 08:00", 30, "walk after lunch"),
            // Nothing but a part of the day is that, and the last one that was: it is half past eight.
            ("아침 30분", "2026-11-21 08:00", 30, ""), ("30분 아침", "2026-11-21 08:00", 30, ""), ("점심 30분", "2026-11-20 12:00", 30, ""),
            ("저녁 3000보", "2026-11-20 19:00", 30, ""), ("밤 20분", "2026-11-20 21:00", 20, ""), ("morning 30 min", "2026-11-21 08:00", 30, ""),
            ("Lunch 2 km", "2026-11-20 12:00", 29, ""), ("30 min evening", "2026-11-20 19:00", 30, ""),
            ("11/19 30분 저녁", "2026-11-19 19:00", 30, ""), ("저녁 30분 7시", "2026-11-20 19:00", 30, ""),
            ("아침 산책 30분", "2026-11-21 08:00", 30, "아침 산책"), ("evening walk 30 min", "2026-11-20 19:00", 30, "evening walk"),
            ("“아침” 30분", "2026-11-21 08:00", 30, "아침"), ("“저녁” 30분", "2026-11-21 08:00", 30, "저녁"),
            // A time of 24 hours stays where it is, and the word is a title.
            ("09:00 2h night", "2026-11-20 09:00", 120, "night"), ("07:30 30분 저녁", "2026-11-21 07:30", 30, "저녁"),
            ("07:30 30분 아침", "2026-11-21 07:30", 30, ""), ("9:00 30 min night", "2026-11-20 21:00", 30, ""),
            ("yesterday 03:00 1h night", "2026-11-20 03:00", 60, "night"),
            ("19:00 아침 30분", "2026-11-20 19:00", 30, "아침"), ("7:40 아침 산책 30분", "2026-11-21 07:40", 30, "아침 산책"),
        ] as [(String, String, Int, String)])
    func `a time is read with the part of the day that it is said with`(
        _ line: String, _ expected: String, _ minutes: Int, _ title: String
    ) throws {
        guard minutes > 0 else {
            #expect { try parse(line) } throws: { error in
                guard case EntryFailure.nothingToCount(let reading) = error else { return false }
                return "\(reading.date?.description ?? "") \(reading.time?.description ?? "")" == expected
            }
            return
        }
        let draft = try parse(line)
        #expect(start(draft) == expected)
        #expect(draft.duration == .seconds(minutes * 60))
        #expect(draft.title == title)
    }

    /// A line, its start, its minutes, and its title.
    @Test(
        arguments: [
            ("20 minutes ago 30 min", "2026-11-21 07:40", 30, ""), ("30 min river 20 minutes ago", "2026-11-21 07:40", 30, "river"),
            ("half an hour ago 3000 steps", "2026-11-21 07:30", 30, ""), ("about an hour and a half ago 20m", "2026-11-21 06:40", 20, ""),
            ("1시간 전에 30분", "2026-11-21 07:00", 30, ""), ("30분 한강 20분 전에", "2026-11-21 07:40", 30, "한강"),
            ("반 시간 전에 20분", "2026-11-21 07:40", 20, ""), ("finished 10 minutes ago 30 min", "2026-11-21 07:50", 30, ""),
            ("30분 전부터 걸었어요", "2026-11-21 08:00", 30, ""), ("since 40 minutes ago", "2026-11-21 07:50", 40, ""),
            ("started 40 minutes ago 30 min", "2026-11-21 07:50", 30, ""), ("40분 전부터 30분", "2026-11-21 07:50", 30, ""),
            ("8시까지 30분", "2026-11-21 07:30", 30, ""), ("until 8 30 min", "2026-11-21 07:30", 30, ""),
            ("30 min park until 8:00", "2026-11-21 07:30", 30, "park"), ("어제 저녁 8시까지 30분", "2026-11-20 19:30", 30, ""),
            ("yesterday evening until 8 30 min", "2026-11-20 19:30", 30, ""), ("11시까지 30분", "2026-11-20 10:30", 30, ""),
            ("7시부터 한강 8시까지", "2026-11-21 07:00", 60, "한강"), ("back at 8 after 20 min", "2026-11-21 07:40", 20, "after"),
        ] as [(String, String, Int, String)])
    func `a walk may be told by its end`(_ line: String, _ expected: String, _ minutes: Int, _ title: String) throws {
        let draft = try parse(line)
        #expect(start(draft) == expected)
        #expect(draft.duration == .seconds(minutes * 60) && draft.title == title)
    }

    @Test(arguments: [
        ("yesterday 20 minutes ago 30 min", "2026-11-20"), ("7:00 20 minutes ago 30 min", "07:00"), ("20분 전 8시까지 30분", "08:00"),
    ])
    func `an end beside another day or time is refused`(_ line: String, _ text: String) {
        #expect(throws: EntryFailure.twice(text)) { try parse(line) }
    }

    @Test(arguments: [
        ("11월 20일 1시간", "2026-11-20"), ("2026년 11월 20일 1시간", "2026-11-20"), ("11/20 1시간", "2026-11-20"), ("20일에 1시간", "2026-11-20"),
        ("3일 전에 1시간", "2026-11-18"), ("사흘 전 1시간", "2026-11-18"), ("이틀 전에 1시간", "2026-11-19"), ("일주일 전 1시간", "2026-11-14"),
        ("지난주 금요일 1시간", "2026-11-13"), ("월요일에 1시간", "2026-11-16"), ("엊그제 1시간", "2026-11-19"), ("어제는 1시간", "2026-11-20"),
        ("어제도 1시간", "2026-11-20"), ("어제의 1시간", "2026-11-20"), ("2026.11.20 1시간", "2026-11-20"), ("2026. 11. 20. 1시간", "2026-11-20"),
        ("1시간 어제", "2026-11-20"), ("20 nov 1h", "2026-11-20"), ("on the 20th 1h", "2026-11-20"), ("3 days ago 1h", "2026-11-18"),
        ("two days ago 1h", "2026-11-19"), ("a week ago 1h", "2026-11-14"), ("1h last friday", "2026-11-20"), ("nov 20, 1h", "2026-11-20"),
        ("nov 20 2000 steps 1h", "2026-11-20"), ("1h on 11/20", "2026-11-20"),
    ])
    func `a day is the day that was meant`(_ line: String, _ day: String) throws {
        let draft = try parse(line)
        #expect(seoul.day(of: draft.start).description == day)
        #expect(draft.duration == .seconds(3600) && draft.title.isEmpty)
    }

    @Test(arguments: [("한강 30분 어제", "한강"), ("walk in the park 30 min yesterday", "walk in the park"), ("30분 어제의 산책", "산책")])
    func `a day is one behind a title, too`(_ line: String, _ title: String) throws {
        let draft = try parse(line)
        #expect(seoul.day(of: draft.start).description == "2026-11-20" && draft.title == title)
    }

    /// Minutes, steps and metres.
    @Test(
        arguments: [
            ("45분 걸어서 4000보를 채웠어요", 45, 4000, nil), ("35분 걸었고 3900걸음이었어요", 35, 3900, nil), ("2.5킬로를 30분", 30, nil, 2500),
            ("2키로 30분", 30, nil, 2000), ("30분 4000보쯤", 30, 4000, nil), ("30분동안", 30, nil, nil), ("45분간", 45, nil, nil),
            ("한 30분쯤", 30, nil, nil), ("1시간쯤", 60, nil, nil), ("1시간동안", 60, nil, nil), ("45분을", 45, nil, nil), ("30분이요", 30, nil, nil),
            ("30분이에요.", 30, nil, nil), ("30분이었어요", 30, nil, nil), ("서른 분", 30, nil, nil), ("쉰 분 걸었어요", 50, nil, nil),
            ("약 40분 정도", 40, nil, nil), ("40분가량 걷고 4천보", 40, 4000, nil), ("1시간 이상 걸었다", 60, nil, nil), ("1시간 만에 6000보", 60, 6000, nil),
            ("30분 만 보", 0, nil, nil), ("두 시간 동안 8천보를 걸었습니다", 120, 8000, nil), ("30분 정도를 걷고 2km를 채웠어요", 30, nil, 2000),
            ("십 리를 1시간에 걸었어요", 60, nil, 3927), ("10리 50분", 50, nil, 3927), ("오 리 30분", 30, nil, 1963.5),
            ("이십리 2시간", 120, nil, 7854), ("two hours fourty", 160, nil, nil), ("two hours and forty minutes", 160, nil, nil),
            ("one hour ten", 70, nil, nil),
            ("i walked for about 45 minutes", 45, nil, nil), ("went 2 miles in forty-five minutes", 45, nil, 3218.688),
            ("30 min and 3000 steps", 30, 3000, nil), ("walked for an hour, 6000 steps", 60, 6000, nil),
            ("just walked 20 min", 20, nil, nil),
            ("about 2 miles in half an hour", 30, nil, 3218.688), ("twenty minutes", 20, nil, nil),
            ("half a mile in 10 minutes", 10, nil, 804.672),
        ] as [(String, Int, Int?, Double?)])
    func `what stands around a measure is no title`(_ line: String, _ minutes: Int, _ steps: Int?, _ metres: Double?) throws {
        guard minutes > 0 else {
            #expect(throws: EntryFailure.self) { try parse(line) }
            return
        }
        let draft = try parse(line)
        #expect(draft.duration == .seconds(minutes * 60) && draft.steps == steps)
        #expect(draft.distance.map { ($0 * 1000).rounded() } == metres.map { ($0 * 1000).rounded() })
        #expect(draft.title.isEmpty)
    }

    @Test(arguments: [
        ("32일 30분", "32일"), ("30m -3900", "-3900"), ("30분 -1km", "-1km"), ("−30m", "−30m"),
        ("3/4 30분", "3/4"), ("11월에 30분", "11월에"),
        ("next friday 30 min", "next friday"), ("며칠 전에 30분", "며칠"), ("25시에 30분", "25시에"), ("오전 13시 30분 20분", "오전 13시"),
        ("30 min 25:00", "25:00"), ("30 min 13 pm", "13 pm"), ("30분 3일간", "3일간"), ("30 min river 3.9", "3.9"),
        ("30분 한강 3km/h", "3km/h"), ("30 min some time ago", "ago"), ("30 min a while ago", "ago"), ("25시까지 30분", "25시까지"),
        ("30분 뒤에", "뒤에"), ("20.11.26 30 min", "20.11.26"), ("아침 19시에 30분", "아침 19시에"),
    ])
    func `what looks like a measure and cannot be read is refused, and is no title`(_ line: String, _ text: String) {
        #expect(throws: EntryFailure.unreadable(text)) { try parse(line) }
    }

    @Test(arguments: [("지난주 30분", "지난주"), ("지난 주말에 30분", "지난 주말에"), ("last week 30 min", "last week"), ("30m 작년", "작년")])
    func `more than a day is refused by that name`(_ line: String, _ text: String) {
        #expect(throws: EntryFailure.severalDays(text)) { try parse(line) }
    }

    @Test(arguments: [
        ("2026-02-30 30분", "2026-02-30"), ("30분 2026-02-30", "2026-02-30"), ("2월 30일 30분", "2월 30일"), ("31 Feb 30 min", "31 feb"),
        ("30 min on feb 30", "on feb 30"), ("30분 2026년 2월 30일에", "2026년 2월 30일에"), ("29 feb 2025 30 min", "29 feb 2025"),
        ("30 min 31 nov", "31 nov"), ("31/4 20 min", "31/4"), ("13/13 20 min", "13/13"),
    ])
    func `a date that does not exist is called that`(_ line: String, _ text: String) {
        #expect(throws: EntryFailure.noSuchDate(text)) { try parse(line) }
    }

    @Test(arguments: [
        ("30분 한강 40분", "40분"), ("30 min park 2 km 3 km", "3 km"), ("07:40 30 min 08:15", "08:15"), ("11/20 30분 11/19", "11/19"),
    ])
    func `a measure that is told twice is refused in a title, too`(_ line: String, _ text: String) {
        #expect(throws: EntryFailure.twice(text)) { try parse(line) }
    }

    @Test(arguments: [
        "아침 산책", "evening loop", "friday group", "한강을 걸었어요", "2 loops", "2nd lap", "3일차", "10번째 코스", "도시 산책", "group on friday lane",
        "noon walk",
        "at 7 springs", "with Ann", "점심 산책", "다시 남산", "만남의 광장", "오리 연못", "왕십리 한 바퀴", "정오 산책",
    ])
    func `a title stays as it was typed`(_ title: String) throws {
        #expect(try parse("35분 3900 " + title).title == title)
    }

    @Test func `shoes are a tag with a sign or without`() throws {
        #expect(try parse("30분 shoe:나이키").tags == ["shoe:나이키"])
        #expect(try parse("30분 #shoe:나이키 강").title == "강")
    }
}
