import Files
import Glibc
import LiveWalking
import Testing
import Walking

@testable import Sensors

@Suite struct SensorFileTests {
    private let folder = TemporaryFolder()
    private var path: String { "\(folder.path)/state/sensors" }
    private var file: SensorFile { SensorFile(folder: "\(folder.path)/state") }

    private var belt: RememberedSensor {
        var belt = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .treadmill, title: "Pad = 책상 아래 👟")
        belt.name = "KS-ST-A1P"
        belt.maker = "KingSmith"
        belt.model = "A1"
        belt.serial = "7"
        belt.mayBeControlled = true
        return belt
    }

    private var pod: RememberedSensor {
        var pod = RememberedSensor(address: "C0:FF:EE:00:00:02", kind: .pod, title: "Pod")
        pod.cadence = .strides
        pod.scale = SensorScale(1.039) ?? .exact
        return pod
    }

    @Test func `what is remembered is read again, by its owner alone`() throws {
        #expect(file.read() == [])
        let sensors = [belt, pod, .location]
        try file.write(sensors)
        #expect(file.read() == sensors)
        #expect(try OpenFile(path, .read).mode == 0o600)
        try file.write([])
        #expect(file.read() == [])
    }

    @Test func `a link in its place is not followed`() throws {
        try file.write([belt])
        rename(path, "\(folder.path)/elsewhere")
        symlink("\(folder.path)/elsewhere", path)
        #expect(file.read() == [])
    }

    @Test func `a folder that cannot be made is said`() {
        let file = SensorFile(folder: "/proc/none/of/this")
        #expect(throws: SensorFailure.notSaved) { try file.write([belt]) }
    }

    @Test func `two that write keep what the other remembered`() async throws {
        let (one, other) = (SensorMemory(file), SensorMemory(file))
        #expect(one.sensors == [] && other.sensors == [])
        try one.change { $0.append(belt) }
        try other.change { $0.append(pod) }
        #expect(file.read() == [belt, pod])
    }
}

struct SensorLinesTests {
    private let lines = SensorLines()

    @Test func `what is no sensor is skipped, with its values`() {
        let text = """
            title = nobody
            [not an address]
            title = wrong
            [c0:ff:ee:00:00:01]
            [C0:FF:EE:00:00:01]
            kind = spaceship
            unknown = value
            no equals sign
            title =
            [C0:FF:EE:00:00:01]
            title = a second one
            [gpsd]
            kind = location
            cadence = hops
            control = perhaps
            """
        var gpsd = RememberedSensor.location
        gpsd.title = "gpsd"
        #expect(
            lines.sensors(in: text) == [
                RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .unknown, title: "C0:FF:EE:00:00:01"), gpsd,
            ])
    }

    @Test func `a name from the air forges no line and colours no terminal`() {
        let name = "Pad\n[C0:FF:EE:00:00:09]\u{1B}[31m\r\u{202E}evil" + String(repeating: "x", count: 500)
        let sensor = RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .heart, title: name)
        let read = lines.sensors(in: lines.text(of: [sensor]))
        #expect(read.count == 1)
        #expect(read.first?.title.hasPrefix("Pad[C0:FF:EE:00:00:09][31mevilxxx") == true)
        #expect(read.first?.title.unicodeScalars.count == 80)
    }

    @Test func `there is an end to them`() {
        let many = (0..<1000).map { number in
            let hex = String(number, radix: 16, uppercase: true)
            let digits = String(repeating: "0", count: 4 - hex.count) + hex
            return "[C0:FF:EE:00:\(digits.prefix(2)):\(digits.suffix(2))]\nkind = pod"
        }
        #expect(lines.sensors(in: many.joined(separator: "\n")).count == 64)
    }

    @Test func `whatever bytes a file has, it is read`() {
        var random = SeededGenerator(seed: 15)
        let good = Array(lines.text(of: [RememberedSensor(address: "C0:FF:EE:00:00:01", kind: .pod, title: "Pod"), .location]).utf8)
        for _ in 0..<2000 {
            var bytes = Array(good.prefix(Int.random(in: 0...good.count, using: &random)))
            for _ in 0..<3 where !bytes.isEmpty {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
            let read = lines.sensors(in: String(decoding: bytes, as: UTF8.self))
            #expect(read.count <= 3 && read.allSatisfy { SensorAddress.isValid($0.address) })
        }
    }
}
