import Testing

@testable import Walking

/// Steps and metres that belong together, from which a step length follows.
struct PairedStepsTests {
    private static let hour: Int64 = 3_600_000

    private func piece(_ start: Int64, _ end: Int64, _ amount: Double) -> DayMerge.Piece {
        DayMerge.Piece(index: 0, start: start, end: end, amount: amount)
    }

    private func paired(_ steps: [DayMerge.Piece], _ distances: [DayMerge.Piece], hours: Int = 24) -> PairedSteps {
        var paired = PairedSteps(hours: hours)
        let records = [Interval(start: 0, end: 1, value: 1, rank: 0, source: 1, grain: .record)]
        paired.add(steps: steps, of: records, distances: distances, of: records, from: 0)
        return paired
    }

    @Test func `only the time in which both were recorded counts, each by its part of that`() {
        let paired = paired([piece(0, 1000, 100)], [piece(500, 2500, 100)])
        #expect(paired.day.steps == 50 && paired.day.metres == 25 && paired.day.length == 0.5)
    }

    @Test func `times that only meet have nothing in common`() {
        let paired = paired([piece(0, 1000, 100)], [piece(1000, 2000, 70)])
        #expect(paired.day.steps == 0 && paired.day.length == nil)
    }

    @Test func `two records of one moment belong together, and one of another moment does not`() {
        let together = paired([piece(500, 500, 100)], [piece(500, 500, 70)])
        #expect(together.day.length == 0.7 && together.hours[0].length == 0.7)
        #expect(paired([piece(500, 500, 100)], [piece(501, 501, 70)]).day.steps == 0)
    }

    @Test func `what goes over an hour is shared out between both`() {
        let paired = paired([piece(Self.hour / 2, Self.hour * 3 / 2, 1000)], [piece(Self.hour / 2, Self.hour * 3 / 2, 700)])
        #expect(paired.hours.prefix(3).map(\.steps) == [500, 500, 0])
        #expect(paired.hours.prefix(2).map(\.metres) == [350, 350] && paired.day.steps == 1000)
    }

    @Test func `each of several stretches is paired with all that it touches`() {
        let paired = paired(
            [piece(0, 1000, 10), piece(1000, 2000, 20), piece(3000, 4000, 30)], [piece(500, 1500, 10), piece(1500, 3500, 20)])
        #expect(paired.day.steps == 5 + 10 + 10 + 15 && paired.day.metres == 5 + 5 + 5 + 5)
    }

    @Test func `what is left of a day that is longer than it should be is of its last hour`() {
        let paired = paired([piece(Self.hour * 2, Self.hour * 2 + 1000, 100)], [piece(Self.hour * 2, Self.hour * 2 + 1000, 70)], hours: 2)
        #expect(paired.hours.map(\.steps) == [0, 100])
    }

    @Test(
        arguments: [(0.5, 10, nil), (10, 0, nil), (10, 7, 0.7), (1, 0.7, 0.7), (10, 100, nil), (1000, 1, nil), (10, -7, nil)]
            as [(Double, Double, Double?)])
    func `a length is one that a step can have`(_ steps: Double, _ metres: Double, _ length: Double?) {
        #expect(paired([piece(0, 1000, steps)], [piece(0, 1000, metres)]).day.length == length)
    }

    private func sum(_ source: Int, _ start: Int64, _ end: Int64) -> Interval {
        Interval(start: start, end: end, value: 0, rank: 0, source: source, grain: .sum)
    }

    private func filling(_ value: Double, added: Double, isCorrected: Bool = false) -> DayMerge.Filling {
        DayMerge.Filling(index: 0, value: value, records: 0, sums: 0, added: added, isCorrected: isCorrected)
    }

    @Test func `two sums of one source for one stretch weigh as much as they add`() {
        var paired = PairedSteps(hours: 24)
        paired.add(
            steps: [filling(1000, added: 500)], of: [sum(1, 0, 100)], distances: [filling(700, added: 0)], of: [sum(1, 0, 100)])
        #expect(paired.day.steps == 500 && paired.day.metres == 350)
        paired.add(
            steps: [filling(1000, added: 500)], of: [sum(1, 0, 100)], distances: [filling(700, added: 700)], of: [sum(1, 0, 100)])
        #expect(paired.day.steps == 1500 && paired.day.metres == 1050)
        #expect(paired.hours.allSatisfy { $0.steps == 0 }, "a sum says nothing of any hour")
    }

    @Test func `sums of two sources, of two stretches, or corrected ones are no pair, nor those that add nothing`() {
        for (counts, lengths, steps, metres) in [
            (sum(1, 0, 100), sum(2, 0, 100), filling(1000, added: 500), filling(700, added: 0)),
            (sum(1, 0, 100), sum(1, 0, 200), filling(1000, added: 500), filling(700, added: 0)),
            (sum(1, 0, 100), sum(1, 0, 100), filling(1000, added: 500, isCorrected: true), filling(700, added: 0)),
            (sum(1, 0, 100), sum(1, 0, 100), filling(1000, added: 0), filling(700, added: 0)),
        ] {
            var paired = PairedSteps(hours: 24)
            paired.add(steps: [steps], of: [counts], distances: [metres], of: [lengths])
            #expect(paired.day.steps == 0 && paired.day.metres == 0)
        }
    }

    @Test func `a walk that tells both says its whole step length, however much of either counts`() {
        func walk(_ value: Double) -> [Interval] { [Interval(start: 0, end: 1000, value: value, rank: 0, source: 1, isWalk: true)] }
        for (steps, metres) in [(100.0, 140.0), (200, 70)] {
            var paired = PairedSteps(hours: 1)
            paired.add(steps: [piece(0, 1000, steps)], of: walk(200), distances: [piece(0, 1000, metres)], of: walk(140), from: 0)
            #expect(paired.day.steps == 200 && paired.day.metres == 140 && paired.hours[0].length == 0.7)
        }
    }
}
