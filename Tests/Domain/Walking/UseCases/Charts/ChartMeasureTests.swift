import Foundation
import Testing

@testable import Walking

struct ChartMeasureTests {
    @Test func `a measure is kept by the name that its metric has always had, and minutes by theirs`() throws {
        for (measure, name) in [(ChartMeasure.stepLength, "stepLength"), (.metric(.flights), "flights"), (.minutes, "minutes")] {
            let kept = try JSONEncoder().encode([measure])
            #expect(String(decoding: kept, as: UTF8.self) == "[\"\(name)\"]")
            #expect(try JSONDecoder().decode([ChartMeasure].self, from: kept) == [measure])
        }
        #expect(ChartMeasure(rawValue: "spede") == nil)
    }

    @Test func `each measure of a chart can be proved`() {
        #expect(ChartMeasure.charted.allSatisfy { ChartMeasure.proved.contains($0) })
        #expect(ChartMeasure(leading: .minutes) == .minutes && ChartMeasure(leading: .steps) == .steps)
    }
}
