import LiveWalking

@testable import Sensors

/// A BlueZ in virtual time, around the state machine under test: answers its calls after a while, and does what a scene says.
struct FakeRadio {
    /// A sensor in the air.
    struct Body {
        var address: String
        var name: String
        var advertised: [String]
        var services: [String: [String]]
        var isNear = true
        /// Errors of the next attempts to connect.
        var refusals: [String] = []
        var refusesNotifications = false
        /// Indicates whether it takes commands of nobody who is not paired.
        var refusesCommands = false
        /// Seconds from "services resolved" to their objects.
        var late = 0.0
        var isConnected = false
        var packet: (characteristic: String, bytes: [UInt8])

        var path: String { "/org/bluez/hci0/dev_" + address.replacing(":", with: "_") }
    }

    private struct Later {
        let moment: Double
        let work: (inout FakeRadio) -> Void
    }

    private(set) var central = BluetoothCentral()
    private(set) var now = 100.0
    private var start = 100.0
    private var queue: [Later] = []
    private var bodies: [String: Body] = [:]
    private(set) var isPowered = true
    private var isDiscovering = false
    private var isRunning = true
    private var notifying: Set<String> = []
    /// Calls with their seconds, for the order of things.
    private(set) var calls: [(second: Double, call: BluetoothCall)] = []
    private(set) var reports: [(second: Double, report: BluetoothReport)] = []

    static let adapter = "/org/bluez/hci0"

    init(_ bodies: Body...) {
        for body in bodies { self.bodies[body.address] = body }
        beat()
    }

    // MARK: The scene

    mutating func open() { send(.opened) }

    mutating func want(_ addresses: String...) {
        central.want(addresses, at: now)
        perform()
    }

    mutating func control(_ address: String, _ bytes: [UInt8]) {
        central.control(address, bytes)
        perform()
    }

    mutating func scan(_ isOn: Bool) {
        central.scan(isOn, at: now)
        perform()
    }

    mutating func change(_ address: String, _ body: (inout Body) -> Void) {
        if bodies[address] != nil { body(&bodies[address, default: .pod]) }
    }

    mutating func drop(_ address: String) {
        guard let body = bodies[address], body.isConnected else { return }
        bodies[address]?.isConnected = false
        notifying = notifying.filter { !$0.hasPrefix(body.path) }
        send(device(body, ["Connected": .bool(false), "ServicesResolved": .bool(false)]))
    }

    mutating func power(_ isOn: Bool) {
        if !isOn {
            isDiscovering = false
            for address in bodies.keys.sorted() { drop(address) }
        }
        isPowered = isOn
        send(.changed(Self.adapter, interface: BluetoothInterface.adapter, ["Powered": .bool(isOn)], invalidated: []))
    }

    mutating func quit() {
        isRunning = false
        isDiscovering = false
        for address in bodies.keys { bodies[address]?.isConnected = false }
        notifying = []
        send(.serviceChanged(isThere: false))
    }

    mutating func comeBack() {
        isRunning = true
        send(.serviceChanged(isThere: true))
    }

    mutating func send(_ event: BluetoothEvent) {
        central.receive(event, at: now)
        perform()
    }

    /// Lets time go by, as the loop would: to the next event or deadline.
    mutating func run(_ seconds: Double) {
        let end = now + seconds
        while true {
            let event = queue.map(\.moment).min() ?? .infinity
            let next = min(event, central.deadline(at: now))
            guard next <= end else { break }
            now = max(now, next)
            if let index = queue.firstIndex(where: { $0.moment <= now }) {
                let later = queue.remove(at: index)
                later.work(&self)
            }
            central.advance(at: now)
            perform()
        }
        now = end
    }

    // MARK: What came of it

    func count(_ call: BluetoothCall) -> Int { calls.count { $0.call == call } }

    func seconds(of call: BluetoothCall) -> [Double] { calls.filter { $0.call == call }.map { $0.second - start } }

