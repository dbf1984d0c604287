import LiveWalking
import Testing

@testable import Sensors

struct BluetoothCentralTests {
    private let belt = FakeRadio.Body.belt
    private let pod = FakeRadio.Body.pod
    private let strap = FakeRadio.Body.strap

    private func trouble(_ radio: FakeRadio) -> SensorTrouble? { radio.central.trouble { $0 } }

    @Test func `three sensors are found in one search, connected one after the other, and speak`() {
        var radio = FakeRadio(belt, pod, strap)
        radio.want(belt.address, pod.address, strap.address)
        radio.open()
        radio.run(10)
        for body in [belt, pod, strap] {
            #expect(radio.count(.connect(body.path)) == 1)
            #expect(radio.packetCount(of: body.address) >= 5)
        }
        let order = radio.calls.map(\.call)
        #expect(
            Array(order.prefix(4)) == [
                .managedObjects, .setDiscoveryFilter(FakeRadio.adapter), .startDiscovery(FakeRadio.adapter),
                .stopDiscovery(FakeRadio.adapter),
            ])
        #expect(radio.count(.startDiscovery(FakeRadio.adapter)) == 1)
        // Answered before the next begins.
        let connects = [belt, pod, strap].flatMap { radio.seconds(of: .connect($0.path)) }
        #expect(zip(connects, connects.dropFirst()).allSatisfy { $1 - $0 >= 0.2 })
        #expect(trouble(radio) == nil)
    }

    @Test func `a sensor introduces itself before its first packet, and its features are kept`() {
        var radio = FakeRadio(belt)
        radio.want(belt.address)
        radio.open()
        radio.run(6)
        let introduction = SensorIntroduction(address: belt.address, kind: .treadmill, name: "FS-0001", maker: "GND", model: "GND")
        #expect(radio.reports.first?.report == .connected(introduction))
        #expect(radio.reports.dropFirst().first?.report == .packet(address: belt.address, characteristic: "2acc", Array("GND".utf8)))
        let notified = [radio.path(belt.address, "2acd"), radio.path(belt.address, "2ada")].map { radio.seconds(of: .startNotify($0)) }
        #expect(notified.allSatisfy { $0.count == 1 })
        #expect(notified.joined().max() ?? 0 >= (notified.joined().min() ?? 0) + 0.15)
    }

    @Test func `a belt is written to only once its answers are switched on, and only when a key asks for it`() {
        var radio = FakeRadio(belt)
        radio.want(belt.address)
        radio.open()
        radio.run(6)
        let point = radio.path(belt.address, "2ad9")
        #expect(radio.count(.startNotify(point)) == 0)
        radio.control(belt.address, [0x00])
        radio.control(belt.address, [0x08, 1])
        radio.run(1)
        #expect(
            radio.calls.suffix(3).map(\.call) == [
                .startNotify(point), .write(point, [0x00], withResponse: true), .write(point, [0x08, 1], withResponse: true),
            ])
        radio.send(.changed(point, interface: BluetoothInterface.characteristic, ["Value": .bytes([0x80, 0, 1])], invalidated: []))
        #expect(radio.reports.last?.report == .packet(address: belt.address, characteristic: "2ad9", [0x80, 0, 1]))
        radio.drop(belt.address)
        radio.control(belt.address, [0x08, 1])
        #expect(radio.reports.last?.report == .controlFailed(belt.address))
    }

    @Test func `a belt with Huawei's extension gets its code before a command`() {
        var radio = FakeRadio(belt)
        radio.change(belt.address) { $0.services["1826"]?.append(ControlPoint.codeCharacteristic) }
        radio.want(belt.address)
        radio.open()
        radio.run(6)
        let (point, lock) = (radio.path(belt.address, "2ad9"), radio.path(belt.address, ControlPoint.codeCharacteristic))
        radio.control(belt.address, [0x00])
        radio.run(1)
        let written = radio.calls.suffix(2).map(\.call)
        #expect(written.last == .write(point, [0x00], withResponse: true))
        guard case .write(lock, let code, true)? = written.first else { return #expect(written.first == nil) }
        #expect(code.count == 8 && code.starts(with: [1, 0]))
    }

    @Test func `a first connection that fails is tried again, later each time`() {
        var radio = FakeRadio(strap)
        radio.change(strap.address) { $0.refusals = Array(repeating: "le-connection-abort-by-local", count: 4) }
        radio.want(strap.address)
        radio.open()
        radio.run(30)
        let tries = radio.seconds(of: .connect(strap.path))
        #expect(tries.count == 5)
        let gaps = zip(tries, tries.dropFirst()).map { $1 - $0 }
        #expect(gaps == gaps.sorted())
        #expect(gaps[0] >= 0.7 && gaps[0] < 0.8)
        #expect(radio.packetCount(of: strap.address) > 10)
        #expect(trouble(radio) == nil)
    }

    @Test func `a sensor that is near and refuses is held by another`() {
        var radio = FakeRadio(strap)
        radio.change(strap.address) { $0.refusals = Array(repeating: "le-connection-abort-by-local", count: 100) }
        radio.want(strap.address)
        radio.open()
        radio.run(5)
        #expect(trouble(radio) == .heldByAnother(strap.address))
        radio.run(60)
        let count = radio.count(.connect(strap.path))
        #expect((5...12).contains(count))
        radio.change(strap.address) { $0.refusals = [] }
        radio.run(60)
        #expect(trouble(radio) == nil)
        #expect(radio.packetCount(of: strap.address) > 10)
    }

    @Test func `a lost link comes back, and is told`() {
        var radio = FakeRadio(belt, pod)
        radio.want(belt.address, pod.address)
        radio.open()
        radio.run(10)
        radio.drop(pod.address)
        radio.run(3)
        #expect(radio.reports.count { $0.report == .disconnected(pod.address) } == 1)
        #expect(radio.packetCount(of: pod.address, since: 11) >= 1)
        #expect(radio.reports.count { if case .connected = $0.report { true } else { false } } == 3)
        // Tried without a search, since it was there a moment ago.
        #expect(radio.count(.startDiscovery(FakeRadio.adapter)) == 1)
    }

    @Test func `a sensor out of reach is searched for, not tried for ever, and comes back`() {
        var radio = FakeRadio(belt, strap)
        radio.want(belt.address, strap.address)
        radio.open()
        radio.run(10)
        radio.change(strap.address) { $0.isNear = false }
        radio.drop(strap.address)
        radio.run(600)
        #expect(radio.count(.connect(strap.path)) <= 4)
        #expect((5...15).contains(radio.count(.startDiscovery(FakeRadio.adapter))))
        #expect(radio.packetCount(of: belt.address, since: 300) > 250)
        radio.change(strap.address) { $0.isNear = true }
        radio.run(120)
        #expect(radio.packetCount(of: strap.address, since: 610) > 30)
    }

    @Test func `sensors that are left connected are taken over without a connection`() {
        var radio = FakeRadio(belt)
        radio.change(belt.address) { $0.isConnected = true }
        radio.want(belt.address)
        radio.open()
        radio.run(5)
        #expect(radio.count(.connect(belt.path)) == 0)
        #expect(radio.count(.startDiscovery(FakeRadio.adapter)) == 0)
        #expect(radio.packetCount(of: belt.address) >= 3)
    }

    @Test func `services that are said to be there before they are get two seconds`() {
        var radio = FakeRadio(belt)
        radio.change(belt.address) { $0.late = 1.5 }
        radio.want(belt.address)
        radio.open()
        radio.run(10)
        #expect(radio.count(.connect(belt.path)) == 1)
        #expect(radio.packetCount(of: belt.address) >= 3)

        var slow = FakeRadio(belt)
        slow.change(belt.address) { $0.late = 4 }
        slow.want(belt.address)
        slow.open()
        slow.run(6)
        #expect(slow.count(.disconnect(belt.path)) >= 1)
        slow.change(belt.address) { $0.late = 0 }
        slow.run(20)
        #expect(slow.packetCount(of: belt.address) >= 3)
    }

    @Test func `a bluetoothd that restarts is begun with anew`() {
        var radio = FakeRadio(belt, pod)
        radio.want(belt.address, pod.address)
        radio.open()
        radio.run(10)
        radio.quit()
        #expect(trouble(radio) == .noBluetooth)
        #expect(radio.reports.suffix(2).map(\.report) == [.disconnected(belt.address), .disconnected(pod.address)])
        radio.run(5)
        radio.comeBack()
        radio.run(15)
        #expect(trouble(radio) == nil)
        #expect(radio.packetCount(of: belt.address, since: 16) >= 3)
        #expect(radio.packetCount(of: pod.address, since: 16) >= 3)
    }

    @Test func `an adapter that is off is said, and used when it is on`() {
        var radio = FakeRadio(belt)
        radio.power(false)
        radio.want(belt.address)
        radio.open()
        radio.run(5)
        #expect(trouble(radio) == .bluetoothOff)
        #expect(radio.count(.startDiscovery(FakeRadio.adapter)) == 0)
        radio.power(true)
        radio.run(5)
        #expect(trouble(radio) == nil)
        #expect(radio.packetCount(of: belt.address) >= 2)
        radio.power(false)
        radio.run(1)
        #expect(trouble(radio) == .bluetoothOff)
        #expect(radio.reports.last?.report == .disconnected(belt.address))
        radio.power(true)
        radio.run(10)
        #expect(radio.packetCount(of: belt.address, since: 12) >= 3)
    }

    @Test func `without a bus, a service or an adapter there is no Bluetooth`() {
        var radio = FakeRadio()
        radio.want(belt.address)
        #expect(trouble(radio) == nil)
        radio.send(.closed)
        #expect(trouble(radio) == .noBluetooth)

        var silent = FakeRadio()
        silent.quit()
        silent.open()
        silent.run(1)
        #expect(trouble(silent) == .noBluetooth)

        var bare = FakeRadio()
        bare.send(.objects([:]))
        #expect(trouble(bare) == .noBluetooth)
    }

    @Test func `a sensor that asks for pairing is said, and not hammered`() {
        var radio = FakeRadio(strap)
        radio.change(strap.address) { $0.refusesNotifications = true }
        radio.want(strap.address)
        radio.open()
        radio.run(5)
        #expect(trouble(radio) == .wantsPairing(strap.address))
        radio.run(60)
        #expect(radio.count(.connect(strap.path)) <= 3)
        radio.change(strap.address) { $0.refusesNotifications = false }
        radio.run(120)
        #expect(trouble(radio) == nil)
        #expect(radio.packetCount(of: strap.address) > 3)
    }

    @Test func `a belt that says all, and takes commands of nobody who is not paired, is said until it takes one`() {
        var radio = FakeRadio(belt)
        radio.change(belt.address) { $0.refusesCommands = true }
        radio.want(belt.address)
        radio.open()
        radio.run(6)
        #expect(trouble(radio) == nil)
        radio.control(belt.address, [0x08, 1])
        radio.run(5)
        #expect(trouble(radio) == .wantsPairing(belt.address))
        #expect(radio.central.isConnected(belt.address))
        radio.change(belt.address) { $0.refusesCommands = false }
        radio.control(belt.address, [0x08, 1])
        radio.run(1)
        #expect(trouble(radio) == nil)
    }

    @Test func `a device of which nothing is understood is listened to all the same, and its streams are ended with it`() {
        var radio = FakeRadio(.box)
        let box = FakeRadio.Body.box
        radio.want(box.address)
        radio.open()
        radio.run(20)
        #expect(radio.packetCount(of: box.address) > 0)
        let (stream, other) = (radio.path(box.address, "ff01"), radio.path(box.address, "ff02"))
        #expect(radio.count(.startNotify(stream)) == 1 && radio.count(.startNotify(other)) == 0)
        radio.want()
        #expect(radio.count(.stopNotify(stream)) == 1)
    }

    @Test func `a pad that says nothing unless asked is asked`() {
        var radio = FakeRadio(.pad)
        let pad = FakeRadio.Body.pad
        radio.want(pad.address)
        radio.open()
        radio.run(13)
        let question = BluetoothCall.write(radio.path(pad.address, "fe02"), [0xF7, 0xA2, 0, 0, 0xA2, 0xFD], withResponse: false)
        let asked = radio.seconds(of: question)
        #expect(asked.count >= 8)
        #expect(zip(asked, asked.dropFirst()).allSatisfy { $1 - $0 >= 0.7 })
    }

    @Test func `a command to a pad takes its turn among the questions, and the newest replaces one that waits`() {
        var radio = FakeRadio(.pad)
        let pad = FakeRadio.Body.pad
        radio.want(pad.address)
        radio.open()
        radio.run(10)
        #expect(radio.central.language(of: pad.address) == .walkingPad)
        let (slow, stop): ([UInt8], [UInt8]) = (.hex("F7 A2 01 1E C1 FD"), .hex("F7 A2 01 00 A3 FD"))
        radio.control(pad.address, slow)
        radio.control(pad.address, stop)
        radio.run(1)
        let path = radio.path(pad.address, "fe02")
        func seconds(_ bytes: [UInt8]) -> [Double] { radio.seconds(of: .write(path, bytes, withResponse: false)) }
        #expect(seconds(slow) == [])
        #expect(seconds(stop).count == 1 && (seconds(stop).first ?? .infinity) <= 10.75)
        radio.run(5)
        let all = (seconds(stop) + seconds([0xF7, 0xA2, 0, 0, 0xA2, 0xFD])).sorted()
        #expect(zip(all, all.dropFirst()).allSatisfy { $1 - $0 >= 0.699 })
    }

    @Test func `what is no longer wanted is let go, and nothing else is called then`() {
        var radio = FakeRadio(belt, pod)
        radio.want(belt.address, pod.address)
        radio.open()
        radio.run(10)
        radio.want(belt.address)
        #expect(radio.count(.stopNotify(radio.path(pod.address, "2a53"))) == 1)
        #expect(radio.count(.disconnect(pod.path)) == 1)
        radio.run(10)
        #expect(radio.count(.connect(pod.path)) == 1)
        #expect(radio.count(.disconnect(belt.path)) == 0)
        radio.want()
        #expect(radio.count(.disconnect(belt.path)) == 1)
        let count = radio.calls.count
        radio.run(60)
        #expect(radio.calls.count == count)
        #expect(radio.central.deadline(at: radio.now) == .infinity)
    }

    @Test func `looking at what is near searches, and pauses for a connection`() {
        var radio = FakeRadio(belt, strap)
        radio.open()
        radio.scan(true)
        radio.run(5)
        #expect(radio.central.objects.devices.map(\.name) == ["FS-0001", "Strap"])
        radio.want(belt.address)
        radio.run(5)
        #expect(radio.packetCount(of: belt.address) >= 2)
        #expect(radio.count(.startDiscovery(FakeRadio.adapter)) == 2)
        radio.scan(false)
        radio.run(1)
        #expect(radio.calls.last?.call == .stopDiscovery(FakeRadio.adapter))
    }

    @Test func `connected sensors make no wake-ups of their own`() {
        var radio = FakeRadio(belt, pod, strap)
        radio.want(belt.address, pod.address, strap.address)
        radio.open()
        radio.run(20)
        #expect(radio.central.deadline(at: radio.now) == .infinity)
    }
}
