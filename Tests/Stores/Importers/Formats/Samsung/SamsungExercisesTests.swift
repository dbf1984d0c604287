import Testing
import Walking

@testable import Importers

struct SamsungExercisesTests {
    private func read(_ row: String) throws -> ImportBatch {
        let header = "exercise_type,start_time,end_time,duration,distance,count,title"
        return try ImportersTests.read(SamsungFormat.self, .exercise, "table,1,1\n\(header)\n\(row)\n")
    }

    @Test func `a walk without an end lasts as long as it says`() throws {
        let walk = try #require(try read("1001,1774594800000,,600000,800,1000,Lake").walks.first)
        #expect(walk.end == seven + .seconds(600) && walk.distance == 800 && walk.steps == 1000 && walk.title == "Lake")
        #expect(walk.tags.isEmpty)
    }

    @Test func `a hike is a walk with a tag, and every other number is none`() throws {
        #expect(try read("13001,1774594800000,1774595400000,,,,").walks.map(\.tags) == [["hike"]])
        #expect(try read("1002,1774594800000,1774595400000,,,,").skipped == [.notAWalk: 1])
        #expect(try read(",1774594800000,1774595400000,,,,").skipped == [.notAWalk: 1])
    }

    @Test func `nothing is no measure, and a walk without a start is none`() throws {
        let walk = try #require(try read("1001,1774594800000,1774595400000,600000,0,0,").walks.first)
        #expect(walk.distance == nil && walk.steps == nil)
        #expect(try read("1001,,1774595400000,600000,,,").skipped == [.badDate: 1])
    }
}