    func packetCount(of address: String, since second: Double = 0) -> Int {
        reports.count { entry in
            if case .packet(address, _, _) = entry.report { entry.second - start >= second } else { false }
        }
    }

    func path(_ address: String, _ characteristic: String) -> String {
        guard let body = bodies[address] else { return "" }
        for (service, characteristics) in body.services where characteristics.contains(characteristic) {
            return "\(body.path)/service\(service)/char\(characteristic)"
        }
        return ""
    }

    // MARK: What BlueZ does

    private mutating func later(_ seconds: Double, _ work: @escaping (inout FakeRadio) -> Void) {
        queue.append(Later(moment: now + seconds, work: work))
    }

    private mutating func beat() {
        later(1) { radio in
            for address in radio.bodies.keys.sorted() {
                guard let body = radio.bodies[address] else { continue }
                if radio.isRunning, radio.isDiscovering, body.isNear, !body.isConnected {
                    radio.send(.added(body.path, [BluetoothInterface.device: radio.properties(body, signal: -60)]))
                }
                let path = radio.path(address, body.packet.characteristic)
                if radio.notifying.contains(path) {
                    radio.send(
                        .changed(
                            path, interface: BluetoothInterface.characteristic, ["Value": .bytes(body.packet.bytes)], invalidated: []))
                }
            }
            radio.beat()
        }
    }

    private mutating func perform() {
        var output = central.takeOutput()
        while output != BluetoothOutput() {
            reports += output.reports.map { (now, $0) }
            for call in output.calls {
                calls.append((now, call))
                answer(call)
            }
            output = central.takeOutput()
        }
    }

    private mutating func answer(_ call: BluetoothCall) {
        guard isRunning else { return refuse(call, "org.freedesktop.DBus.Error.ServiceUnknown") }
        switch call {
        case .managedObjects: later(0.01) { $0.send(.objects($0.objects)) }
        case .startDiscovery:
            guard isPowered else { return refuse(call, "org.bluez.Error.NotReady") }
            isDiscovering = true
            reply(call)
        case .stopDiscovery:
            isDiscovering = false
            reply(call)
        case .connect(let path): connect(path)
        case .disconnect(let path):
            for body in bodies.values where body.path == path { drop(body.address) }
            reply(call)
        case .read: reply(call, .bytes(Array("GND".utf8)))
        case .startNotify(let path):
            if bodies.values.contains(where: { path.hasPrefix($0.path) && $0.refusesNotifications }) {
                return reply(call, .failed(BluetoothFailure(name: "org.bluez.Error.NotPermitted", message: "Not paired")))
            }
            notifying.insert(path)
            reply(call)
        case .write(let path, _, _) where bodies.values.contains { path.hasPrefix($0.path) && $0.refusesCommands }:
            reply(call, .failed(BluetoothFailure(name: "org.bluez.Error.NotPermitted", message: "Not paired")))
        case .stopNotify(let path):
            notifying.remove(path)
            reply(call)
        case .setDiscoveryFilter, .removeDevice, .write: reply(call)
        }
    }

    private mutating func reply(_ call: BluetoothCall, _ answer: BluetoothAnswer = .done, after seconds: Double = 0.01) {
        later(seconds) { $0.send(.answered(call, answer)) }
    }

    private mutating func refuse(_ call: BluetoothCall, _ name: String) {
        reply(call, .failed(BluetoothFailure(name: name, message: "")))
    }

