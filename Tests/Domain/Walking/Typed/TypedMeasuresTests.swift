import Testing

@testable import Walking

/// Steps, ways and speeds as they are typed.
struct TypedMeasuresTests {
    @Test(
        arguments: [
            ("3912", 3912, false), ("3,912", 3912, false), ("3912 steps", 3912, true), ("1 step", 1, true), ("3912걸음", 3912, true),
            ("3912보", 3912, true),
            ("만 보", 10_000, true), ("5,604s", 5604, true), ("300s", 300, true), ("0", 0, false), (" 12 STEPS ", 12, true),
        ])
    func `steps are a number with or without their name`(_ text: String, _ count: Int, _ hasUnit: Bool) {
        let typed = TypedSteps(text)
        #expect(typed?.count == count && typed?.hasUnit == hasUnit)
    }

    @Test(arguments: ["", "steps", "299s", "-3", "3.5 steps", "3 km", "s", "99999999"])
    func `what are no steps are not read as such`(_ text: String) {
        #expect(TypedSteps(text) == nil)
    }

    @Test(
        arguments: [
            ("2.4 km", 2400), ("2,4km", 2400), ("800m", 800), ("1,234 m", 1234), ("0.5 m", 0.5), ("2 킬로", 2000), ("2.5㎞", 2500),
            ("800 미터", 800), ("3 kilometres", 3000),
            ("2키로", 2000), ("2.5키로미터", 2500), ("a mile", 1609.344), ("half a mile", 804.672), ("two miles", 3218.688),
        ])
    func `a way is a number with its unit`(_ text: String, _ metres: Double) throws {
        #expect(abs(try #require(TypedDistance(text)).metres - metres) < 1e-9)
    }

    @Test(arguments: ["", "km", "0 km", "-1 km", "1000 km", "2.4.5 km", "2 parsecs", "km 2", "nan km", "am", "i am", "mile"])
    func `what is no way is not read as one`(_ text: String) {
        #expect(TypedDistance(text) == nil)
    }

    @Test(arguments: 0..<100)
    func `a way is written so that it can be read again, to ten metres`(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let metres = Double.random(in: 10...90_000, using: &random)
        for units in Units.allCases {
            let way = TypedDistance(metres: metres)
            for text in [way.text(in: units), way.textWithUnit(in: units)] {
                let read = try #require(TypedDistance(text, in: units))
                #expect(abs(read.metres - metres) <= units.metresPerLong / 200 + 1e-6)
            }
            #expect(TypedDistance(way.textWithUnit(in: units))?.metres == TypedDistance(way.text(in: units), in: units)?.metres)
        }
    }

    @Test(arguments: [(0.0, "0"), (2000, "2"), (2400, "2.4"), (2450, "2.45"), (2054, "2.05"), (-5, "0"), (.nan, "0"), (.infinity, "0")])
    func `a way is written without what it does not need`(_ metres: Double, _ text: String) {
        #expect(TypedDistance(metres: metres).description == text)
    }

    @Test(
        arguments: [("5.4 km/h", 1.5), ("5.4kmh", 1.5), ("5.4 kph", 1.5), ("3 mph", 1.34112), ("1.4 m/s", 1.4), ("5.4", 1.5)]
            as [(String, Double)])
    func `a speed is a number with its unit`(_ text: String, _ metresPerSecond: Double) throws {
        #expect(abs(try #require(TypedSpeed(text, in: .metric)).metresPerSecond - metresPerSecond) < 1e-9)
    }

    @Test(arguments: ["", "km/h", "0", "-3", "1000", "fast", "3 knots"])
    func `what is no speed is not read as one`(_ text: String) {
        #expect(TypedSpeed(text, in: .metric) == nil)
    }
}
