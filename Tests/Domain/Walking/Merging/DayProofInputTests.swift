import Testing

@testable import Walking

/// The surroundings of a proof: other numbers of the day, other data, and the hours of its slots.
struct DayProofInputTests {
    private static let hour: Int64 = 3_600_000

    private func proof(_ intervals: [Metric: [Interval]]) -> DayProof {
        DayProof(
            .steps,
            DayInput(
                date: CivilDate(dayNumber: 0), start: 0, end: 24 * Self.hour, sources: [Source(name: "Watch", kind: .watch)],
                intervals: intervals))
    }

    /// Hours of a day that begins at 0.
    private func interval(_ from: Int64, _ until: Int64, _ value: Double = 1) -> Interval {
        Interval(start: from * Self.hour, end: until * Self.hour, value: value, rank: 0)
    }

    @Test func `numbers below one are told as well, those of nothing and the proof's own are not`() {
        let others = proof([.steps: [interval(8, 9, 1000)], .distance: [interval(8, 9, 700)]]).others
        #expect(others[.stepLength] == 0.7 && others[.distance] == 700)
        #expect(others[.steps] == nil && others[.flights] == nil)
    }

    @Test(
        arguments: [
            (-2, -1, false), (-1, 0, false), (-1, 1, true), (0, 0, true), (8, 9, true), (23, 25, true), (24, 24, false), (24, 25, false),
        ] as [(Int64, Int64, Bool)])
    func `other data is what another metric has within the day, if only a moment`(_ from: Int64, _ until: Int64, _ isWithin: Bool) {
        #expect(proof([.distance: [interval(from, until)]]).hasOtherData == isWithin)
        #expect(!proof([.steps: [interval(from, until)]]).hasOtherData)
    }

    @Test func `a slot is half an hour of the clock, which says its hour where it is known`() {
        var proof = proof([:])
        #expect([0, 1, 17, 47].map(proof.hour) == [0, 0, 8, 23])
        #expect([0, 1, 2].map(proof.isNewHour) == [true, false, true])
        proof.hours = [1, 1, 3]
        #expect([1, 2, 3].map(proof.hour) == [1, 3, 1])
        #expect([1, 2].map(proof.isNewHour) == [false, true])
    }
}
