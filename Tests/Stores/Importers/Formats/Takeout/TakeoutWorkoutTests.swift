import Testing
import Walking

@testable import Importers

struct TakeoutWorkoutTests {
    private func read(_ fields: String) throws -> ImportBatch { try ImportersTests.read(TakeoutFormat.self, .session, "{\(fields)}") }

    private let times = "\"startTime\":\"2026-03-27T07:00:00Z\",\"endTime\":\"2026-03-27T07:30:00Z\""

    @Test func `the duration is without the pauses`() throws {
        let walk = try #require(try read("\"fitnessActivity\":\"walking\",\(times),\"duration\":\"974.582s\"").walks.first)
        #expect(walk.start == seven && walk.end == seven + .seconds(1800))
        #expect(walk.movingTime == .milliseconds(974_582))
    }

    @Test func `steps and distance are the sums of the whole`() throws {
        let sums =
            "\"aggregate\":[{\"metricName\":\"com.google.step_count.delta\",\"intValue\":3000},{\"metricName\":\"com.google.distance.delta\",\"floatValue\":2100.5},{\"metricName\":\"com.google.calories.expended\",\"floatValue\":99}]"
        let walk = try #require(try read("\"fitnessActivity\":\"walking\",\(times),\(sums)").walks.first)
        #expect(walk.steps == 3000 && walk.distance == 2100.5)
    }

    @Test func `a ride is no walk, and a walk without a start is none`() throws {
        #expect(try read("\"fitnessActivity\":\"biking\",\(times)").skipped == [.notAWalk: 1])
        #expect(try read("\"fitnessActivity\":\"walking\"").skipped == [.badDate: 1])
    }
}
