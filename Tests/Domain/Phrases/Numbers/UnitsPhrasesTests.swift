import Phrases
import Testing
import Walking

struct UnitsPhrasesTests {
    @Test(arguments: [
        ("METRIC", Units.metric), ("imperial-lb", .imperial), ("Imperial-KG", .imperialWithKilograms), ("metric-kg", .metric),
        ("km-in-lb", .kilometresAndInches), ("miles-cm-kg", .milesAndCentimetres), ("miles", nil), ("imperial-st", nil),
    ])
    func `units are typed in any case, and as whole as one likes`(_ text: String, _ units: Units?) {
        #expect(Units(typed: text) == units)
    }

    @Test(arguments: [
        (Units.metric, "5.0 km", "3.6 km/h", "74 cm", "172 cm"), (.imperial, "3.1 mi", "2.2 mph", "29.1 in", "5'8\""),
        (.milesAndCentimetres, "3.1 mi", "2.2 mph", "74 cm", "172 cm"), (.kilometresAndInches, "5.0 km", "3.6 km/h", "29.1 in", "5'8\""),
        (.metricWithPounds, "5.0 km", "3.6 km/h", "74 cm", "172 cm"), (.imperialWithKilograms, "3.1 mi", "2.2 mph", "29.1 in", "5'8\""),
        (.milesAndCentimetresWithPounds, "3.1 mi", "2.2 mph", "74 cm", "172 cm"),
        (.kilometresAndInchesWithKilograms, "5.0 km", "3.6 km/h", "29.1 in", "5'8\""),
    ])
    func `ways and bodies have units of their own`(_ units: Units, _ way: String, _ speed: String, _ step: String, _ height: String) {
        let phrases = Phrases(.en, units: units)
        #expect(phrases.distance(5000) == way && phrases.speed(1) == speed)
        #expect(phrases.stepLength(0.74) == step && phrases.height(172) == height)
    }

    @Test(arguments: [(Units.milesAndCentimetres, 1609.344, 0.74), (.kilometresAndInches, 1000, 18.796)])
    func `a number alone is read in the unit of its measure`(_ units: Units, _ way: Double, _ step: Double) throws {
        #expect(try #require(TypedDistance("1", in: units)).metres == way)
        #expect(abs(try #require(TypedLength(units.hasInches ? "740" : "74", in: units)).metres - step) < 1e-9)
    }

    @Test(arguments: Units.allCases, [(GoalMeasure.speed, 1.0), (.stepLength, 0.58)])
    func `a goal is reached exactly where the number on show is not below the goal's`(_ units: Units, _ asked: (GoalMeasure, Double)) {
        let (phrases, (measure, middle)) = (Phrases(.en, units: units), asked)
        let values = (-40...40).map { middle + Double($0) * middle * 0.0031 }
        for (value, goal) in values.flatMap({ value in values.map { (value, $0) } }) {
            let (shown, wanted) = (phrases.shortValue(value, of: measure), phrases.shortValue(goal, of: measure))
            let reads = (Double(shown) ?? .nan) >= (Double(wanted) ?? .nan)
            #expect(measure.isReached(value, goal: goal, in: units) == reads, "\(shown) of \(wanted)")
        }
    }

    @Test func `the words of the command line are the names of the units`() {
        let names = ["metric", "imperial", "miles-cm", "km-in", "metric-lb", "imperial-kg", "miles-cm-lb", "km-in-kg"]
        #expect(Units.allCases.map(\.rawValue) == names)
    }

    @Test func `weights have a unit of their own, beside those of ways and bodies`() {
        let weights = Units.allCases.map { Phrases(.en, units: $0).weight(72) }
        #expect(weights == ["72 kg", "158.7 lb", "72 kg", "158.7 lb", "158.7 lb", "72 kg", "158.7 lb", "72 kg"])
        #expect(Set(Units.allCases.map { [$0.hasMiles, $0.hasInches, $0.hasPounds] }).count == 8)
        let names = Units.allCases.map(Phrases(.en).name)
        #expect(names[0] == "Kilometres, centimetres, kilograms" && names[1] == "Miles, inches, pounds" && Set(names).count == 8)
    }

    @Test(arguments: [
        (Language.en, Units.metric, "A weight from 20 to 300 kg, as in 72 kg or 158 lb."),
        (.en, .imperial, "A weight from 45 to 661 lb, as in 72 kg or 158 lb."),
        (.ko, .metric, "몸무게를 20부터 300 kg까지, 72 kg이나 158 lb처럼 적어 주세요."),
    ])
    func `a weight that nobody has is answered by those that people have`(_ language: Language, _ units: Units, _ sentence: String) {
        #expect(Phrases(language, units: units).weightWrong == sentence)
        #expect(Phrases(language, units: units).reason(.weight) == sentence)
    }

    @Test func `energy is said to be an estimate`() {
        #expect(Phrases(.en).energy(210) == "about 210 kcal" && Phrases(.ko).energy(1210) == "약 1,210 kcal")
    }
}
