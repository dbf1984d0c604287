import Common
import Testing
import Walking
import WalkingTesting

@testable import Walk

struct YearViewModelTests {
    private let notebook = Notebook()
    private let journal: MemoryJournal
    private let model: YearViewModel

    init() {
        let days = WalkWorld.week + [-30, -31, -400].map { Day(date: WalkWorld.today.adding(days: $0), steps: 9520) }
        journal = MemoryJournal(zone: WalkWorld.seoul, days: days)
        model = YearViewModel(journal: journal, clock: FixedClock(WalkWorld.now), router: notebook)
    }

    @Test func `it begins with today in the present year`() async {
        #expect(!model.isReady)
        await model.load()
        #expect(model.year == 2026 && model.selected == WalkWorld.today && model.isPresent && model.isReady)
        #expect(model.days.count == 9)
    }

    @Test func `its numbers are those of the days that have data`() async {
        await model.load()
        #expect(model.total == 55_189 + 2 * 9520 && model.hits == 7)
        #expect(model.average == 8248)
        #expect(model.best?.date == WalkWorld.today.adding(days: -31), "of days with as many steps the first")
        #expect(model.months.map(\.days) == [2, 7] && model.months.map(\.hits) == [2, 5])
        #expect(model.months.first?.average == 9520)
    }

    @Test func `a year without data has neither a best day nor an average`() async {
        await model.load()
        await model.turn(by: -2)
        #expect(model.year == 2024 && model.days.isEmpty && model.best == nil && model.average == nil && model.months.isEmpty)
    }

    @Test func `a year without counted steps is told in the minutes of its walks`() async throws {
        let journal = MemoryJournal(zone: WalkWorld.seoul, days: [], walks: WalkWorld.walks)
        let model = YearViewModel(journal: journal, clock: FixedClock(WalkWorld.now), router: notebook)
        await model.load()
        let today = WalkWorld.today
        #expect(model.minutes == [today: 35, today.adding(days: -1): 61, today.adding(days: -2): 41])
        #expect(model.total == 137 && model.average == 46 && model.best?.amount == 61 && model.hits == 0 && model.countedDays == 3)
        await model.turn(by: -1)
        #expect(!model.isByMinutes, "of a year without walks nobody says minutes")
        _ = try await journal.change { $0[GoalChoices.self].shown = [.minutes] }
        await model.turn(by: -1)
        #expect(model.isByMinutes && model.best == nil, "by choice it is one of minutes all the same")
    }

    @Test func `somebody who chose steps has no year of minutes, and who chose minutes has one beside their steps`() async throws {
        await model.load()
        #expect(!model.isByMinutes)
        _ = try await journal.change { $0[GoalChoices.self].shown = [.minutes] }
        await model.load()
        #expect(model.isByMinutes && model.total == 0)
    }

    @Test func `weeks are judged by the minutes of whoever goes by them, or sees them`() async throws {
        let today = WalkWorld.today
        let walk = WalkWorld.walk(1, daysAgo: 7, 9, 0, minutes: 160, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        let journal = MemoryJournal(zone: WalkWorld.seoul, days: [], walks: [walk])
        let model = YearViewModel(journal: journal, clock: FixedClock(WalkWorld.now), router: notebook)
        await model.load()
        #expect(model.minutes == [today.adding(days: -7): 160])
        #expect(model.weeks?.reached == 1 && model.weeks?.judged == 1)
        for (shown, isJudged) in [([.steps], false), ([.steps, .minutes], true)] as [(Set<GoalMeasure>, Bool)] {
            _ = try await journal.change { $0[GoalChoices.self].shown = shown }
            await model.load()
            #expect(!model.isByMinutes && (model.weeks?.reached == 1) == isJudged)
        }
    }

    @Test func `another year has the same day marked, never one after today`() async {
        await model.load()
        await model.turn(by: 1)
        #expect(model.year == 2026)
        await model.turn(by: -1)
        #expect(model.selected == CivilDate("2025-11-21") && !model.isPresent)
        model.move(by: 35)
        await model.turn(by: 1)
        #expect(model.selected == WalkWorld.today)
    }

    @Test func `the mark stays within the year and before tomorrow`() async {
        await model.load()
        model.move(by: 1)
        #expect(model.selected == WalkWorld.today)
        model.move(by: -7)
        #expect(model.selected == WalkWorld.today.adding(days: -7))
        model.move(by: -365)
        #expect(model.selected == WalkWorld.today.adding(days: -7))
    }

    @Test func `the marked day is kept for the next start, and today is not`() async {
        #expect(model.restorableState == nil)
        await model.load()
        #expect(model.restorableState == nil)
        model.move(by: -3)
        #expect(model.restorableState == "2026-11-18")
        let again = YearViewModel(journal: journal, clock: FixedClock(WalkWorld.now), router: notebook)
        again.restore("no day")
        again.restore("2025-03-01")
        await again.load()
        #expect(again.year == 2025 && again.selected == CivilDate("2025-03-01"))
    }

    @Test func `a day is explained, also an empty one`() async {
        await model.load()
        model.move(by: -20)
        model.explain()
        #expect(notebook.routes == [.why(WalkWorld.today.adding(days: -20))])
    }

    @Test func `a year that cannot be read leaves the one on show`() async {
        await model.load()
        await journal.fail(with: .locked)
        await model.turn(by: -1)
        #expect(model.year == 2026 && model.days.count == 9)
    }
}
