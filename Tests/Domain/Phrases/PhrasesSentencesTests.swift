import Testing

@testable import Phrases
@testable import Walking

/// Sentences about changes, what was left out, what was new and what is wrong with a nickname.
struct PhrasesSentencesTests {
    private let en = Phrases(.en)
    private let ko = Phrases(.ko)

    private static let walk = ChangedWalk(
        Walk(
            start: Zone.utc.instant(CivilDate(dayNumber: 20_778), hour: 7, minute: 40),
            end: Zone.utc.instant(CivilDate(dayNumber: 20_778), hour: 8, minute: 10), zone: .utc))

    @Test func `a round through the inbox says on a screen which file breaks off, and how many more do`() {
        var round = InboxRound()
        #expect(en.news(round) == nil)
        (round.files, round.formats, round.walks) = (["a.gpx"], ["gpx"], 1)
        #expect(en.news(round) == en.sentence(round))
        round.left = [.init("b.txt", .notAnExport), .init("a.gpx", .incomplete)]
        #expect(en.news(round) == (en.sentence(round) ?? "") + ". a.gpx breaks off or is damaged: copy it again.")
        #expect(ko.news(round) == (ko.sentence(round) ?? "") + ". a.gpx 파일이 끊겼거나 손상됐어요. 다시 복사해 주세요.")
        round.left.append(.init("c.fit", .incomplete))
        round.files = []
        #expect(en.news(round) == "2 files break off or are damaged: copy them again.")
        #expect(ko.news(round) == "파일 2개가 끊겼거나 손상됐어요. 다시 복사해 주세요.")
    }

