import Testing
import WalkingTesting

@testable import Phrases
@testable import Walking

/// The page of a report for somebody who goes by minutes, and what it says of a day that is not over.
struct PhrasesReportTests {
    /// Saturday, 21 November 2026.
    private let today = CivilDate(dayNumber: 20_778)

    private func page(_ journal: MemoryJournal, _ language: Language, _ span: ReportSpan = .week) async throws -> ReportPage {
        let clock = FixedClock(Zone.utc.instant(today, hour: 12))
        return Phrases(language).page(try await LoadReport(journal: journal, clock: clock)(span, around: today))
    }

    private func text(_ page: ReportPage) -> String {
        (page.facts.map { "\($0.name): \($0.text)" } + [page.rowsTitle] + page.rows.map(\.text) + page.sentences).joined(separator: "\n")
    }

    private func walk(_ date: CivilDate, minutes: Int64) -> Walk {
        let start = Zone.utc.instant(date, hour: 9)
        return Walk(start: start, end: start + .seconds(60 * minutes), zone: .utc, steps: Int(minutes) * 100)
    }

    @Test(arguments: [
        (Language.en, "Goal: 69 of 150 min walked", "Next week: 150 min of walking, as now.", "39 min", "a day"),
        (.ko, "목표: 69 / 150분", "다음 주 목표는 지금처럼 걷기 150분이에요.", "39분", "7,000"),
    ])
    func `the week of somebody who goes by minutes has their goal, their days and their next week`(
        _ language: Language, _ goal: String, _ next: String, _ day: String, _ steps: String
    ) async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk(today, minutes: 30), walk(today.adding(days: -1), minutes: 39)])
        _ = try await journal.change { $0[GoalChoices.self].shown = [.minutes] }
        let page = try await page(journal, language)
        let text = text(page)
        #expect(text.contains(goal) && page.sentences == [next], "\(text)")
        #expect(page.rows.contains { $0.text == day && $0.steps == 39 && !$0.isReached }, "\(text)")
        for other in [steps, "reached on", "달성", "연속", "Streak"] { #expect(!text.contains(other), "\(text)") }
        #expect(text.contains(language == .en ? "Minutes walked, day by day" : "날마다 걸은 시간"))
    }

    @Test func `a goal of minutes that was chosen is the one of the next week`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk(today, minutes: 30)])
        let goal = SpanGoal(.time, .week, 60, from: today)
        _ = try await journal.change {
            $0[GoalChoices.self].shown = [.minutes]
            $0[GoalChoices.self].spans.set(goal)
        }
        let week = text(try await page(journal, .en))
        #expect(week.contains("Goal: 30 of 60 min walked") && week.contains("Next week: 60 min of walking"), "\(week)")
        #expect(text(try await page(journal, .en, .month)).contains("Next month: 60 min of walking a week, as now."))
    }

    @Test(arguments: [(Language.en, "not known: no steps by the minute"), (.ko, "몰라요: 분마다 걸은 기록이 없어요")])
    func `brisk minutes that no day knows are not none, and those of some days are of these`(
        _ language: Language, _ unknown: String
    ) async throws {
        let days = (1...3).map { Day(date: today.adding(days: -$0), steps: 9000, briskMinutes: nil) }
        let page = try await page(MemoryJournal(zone: .utc, days: days), language)
        #expect(page.facts.contains { $0.text == unknown }, "\(page.facts)")
        #expect(page.comparisons.count == 1, "\(page.comparisons)")
        let one = Day(date: today.adding(days: -4), steps: 9000, briskMinutes: 40)
        let text = text(try await self.page(MemoryJournal(zone: .utc, days: days + [one]), .en))
        #expect(text.contains("Brisk minutes: 40 on 1 day"), "\(text)")
    }

    @Test func `minutes that changed since are those of the next week, and the week after an old one had those of then`() async throws {
        let walks = [2, 9, 40].map { walk(today.adding(days: -$0), minutes: 30) }
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let goal = SpanGoal(.time, .week, 60, from: today)
        _ = try await journal.change {
            $0[GoalChoices.self].shown = [.minutes]
            $0[GoalChoices.self].spans.set(goal)
        }
        let load = LoadReport(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 12)))
        let last = text(Phrases(.en).page(try await load(.week)))
        #expect(last.contains("Next week: 60 min of walking, as now.") && last.contains("of 150 min walked"), "\(last)")
        let old = text(Phrases(.en).page(try await load(.week, around: today.adding(days: -40))))
        #expect(old.contains("For the week after: 150 min of walking.") && !old.contains("as now"), "\(old)")
    }

    @Test(arguments: [
        (Language.en, "Nothing is recorded of the last whole week", "one of a whole week on 23 Nov."),
        (.ko, "지난주에는 기록이 없어서 이번 주를 보여 드려요.", "한 주의 보고서는 11월 23일에 나와요."),
    ])
    func `somebody who has just begun is told which week it is, and somebody who has not yet when there is one`(
        _ language: Language, _ instead: String, _ first: String
    ) async throws {
        func sentence(_ days: [Day]) async throws -> String? {
            let journal = MemoryJournal(zone: .utc, days: days)
            let load = LoadReport(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 12)))
            return Phrases(language).page(try await load(.week)).sentences.first
        }
        let begun = try await sentence([Day(date: today, steps: 3000)])
        #expect(begun?.contains(instead) == true, "\(begun ?? "")")
        let empty = try await sentence([])
        #expect(empty?.hasSuffix(first) == true, "\(empty ?? "")")
    }

    @Test func `what is not comparable is said to be so, and a goal of an old week is none of the next`() async throws {
        let (watch, phone) = (Source(name: "Watch", kind: .watch), Source(name: "Phone", kind: .phone))
        let days = (6...60).map { ago in
            Day(date: today.adding(days: -ago), steps: 7000, speed: 1.2, sources: [ago < 13 ? watch : phone: 7000])
        }
        let load = LoadReport(
            journal: MemoryJournal(zone: .utc, days: days), clock: FixedClock(Zone.utc.instant(today, hour: 12)))
        let page = Phrases(.en).page(try await load(.week))
        #expect(page.comparisons.contains { $0.text == "4.3 km/h, before: measured otherwise, not comparable" }, "\(page.comparisons)")
        let old = Phrases(.en).page(try await load(.week, around: today.adding(days: -40)))
        #expect(old.sentences.last == "For the week after: 7,000 steps a day.", "\(old.sentences)")
    }

    @Test(arguments: [ReportSpan.week, .month])
    func `a day that is not over is none that missed its goal`(_ span: ReportSpan) async throws {
        let alone = text(try await page(MemoryJournal(zone: .utc, days: [Day(date: today, steps: 100)]), .en, span))
        #expect(!alone.contains("Goal:") && !alone.contains("Streak:") && !alone.contains("0/1"), "\(alone)")
        let days = [Day(date: today, steps: 100), Day(date: today.adding(days: -1), steps: 9000)]
        let two = text(try await page(MemoryJournal(zone: .utc, days: days), .en, span))
        #expect(two.contains("Goal: reached on 1 of 1 day" + (span == .week ? "; streak " : "\n")), "\(two)")
    }

    @Test(arguments: [
        (Language.en, "Next week: 7,000 steps a day, as now. You reached it on 0 of 28 days: 4,400 would be easier."),
        (.ko, "다음 주 목표는 지금처럼 하루 7,000걸음이에요. 28일 중 0일 채웠으니 4,400걸음이면 더 쉬워요."),
    ])
    func `beside a goal that is hardly reached stands the easier one, which the goals offer too`(
        _ language: Language, _ next: String
    ) async throws {
        let days = (1...40).map { Day(date: today.adding(days: -$0), steps: 4000) }
        #expect(try await page(MemoryJournal(zone: .utc, days: days), language).sentences.contains(next))
    }

    @Test func `a goal as high as is proposed without an age says what an age would change`() async throws {
        let days = (0...40).map { Day(date: today.adding(days: -$0), steps: 8000) }
        let journal = MemoryJournal(zone: .utc, days: days)
        let report = try await LoadReport(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 12)))(.week)
        let unknown = Phrases(.en).page(report).sentences.joined()
        #expect(unknown.contains("without your age band (up to 10,000 below 60); your median"), "\(unknown)")
        let known = Phrases(.en).page(report, profile: Profile(gender: .unsaid, ageBand: .from70)).sentences.joined()
        #expect(known.contains("as high as the studies support; your median"), "\(known)")
    }

    @Test(arguments: [true, false])
    func `the year of somebody who goes by minutes has no goal of steps and no streak`(_ isByMinutes: Bool) async throws {
        let journal = MemoryJournal(zone: .utc, days: [Day(date: today, steps: 9000)])
        if isByMinutes { _ = try await journal.change { $0[GoalChoices.self].shown = [.minutes] } }
        let load = LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 20)))
        let names = Phrases(.en).facts(try await load(today.year, unit: 1000)).map(\.name)
        for name in ["Goal", "Longest streak"] { #expect(names.contains(name) != isByMinutes, "\(names)") }
    }

    @Test(arguments: [(Language.en, "Goal of the week", "reached in 1 of 1 week"), (.ko, "한 주 목표", "1주 중 1주 달성")])
    func `the year of somebody who sees minutes beside steps has both goals`(_ language: Language, _ name: String, _ text: String)
        async throws
    {
        let start = Zone.utc.instant(today.startOfWeek.adding(days: -7), hour: 9)
        let walk = Walk(start: start, end: start + .seconds(160 * 60), zone: .utc)
        let journal = MemoryJournal(zone: .utc, days: [Day(date: today, steps: 9000)], walks: [walk])
        _ = try await journal.change { $0[GoalChoices.self].shown = [.steps, .minutes] }
        let load = LoadYearReview(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 20)))
        let facts = Phrases(language).facts(try await load(today.year, unit: 1000))
        #expect(facts.contains { $0.name == name && $0.text == text } && facts.contains { $0.name == (language == .ko ? "목표" : "Goal") })
    }

    @Test(arguments: [
        (Language.en, " km), before 56,000", "; streak ", "1,000 (WHO: 150–300 a week), before 700 (+43%)", "(goal 150 min)", "(median)"),
        (.ko, " km), 이전 56,000", ", 연속 ", "1,000분 (WHO 권고 주 150–300분), 이전 700분 (+43%)", "(목표 150분)", "(중앙값)"),
    ])
    func `a week says in one line what belongs together, and nothing twice`(
        _ language: Language, _ way: String, _ streak: String, _ brisk: String, _ minutes: String, _ median: String
    ) async throws {
        let days = (6...19).map { ago in
            Day(
                date: today.adding(days: -ago), steps: 8000, distance: 3000, speed: 1.2, briskMinutes: ago < 12 ? 150 : 100,
                sources: [Source(name: "Watch", kind: .watch): 8000])
        }
        let walks = [walk(today.adding(days: -8), minutes: 30)]
        let journal = MemoryJournal(zone: .utc, days: days, walks: walks)
        _ = try await journal.change { $0[GoalChoices.self].shown = [.steps, .minutes] }
        let load = LoadReport(journal: journal, clock: FixedClock(Zone.utc.instant(today, hour: 12)))
        let page = Phrases(language).page(try await load(.week))
        let text = text(page)
        for words in [way, streak, brisk, minutes] { #expect(text.contains(words), "\(words) in \(text)") }
        #expect(page.facts.count == 4 && page.comparisons.count == 1, "\(page)")
        #expect(page.comparisonTitle.hasSuffix(median))
        let month = Phrases(language).page(try await load(.month, around: today))
        #expect(month.facts.count > 4 && !month.comparisonTitle.hasSuffix(median))
    }

    /// A step length that rose by 1.187 cm in eight weeks, while two days differ by 1.15 cm anyway.
    @Test(arguments: [
        (Language.en, "; a real change in 8 weeks: 1.2 cm more ("), (.ko, " · 8주 동안 실제로 1.2 cm 늘었어요 ("),
    ])
    func `a real change of a length has no more digits than a length`(_ language: Language, _ change: String) async throws {
        let watch = Source(name: "Watch", kind: .watch)
        let gait = (0...90).map { ago in
            let usual = 0.61 - 0.01187 * Double(ago) / 55
            return GaitRecord(
                date: today.adding(days: -ago),
                figure: GaitFigure(
                    .measure(.stepLength), of: watch, value: usual + (ago.isMultiple(of: 2) ? 0.0028 : -0.0028), stretches: 3, seconds: 900)
            )
        }
        let days = (0...27).map { Day(date: today.adding(days: -$0), steps: 6000) }
        let page = try await page(MemoryJournal(zone: .utc, days: days, gait: gait), language)
        #expect(page.comparisons.contains { $0.text.contains(change) }, "\(page.comparisons)")
    }
}
