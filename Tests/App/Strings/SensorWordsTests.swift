import LiveWalking
import Phrases
import Testing
import Walking

@testable import gnd

/// Sensors and their readings in words.
struct SensorWordsTests {
    private let en = SensorWords(phrases: Phrases(.en))
    private let ko = SensorWords(phrases: Phrases(.ko))

    @Test func `each kind has a name of its own in both languages`() {
        let kinds = RememberedSensor.Kind.allCases
        let names = kinds.map { (Phrases(.en).name($0), Phrases(.ko).name($0)) }
        #expect(Set(names.map(\.0)).count == kinds.count && Set(names.map(\.1)).count == kinds.count)
        #expect(names.allSatisfy { $0.0 != $0.1 })
    }

    @Test func `a sensor is connected, or heard so well, or only known`() {
        let sensor = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .pod, title: "Pod")
        #expect(en.state(SensorEntry(sensor, isRemembered: true, isConnected: true, signal: -40)) == "connected")
        #expect(en.state(SensorEntry(sensor, isRemembered: true, signal: -40)) == "-40 dBm")
        #expect(en.state(SensorEntry(sensor, isRemembered: true)) == "remembered")
        #expect(en.state(SensorEntry(sensor, isRemembered: false)) == "")
    }

    @Test(
        arguments: [
            (.beltSpeed(1), "speed 3.6 km/h"), (.podSpeed(1), "speed 3.6 km/h"), (.beltSteps(12_345), "steps 12,345"),
            (.beltDistance(1500), "distance 1.5 km"),
            (.beltElapsed(70), "running for 70 s"), (.belt(.emergency), "safety key pulled"), (.podCadence(55.9), "cadence 56"),
            (.heartRate(84), "heart 84"), (.heartRate(nil), "heart: no contact"), (.battery(71), "battery 71%"),
        ] as [(SensorValue, String)])
    func `a reading says what it measures`(_ value: SensorValue, _ sentence: String) {
        #expect(en.reading(value) == sentence)
        #expect(ko.reading(value) != sentence)
    }

    @Test func `a place is known, and never said`() {
        let fix = LocationFix(latitude: 37.5665, longitude: 126.978, error: 5)
        for words in [en, ko] {
            #expect(!words.reading(.location(fix)).contains("37") && !words.reading(.location(fix)).contains("126"))
        }
        #expect(en.reading(.location(fix)) == "place known to 5 m")
        #expect(en.reading(.location(LocationFix(latitude: 1, longitude: 2))) == "place known")
    }
}
