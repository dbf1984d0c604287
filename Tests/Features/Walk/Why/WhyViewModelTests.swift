import Common
import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Walk

struct WhyViewModelTests {
    private let journal = MemoryJournal(zone: WalkWorld.seoul, samples: WalkWorld.samples + WalkWorld.speeds)
    private let undo: UndoHistory

    init() { undo = UndoHistory(journal: journal) }

    private func why(_ date: CivilDate = WalkWorld.today, _ measure: ChartMeasure? = .steps) async -> WhyViewModel {
        let model = WhyViewModel(date, measure, journal: journal, clock: FixedClock(WalkWorld.now), undo: undo)
        await model.load()
        return model
    }

    @Test func `a number is proved by the sources that it came from`() async {
        let model = await why()
        #expect(model.proof?.metric == .steps && model.isToday)
        #expect(model.sources == [WalkWorld.watch, WalkWorld.phone, .typed])
        #expect(model.line(of: WalkWorld.watch) != nil && model.line(of: Source(name: "other")) == nil)
    }

    @Test func `what did not count is said with what took its place`() async throws {
        let noon = WalkWorld.seoul.instant(WalkWorld.today, hour: 12)
        let typed = Sample(metric: .steps, start: noon, end: noon + .seconds(600), value: 300, source: .typed)
        let journal = MemoryJournal(zone: WalkWorld.seoul, samples: WalkWorld.samples + [typed])
        let model = WhyViewModel(
            WalkWorld.today, journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await model.load()
        let proof = try #require(model.proof)
        let reasons = Phrases(.en).reasons(for: proof)
        #expect(reasons.contains { $0.contains("iPhone left out") } && reasons.contains { $0.contains("Typed in left out") })
        #expect(reasons.allSatisfy { $0.contains("Apple Watch") })
    }

    @Test func `days are gone through, and none after today`() async {
        let model = await why()
        await model.turn(by: 1)
        #expect(model.date == WalkWorld.today)
        await model.turn(by: -1)
        #expect(model.date == WalkWorld.today.adding(days: -1) && !model.isToday && model.proof?.lines.isEmpty == true)
        await model.turn(by: 1)
        #expect(model.isToday && model.proof?.lines.isEmpty == false)
    }

    @Test func `each measure follows the other with its own order of sources, and after the last comes the first`() async {
        let model = await why()
        #expect(model.order.metric == nil, "steps stand for all that adds up")
        var seen: [ChartMeasure?] = []
        for _ in ChartMeasure.charted {
            await model.showNextMeasure()
            seen.append(model.measure)
            #expect(model.shown?.measure == model.measure)
            #expect(model.order.metric == (model.measure == .steps ? nil : model.measure?.metric))
        }
        #expect(Set(seen) == Set(ChartMeasure.charted) && seen.last == .steps)
    }

    @Test func `whoever goes by minutes is shown the walks that these are made of, without an order of sources`() async throws {
        let start = WalkWorld.seoul.instant(WalkWorld.today, hour: 7)
        let journal = MemoryJournal(
            zone: WalkWorld.seoul, walks: [Walk(start: start, end: start + .seconds(1800), zone: WalkWorld.seoul)])
        let model = WhyViewModel(
            WalkWorld.today, journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await model.load()
        #expect(model.measure == .minutes && model.walks?.minutes == 30 && model.proof == nil && model.sources.isEmpty)
        await model.showNextMeasure()
        #expect(model.measure == .steps && model.proof != nil)
    }

    @Test func `a source that moves changes the proof at once`() async throws {
        let model = await why()
        let before = model.proof
        #expect(try await model.move(1, by: -1) == 0)
        #expect(model.sources == [WalkWorld.phone, WalkWorld.watch, .typed] && model.proof != before)
        #expect(model.line(of: WalkWorld.watch)?.losses.contains { $0.winner == WalkWorld.phone } == true)
    }

    @Test func `a look that was slower than the one that found the measure is an answer all the same`() async {
        let model = WhyViewModel(WalkWorld.today, journal: journal, clock: FixedClock(WalkWorld.now), undo: undo)
        await journal.holdNextSettings()
        let slow = Task { await model.load() }
        await journal.untilHeld()
        await model.load()
        let before = model.proof
        #expect(model.measure == .steps && before != nil)
        let night = WalkWorld.seoul.instant(WalkWorld.today, hour: 1)
        await journal.take([Sample(metric: .steps, start: night, end: night + .seconds(600), value: 300, source: WalkWorld.watch)], [])
        await journal.letGo()
        await slow.value
        #expect(model.proof != nil && model.proof != before)
    }

    @Test func `a look that failed leaves the proof on show, but another day's is no answer`() async {
        let model = await why()
        await journal.fail(with: .locked)
        await model.load()
        #expect(model.proof != nil)
        await model.turn(by: -1)
        #expect(model.phase == .failed(.locked) && model.proof == nil)
    }
}