    @Test func `an undone import says which walks stayed and that its order of sources went`() {
        var gone = UndoneImport()
        (gone.keptWalks, gone.isSourceOrderGone) = (2, true)
        #expect(
            en.sentence(gone)
                == "No record went with it. 2 walks that you changed stay. The order of sources that it brought went, too.")
        #expect(ko.sentence(gone) == "지워진 기록은 없어요. 직접 고친 산책 2회는 남아요. 함께 가져온 출처 순서도 없어졌어요.")
        gone.keptWalks = 1
        #expect(en.sentence(gone).contains(" 1 walk that you changed stays. "))
    }

    @Test(
        arguments: [
            (ChangeName.walk(walk), "walk of 21 Nov 07:40, 30 min", "11월 21일 07:40, 30분 산책"),
            (.edit(walk), "change of walk 21 Nov 07:40", "11월 21일 07:40 산책 고치기"),
            (.deletion(walk), "deletion of walk 21 Nov 07:40", "11월 21일 07:40 산책 지우기"), (.deletions(3), "deletion of 3 walks", "산책 3회 지우기"),
            (.edits(1), "change of 1 walk", "산책 1회 고치기"), (.merge(2), "merging of 2 walks", "산책 2회 합치기"),
            (.split(walk), "split of walk 21 Nov 07:40", "11월 21일 07:40 산책 둘로 나누기"),
            (.goal(8000), "goal of 8,000 steps", "목표 8,000걸음"), (.sourceOrder, "order of sources", "출처 순서"), (.zones, "time zones", "시간대"),
            (.streak, "streak settings", "연속 기록 설정"), (.imports(file: "a.gpx"), "import of a.gpx", "a.gpx 가져오기"),
        ])
    func `a change is named, so that it can be said what is undone`(_ change: ChangeName, _ english: String, _ korean: String) {
        #expect(en.name(change) == english && ko.name(change) == korean)
        #expect(en.sentence(.undone(change)) == "Undone: " + english && ko.sentence(.undone(change)) == "되돌렸어요: " + korean)
        #expect(en.sentence(.redone(change)) == "Done again: " + english && ko.sentence(.redone(change)) == "다시 했어요: " + korean)
        #expect(en.sentence(.stale(change)).hasSuffix(english) && ko.sentence(.stale(change)).hasSuffix(korean))
    }

    @Test(
        arguments: [
            ("Rowing", "Rowing"), ("Nordic Walking", "'Nordic Walking'"), ("it's", #"'it'\''s'"#), ("--as-walk", "'--as-walk'"),
            ("산책", "산책"), ("a;b", "'a;b'"), ("a_b-c", "a_b-c"),
        ])
    func `a sport that is not known comes with a command that can be typed as it is`(_ name: String, _ word: String) {
        let left = LeftOut(kind: .sport, name: name, count: 2)
        #expect(en.sentence(left).hasSuffix("gnd import FILE --as-walk \(word)"))
        #expect(ko.sentence(left).hasSuffix("gnd import 파일 --as-walk \(word)"))
    }

    @Test func `what was left out is counted, one in words of its own`() {
        #expect(en.sentence(LeftOut(kind: .sport, name: "Rowing")).contains("1 activity called “Rowing”"))
        #expect(en.sentence(LeftOut(kind: .sport, name: "Rowing", count: 1200)).contains("1,200 activities called"))
        #expect(en.sentence(LeftOut(kind: .sport, name: "", count: 3)).hasPrefix("Left out: 3 without a sport."))
        #expect(en.sentence(LeftOut(kind: .table, name: "STEPS")).hasPrefix("STEPS holds steps"))
        #expect(ko.sentence(LeftOut(kind: .sport, name: "Rowing", count: 1200)).contains("1,200개"))
    }

    @Test(
        arguments: [
            (LeftOutPlace(.badValue, in: "a.csv", entry: 3, text: "x"), "a.csv, entry 3 “x”", "a.csv 3번째 “x”"),
            (LeftOutPlace(.badValue, in: "a.csv", entry: 3), "a.csv, entry 3", "a.csv 3번째"),
            (LeftOutPlace(.badValue, in: "a.csv"), "a.csv", "a.csv"),
            (LeftOutPlace(.badValue, in: "a.csv", count: 1200), "a.csv: 1,200", "a.csv: 1,200개"),
        ])
    func `a place is a file, and in it an entry or a number of them`(_ place: LeftOutPlace, _ english: String, _ korean: String) {
        #expect(en.place(place) == english && ko.place(place) == korean)
        #expect(en.placeWithReason(place) == "with a bad value: " + english)
    }

    private func logged(_ steps: Int?, added: Int) -> LoggedWalk {
        let start = Instant(seconds: 1_800_000_000)
        return LoggedWalk(
            walk: Walk(start: start, end: start + .seconds(600), zone: .utc, steps: steps), undo: UndoID(rawValue: 1), addedSteps: added)
    }

    @Test func `a logged walk says what of it was new, where not all of it was`() {
        #expect(
            en.sentence(logged(3000, added: 1200), estimate: nil) == "The day already has some of these steps: 1,200 of 3,000 were added")
        #expect(ko.sentence(logged(3000, added: 1200), estimate: nil) == "이미 기록된 걸음을 빼고 3,000걸음 가운데 1,200걸음만 더했어요")
        #expect(en.sentence(logged(3000, added: -5), estimate: nil)?.hasSuffix("none were added") == true)
        #expect(
            en.sentence(logged(3000, added: 3000), estimate: nil) == nil
                && en.sentence(logged(0, added: 0), estimate: StepEstimate(500, isOwnPace: true)) == nil)
    }

    @Test func `a walk of whose time a better source tells fewer steps never says that the day has them`() {
        let watch = Source(name: "Apple Watch", kind: .watch)
        var walk = logged(4000, added: 0)
        walk.toldSteps = ToldSteps(steps: 1500, source: watch)
        #expect(
            en.sentence(walk, estimate: nil)
                == "Apple Watch tells of that time and goes before it: the day has 1,500 steps there, and none of the 4,000 were added")
        #expect(
            ko.sentence(walk, estimate: nil)
                == "그 시간은 Apple Watch 기록을 먼저 반영해서 1,500걸음이에요. 4,000걸음은 더하지 않았어요")
        walk.addedSteps = 258
        walk.toldSteps?.steps = 1758
        #expect(en.sentence(walk, estimate: nil)?.hasSuffix("the day has 1,758 steps there, and 258 of 4,000 were added") == true)
        #expect(ko.sentence(walk, estimate: nil)?.hasSuffix("4,000걸음 가운데 258걸음만 더했어요") == true)
        for told in [3999, 4000, 9000] {
            walk.toldSteps?.steps = told
            #expect(en.sentence(walk, estimate: nil)?.hasPrefix("The day already has some of these steps") == true)
        }
    }

    @Test func `a walk of whose time the steps are known says the minutes that it adds`() {
        var walk = logged(nil, added: 0)
        walk.recordedSteps = 1600
        #expect(en.sentence(walk, estimate: nil) == "The day already has 1,600 steps of that time, so none were added")
        #expect(ko.sentence(walk, estimate: nil) == "그 시간에 이미 1,600걸음이 기록되어 있어서 더한 걸음은 없어요")
        walk.addedMinutes = 17
        #expect(
            en.sentence(walk, estimate: nil) == "The day already has 1,600 steps of that time, so none were added, but 17 min of walking")
        #expect(ko.sentence(walk, estimate: nil) == "그 시간에 이미 1,600걸음이 기록되어 있어서 더한 걸음은 없고, 걸은 시간이 17분 늘었어요")
        (walk.recordedSteps, walk.addedMinutes) = (nil, 7)
        let estimate = StepEstimate(1000, isOwnPace: true)
        #expect(
            en.sentence(walk, estimate: estimate) == "No steps known; about 1,000 at your usual pace. Only 7 min of its time are new")
        #expect(ko.sentence(walk, estimate: estimate) == "걸음 수를 몰라요. 평소 걸음이면 1,000걸음쯤이에요. 걸은 시간은 7분 늘었어요")
        (walk.recordedSteps, walk.addedMinutes) = (1600, 0)
        #expect(ko.sentence(walk, estimate: nil)?.hasSuffix("더한 걸음은 없어요") == true)
    }

    @Test func `a walk without steps says what one's pace would make of it`() {
        let (own, common) = (StepEstimate(3000, isOwnPace: true), StepEstimate(3000, isOwnPace: false))
        #expect(en.sentence(logged(nil, added: 0), estimate: own) == "No steps known; about 3,000 at your usual pace")
        #expect(en.sentence(logged(nil, added: 0), estimate: common) == "No steps known; about 3,000 at a common pace")
        #expect(ko.sentence(logged(nil, added: 0), estimate: own) == "걸음 수를 몰라요. 평소 걸음이면 3,000걸음쯤이에요")
        #expect(ko.sentence(logged(nil, added: 0), estimate: common) == "걸음 수를 몰라요. 보통 걸음이면 3,000걸음쯤이에요")
        #expect(en.sentence(logged(nil, added: 0), estimate: nil) == nil)
    }

    @Test func `a nickname that is taken comes with others, where there are any`() {
        #expect(en.sentence(.taken(free: ["Ann2", "Ann3"]), about: "Ann") == "Ann is taken. Free: Ann2, Ann3")
        #expect(en.sentence(.taken(free: []), about: "Ann") == "Ann is taken.")
        #expect(ko.sentence(.taken(free: ["Ann2"]), about: "Ann") == "이미 있는 별명이에요. 이건 어때요? Ann2")
        #expect(en.sentence(.nickname(.tooLong(count: 25)), about: "x") == "At most 24 characters.")
        #expect(en.sentence(.journal(.locked), about: "x") == en.sentence(.locked))
    }

    @Test func `a nickname draft says why one cannot go on`() {
        #expect(en.reason(NicknameDraft("")) == "Type a nickname first." && en.reason(NicknameDraft("  ")) == "Type a nickname first.")
        var draft = NicknameDraft("")
        draft.text = "Ann"
        #expect(en.reason(draft) == nil)
        draft.note(.taken(free: []), about: "Ann")
        #expect(en.reason(draft) == "Choose another one." && ko.reason(draft) == "다른 별명을 적어 주세요.")
        draft.text = "Bob"
        #expect(en.reason(draft) == nil, "another name is another question")
    }

    @Test(arguments: Metric.allCases)
    func `totals of a day are said whatever they added`(_ metric: Metric) {
        func sum(_ value: Double, known: Double, added: Double, isDay: Bool = true) -> DayProof.Sum {
            DayProof.Sum(isDay: isDay, value: value, known: known, isKnownByTime: true, added: added)
        }
        let sums = [
            sum(9000, known: 0, added: 9000), sum(9000, known: 6000, added: 3000), sum(9000, known: 9000, added: 0),
            sum(6000, known: 9000, added: 0),
            sum(500, known: 0, added: 0, isDay: false), sum(700, known: 0, added: 0, isDay: false),
        ]
        for phrases in [en, ko] {
            let sentences = phrases.sentences(for: sums, of: "Watch", metric)
            #expect(sentences.count == 5 && Set(sentences).count == 5, "parts of a day are one sentence")
            #expect(sentences.allSatisfy { $0.contains("Watch") && !$0.contains("\n") && ($0.hasSuffix(".")) })
        }
        #expect(en.sentences(for: [], of: "Watch", metric).isEmpty)
    }

    @Test(arguments: Metric.allCases)
    func `a total of several days says the part of each, whatever that adds`(_ metric: Metric) {
        func sum(_ known: Double, _ added: Double) -> DayProof.Sum {
            DayProof.Sum(isDay: false, value: 3000, ofSeveralDays: 6000, known: known, isKnownByTime: true, added: added)
        }
        for phrases in [en, ko] {
            let sentences = phrases.sentences(for: [sum(0, 3000), sum(1000, 2000), sum(3000, 0)], of: "Watch", metric)
            #expect(sentences.count == 3 && Set(sentences).count == 3 && sentences.allSatisfy { $0.contains("Watch") && $0.hasSuffix(".") })
        }
        #expect(
            en.sentences(for: [sum(1000, 2000)], of: "Watch", .steps) == [
                "Watch's total of 6,000 over more than one day has 3,000 for this one by its time: 2,000 of it are added to what was known, "
                    + "without a time."
            ])
        #expect(
            ko.sentences(for: [sum(1000, 2000)], of: "Watch", .steps)
                == ["Watch의 여러 날에 걸친 합계 6,000걸음: 시간으로 나눈 이날 몫 3,000걸음 가운데 아직 모르던 2,000걸음만큼 시각 없이 더했어요."])
    }

    @Test func `a day without steps is one without records only where no source told of anything`() throws {
        let date = try #require(CivilDate("2024-01-01"))
        let start = Zone.utc.startOfDay(date)
        let none = Sample(metric: .flights, start: start, end: start + .seconds(60), value: 0, source: Source(name: "Watch", kind: .watch))
        func emptiness(_ samples: [Sample], _ phrases: Phrases) -> String {
            phrases.emptiness(of: DayProof(.steps, DayInput(date: date, zones: ZoneTimeline(home: .utc), samples: samples)))
        }
        #expect(emptiness([none], en) == "No steps known." && emptiness([none], ko) == "걸음 수를 몰라요.")
        #expect(emptiness([], en) == "Nothing was recorded on this day." && emptiness([], ko) == "이날의 기록이 없어요.")
    }

    @Test func `what was added to steps is counted in words of number`() {
        let sum = DayProof.Sum(isDay: true, value: 101, known: 100, isKnownByTime: true, added: 1)
        #expect(
            en.sentences(for: [sum], of: "Watch", .steps)
                == ["Watch's total of 101 for the day is above the 100 that were recorded minute by minute: 1 is added, without a time."])
        let more = DayProof.Sum(isDay: true, value: 102, known: 100, isKnownByTime: false, added: 2)
        #expect(
            en.sentences(for: [more], of: "Watch", .steps) == [
                "Watch's total of 102 for the day is above the 100 of other totals: 2 are added, without a time."
            ])
    }

    @Test func `a streak is said as days or weeks in a row`() throws {
        let today = try #require(CivilDate("2026-11-22"))
        let days = (0..<3).map { Day(date: today.adding(days: -$0), steps: 9000) }
        let daily = Streak(days: days, goals: GoalHistory(), today: today)
        #expect(en.row(daily) == "3 days in a row" && ko.row(daily) == "3일 연속" && en.thisWeek(daily) == nil)
        let weekly = Streak(days: days, goals: GoalHistory(), kind: StreakKind(daysAWeek: 5), today: today)
        #expect(en.thisWeek(weekly) == "3 of 5 this week" && ko.thisWeek(weekly) == "이번 주 5일 중 3일")
        let reached = Streak(days: days, goals: GoalHistory(), kind: StreakKind(daysAWeek: 3), today: today)
        #expect(en.thisWeek(reached) == "3 days this week" && en.row(reached) == "1 week in a row")
    }
}
