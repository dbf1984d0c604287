import LiveWalking
import ProgramTesting
import SocketTesting
import Testing

@testable import Sensors

/// Places as a real gpsd tells them; `FakeGPSD` plays what it seldom does.
@Suite(.waitsForPrograms, .enabled(if: RealGPSD.isInstalled, "gpsd is not installed: apt install gpsd"), .timeLimit(.minutes(1)))
struct RealGPSDTests {
    private let folder = TemporaryFolder()

    /// A phone that goes east through Seoul with 2.4 knots, in the second of a minute.
    private func sentences(_ second: Int) -> [String] {
        let time = "1200\(second < 10 ? "0" : "")\(second).00"
        return [
            "GPGGA,\(time),3733.9900,N,12658.6800,E,1,08,0.9,38.0,M,18.0,M,,",
            "GPRMC,\(time),A,3733.9900,N,12658.6800,E,2.4,84.4,231126,,,A",
        ]
    }

    @Test func `the places of a phone that feeds gpsd become lines of a walk`() async throws {
        let gpsd = try #require(try RealGPSD())
        defer { gpsd.end() }
        // A phone tells a minute of places at once, as soon as somebody listens.
        let (minute, receiver) = ((0..<60).map(sentences), gpsd.receiver)
        let door = try #require(GPSDDoor(to: gpsd.port) { for place in minute { receiver.receive(place) } })
        door.open()
        let sensors = MachineSensors(folder: folder.path, locationPort: door.port)
        try await sensors.remember("gpsd")
        let reading = Task { () -> LocationFix? in
            for await line in sensors.lines(on: StandingClock(0)) {
                if case .location(_, "gps", let fix) = line, fix.speed != nil { return fix }
            }
            return nil
        }
        let fix = try #require(await reading.value)
        await sensors.finished()
        #expect(abs(fix.latitude - 37.5665) < 1e-6 && abs(fix.longitude - 126.978) < 1e-6)
        #expect(fix.elevation == 38 && abs((fix.speed ?? 0) - 2.4 * 1852 / 3600) < 0.001)
    }
}
