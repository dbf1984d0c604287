import Testing

@testable import Walking

/// The weight of a body is read as people write it, and written so that it can be read again.
struct TypedWeightTests {
    @Test(
        arguments: [
            ("72 kg", 72), ("72kg", 72), ("72.5 kg", 72.5), ("72,5kg", 72.5), ("72 ㎏", 72), ("72 kilos", 72), ("72킬로", 72),
            ("72.5 킬로그램", 72.5), ("칠십이 킬로", 72), (" 72 KG ", 72), ("158 lb", 71.6676), ("158lbs", 71.6676), ("158 pounds", 71.6676),
            ("158파운드", 71.6676), ("11 st 4 lb", 71.6676), ("11st 4", 71.6676), ("11 stone 4 pounds", 71.6676), ("11 st", 69.8532),
            ("11스톤", 69.8532),
        ] as [(String, Double)])
    func `a weight with its unit is the same whatever is set`(_ text: String, _ kilograms: Double) throws {
        for units in Units.allCases {
            #expect(abs(try #require(TypedWeight(text, in: units)).kilograms - kilograms) < 0.0001, "\(text) in \(units)")
        }
    }

    @Test(arguments: Units.allCases)
    func `a number alone is in the unit that bodies are weighed in`(_ units: Units) throws {
        let read = try #require(TypedWeight("158", in: units))
        #expect(abs(read.kilograms - (units.hasPounds ? 71.6676 : 158)) < 0.0001)
    }

    @Test(arguments: ["", "kg", "heavy", "0 kg", "-72 kg", "72.5.1 kg", "72 cm", "11 st 14 lb", "11 st 4 kg", "st 4", "99999999 kg"])
    func `what is no weight is none`(_ text: String) {
        #expect(TypedWeight(text, in: .metric) == nil)
    }

    @Test(
        arguments: [
            (72, .metric, "72 kg"), (72.5, .metric, "72.5 kg"), (71.667_594_46, .imperial, "158 lb"), (72.5, .imperial, "159.8 lb"),
            (72.5, .milesAndCentimetres, "72.5 kg"), (71.667_594_46, .kilometresAndInches, "158 lb"),
            (71.667_594_46, .metricWithPounds, "158 lb"), (72.5, .imperialWithKilograms, "72.5 kg"),
        ] as [(Double, Units, String)])
    func `a weight is written to a tenth, without what it does not need`(_ kilograms: Double, _ units: Units, _ text: String) throws {
        #expect(TypedWeight.text(kilograms, in: units) == text)
        #expect(abs(try #require(TypedWeight(text, in: units)).kilograms - kilograms) <= 0.05)
    }
}
