import LiveWalking
import Testing

@testable import Sensors

struct SensorTrialsTests {
    private let address = "C0:FF:EE:00:00:01"

    private func said(_ scene: (inout SensorTrials) -> Void) async -> [SensorTest] {
        let (stream, continuation) = AsyncStream.makeStream(of: SensorTest.self)
        var trials = SensorTrials()
        trials.add(1, address, for: 10, at: 100, continuation)
        scene(&trials)
        trials.finish()
        var said: [SensorTest] = []
        for await test in stream { said.append(test) }
        return said
    }

    @Test func `a sensor that never connects is not found after half a minute`() async {
        let said = await said { trials in
            trials.check(at: 129) { _ in nil }
            #expect(!trials.isEmpty)
            trials.check(at: 130) { _ in nil }
            #expect(trials.isEmpty)
        }
        #expect(said == [.connecting, .failed(.notFound)])
    }

    @Test func `a sensor that cannot be used says why at once`() async {
        let said = await said { $0.check(at: 101) { .trouble(.heldByAnother($0)) } }
        #expect(said == [.connecting, .failed(.trouble(.heldByAnother(address)))])
    }

    @Test func `what it says is told decoded, until its time is over`() async {
        let sensor = SensorDescription(name: address)
        let said = await said { trials in
            trials.connected(address, sensor, at: 105)
            trials.packet(of: address, "2a37", [0, 84], at: 106)
            trials.packet(of: "another", "2a37", [0, 99], at: 106)
            trials.check(at: 114) { _ in .trouble(.bluetoothOff) }
            #expect(!trials.isEmpty)
            trials.check(at: 115) { _ in nil }
        }
        #expect(said == [.connecting, .connected(sensor), .reading(.heartRate(84))])
    }

    @Test func `a broken link is connecting again`() async {
        let said = await said { trials in
            trials.connected(address, SensorDescription(name: address), at: 101)
            trials.packet(of: address, "2a37", [0, 84], at: 102)
            trials.disconnected(address, at: 105)
            trials.check(at: 134) { _ in nil }
            #expect(!trials.isEmpty)
        }
        #expect(said.last == .connecting)
        let lost = await self.said { trials in
            trials.connected(address, SensorDescription(name: address), at: 101)
            trials.packet(of: address, "2a37", [0, 84], at: 102)
            trials.disconnected(address, at: 105)
            trials.check(at: 135) { _ in nil }
        }
        #expect(lost.last == .failed(.notFound))
    }

    @Test func `a device of which nothing is understood is no sensor at once, and what it says is told as it comes`() async {
        let sensor = SensorDescription(name: address)
        let packet = SensorPacket(time: SessionTime(seconds: 2), sensor: address, characteristic: "ff01", bytes: [0x02, 0x51])
        let said = await said { trials in
            trials.connected(address, sensor, isSensor: false, at: 101)
            trials.packet(of: address, "ff01", [0x02, 0x51], at: 102)
            #expect(trials.deadline == 111)
            trials.check(at: 111) { _ in nil }
            #expect(trials.isEmpty)
        }
        #expect(said == [.connecting, .connected(sensor), .failed(.noSensor), .packet(packet)])
    }

    @Test func `what connects and breaks off again and again without a word is not waited for without end`() async {
        let said = await said { trials in
            for moment in stride(from: 101.0, through: 125, by: 4) {
                trials.connected(address, SensorDescription(name: address), at: moment)
                trials.disconnected(address, at: moment + 1)
                trials.check(at: moment + 1) { _ in nil }
            }
            #expect(!trials.isEmpty)
            trials.check(at: 130) { _ in nil }
            #expect(trials.isEmpty)
        }
        #expect(said.last == .failed(.notFound))
    }

    @Test func `a gpsd without a place, and none at all, are not said to be far away`() async {
        func said(_ reason: SensorFailure?, at moment: Double) async -> SensorTest? {
            let (stream, continuation) = AsyncStream.makeStream(of: SensorTest.self)
            var trials = SensorTrials()
            trials.add(1, SensorAddress.location, for: 10, at: 100, continuation)
            trials.check(at: moment) { _ in reason }
            #expect(trials.isEmpty)
            var last: SensorTest?
            for await test in stream { last = test }
            return last
        }
        #expect(await said(nil, at: 130) == .failed(.noPlaces))
        #expect(await said(.noLocationService, at: 101) == .failed(.noLocationService))
    }
}

