import Testing

@testable import Walking

struct MetricValueTests {
    private let day = Day(
        date: CivilDate(dayNumber: 20_000), steps: 6412, distance: 4600, flights: 3, speed: 1.3, stepLength: 0.7, briskMinutes: 20)

    @Test(
        arguments: [(Metric.steps, 6412), (.distance, 4600), (.flights, 3), (.exercise, 1200), (.speed, 1.3), (.stepLength, 0.7)])
    func `a day has a value of each measure`(_ metric: Metric, _ value: Double) {
        #expect(metric.value(of: day) == value)
    }

    @Test func `a day without anything walked no way and measured nothing`() {
        let empty = Day(date: day.date)
        #expect(Metric.counted.map { $0.value(of: empty) } == [0, nil, 0, 0, nil, nil])
    }

    @Test func `exercise that nobody knows is not none`() {
        #expect(Metric.exercise.value(of: Day(date: day.date, steps: 9000, briskMinutes: nil)) == nil)
    }

    @Test func `an hour knows no flights and no exercise`() {
        let hour = Hour(start: Instant(seconds: 0), date: day.date, steps: 500, distance: 300, speed: 1.2, stepLength: 0.6)
        #expect(Metric.counted.map { $0.value(of: hour) } == [500, 300, nil, nil, 1.2, 0.6])
    }

    @Test func `sums are added up, means are not`() {
        #expect(Metric.allCases.filter(\.isSum) == [.steps, .distance, .flights, .exercise])
        #expect(ChartMeasure.charted.compactMap(\.metric).allSatisfy { Metric.counted.contains($0) })
    }

    @Test func `no number of a day is made of how somebody walks`() {
        let measured = Metric.allCases.filter { !Metric.counted.contains($0) }
        #expect(measured.count == 12 && measured.allSatisfy { !$0.isSum && $0.value(of: day) == nil })
    }

    @Test(arguments: [(6999.4, 6999, false), (6999.5, 7000, true), (7000, 7000, true), (-0.4, 0, false), (.nan, 0, false)])
    func `steps are whole, and the goal is reached by whole steps`(_ steps: Double, _ count: Int, _ isReached: Bool) {
        let day = Day(date: day.date, steps: steps, goal: 7000)
        #expect(day.stepCount == count && day.reachedGoal == isReached)
    }

    @Test(arguments: [
        (["a", "b", "c"], "a", "b"), (["a", "b", "c"], "c", "a"), (["a"], "a", "a"), (["a", "b"], "x", "a"), ([], "x", "x"),
    ])
    func `after the last comes the first`(_ all: [String], _ element: String, _ next: String) {
        #expect(all.element(after: element) == next)
    }

    @Test(arguments: [(0, Grain.record), (20 * 3600 - 1, .record), (20 * 3600, .sum), (86_400, .sum)])
    func `what lasts a day is a sum`(_ seconds: Int, _ grain: Grain) {
        #expect(Grain.natural(for: .seconds(seconds)) == grain)
    }
}
