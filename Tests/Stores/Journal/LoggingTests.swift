import Testing
import Walking

@testable import Journal

/// Walks that are logged at the same moment, by programs that know nothing of each other.
struct LoggingTests {
    @Test func `two programs that log the same walk at once both keep theirs`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/journal.db"
        let first = try Journal(path: path, clock: FixedClock(moment(60)), zone: berlin)
        let second = try Journal(path: path, clock: FixedClock(moment(60)), zone: berlin)
        let profile = try await first.profile(first.localAccount().id)
        let other = try await second.profile(second.localAccount().id)
        let draft = WalkDraft(start: moment(0), duration: .seconds(1800), steps: 3000)
        let logged = try await withThrowingTaskGroup(of: WalkID.self) { group in
            for index in 0..<40 {
                group.addTask {
                    let journal: any JournalRepository = index.isMultiple(of: 2) ? profile : other
                    return try await LogWalk(journal: journal, clock: FixedClock(moment(60)))(draft).walk.id
                }
            }
            return try await group.reduce(into: Set<WalkID>()) { $0.insert($1) }
        }
        #expect(logged.count == 40)
        #expect(try await profile.countWalks(WalkFilter()) == 40)
    }

    @Test func `a name that another program took between two looks does not cost its walk`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(start: moment(0), end: moment(30), zone: berlin, steps: 3000, title: "mine")
        var theirs = walk
        theirs.title = "theirs"
        let first = try await profile.log(walk)
        let second = try await profile.log(theirs)
        #expect(first.walk.id == walk.id)
        #expect(second.walk.id != walk.id)
        #expect(try await profile.walk(first.walk.id)?.title == "mine")
        #expect(try await profile.walk(second.walk.id)?.title == "theirs")
    }

    @Test func `a walk says how many of its steps were new`() async throws {
        let profile = try await memoryJournal().profile
        #expect(try await profile.log(Walk(start: moment(0), end: moment(30), zone: berlin, steps: 3000)).addedSteps == 3000)
        let overlapping = try await profile.log(Walk(start: moment(20), end: moment(40), zone: berlin, steps: 2000))
        let day = try #require(try await profile.allDays().first)
        #expect(overlapping.addedSteps == day.stepCount - 3000)
        #expect(overlapping.addedSteps < 2000)
        #expect(try await profile.log(Walk(start: moment(100), end: moment(130), zone: berlin)).addedSteps == 0)
    }
}
