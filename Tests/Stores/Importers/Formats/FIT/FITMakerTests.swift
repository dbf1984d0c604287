import Testing
import Walking

@testable import Importers

struct FITMakerTests {
    @Test(arguments: [
        1: "Garmin", 13: "Garmin", 15: "Garmin", 76: "Garmin", 23: "Suunto", 32: "Wahoo", 71: "TomTom", 86: "Timex", 123: "Polar",
        265: "Strava", 267: "Stryd", 294: "Coros", 310: "Samsung", 317: "Runkeeper", 338: "Hammerhead", 16: "FIT device", 311: "FIT device",
    ])
    func `a maker is known by its number in FIT's own list`(number: Int, name: String) throws {
        let source = try #require(FITMaker.source(FITMessage(kind: .fileID, numbers: [1: Double(number)])))
        #expect(source.name == name && source.manufacturer == name && source.kind == .workout)
    }

    @Test func `where no maker is named there is none`() {
        #expect(FITMaker.source(FITMessage(kind: .fileID, numbers: [2: 7])) == nil)
    }
}
