import Testing
import Walking

@testable import Importers

struct TakeoutPointsTests {
    private func point(_ value: String, type: String = "com.google.step_count.delta", from: String = "1774594800000000000") -> String {
        "{\"dataTypeName\":\"\(type)\",\"startTimeNanos\":\(from),\"endTimeNanos\":\"1774594860000000000\",\(value)}"
    }

    private func read(_ points: String..., kinds: [TakeoutFormat.Kind] = [.merged]) throws -> ImportBatch {
        let text = "{\"Data Points\":[\(points.joined(separator: ","))]}"
        return try ImportersTests.read(TakeoutFormat.self, kinds.map { ($0, text) })
    }

    @Test func `both vintages of a value are read, and times as numbers or texts`() throws {
        let batch = try read(
            point("\"fitValue\":[{\"value\":{\"intVal\":12}}]"), point("\"value\":[{\"intVal\":13}]"),
            point("\"value\":[{\"fpVal\":8.5}]", type: "com.google.distance.delta", from: "\"1774594800000000000\""))
        #expect(batch.samples.map(\.value) == [12, 13, 8.5])
        #expect(batch.samples.allSatisfy { $0.start == seven && $0.end == seven + .seconds(60) })
    }

    @Test func `another stream counts only where there is no merged one`() throws {
        let steps = point("\"value\":[{\"intVal\":13}]")
        #expect(try read(steps, kinds: [.merged, .stream]).samples.count == 1)
        #expect(try read(steps, kinds: [.stream]).samples.count == 1)
    }

    @Test func `what is no measure of walking, has no time or no value is left out by its reason`() throws {
        #expect(try read(point("\"value\":[{\"fpVal\":70}]", type: "com.google.heart_rate.bpm")).skipped == [.otherRecord: 1])
        #expect(try read(point("\"value\":[{\"intVal\":1}]", from: "0")).skipped == [.badDate: 1])
        #expect(try read(point("\"value\":[{\"intVal\":1}]", from: "1e300")).skipped == [.badDate: 1])
        #expect(try read(point("\"value\":[]")).skipped == [.badValue: 1])
        #expect(try read(point("\"value\":[{\"intVal\":0}]")).samples.isEmpty)
    }
}
