import Testing

@testable import Walking

struct GoalLevelTests {
    private let today = CivilDate("2026-11-21") ?? .earliest

    private func days(_ steps: [Double]) -> [Day] {
        steps.enumerated().map { Day(date: today.adding(days: -1 - $0), steps: $1) }
    }

    private func level(
        _ days: [Day], of measure: GoalMeasure = .steps, goal: Goal = Goal(), profile: Profile? = nil, isHeld: Bool = false,
        units: Units = .metric
    ) throws -> GoalLevel {
        let goals = GoalHistory([.init(from: .earliest, goal: goal)])
        return try #require(
            GoalLevel(measure, days: days, goals: goals, profile: profile, isHeld: isHeld, units: units, today: today))
    }

    private func profile(_ band: AgeBand, _ gender: Profile.Gender = .unsaid) -> Profile { Profile(gender: gender, ageBand: band) }

    @Test func `a goal that was reached on five of seven days grows to a tenth above the median`() throws {
        let found = try level(days(Array(repeating: 7050, count: 15) + Array(repeating: 3000, count: 6)))
        #expect(found.median == 7050)
        #expect(found.next == .ready(7800))
        #expect(found.offer == 7800)
    }

    @Test func `one day too few says what is missing`() throws {
        let found = try level(days(Array(repeating: 7050, count: 14) + Array(repeating: 3000, count: 7)))
        #expect(found.next == .waiting(7800, reached: 14, needed: 15, known: 21))
        #expect(found.offer == nil)
    }

    @Test func `a goal that is hardly reached has an easier one by the same sum, which nothing takes by itself`() throws {
        let found = try level(days(Array(repeating: 7000, count: 1) + Array(repeating: 4023, count: 26)))
        #expect(found.next == .easier(4400, reached: 1, known: 27))
        #expect(found.proposal == 4400 && found.offer == nil)
        let held = try level(days(Array(repeating: 4023, count: 27)), isHeld: true)
        #expect(held.proposal == nil)
    }

    @Test func `an easier goal is offered above the ceiling, too, and never one that is none`() throws {
        let found = try level(days(Array(repeating: 4000, count: 28)), goal: Goal(steps: 12_000))
        #expect(found.next == .easier(4400, reached: 0, known: 28))
        let close = try level(days(Array(repeating: 6800, count: 28)))
        #expect(close.next == .waiting(7700, reached: 0, needed: 20, known: 28))
        let slow = (1...20).map { Day(date: today.adding(days: -$0), speed: 1.0) }
        let speed = try level(slow, of: .speed, goal: Goal(speed: 1.2), profile: profile(.from60, .man))
        #expect(speed.proposal.map { ($0 * 36).rounded() } == 38 && speed.offer == nil)
    }

    @Test func `a goal that is reached now and then stays, and the next one is a tenth above it`() throws {
        let found = try level(days(Array(repeating: 7000, count: 8) + Array(repeating: 5000, count: 20)))
        #expect(found.next == .waiting(7700, reached: 8, needed: 20, known: 28))
        #expect(found.proposal == nil)
        let hardly = try level(days(Array(repeating: 7000, count: 7) + Array(repeating: 5000, count: 21)))
        #expect(hardly.next == .easier(5500, reached: 7, known: 28))
    }

    @Test func `thirteen days say nothing`() throws {
        #expect(try level(days(Array(repeating: 9000, count: 13))).next == .unknown(days: 1))
    }

    @Test func `today and what is older than four weeks do not count`() throws {
        let old = (29..<60).map { Day(date: today.adding(days: -$0), steps: 20_000) }
        #expect(try level(old + [Day(date: today, steps: 20_000)]).next == .unknown(days: 14))
    }

    @Test(arguments: [(AgeBand.unsaid, 8000.0), (.from70, 8000), (.under50, 10_000), (.from55, 10_000)])
    func `steps never grow beyond what the studies support`(_ band: AgeBand, _ ceiling: Double) throws {
        let many = days(Array(repeating: 20_000, count: 28))
        #expect(try level(many, profile: profile(band)).next == .ready(ceiling))
        #expect(try level(many, goal: Goal(steps: Int(clamping: ceiling)), profile: profile(band)).next == .highest)
    }

    @Test func `a goal that is held is not offered, and says its next one all the same`() throws {
        let found = try level(days(Array(repeating: 7050, count: 28)), isHeld: true)
        #expect(found.offer == nil && found.next == .ready(7800))
    }

    @Test func `days of the week with a goal of their own are judged by it`() throws {
        let easy = Goal(weekdaySteps: [6: 3000, 7: 3000])
        let counts = (1...28).map { today.adding(days: -$0).weekday.rawValue >= 6 ? 3000.0 : 7050 }
        #expect(try level(days(counts), goal: easy).next == .ready(7800))
    }

    @Test func `a first speed is the median, and the next a small real change above it`() throws {
        let walked = (1...20).map { Day(date: today.adding(days: -$0), speed: 1.1) }
        let first = try level(walked, of: .speed, profile: profile(.from60, .man))
        #expect(first.number == 0 && first.goal == nil)
        #expect(first.offer.map { ($0 * 36).rounded() } == 40)
        let next = try level(walked, of: .speed, goal: Goal(speed: 1), profile: profile(.from60, .man))
        #expect(next.offer.map { ($0 * 36).rounded() } == 41)
    }

    @Test func `no speed is proposed above the table of the age group, nor without one`() throws {
        let fast = (1...20).map { Day(date: today.adding(days: -$0), speed: 1.5) }
        let woman = profile(.from70, .woman)
        let steady = (1...20).map { Day(date: today.adding(days: -$0), speed: 1.11) }
        // 1.13 m/s is 4.1 km/h.
        #expect(try level(steady, of: .speed, goal: Goal(speed: 1), profile: woman).offer.map { ($0 * 36).rounded() } == 41)
        #expect(try level(fast, of: .speed, goal: Goal(speed: 1), profile: woman).offer.map { ($0 * 36).rounded() } == 41)
        #expect(try level(fast, of: .speed).next == .needsAge)
    }

    @Test func `a step length grows no further than the best month of the last year`() throws {
        let long = (100..<130).map { Day(date: today.adding(days: -$0), stepLength: 0.63) }
        let short = (1...28).map { Day(date: today.adding(days: -$0), stepLength: 0.6) }
        #expect(try level(long + short, of: .stepLength, goal: Goal(stepLength: 0.6)).offer.map { ($0 * 100).rounded() } == 61)
        #expect(try level(short, of: .stepLength, goal: Goal(stepLength: 0.6)).next == .highest)
    }

    /// 2.45 mph read like a goal of 2.5, 2.44 do not; in kilometres neither reads like 4.0.
    @Test(arguments: [(2.45, 20), (2.44, 0)])
    func `in miles a day reaches the goal that it reads like, and the next one is a whole tenth`(_ mph: Double, _ reached: Int) throws {
        let mile = Units.metresPerMile / 3600
        let walked = (1...20).map { Day(date: today.adding(days: -$0), speed: mph * mile + 1e-9) }
        let found = try level(walked, of: .speed, goal: Goal(speed: 2.5 * mile), profile: profile(.from60, .man), units: .imperial)
        #expect(found.reachedDays == reached)
        #expect(found.offer.map { ($0 / mile * 10).rounded() } == (reached > 0 ? 26 : nil))
        if case .waiting(let next, _, _, _) = found.next { #expect(abs(next / mile - 2.6) < 1e-9) }
    }

    @Test func `a goal that was made in kilometres is not raised to what reads the same in miles`() throws {
        let fast = (1...20).map { Day(date: today.adding(days: -$0), speed: 1.5) }
        // 4.0 km/h, and the 1.13 m/s of the table, are both 2.5 mph.
        let found = try level(fast, of: .speed, goal: Goal(speed: 4 / 3.6), profile: profile(.from70, .woman), units: .imperial)
        #expect(found.next == .highest)
    }

    @Test func `the level counts how often the goal rose above all before`() throws {
        let goals = GoalHistory(
            [6000, 7000, 5000, 7000, 8000].enumerated().map { .init(from: today.adding(days: $0 - 9), goal: Goal(steps: $1)) })
        #expect(GoalLevel(.steps, days: [], goals: goals, profile: nil, units: .metric, today: today)?.number == 3)
        #expect(GoalLevel(.steps, days: [], goals: GoalHistory(), profile: nil, units: .metric, today: today)?.number == 1)
        #expect(GoalLevel(.speed, days: [], goals: GoalHistory(), profile: nil, units: .metric, today: today)?.number == 0)
    }

    @Test func `a first goal never asks for less than somebody does anyway`() throws {
        let fast = (1...20).map { Day(date: today.adding(days: -$0), speed: 1.33) }
        #expect(try level(fast, of: .speed, profile: profile(.from60, .woman)).next == .beyond)
        let usual = (1...20).map { Day(date: today.adding(days: -$0), speed: 1.24) }
        #expect(try level(usual, of: .speed, profile: profile(.from60, .woman)).offer.map { ($0 * 36).rounded() } == 45)
    }

    @Test(arguments: [([8000.0], 2), ([5000], 1), ([5000, 5500], 2), ([7000], 1)])
    func `a goal above the program's own is a level more, and one below it begins anew`(_ steps: [Double], _ number: Int) {
        let goals = GoalHistory(steps.enumerated().map { .init(from: today.adding(days: $0 - 9), goal: Goal(steps: Int(clamping: $1))) })
        #expect(GoalLevel(.steps, days: [], goals: goals, profile: nil, units: .metric, today: today)?.number == number)
    }

    @Test func `minutes of a day have no level`() {
        #expect(GoalLevel(.minutes, days: [], goals: GoalHistory(), profile: nil, units: .metric, today: today) == nil)
    }

    @Test(arguments: [(14, 10), (15, 11), (16, 12), (17, 13), (18, 13), (20, 15), (21, 15), (27, 20), (28, 20)])
    func `five of seven days are rounded up`(_ known: Int, _ needed: Int) throws {
        let reached = days(Array(repeating: 7000, count: needed) + Array(repeating: 6999, count: known - needed))
        #expect(try level(reached).offer == 7700)
        let short = days(Array(repeating: 7000, count: needed - 1) + Array(repeating: 6999, count: known - needed + 1))
        #expect(try level(short).next == .waiting(7700, reached: needed - 1, needed: needed, known: known))
    }

    @Test func `a goal that is as high as the next one would be waits for a higher one`() throws {
        let easy = Goal(steps: 7700, weekdaySteps: Dictionary(uniqueKeysWithValues: (1...7).map { ($0, 3000) }))
        let found = try level(days(Array(repeating: 7000, count: 28)), goal: easy)
        #expect(found.next == .waiting(8000, reached: 28, needed: 20, known: 28), "a tenth above it is beyond what is supported")
    }

    @Test func `a step length is measured by the best month of the last year, and by no older one`() throws {
        let recent = (1...20).map { Day(date: today.adding(days: -$0), stepLength: 0.6) }
        let old = (400...440).map { Day(date: today.adding(days: -$0), stepLength: 0.8) }
        #expect(try level(recent + old, of: .stepLength, goal: Goal(stepLength: 0.6)).next == .highest)
    }
}
