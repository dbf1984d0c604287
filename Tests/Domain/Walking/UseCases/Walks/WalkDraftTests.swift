import Testing

@testable import Walking

struct WalkDraftTests {
    private let now = Instant(seconds: 1_800_000_000)

    private func problems(_ change: (inout WalkDraft) -> Void) -> [WalkDraft.Problem] {
        var draft = WalkDraft(start: now - .seconds(7200), duration: .seconds(3600), steps: 5000, distance: 4000)
        change(&draft)
        return draft.problems(now: now)
    }

    @Test(
        arguments: [
            (3600, nil, nil, []), (3600, 5000, 4000, []), (0, nil, nil, [.noDuration]), (-60, nil, nil, [.noDuration]),
            (24 * 3600 + 1, nil, nil, [.tooLong, .inTheFuture]), (3600, 15_000, nil, []), (3600, 15_001, nil, [.tooManySteps]),
            (3600, 300, nil, []), (3600, 299, nil, [.tooFewSteps]), (3600, 0, nil, [.tooFewSteps]), (3600, -1, nil, [.tooManySteps]),
            (3600, nil, 25_200, []), (3600, nil, 25_201, [.tooFar]), (3600, nil, -1, [.tooFar]), (3600, nil, .nan, [.tooFar]),
            (30, 250, nil, []), (30, 251, nil, [.tooManySteps]),
            (1200, 200, 400, []), (1200, 200, 401, [.impossibleSteps]), (1200, 200, 5000, [.impossibleSteps]),
            (1200, 2000, 400, []), (1200, 2000, 100, [.impossibleSteps]), (1200, 2000, 0, []),
        ] as [(Int, Int?, Double?, [WalkDraft.Problem])])
    func `what a body can do in a time`(_ seconds: Int, _ steps: Int?, _ distance: Double?, _ expected: [WalkDraft.Problem]) {
        #expect(problems { ($0.duration, $0.steps, $0.distance) = (.seconds(seconds), steps, distance) } == expected)
    }

    @Test func `a walk lies between the first pedometer and a minute from now`() {
        #expect(problems { $0.start = Quarantine.earliest }.isEmpty)
        #expect(problems { $0.start = Quarantine.earliest - .seconds(1) } == [.tooLongAgo])
        #expect(problems { $0.start = now - .seconds(3540) }.isEmpty)
        #expect(problems { $0.start = now - .seconds(3539) } == [.inTheFuture])
        #expect(problems { $0.start = .latest }.contains(.inTheFuture))
    }

    @Test(arguments: [(60, true), (61, false)])
    func `a title is counted as people count`(_ length: Int, _ isGood: Bool) {
        #expect(problems { $0.title = String(repeating: "👨‍👩‍👧", count: length) }.isEmpty == isGood)
    }

    @Test func `all that is wrong is said at once`() {
        #expect(
            problems { ($0.duration, $0.steps, $0.distance, $0.title) = (.seconds(60), 9000, 9000, String(repeating: "x", count: 99)) }
                == [.tooManySteps, .tooFar, .titleTooLong])
    }

    @Test func `a walk as a draft is the walk`() {
        let walk = Walk(start: now, end: now + .seconds(60), zone: .utc, steps: 9, distance: 8, title: "t", note: "n", tags: ["a"])
        let draft = WalkDraft(walk)
        #expect((draft.start, draft.duration, draft.steps, draft.distance) == (now, .seconds(60), 9, 8))
        #expect((draft.title, draft.note, draft.tags) == ("t", "n", ["a"]))
    }
}
