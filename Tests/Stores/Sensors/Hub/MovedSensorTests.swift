import LiveWalking
import Testing

@testable import Sensors

/// A remembered sensor that changed its address.
struct MovedSensorTests {
    private let pad = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .treadmill, title: "Pad")
    private let pod = RememberedSensor(address: "C0:FF:EE:00:00:02", kind: .pod, title: "Pod")
    private var renamed: RememberedSensor { RememberedSensor(address: "C0:FF:EE:00:00:09", kind: .treadmill, title: "Pad") }

    private func list(_ entries: SensorEntry...) -> SensorList { SensorList(entries: entries) }
    private var missed: SensorEntry { SensorEntry(pad, isRemembered: true) }
    private var namesake: SensorEntry { SensorEntry(renamed, isRemembered: false, signal: -50) }

    @Test func `a sensor of the name of one that is not heard is news, also while no search goes on`() {
        var moved = MovedSensor()
        moved.look(at: list(missed, SensorEntry(pod, isRemembered: false, signal: -40)))
        #expect(moved.sensor == nil)
        moved.look(at: list(missed, namesake))
        #expect(moved.sensor == pad)
        moved.look(at: list(missed))
        #expect(moved.sensor == pad)
    }

    @Test func `it is over as soon as the old one is heard, or forgotten`() {
        let heard = list(SensorEntry(pad, isRemembered: true, isConnected: true))
        for after in [heard, list(SensorEntry(renamed, isRemembered: true)), list()] {
            var moved = MovedSensor()
            moved.look(at: list(missed, namesake))
            moved.look(at: after)
            #expect(moved.sensor == nil)
        }
    }
}
