import LiveWalking
import Testing

struct SensorListTests {
    private static func sensor(_ last: Int, _ kind: RememberedSensor.Kind, _ title: String, name: String = "") -> RememberedSensor {
        var sensor = RememberedSensor(address: "C0:FF:EE:00:00:0\(last)", kind: kind, title: title)
        sensor.name = name
        return sensor
    }

    private let old = sensor(1, .pod, "Left shoe", name: "Stryd")
    private let new = sensor(2, .pod, "Stryd", name: "Stryd")

    private func namesake(of entry: SensorEntry, among others: SensorEntry...) -> RememberedSensor? {
        SensorList(entries: others + [entry]).namesake(of: entry)
    }

    @Test func `a sensor may be a remembered one of its name and kind that is not heard`() {
        let near = SensorEntry(new, isRemembered: false, signal: -50)
        #expect(namesake(of: near, among: SensorEntry(old, isRemembered: true)) == old)
        #expect(namesake(of: near, among: SensorEntry(old, isRemembered: true, signal: -60)) == nil)
        #expect(namesake(of: near, among: SensorEntry(old, isRemembered: true, isConnected: true)) == nil)
        #expect(namesake(of: near, among: SensorEntry(old, isRemembered: false)) == nil)
        #expect(namesake(of: near, among: SensorEntry(Self.sensor(1, .heart, "Strap", name: "Stryd"), isRemembered: true)) == nil)
        #expect(namesake(of: near, among: SensorEntry(Self.sensor(1, .pod, "Stryd", name: "Stryd 2"), isRemembered: true)) == nil)
    }

    @Test func `one that does not say its kind may be any, and one remembered without its name is known by its title`() {
        let silent = SensorEntry(Self.sensor(2, .unknown, "Stryd", name: "Stryd"), isRemembered: false)
        #expect(namesake(of: silent, among: SensorEntry(old, isRemembered: true)) == old)
        let earlier = Self.sensor(1, .pod, "Stryd")
        #expect(namesake(of: SensorEntry(new, isRemembered: false), among: SensorEntry(earlier, isRemembered: true)) == earlier)
    }

    @Test func `nobody is asked about a sensor that is remembered, or has no name`() {
        #expect(namesake(of: SensorEntry(new, isRemembered: true), among: SensorEntry(old, isRemembered: true)) == nil)
        let nameless = [1, 2].map { Self.sensor($0, .unknown, "C0:FF:EE:00:00:0\($0)") }
        #expect(namesake(of: SensorEntry(nameless[1], isRemembered: false), among: SensorEntry(nameless[0], isRemembered: true)) == nil)
    }
}
