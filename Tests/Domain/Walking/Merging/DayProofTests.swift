import Testing
import Walking
import WalkingTesting

struct DayProofTests {
    private let date = CivilDate(year: 2026, month: 11, day: 20)
    private let watch = Source(name: "Apple Watch", kind: .watch)
    private let phone = Source(name: "iPhone", kind: .phone)

    private func sample(_ source: Source, _ from: Int, _ until: Int, _ steps: Double, day: CivilDate) -> Sample {
        let midnight = Zone.utc.startOfDay(day)
        return Sample(
            metric: .steps, start: midnight + .seconds(from * 60), end: midnight + .seconds(until * 60), value: steps, source: source)
    }

    private func proof(_ samples: [Sample], _ priorities: Priorities = Priorities()) throws -> DayProof {
        DayProof(date: try #require(date), zones: ZoneTimeline(home: .utc), samples: samples, priorities: priorities)
    }

    @Test func `steps walked with both devices are the watch's, and the phone says whose`() throws {
        let day = try #require(date)
        let proof = try proof([sample(watch, 600, 660, 6000, day: day), sample(phone, 630, 690, 3000, day: day)])
        #expect(proof.lines.map(\.source) == [watch, phone])
        #expect(proof.lines.map(\.recorded.size) == [6000, 3000])
        #expect(proof.lines.map(\.counted.size) == [6000, 1500])
        #expect(proof.lines[1].displaced == [watch.key: 1500])
        #expect(proof.lines[0].displaced.isEmpty)
        #expect(proof.value == 7500)
    }

    @Test func `another order of sources turns the day round`() throws {
        let day = try #require(date)
        let samples = [sample(watch, 600, 660, 6000, day: day), sample(phone, 630, 690, 3000, day: day)]
        let proof = try proof(samples, Priorities(order: [.steps: [phone.key, watch.key]]))
        #expect(proof.lines.map(\.source) == [phone, watch])
        #expect(proof.lines.map(\.counted.size) == [3000, 3000])
        #expect(proof.lines[1].displaced == [phone.key: 3000])
    }

    @Test func `half hours add up to what was recorded and counted`() throws {
        let day = try #require(date)
        let proof = try proof([sample(watch, 95, 185, 900, day: day), sample(phone, 100, 200, 1000, day: day)])
        for line in proof.lines {
            #expect(line.slots.count == 48)
            #expect(abs(line.slots.reduce(0) { $0 + $1.recorded } - line.recorded.size) < 0.001)
            #expect(abs(line.slots.reduce(0) { $0 + $1.counted } - line.counted.size) < 0.001)
        }
        #expect(proof.lines[0].slots[3].recorded == 250)
    }

    @Test func `a record over midnight counts for its part of the day`() throws {
        let day = try #require(date)
        let proof = try proof([sample(watch, -60, 60, 1200, day: day), sample(phone, 1430, 1450, 200, day: day)])
        #expect(proof.lines.map(\.recorded.size) == [600, 100])
        #expect(proof.value == 700)
    }

    @Test func `the same record twice counts once and is displaced by itself`() throws {
        let day = try #require(date)
        let one = sample(phone, 60, 90, 1000, day: day)
        let proof = try proof([one, one])
        #expect(proof.lines.map(\.recorded.size) == [2000])
        #expect(proof.lines[0].counted.size == 1000)
        #expect(proof.lines[0].displaced == [phone.key: 1000])
    }

    @Test func `a speed is the mean over the time that counts, and each source says its own`() throws {
        let day = try #require(date)
        func measure(_ source: Source, _ from: Int, _ until: Int, _ speed: Double) -> Sample {
            var sample = sample(source, from, until, speed, day: day)
            sample.metric = .speed
            return sample
        }
        let proof = DayProof(
            .speed, date: day, zones: ZoneTimeline(home: .utc),
            samples: [measure(watch, 600, 660, 1.2), measure(phone, 630, 690, 1.5)])
        #expect(proof.lines.map(\.mean) == [1.2, 1.5])
        #expect(proof.lines.map(\.recorded.size) == [3600, 3600])
        #expect(proof.lines.map(\.counted.size) == [3600, 1800])
        #expect(proof.lines[1].displaced == [watch.key: 1800])
        #expect(abs(try #require(proof.value) - 1.3) < 1e-9)
        #expect(!proof.isDerived)
    }

    @Test func `an average of nothing but standing is zero, and a moment's measurement is nothing to speak of`() throws {
        let day = try #require(date)
        var still = sample(watch, 600, 630, 0, day: day)
        still.metric = .speed
        let proof = DayProof(.speed, date: day, zones: ZoneTimeline(home: .utc), samples: [still], priorities: Priorities())
        #expect(proof.lines.first?.mean == 0)
        #expect(proof.value == 0)
        #expect(!DayProof.Extent.time(.milliseconds(1)).isNoticeable && DayProof.Extent.time(.seconds(1)).isNoticeable)
    }

    @Test func `an average that nobody measured is what follows from other metrics`() throws {
        let day = try #require(date)
        var way = sample(phone, 600, 620, 1260, day: day)
        way.metric = .distance
        let proof = DayProof(
            .stepLength, date: day, zones: ZoneTimeline(home: .utc), samples: [way, sample(phone, 600, 620, 2000, day: day)])
        #expect(abs(try #require(proof.value) - 0.63) < 1e-9)
        #expect(proof.derivation == .stepLength(metres: 1260, steps: 2000) && proof.lines.isEmpty)
        let speed = DayProof(.speed, date: day, zones: ZoneTimeline(home: .utc), samples: [way])
        #expect(speed.derivation == .speed(metres: 1260, time: .seconds(1200)))
    }

    @Test func `a day of a distance alone says so where its steps are asked for`() throws {
        let day = try #require(date)
        var way = sample(phone, 600, 620, 1260, day: day)
        way.metric = .distance
        let proof = DayProof(date: day, zones: ZoneTimeline(home: .utc), samples: [way])
        #expect(proof.value == nil && proof.lines.isEmpty)
        #expect(proof.others[.distance] == 1260)
    }

    @Test func `a day of which another metric tells nothing but zero is not one without records`() throws {
        let day = try #require(date)
        var still = sample(phone, 600, 620, 0, day: day)
        still.metric = .flights
        let proof = DayProof(date: day, zones: ZoneTimeline(home: .utc), samples: [still])
        #expect(proof.lines.isEmpty && proof.others.isEmpty && proof.hasOtherData)
        #expect(!DayProof(date: day, zones: ZoneTimeline(home: .utc), samples: []).hasOtherData)
    }

    @Test func `a record without length that counted is not left out, and one that did not says for whom, once`() throws {
        let day = try #require(date)
        let proof = try proof([sample(watch, 600, 600, 200, day: day), sample(phone, 590, 610, 300, day: day)])
        #expect(proof.value == 500)
        #expect(proof.lines.flatMap(\.losses).isEmpty)
        let beside = [
            sample(watch, 590, 600, 100, day: day), sample(watch, 600, 610, 100, day: day), sample(phone, 600, 600, 30, day: day),
        ]
        let lines = try self.proof(beside).lines
        #expect(lines.map(\.displaced) == [[:], [watch.key: 30]])
    }

    @Test func `a reason is given only where it decided`() throws {
        let day = try #require(date)
        let other = Source(name: "Galaxy Watch", kind: .watch)
        var old = sample(watch, 600, 660, 500, day: day)
        var new = sample(other, 600, 660, 400, day: day)
        (old.modified, new.modified) = (old.end, new.end + .seconds(60))
        let short = sample(other, 900, 910, 90, day: day)
        let proof = try proof([old, new, sample(watch, 900, 920, 100, day: day), short, sample(phone, 905, 910, 20, day: day)])
        let reasons = Dictionary(uniqueKeysWithValues: proof.lines.map { ($0.source, $0.losses.map(\.reason)) })
        #expect(reasons[watch] == [.later, .moreExact])
        #expect(reasons[other] == [])
        #expect(reasons[phone] == [.rank])
    }

    @Test func `of two watches that stand alike, the reason is the date that decided`() throws {
        func reason(_ change: (_ loser: inout Sample, _ winner: inout Sample) -> Void) throws -> [DayProof.Loss.Reason] {
            let day = try #require(date)
            let fitbit = Source(name: "Fitbit", kind: .watch)
            var (loser, winner) = (sample(fitbit, 600, 660, 500, day: day), sample(watch, 600, 660, 400, day: day))
            (loser.modified, winner.modified) = (nil, nil)
            change(&loser, &winner)
            return try proof([loser, winner]).lines.flatMap(\.losses).filter { $0.winner == watch }.map(\.reason)
        }
        let now = Instant(milliseconds: 1_800_000_000_000)
        // A record that does not say when it was changed yields, however new its file is.
        #expect(try reason { ($0.exported, $1.modified) = (now, $1.end) } == [.dated])
        #expect(try reason { ($0.modified, $1.modified) = ($0.end, now) } == [.later])
        #expect(try reason { ($0.exported, $1.exported) = ($0.end, now) } == [.newerFile])
        #expect(try reason { $1.start = $1.start + .seconds(60) } == [.moreExact])
        #expect(try reason { $1.value = $0.value + 1 } == [.larger])
    }

    @Test func `a walk is in the proof with what it adds, and says who recorded the rest`() throws {
        let day = try #require(date)
        let start = Zone.utc.startOfDay(day) + .seconds(36_000)
        let walk = Walk(start: start, end: start + .seconds(600), zone: .utc, steps: 946, source: watch)
        let proof = DayProof(
            date: day, zones: ZoneTimeline(home: .utc), samples: [sample(phone, 609, 610, 7, day: day)], walks: [walk])
        #expect(abs((proof.value ?? 0) - 946) < 1e-9)
        let line = try #require(proof.lines.first { $0.source.kind == .workout })
        #expect(abs(line.counted.size - 939) < 1e-9)
        #expect(line.losses.map(\.reason) == [.partOfWalk])
        #expect(abs((line.displaced[phone.key] ?? 0) - 7) < 1e-9)
    }

    @Test func `a day without records proves nothing`() throws {
        #expect(try proof([]).lines.isEmpty)
        #expect(try proof([]).value == nil)
    }
}