    private mutating func connect(_ path: String) {
        guard let body = bodies.values.first(where: { $0.path == path }) else { return }
        let call = BluetoothCall.connect(path)
        if !body.isNear || !body.refusals.isEmpty {
            let message = body.isNear ? bodies[body.address]?.refusals.removeFirst() ?? "" : "le-connection-abort-by-local"
            // A connection that never was.
            send(device(body, ["Connected": .bool(true)]))
            send(device(body, ["Connected": .bool(false)]))
            return reply(call, .failed(BluetoothFailure(name: "org.bluez.Error.Failed", message: message)), after: 0.5)
        }
        later(0.2) { radio in
            radio.bodies[body.address]?.isConnected = true
            radio.send(radio.device(body, ["Connected": .bool(true)]))
            radio.send(.answered(call, .done))
            if body.late > 0 { radio.later(0.2) { $0.send($0.device(body, ["ServicesResolved": .bool(true)])) } }
            radio.later(0.2 + body.late) { $0.resolve(body.address) }
        }
    }

    private mutating func resolve(_ address: String) {
        guard let body = bodies[address], body.isConnected else { return }
        for (path, interfaces) in characteristics(of: body) { send(.added(path, interfaces)) }
        send(device(body, ["ServicesResolved": .bool(true)]))
    }

    // MARK: Its objects

    var objects: [String: [String: BluetoothProperties]] {
        var objects = [Self.adapter: [BluetoothInterface.adapter: ["Powered": BluetoothValue.bool(isPowered)]]]
        for body in bodies.values where body.isConnected {
            objects[body.path] = [BluetoothInterface.device: properties(body, signal: nil)]
            objects.merge(characteristics(of: body)) { first, _ in first }
        }
        return objects
    }

    private func characteristics(of body: Body) -> [String: [String: BluetoothProperties]] {
        var objects: [String: [String: BluetoothProperties]] = [:]
        for characteristic in body.services.values.joined() {
            // One that the standard does not number has its whole identifier.
            let identifier = characteristic.utf8.count == 4 ? "0000\(characteristic)-0000-1000-8000-00805F9B34FB" : characteristic
            let flags = characteristic == body.packet.characteristic ? ["read", "notify"] : ["read"]
            objects[path(body.address, characteristic)] = [
                BluetoothInterface.characteristic: ["UUID": .text(identifier), "Flags": .texts(flags)]
            ]
        }
        return objects
    }

    private func properties(_ body: Body, signal: Int?) -> BluetoothProperties {
        var properties: BluetoothProperties = [
            "Address": .text(body.address), "Name": .text(body.name), "Connected": .bool(body.isConnected),
            "ServicesResolved": .bool(body.isConnected), "UUIDs": .texts(body.advertised),
        ]
        if let signal { properties["RSSI"] = .int(signal) }
        return properties
    }

    private func device(_ body: Body, _ properties: BluetoothProperties) -> BluetoothEvent {
        let isUp = properties["Connected"] == .bool(true)
        return .changed(body.path, interface: BluetoothInterface.device, properties, invalidated: isUp ? ["RSSI"] : [])
    }
}

extension FakeRadio.Body {
    static let belt = Self(
        address: "C0:FF:EE:00:00:01", name: "FS-0001", advertised: ["1826"],
        services: ["1826": ["2acc", "2acd", "2ada", "2ad9"], "180a": ["2a29", "2a24"]],
        packet: ("2acd", [0x00, 0x00, 0x2C, 0x01]))
    static let pod = Self(
        address: "C0:FF:EE:00:00:02", name: "Pod", advertised: ["1814"], services: ["1814": ["2a53"]],
        packet: ("2a53", [0x00, 0x40, 0x01, 0x36]))
    static let strap = Self(
        address: "C0:FF:EE:00:00:03", name: "Strap", advertised: ["180d"], services: ["180d": ["2a37"]], packet: ("2a37", [0x00, 0x54]))
    static let pad = Self(
        address: "C0:FF:EE:00:00:04", name: "WalkingPad", advertised: [], services: ["fe00": ["fe01", "fe02"]],
        packet: ("fe01", [0xF8, 0xA2]))
    /// Of no kind that is understood.
    static let box = Self(
        address: "C0:FF:EE:00:00:05", name: "Box", advertised: [], services: ["ff00": ["ff01", "ff02"], "180a": ["2a29"]],
        packet: ("ff01", [0x02, 0x51]))
}
