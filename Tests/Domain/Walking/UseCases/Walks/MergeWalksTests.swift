import Testing
import WalkingTesting

@testable import Walking

struct MergeWalksTests {
    private let noon = Instant(seconds: 1_775_131_200)

    private func walk(_ minute: Int64, steps: Int, title: String = "") -> Walk {
        let start = noon + .seconds(minute * 60)
        return Walk(start: start, end: start + .seconds(600), zone: .utc, steps: steps, title: title)
    }

    @Test func `one walk takes the place of several, without the time between them, and one undo gives them back`() async throws {
        let walks = [walk(0, steps: 900), walk(15, steps: 1100, title: "Lake")]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let (merged, undo) = try await MergeWalks(journal: journal)(walks.map(\.id))
        #expect(merged.steps == 2000 && merged.title == "Lake")
        #expect(merged.duration == .seconds(1500) && merged.walkingTime == .seconds(1200))
        #expect(try await journal.walks(WalkFilter(), after: nil, limit: 10).walks == [merged])
        _ = try await journal.undo(undo)
        #expect(await journal.walkCount == 2)
    }

    @Test(arguments: [(370, nil), (371, MergeFailure.farApart), (14_400, .farApart)])
    func `walks with more than six hours between them stay apart`(minute: Int, expected: MergeFailure?) async throws {
        let walks = [walk(0, steps: 900), walk(Int64(minute), steps: 1100)]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        var failure: MergeFailure?
        do throws(MergeFailure) { _ = try await MergeWalks(journal: journal)(walks.map(\.id)) } catch { failure = error }
        #expect(failure == expected)
        #expect(await journal.walkCount == (expected == nil ? 1 : 2))
    }

    @Test func `the pause is what none of the walks covers`() async throws {
        var long = walk(0, steps: 900)
        long.end = long.start + .seconds(8 * 3600)
        let walks = [long, walk(5, steps: 100), walk(540, steps: 1100)]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        #expect(try await MergeWalks(journal: journal)(walks.map(\.id)).walk.steps == 2100)
    }

    @Test func `walks that are longer than a day together stay apart`() async throws {
        let walks = (0...8).map { walk(Int64($0) * 180, steps: 100) }
        let journal = MemoryJournal(zone: .utc, walks: walks)
        await #expect(throws: MergeFailure.tooLong) { try await MergeWalks(journal: journal)(walks.map(\.id)) }
        #expect(await journal.walkCount == 9)
    }

    @Test func `nothing is merged when one of them is gone`() async throws {
        let here = walk(0, steps: 900)
        let journal = MemoryJournal(zone: .utc, walks: [here])
        await #expect(throws: MergeFailure.journal(.missing)) { try await MergeWalks(journal: journal)([here.id, WalkID()]) }
        await #expect(throws: MergeFailure.journal(.missing)) { try await MergeWalks(journal: journal)([]) }
        #expect(try await journal.walk(here.id) == here)
    }

    private func whole(_ hour: Int, steps: Int? = nil, title: String = "") -> Walk {
        let start = noon + .seconds(hour * 3600)
        return Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: steps, title: title)
    }

    @Test func `merged walks are one, and a name that is given twice counts once`() async throws {
        let walks = [whole(0, steps: 1000, title: "river"), whole(2, steps: 500)]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let (merged, undo) = try await MergeWalks(journal: journal)([walks[1].id, walks[0].id, walks[0].id])
        #expect(
            merged.steps == 1500 && merged.title == "river" && merged.duration == .seconds(9000) && merged.walkingTime == .seconds(3600))
        #expect(try await journal.walks(WalkFilter(), after: nil, limit: 9).walks == [merged])
        _ = try await journal.undo(undo)
        #expect(try await journal.walks(WalkFilter(), after: nil, limit: 9).walks == walks.reversed())
    }

    @Test func `to merge nothing, or what is gone, is missing and changes nothing`() async throws {
        let known = whole(0)
        let journal = MemoryJournal(zone: .utc, walks: [known])
        await #expect(throws: MergeFailure.journal(.missing)) { try await MergeWalks(journal: journal)([]) }
        await #expect(throws: MergeFailure.journal(.missing)) { try await MergeWalks(journal: journal)([known.id, WalkID()]) }
        #expect(try await journal.walks(WalkFilter(), after: nil, limit: 9).walks == [known])
    }
}
