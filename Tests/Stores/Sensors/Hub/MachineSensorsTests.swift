import LiveWalking
import Testing

@testable import Sensors

/// The sensors of a machine with their thread, with a gpsd that the test plays on a port of its own.
@Suite(.timeLimit(.minutes(1))) struct MachineSensorsTests {
    private let folder = TemporaryFolder()

    @Test func `places of gpsd become lines while somebody reads, and no longer`() async throws {
        let gpsd = try #require(FakeGPSD())
        let sensors = MachineSensors(folder: folder.path, locationPort: gpsd.port)
        try await sensors.remember("gpsd")
        #expect(sensors.remembered == [.location])
        let reading = Task {
            var lines: [FeedLine] = []
            for await line in sensors.lines(on: StandingClock(7)) {
                lines.append(line)
                if lines.count == 4 { break }
            }
            return lines
        }
        gpsd.serve([
            "{\"class\":\"VERSION\",\"release\":\"3.22\"}\r\n", "nonsense\n{\"class\":\"DEVICES\",\"devices\":[]}\n",
            "{\"class\":\"TPV\",\"mode\":1}\n{\"class\":\"TPV\",\"mode\":3,\"lat\":37.5,\"lon\":126.9,", "\"speed\":1.25}\n",
            "{\"class\":\"TPV\",\"mode\":2,\"lat\":37.6,\"lon\":126.9}\n",
        ])
        let now = SessionTime(seconds: 7)
        #expect(
            await reading.value == [
                .event(now, .device(SensorDescription(name: "gps", title: "GPS"))), .event(now, .connected("gps")),
                .location(now, sensor: "gps", LocationFix(latitude: 37.5, longitude: 126.9, speed: 1.25)),
                .location(now, sensor: "gps", LocationFix(latitude: 37.6, longitude: 126.9)),
            ])
        await sensors.finished()
        #expect(gpsd.heard == "?WATCH={\"enable\":true,\"json\":true};\r\n")
    }

    @Test func `a sensor can be changed and forgotten, and one that is none cannot be tried`() async throws {
        let sensors = MachineSensors(folder: folder.path, locationPort: 1)
        try await sensors.remember("GPSD")
        var changed = RememberedSensor.location
        changed.title = "Phone"
        try await sensors.change(changed)
        #expect(MachineSensors(folder: folder.path, locationPort: 1).remembered == [changed])
        try await sensors.forget("gpsd")
        #expect(sensors.remembered == [])
        await #expect(throws: SensorFailure.notFound) { try await sensors.forget("gpsd") }
        await #expect(throws: SensorFailure.notFound) { try await sensors.change(changed) }
        await #expect(throws: SensorFailure.notFound) { try await sensors.remember("the pad") }
        var tests: [SensorTest] = []
        for await test in sensors.test("the pad") { tests.append(test) }
        #expect(tests == [.failed(.notFound)])
    }

    @Test func `a sensor over Bluetooth is not tried while another program walks with it, and is by the program that walks`() async {
        let sensors = MachineSensors(folder: folder.path, locationPort: 1) { true }
        var tests: [SensorTest] = []
        for await test in sensors.test("C8:00:00:00:00:01") { tests.append(test) }
        #expect(tests == [.failed(.inUse)])
        let walk = sensors.lines(on: StandingClock(0))
        for await test in sensors.test("C8:00:00:00:00:01", for: 0) {
            #expect(test != .failed(.inUse))
            break
        }
        withExtendedLifetime(walk) {}
    }

    @Test func `nobody who reads ends, and the thread with them`() async {
        let sensors = MachineSensors(folder: folder.path, locationPort: 1)
        try? await sensors.remember("gpsd")
        for _ in 0..<20 {
            let reading = Task { for await _ in sensors.lines(on: StandingClock(0)) {} }
            reading.cancel()
            await reading.value
            await sensors.finished()
        }
        #expect(!sensors.isRunning)
    }

    @Test func `a walk without remembered sensors has no thread, until one is remembered`() async throws {
        let sensors = MachineSensors(folder: folder.path, locationPort: 1)
        let lines = sensors.lines(on: StandingClock(0))
        #expect(!sensors.isRunning)
        try await sensors.remember("gpsd")
        #expect(sensors.isRunning)
        let reading = Task { for await _ in lines {} }
        reading.cancel()
        await reading.value
        await sensors.finished()
        #expect(!sensors.isRunning)
    }

    @Test func `without a trouble nothing is told but that`() async {
        let sensors = MachineSensors(folder: folder.path, locationPort: 1)
        for await trouble in sensors.troubles() {
            #expect(trouble == nil)
            break
        }
    }
}
