import Testing
import Walking

struct RankChallengeTests {
    private let first = CivilDate(dayNumber: 20_775)

    private func terms(days: Int = 7, cap: DailyCap = .none, hasHandicap: Bool = false) throws -> ChallengeTerms {
        try #require(ChallengeTerms(first: first, last: first.adding(days: days - 1), dailyCap: cap, hasHandicap: hasHandicap))
    }

    /// A walker with so many steps on each day of the four weeks before, and some during the challenge.
    private func walker(_ id: Int, before: [Int] = [], during: [Int]) -> ChallengeWalker<Int> {
        let usual = before.enumerated().map { (first.adding(days: -1 - $0.offset), $0.element) }
        let now = during.enumerated().map { (first.adding(days: $0.offset), $0.element) }
        return ChallengeWalker(id: id, nickname: "w\(id)", days: Dictionary(usual + now) { $1 })
    }

    @Test func `steps count up to the cap of a day, and only within the challenge`() throws {
        let walkers = [walker(1, before: [90_000], during: [20_000, 0]), walker(2, during: [7000, 7000])]
        let places = RankChallenge(try terms(cap: .low))(walkers, today: first.adding(days: 1))
        #expect(places.map(\.id) == [2, 1])
        #expect(places.map(\.steps) == [14_000, 7500])
        #expect(places.map(\.rank) == [1, 2])
        #expect(places.allSatisfy { $0.percent == nil })
    }

    @Test func `the same counts share a place, in the order of names`() throws {
        let places = RankChallenge(try terms())([walker(2, during: [5]), walker(1, during: [5]), walker(3, during: [4])], today: first)
        #expect(places.map(\.id) == [1, 2, 3])
        #expect(places.map(\.rank) == [1, 1, 3])
    }

    @Test func `with a handicap everybody is compared with their own usual day`() throws {
        let slow = walker(1, before: [2000, 2000, 2000, 2000, 2000, 2000, 9000], during: [3000, 3000])
        let fast = walker(2, before: Array(repeating: 12_000, count: 7), during: [12_000, 12_000])
        let places = RankChallenge(try terms(hasHandicap: true))([fast, slow], today: first.adding(days: 1))
        #expect(places.map(\.id) == [1, 2])
        #expect(places.map(\.percent) == [150, 100])
    }

    @Test func `who has too few days before has no place, and stands at the end`() throws {
        let new = walker(1, before: [5000, 5000, 5000, 0, 0, 0, 5000, 5000, 5000], during: [50_000])
        let known = walker(2, before: Array(repeating: 5000, count: 7), during: [1])
        let rank = RankChallenge(try terms(hasHandicap: true))
        #expect(rank([new, known], today: first).map(\.rank) == [1, nil])
        #expect(rank([new, known], today: first).map(\.id) == [2, 1])
        #expect(rank.usual(of: new.days) == nil)
    }

    @Test func `days longer ago than four weeks say nothing of what is usual`() throws {
        let days = Dictionary(uniqueKeysWithValues: (1...60).map { (first.adding(days: -$0), $0 <= 28 ? 4000 : 90_000) })
        #expect(RankChallenge(try terms()).usual(of: days) == 4000)
        // A usual day is counted as the challenge counts.
        #expect(RankChallenge(try terms(cap: .low)).usual(of: days.mapValues { $0 * 3 }) == 7500)
    }

    @Test(arguments: [false, true]) func `the score of a large room puts walkers in the same order, and says the same percent`(
        _ hasHandicap: Bool
    ) throws {
        let walkers = [
            walker(1, before: [2000, 2000, 2000, 2000, 2000, 2000, 9000], during: [3000, 3000]),
            walker(2, before: Array(repeating: 12_000, count: 7), during: [12_000, 12_000]), walker(3, during: [900]),
        ]
        let today = first.adding(days: 1)
        let rank = RankChallenge(try terms(hasHandicap: hasHandicap))
        let places = rank(walkers, today: today)
        let scores = Dictionary(uniqueKeysWithValues: walkers.map { ($0.id, rank.score(of: $0.days)) })
        #expect(walkers.map(\.id).sorted { scores[$0] ?? 0 > scores[$1] ?? 0 } == places.map(\.id))
        for (index, place) in places.enumerated() {
            let shown = rank.place(of: place.id, nickname: place.nickname, rank: index + 1, score: scores[place.id] ?? 0, today: today)
            #expect(shown.rank == place.rank && shown.percent == place.percent)
            #expect(hasHandicap || shown.steps == place.steps)
        }
    }

    @Test func `there are no places before it begins, and after it ends they stay`() throws {
        let rank = RankChallenge(try terms(days: 2))
        let one = walker(1, during: [10, 20, 4000])
        #expect(rank([one], today: first.adding(days: -1)).isEmpty)
        #expect(rank([one], today: first.adding(days: 30)).map(\.steps) == [30])
    }

    @Test func `a result stays once the last day is over everywhere and late machines had a day`() throws {
        let terms = try terms(days: 1)
        let end = Instant(milliseconds: Int64(first.dayNumber + 1) * 86_400_000)
        #expect(!terms.isSettled(at: end + .seconds(36 * 3600 - 1)))
        #expect(terms.isSettled(at: end + .seconds(36 * 3600)))
    }

    @Test(arguments: [(-1, false), (0, true), (91, true), (92, false)])
    func `a challenge has one day to thirteen weeks and a day`(_ offset: Int, _ isOne: Bool) {
        let terms = ChallengeTerms(first: first, last: first.adding(days: offset), dailyCap: .none, hasHandicap: false)
        #expect((terms != nil) == isOne)
    }
}