struct SensorListingTests {
    private func device(_ address: String, name: String, services: [String] = [], signal: Int?, more: BluetoothProperties = [:])
        -> BluetoothDevice?
    {
        var properties: BluetoothProperties = ["Address": .text(address), "Name": .text(name), "UUIDs": .texts(services)]
        if let signal { properties["RSSI"] = .int(signal) }
        return BluetoothDevice(path: "/\(address)", properties.merging(more) { $1 }, battery: [:])
    }

    @Test func `remembered ones come first, then those that are heard now, the strongest first`() {
        let devices = [
            device("A", name: "Far pod", services: ["1814"], signal: -90), device("B", name: "Near strap", services: ["180d"], signal: -40),
            device("C", name: "Old belt", services: ["1826"], signal: nil),
            device("D", name: "Headset", signal: -30, more: ["Icon": .text("audio-headset")]), device("E", name: "", signal: -20),
            device("F", name: "Known", services: ["1814"], signal: nil, more: ["Connected": .bool(true)]),
        ].compactMap(\.self)
        let known = RememberedSensor(address: "F", kind: .pod, title: "Mine")
        let listing = SensorListing(remembered: [known], devices: devices, hasLocation: false, hasLocationService: true)
        #expect(listing.entries.map(\.sensor.title) == ["Mine", "Near strap", "Far pod", "GPS"])
        #expect(listing.entries.map(\.isConnected) == [true, false, false, false])
    }

    @Test func `one that was tried stays in the list, whose rows would move under the bar otherwise`() throws {
        let connected = try #require(
            device("A", name: "Pod", services: ["1814"], signal: nil, more: ["Connected": .bool(true)]))
        let near = try #require(device("B", name: "Strap", services: ["180d"], signal: -40))
        var listing = SensorListing(remembered: [], devices: [connected, near], hasLocation: false, hasLocationService: false)
        #expect(listing.entries.map(\.sensor.title) == ["Strap"])
        listing.tried = ["A"]
        #expect(listing.entries.map(\.sensor.title) == ["Pod", "Strap"] && listing.entries[0].isConnected)
    }

    @Test func `gpsd is offered where it runs, and one that is remembered stands there anyway`() {
        func titles(_ remembered: [RememberedSensor], isRunning: Bool) -> [String] {
            let listing = SensorListing(remembered: remembered, devices: [], hasLocation: false, hasLocationService: isRunning)
            return listing.entries.map(\.sensor.title)
        }
        #expect(titles([], isRunning: false).isEmpty)
        #expect(titles([], isRunning: true) == ["GPS"])
        #expect(titles([.location], isRunning: false) == ["GPS"])
    }

    @Test func `what a device seems to be is told by its services, its data and its name`() {
        let recognition = SensorRecognition()
        func kind(_ name: String, _ services: [String] = [], data: [UInt8]? = nil) -> RememberedSensor.Kind? {
            let more: BluetoothProperties = data.map { ["ServiceData": .data(["00001826-0000-1000-8000-00805F9B34FB": $0])] } ?? [:]
            return device("A", name: name, services: services, signal: -50, more: more).flatMap(recognition.kind)
        }
        #expect(kind("FS-1", ["00001826-0000-1000-8000-00805f9b34fb"]) == .treadmill)
        #expect(kind("Bike", ["1826"], data: [1, 0x20, 0]) == .unknown)
        #expect(kind("Run", ["1826"], data: [1, 1, 0]) == .treadmill)
        #expect(kind("Run", ["1826"], data: [1, 0, 1]) == .treadmill)
        #expect(kind("WalkingPad") == .treadmill)
        #expect(kind("URTM041") == .treadmill)
        #expect(kind("Mi Band 3") == .heart)
        #expect(kind("Stryd", ["1814", "1818"]) == .pod)
        #expect(kind("") == nil)
    }
}
