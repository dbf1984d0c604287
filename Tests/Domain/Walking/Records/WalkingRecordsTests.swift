import Testing

@testable import Walking

struct WalkingRecordsTests {
    private let monday = CivilDate("2026-11-16") ?? .earliest

    private func day(_ offset: Int, _ steps: Double, metres: Double = 0) -> Day {
        Day(date: monday.adding(days: offset), steps: steps, distance: metres)
    }

    @Test func `the best day, week and month are the largest sums, and of equal ones the first`() {
        let records = WalkingRecords([day(-8, 9000), day(-1, 4000), day(0, 9000), day(1, 5000), day(20, 100)])
        #expect(records.bestDay == .init(first: monday.adding(days: -8), amount: 9000))
        #expect(records.bestWeek == .init(first: monday, amount: 14_000))
        #expect(records.bestMonth == .init(first: CivilDate("2026-11-01") ?? .earliest, amount: 27_000))
    }

    @Test func `the best of somebody who goes by minutes is the longest walked, whatever a device counted`() {
        let minutes = [-8: 40, -1: 90, 0: 70, 1: 30].reduce(into: [:]) { $0[monday.adding(days: $1.key)] = $1.value }
        let records = WalkingRecords([day(0, 9000)], minutes: minutes)
        #expect(records.isByMinutes && !WalkingRecords([day(0, 9000)]).isByMinutes)
        #expect(records.bestDay == .init(first: monday.adding(days: -1), amount: 90))
        #expect(records.bestWeek == .init(first: monday, amount: 100))
        #expect(records.bestMonth == .init(first: CivilDate("2026-11-01") ?? .earliest, amount: 230))
        #expect(records.steps.total == 9000)
    }

    @Test func `nobody has a record of nothing`() {
        let records = WalkingRecords([])
        #expect(records.bestDay == nil && records.farthestDay == nil && records.distance.last == nil)
        #expect(records.distance.next == 100_000)
    }

    @Test func `a milestone is dated by the day that passed it, and the next one is said`() {
        let records = WalkingRecords([day(0, 0, metres: 99_000), day(1, 0, metres: 2000), day(2, 0, metres: 150_000)])
        #expect(records.distance.last == .init(amount: 200_000, date: monday.adding(days: 2)))
        #expect(records.distance.next == 500_000)
        #expect(records.distance.left == 249_000)
    }

    @Test func `milestones are round in the person's units`() {
        let records = WalkingRecords([day(0, 0, metres: 161_000)], units: .imperial)
        #expect(records.distance.last?.amount == 100 * Units.metresPerMile)
        #expect(records.distance.next == 200 * Units.metresPerMile)
    }

    @Test func `days that a file made up end the counting and not the program`() {
        let records = WalkingRecords([day(0, 1e300, metres: .infinity), day(1, 1, metres: 1e300)])
        #expect(records.distance.total == 1e15)
    }
}
