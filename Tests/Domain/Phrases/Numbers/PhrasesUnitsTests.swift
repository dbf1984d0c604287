import Testing
import Walking

@testable import Phrases

struct PhrasesUnitsTests {
    private let metric = Phrases(.en)
    private let imperial = Phrases(.en, units: .imperial)

    @Test(
        arguments: [
            (0, "0 m", "0 ft"), (-5, "0 m", "0 ft"), (1, "1 m", "3 ft"), (160, "160 m", "525 ft"), (161, "161 m", "0.10 mi"),
            (999.4, "999 m", "0.62 mi"),
            (999.5, "1.0 km", "0.62 mi"), (1609.344, "1.6 km", "1.0 mi"), (42_195, "42.2 km", "26.2 mi"),
            (99_940, "99.9 km", "62.1 mi"), (99_950, "100 km", "62.1 mi"),
            (1_609_344, "1,609 km", "1,000 mi"), (2_000_000, "2,000 km", "1,243 mi"), (.nan, "–", "–"),
            (.infinity, "–", "–"),
        ])
    func `a way has the unit that fits its length`(_ metres: Double, _ inMetres: String, _ inMiles: String) {
        #expect(metric.distance(metres) == inMetres)
        #expect(imperial.distance(metres) == inMiles)
    }

    @Test(arguments: [(0, "0.0 km/h", "0.0 mph"), (1, "3.6 km/h", "2.2 mph"), (1.4, "5.0 km/h", "3.1 mph"), (-1, "-3.6 km/h", "-2.2 mph")])
    func `a speed is a number an hour`(_ speed: Double, _ inMetres: String, _ inMiles: String) {
        #expect(metric.speed(speed) == inMetres && imperial.speed(speed) == inMiles)
    }

    @Test(arguments: [(1.2, 1.5, "4.3–5.4 km/h"), (1.2, 1.2, "4.3 km/h"), (1.2, 1.201, "4.3 km/h")])
    func `a span of speeds that look alike is one`(_ low: Double, _ high: Double, _ text: String) {
        #expect(metric.speeds(low...high) == text)
    }

    @Test(arguments: [(0.58, "58 cm", "22.8 in"), (0.7049, "70 cm", "27.8 in"), (1, "100 cm", "39.4 in")])
    func `a step is measured in short units`(_ length: Double, _ inMetres: String, _ inInches: String) {
        #expect(metric.stepLength(length) == inMetres && imperial.stepLength(length) == inInches)
    }

    @Test func `a scale has round lengths that grow, in each unit`() {
        for phrases in [metric, imperial] {
            let lengths = phrases.roundLengths
            #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 < $1 })
            let texts = lengths.map(phrases.roundLength)
            #expect(Set(texts).count == texts.count)
            #expect(texts.allSatisfy { ["1", "2", "5"].contains($0.first { $0 != "0" }.map { String($0) } ?? "") }, "\(texts)")
        }
    }

    @Test(
        arguments: [
            (Metric.steps, 6412, "6,412", 6412, "", ""), (.flights, 3, "3", 3, "", ""), (.distance, 4600, "4.6 km", 4.6, "km", "mi"),
            (.exercise, 1200, "20 min", 20, "", ""),
            (.speed, 1.5, "5.4 km/h", 5.4, "km/h", "mph"), (.stepLength, 0.7, "70 cm", 70, "cm", "in"),
        ])
    func `each measure has its value, its axis and its unit`(
        _ metric: Metric, _ value: Double, _ text: String, _ axis: Double, _ unit: String, _ imperialUnit: String
    ) {
        let phrases = Phrases(.en)
        #expect(phrases.value(value, of: metric) == text)
        #expect(abs(phrases.axisValue(value, of: metric) - axis) < 1e-9)
        #expect(phrases.axisUnit(of: metric) == unit && imperial.axisUnit(of: metric) == imperialUnit)
        #expect(phrases.spelledValue(value, of: metric) == (metric == .steps ? "6,412 steps" : text))
    }

    @Test func `the parts of a day's distance are in one unit, which is that of distances`() {
        let parts = [5.0, 160, 162, 1609.344, 3218.688].map { imperial.part(.amount($0), of: .distance) }
        #expect(parts == ["0.003 mi", "0.099 mi", "0.101 mi", "1.000 mi", "2.000 mi"])
        #expect(Phrases(.en).part(.amount(1609.344), of: .distance) == "1,609 m")
    }

    @Test(arguments: [Units.metric, .imperial])
    func `values that read the same are the same on an axis`(_ units: Units) {
        let phrases = Phrases(.en, units: units)
        for metric in [Metric.speed, .stepLength] {
            var known: [String: Double] = [:]
            for value in stride(from: 0.5, to: 2, by: 0.001) {
                let (text, axis) = (phrases.value(value, of: metric), phrases.axisValue(value, of: metric))
                #expect(known[text, default: axis] == axis, "\(text)")
                known[text] = axis
            }
            #expect(Set(known.values).count == known.count)
        }
        for measure in GaitMeasure.allCases {
            let near = (1...9).map { phrases.axisValue(1 + Double($0) / 1e6, of: measure) }
            #expect(Set(near).count <= 2, "\(measure)")
        }
    }

    @Test func `a number of an axis is copied as exactly as it is said`() {
        let phrases = Phrases(.en)
        #expect(phrases.saidAxisValue(4.634, of: Metric.distance) == 4.6 && phrases.saidAxisValue(0.8124, of: Metric.distance) == 0.812)
        #expect(imperial.saidAxisValue(2.876, of: Metric.distance) == 2.9)
        #expect(phrases.saidAxisValue(12.624901586198371, of: Metric.doubleSupport) == 12.6)
        #expect(phrases.saidAxisValue(12.624901586198371, of: GaitMeasure.asymmetry) == 12.6)
        #expect(phrases.saidAxisValue(6412.4, of: .metric(.steps)) == 6412 && phrases.saidAxisValue(30.6, of: .minutes) == 31)
    }

    @Test(arguments: [(173, "173 cm", "5'8\""), (183, "183 cm", "6'0\""), (152, "152 cm", "5'0\"")])
    func `a height is written as people say it`(_ centimetres: Int, _ inMetres: String, _ inFeet: String) {
        #expect(metric.height(centimetres) == inMetres && imperial.height(centimetres) == inFeet)
    }

    @Test func `an answer that is no height says what would be one, in the units that are set`() {
        #expect(metric.heightWrong == "From 50 to 250, or nothing.")
        #expect(imperial.heightWrong == "From 1'8\" to 8'2\", or nothing.")
        #expect(Phrases(.ko).reason(.height) == "키를 cm로 적어 주세요. 예: 158")
        #expect(metric.reason(.height) == "Write the height in cm, as in 158." && imperial.reason(.height).contains("5'2\""))
        #expect(Phrases(.ko).heightWrong == "50부터 250까지 적거나 비워 두세요.")
        #expect(metric.heightHelp.contains("cm") && imperial.heightHelp.contains("5'8\""))
    }
}
