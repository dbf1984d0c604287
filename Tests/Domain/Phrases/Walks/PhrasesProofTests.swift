import Testing
import Walking
import WalkingTesting

@testable import Phrases

/// The sentences of a proof about the steps that did not count.
struct PhrasesProofTests {
    private let date = CivilDate(dayNumber: 20_500)
    private let sources = ["A", "B", "C", "D"].map { Source(name: $0, kind: $0 == "D" ? .phone : .watch) }

    @Test(arguments: 1...40)
    func `the numbers of a proof add up, whatever was rounded in them`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let start = ZoneTimeline(home: .utc).startOfDay(date)
        let samples = sources.flatMap { source in
            (0..<9).map { _ in
                let from = start + .seconds(Int.random(in: 0..<80_000, using: &random))
                return Sample(
                    metric: .steps, start: from, end: from + .seconds(Int.random(in: 300..<4000, using: &random)),
                    value: Double(Int.random(in: 10..<900, using: &random)), source: source)
            }
        }
        let proof = DayProof(date: date, zones: ZoneTimeline(home: .utc), samples: samples)
        let sentences = Phrases(.en).reasons(for: proof)
        for line in proof.lines {
            let left = sentences.filter { $0.contains(" of \(line.source.name) left out: ") }.compactMap {
                Int($0.prefix { $0 != " " }.filter(\.isNumber))
            }
            // The sum of a stretch that finer records of its source lie in has a sentence of its own.
            let ofSums = line.sums.reduce(0) { $0 + $1.value - $1.added }
            let said = Double(left.reduce(0, +)) + line.counted.size.rounded()
            #expect(said == (line.recorded.size - ofSums).rounded(), "\(sentences)")
        }
    }

    @Test(arguments: [
        (
            Language.en,
            [
                "1 record of this day was left out at import: 1 other than walks.",
                "2 numbers of walks of this day were left out at import: "
                    + "1 more than a body can do, of a walk that is kept, 1 with a bad value, of a walk that is kept.",
            ]
        ),
        (
            .ko,
            [
                "가져올 때 이날 기록 1개를 제외했어요: 걷기가 아닌 것 1개.",
                "가져올 때 이날 산책의 값 2개를 제외했어요: 남겨 둔 산책에서 사람이 할 수 없는 값 1개, 남겨 둔 산책에서 잘못된 값 1개.",
            ]
        ),
    ])
    func `numbers of walks that are kept are told apart from records that were left out`(_ language: Language, _ said: [String]) {
        #expect(Phrases(language).sentences(leftOut: [.notAWalk: 1, .absurdPart: 1, .badPart: 1]) == said)
        #expect(Phrases(language).sentences(leftOut: [:]).isEmpty)
    }

    @Test func `a way that nobody goes is named with the speed that it would have taken`() {
        let start = Instant(seconds: 1_774_594_800)
        var record = QuarantinedRecord(
            metric: .distance, start: start, end: start + .seconds(180), value: 5400, source: sources[0], reason: .absurdPart)
        let phrases = Phrases(.en)
        let way = "\(phrases.distance(5400)) (\(phrases.speed(30)))"
        #expect(phrases.speed(30).hasPrefix("108") && phrases.record(record, in: .utc).contains(way))
        #expect(Phrases(.ko).pace(of: record) == " (\(Phrases(.ko).speed(30)))")
        record.reason = .absurd
        #expect(Phrases(.en).pace(of: record).isEmpty)
        (record.reason, record.end) = (.absurdPart, start)
        #expect(Phrases(.en).pace(of: record).isEmpty)
    }

    @Test(arguments: [
        (Language.en, "3 records of this day were left out at import: 2 more than a body can do, 1 in the future."),
        (.ko, "가져올 때 이날 기록 3개를 제외했어요: 사람이 할 수 없는 값 2개, 미래 시각 1개."),
    ])
    func `what an import left out of a day is said with its reasons`(_ language: Language, _ sentence: String) async throws {
        let journal = MemoryJournal(zone: .utc)
        let start = ZoneTimeline(home: .utc).startOfDay(date)
        let aside = [SkipReason.absurd, .future, .absurd].map { reason in
            QuarantinedRecord(metric: .steps, start: start, end: start, value: 9000, source: sources[0], reason: reason)
        }
        await journal.keep(ledger: [], aside: aside)
        let proof = try await ExplainDay(journal: journal)(date)
        #expect(Phrases(language).reasons(for: proof) == [sentence])
        #expect(Phrases(language).emptiness(of: proof).hasSuffix(" " + sentence))
    }

    @Test(arguments: [(Language.en, "walk of 70 steps", "walk"), (.ko, "70걸음 산책", "산책")])
    func `a walk that an import left out says its steps where they are known`(_ language: Language, _ known: String, _ unknown: String) {
        for (steps, name) in [(70.0, known), (0, unknown)] {
            let record = QuarantinedRecord(
                metric: nil, start: Instant(seconds: 0), end: Instant(seconds: 60), value: steps, source: sources[0], reason: .absurd)
            #expect(Phrases(language).record(record, in: .utc) == "1970-01-01 00:00, \(name), A")
        }
    }

    @Test(arguments: [
        (
            Language.en,
            "1,200 steps of Typed in left out: another walk had as much or more in each minute of 10:20–10:30, and a walk adds what it has above that."
        ),
        (.ko, "직접 입력 1,200걸음 제외: 10:20–10:30에 다른 산책의 걸음이 같거나 더 많아서 뺐어요. 산책은 그보다 많은 만큼만 더해요."),
    ])
    func `a walk that another one overlaps in part says the minutes in which that one won`(
        _ language: Language, _ sentence: String
    ) async throws {
        let zone = try #require(Zone("Asia/Seoul"))
        let start = zone.instant(date, hour: 10)
        let walks = [(0, 1800, 3000), (1200, 2400, 2400)].map {
            Walk(start: start + .seconds($0.0), end: start + .seconds($0.1), zone: zone, steps: $0.2)
        }
        let proof = try await ExplainDay(journal: MemoryJournal(zone: zone, walks: walks))(date)
        #expect(Phrases(language).reasons(for: proof) == [sentence])
    }

    @Test(arguments: [
        (Language.en, "1 walk, no steps known: what the total of Service adds without a time may have them."),
        (.ko, "산책 1회의 걸음 수를 몰라요. Service의 합계로 시각 없이 더한 걸음에 들어 있을 수 있어요."),
    ])
    func `a walk without steps under a total of the day is said to be part of it`(_ language: Language, _ sentence: String) async throws {
        let start = Zone.utc.startOfDay(date)
        let total = Sample(
            metric: .steps, start: start, end: start + .seconds(86_400), value: 8000, source: Source(name: "Service", kind: .other),
            grain: .day)
        let walk = Walk(start: start + .seconds(36_000), end: start + .seconds(37_800), zone: .utc)
        let proof = try await ExplainDay(journal: MemoryJournal(zone: .utc, walks: [walk], samples: [total]))(date)
        #expect(Phrases(language).reasons(for: proof).last == sentence)
    }

    @Test(arguments: [
        (Language.en, Metric.distance, "1 walk, distance not known."), (.ko, .distance, "산책 1회의 거리를 몰라요."),
        (.en, .speed, "1 walk, speed not known."), (.ko, .stepLength, "산책 1회의 보폭을 몰라요."),
        (.en, .steps, "1 walk, no steps known: about 3,000 at a common pace."),
    ])
    func `a day of a walk of which only the time is known speaks of the number that was asked for`(
        _ language: Language, _ metric: Metric, _ sentence: String
    ) async throws {
        let start = Zone.utc.startOfDay(date) + .seconds(36_000)
        let walk = Walk(start: start, end: start + .seconds(1800), zone: .utc)
        let proof = try await ExplainDay(journal: MemoryJournal(zone: .utc, walks: [walk]))(date, metric)
        #expect(Phrases(language).emptiness(of: proof) == sentence)
    }
}
