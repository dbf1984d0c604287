import Testing
import Walking

@testable import Importers

struct FitbitExercisesTests {
    private func read(_ fields: String, zone: String = "UTC") throws -> ImportBatch {
        try ImportersTests.read(FitbitFormat.self, .exercises, "[{\"logId\":1,\(fields)}]", zone: zone)
    }

    private let start = "\"startTime\":\"03/27/26 07:00:00\",\"duration\":600000"

    @Test(arguments: [("Mile", 1609.344), ("Kilometer", 1000.0), ("", 1000)])
    func `a distance is in the person's unit`(_ unit: String, _ metres: Double) throws {
        let batch = try read("\"activityName\":\"Walk\",\(start),\"distance\":1,\"distanceUnit\":\"\(unit)\"")
        #expect(batch.walks.map(\.distance) == [metres])
    }

    @Test func `the number of an activity is the same in every language`() throws {
        #expect(try read("\"activityName\":\"Frisbeeing\",\"activityTypeId\":90013,\(start)").walks.count == 1)
        #expect(try read("\"activityName\":\"Frisbeeing\",\(start)").leftOut.map(\.name) == ["Frisbeeing"])
        #expect(try read("\"activityName\":\"Hike\",\(start)").walks.map(\.tags) == [["hike"]])
    }

    @Test func `the web interface writes the person's own clock`() throws {
        let walk = "\"activityName\":\"Walk\",\"startDate\":\"2026-03-27\",\"startTime\":\"08:00\",\"duration\":600000"
        #expect(try read(walk, zone: "Europe/Berlin").walks.map(\.start) == [seven])
    }

    @Test(arguments: [
        "\"startTime\":\"03/27/26 07:00:00\"", "\"startTime\":\"03/27/26 07:00:00\",\"duration\":-1",
        "\"startTime\":\"03/27/26 07:00:00\",\"duration\":1e300", "\"startTime\":\"25:00\",\"startDate\":\"2026-03-27\",\"duration\":1",
        "\"duration\":600000",
    ])
    func `a walk that has no time is left out`(_ fields: String) throws {
        let batch = try read("\"activityName\":\"Walk\",\(fields)")
        #expect(batch.walks.isEmpty && batch.skipped == [.badDate: 1])
    }

    @Test func `pauses are no part of the time on the move`() throws {
        #expect(try read("\"activityName\":\"Walk\",\(start),\"activeDuration\":540000").walks.map(\.movingTime) == [.seconds(540)])
    }
}
