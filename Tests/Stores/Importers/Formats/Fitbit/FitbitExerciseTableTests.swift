import Testing
import Walking

@testable import Importers

struct FitbitExerciseTableTests {
    private func read(_ row: String) throws -> ImportBatch {
        let header = "exercise_start,exercise_end,activity_name,tracker_total_steps,tracker_total_distance_mm"
        return try ImportersTests.read(FitbitFormat.self, .exerciseTable, "\(header)\n\(row)\n")
    }

    @Test func `distances are in millimetres`() throws {
        let walk = try #require(try read("2026-03-27T07:00:00Z,2026-03-27T07:10:00Z,Walk,1000.4,701500").walks.first)
        #expect(walk.distance == 701.5 && walk.steps == 1000 && walk.start == seven && walk.end == seven + .seconds(600))
    }

    @Test func `another sport is no walk, one that nobody knows is offered, and a walk without a start is none`() throws {
        #expect(try read("2026-03-27T07:00:00Z,,Swim,,").skipped == [.notAWalk: 1])
        #expect(try read("2026-03-27T07:00:00Z,,Frisbeeing,,").leftOut.map(\.name) == ["Frisbeeing"])
        #expect(try read(",,Walk,,").skipped == [.badDate: 1])
    }
}
