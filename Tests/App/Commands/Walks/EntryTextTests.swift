import Phrases
import Testing
import Walking

@testable import gnd

nonisolated struct EntryTextTests {
    private let zone = Zone("Asia/Seoul") ?? .utc

    @Test(arguments: [Language.en, .ko]) func `what is printed of a walk is read as that walk`(_ language: Language) throws {
        let now = Instant(seconds: 1_795_217_400)
        let parse = ParseEntry(zones: ZoneTimeline(home: zone), now: now)
        let text = EntryText(phrases: Phrases(language), parse: parse)
        var random = SeededNumbers(11)
        let titles = [
            "", "한강", "walk in the park", "2 loops", "10 km trail", "24h", "yesterday’s way", "today", "#not a tag", "a · b", "\"river\"",
            "at 7:40", "만보 걷기", "30분", "3km/h", "of 2 km", "1:10", "걸었어요", "walked", "아침에 한강", "어제의 길", "3월의 길", "last week", "shoe:road",
            "2026-02-30", "밤 10시", "아침", "morning", "아침 산책",
        ]
        for _ in 0..<300 {
            let seconds = (1 + random.below(600)) * 60 + (random.below(4) == 0 ? random.below(60) : 0)
            let steps = random.below(3) == 0 ? nil : max(1, seconds * (10 + random.below(200)) / 60)
            // A step of both is one that a body can make.
            let way = steps.map { Double($0) * Double(30 + random.below(100)) / 100 } ?? Double(seconds) * Double(2 + random.below(40)) / 10
            let metres = random.below(2) == 0 ? nil : way
            let start = Instant(seconds: now.seconds - Int64(seconds + random.below(900) * 60)).seconds / 60 * 60
            let walk = Walk(
                start: Instant(seconds: start), end: Instant(seconds: start + Int64(seconds)), zone: zone, steps: steps, distance: metres,
                title: titles[random.below(titles.count)], tags: random.below(3) == 0 ? ["dawn", "강"] : [])
            let line = text(walk)
            let draft = try parse(line).draft
            #expect(draft.start == walk.start, "\(line)")
            #expect(draft.duration == walk.duration, "\(line)")
            #expect(draft.steps == steps, "\(line)")
            #expect(draft.title == walk.title, "\(line)")
            #expect(draft.tags == walk.tags, "\(line)")
            #expect(draft.distance.map { Phrases(language).distance($0) } == metres.map { Phrases(language).distance($0) }, "\(line)")
        }
    }
}
