import Testing
import Walking

struct UnitsTests {
    @Test func `the units are those of the locale's region`() {
        #expect(Units(environment: ["LANG": "en_US.UTF-8"]) == .imperial)
        #expect(Units(environment: ["LANG": "en_GB.UTF-8"]) == .metric)
        #expect(Units(environment: ["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "ko_KR.UTF-8"]) == .metric)
        #expect(Units(environment: ["LC_ALL": "en_US", "LC_MEASUREMENT": "ko_KR.UTF-8"]) == .imperial)
        #expect(Units(environment: ["LANG": "C.UTF-8"]) == .metric)
        #expect(Units(environment: [:]) == .metric)
    }

    @Test(arguments: [
        ("1.9 mi", 3057.75), ("2,7km", 2700.0), ("500 ft", 152.4), ("5,280 feet", 1609.344), ("100 yd", 91.44), ("800 m", 800.0),
    ])
    func `a distance with a unit is the same whatever is set`(_ text: String, _ metres: Double) throws {
        for units in Units.allCases {
            let typed = try #require(TypedDistance(text, in: units))
            #expect(abs(typed.metres - metres) < 0.01)
        }
    }

    @Test func `a number alone is in the units that are set`() {
        #expect(TypedDistance("2", in: .metric)?.metres == 2000)
        #expect(TypedDistance("2", in: .imperial)?.metres == 3218.688)
        #expect(TypedSpeed("3.6", in: .metric)?.metresPerSecond == 1)
        #expect(TypedSpeed("3", in: .imperial).map { Int(clamping: $0.metresPerSecond * 100) } == 134)
        #expect(TypedLength("63", in: .metric).map { Int(clamping: $0.metres * 100) } == 63)
        #expect(TypedLength("25", in: .imperial).map { Int(clamping: $0.metres * 1000) } == 635)
    }

    @Test(arguments: [
        ("172 cm", 172), ("1.72 m", 172), ("1,72m", 172), ("172센티", 172), ("5'8\"", 173), ("5′8″", 173), ("5’8”", 173), ("5'8", 173),
        ("5 ft 8 in", 173), ("5ft8", 173), ("5 feet 8 inches", 173), ("68 in", 173), ("68\"", 173), ("5'", 152), ("5''", 13),
    ])
    func `a height is read as people write it`(_ text: String, _ centimetres: Int) {
        for units in Units.allCases { #expect(TypedLength(text, in: units).map { Int(clamping: $0.metres * 100) } == centimetres) }
    }

    @Test(arguments: ["", "tall", "5'13", "5'8'2", "-3", "ft", "1.7.2", "5 x"])
    func `what is no length is none`(_ text: String) {
        #expect(TypedLength(text, in: .metric) == nil)
    }

    @Test(arguments: [("4.5 km/h", 125), ("2.8 mph", 125), ("1.25 m/s", 125), ("4,5km/h", 125)])
    func `a speed with a unit is the same whatever is set`(_ text: String, _ hundredths: Int) {
        for units in Units.allCases { #expect(TypedSpeed(text, in: units).map { Int(clamping: $0.metresPerSecond * 100) } == hundredths) }
    }

    @Test func `every height survives being written in feet and read again`() {
        for centimetres in Profile.heights {
            let draft = ProfileDraft(Profile(gender: .unsaid, ageBand: .unsaid, heightCentimetres: centimetres), units: .imperial)
            #expect(abs((draft.profile?.heightCentimetres ?? 0) - centimetres) <= 1)
        }
    }

    @Test func `a height is called wrong only once it is`() {
        var draft = ProfileDraft(units: .imperial)
        for text in ["5", "5'", "5'1", "5'11", "5 f", "5 ft ", "5 ft 11", "180 c"] {
            draft.height = text
            #expect(!draft.isHeightWrong, "\(text)")
        }
        draft.height = "5'13"
        #expect(draft.isHeightWrong && draft.profile == nil)
    }
}
