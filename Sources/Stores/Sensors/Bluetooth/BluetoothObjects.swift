import Basis

/// The objects of BlueZ: adapters, devices and their characteristics, by path.
struct BluetoothObjects {
    private var objects: [String: [String: BluetoothProperties]] = [:]

    init(_ objects: [String: [String: BluetoothProperties]] = [:]) {
        self.objects = objects
    }

    mutating func add(_ path: String, _ interfaces: [String: BluetoothProperties]) {
        objects[path, default: [:]].merge(interfaces) { _, new in new }
    }

    mutating func remove(_ path: String, interfaces: [String]) {
        for interface in interfaces { objects[path]?[interface] = nil }
        if objects[path]?.isEmpty == true { objects[path] = nil }
    }

    mutating func change(_ path: String, interface: String, _ properties: BluetoothProperties, invalidated: [String]) {
        objects[path, default: [:]][interface, default: [:]].merge(properties) { _, new in new }
        for name in invalidated { objects[path]?[interface]?[name] = nil }
    }

    /// Every adapter can be a central unless it says that it cannot.
    var adapters: [BluetoothAdapter] {
        objects.compactMap { path, interfaces in interfaces[BluetoothInterface.adapter].map { BluetoothAdapter(path: path, $0) } }
            .filter(\.isCentral).sorted { $0.path < $1.path }
    }

    var devices: [BluetoothDevice] {
        objects.keys.compactMap(device(at:)).sorted { $0.path < $1.path }
    }

    func device(at path: String) -> BluetoothDevice? {
        guard let interfaces = objects[path], let properties = interfaces[BluetoothInterface.device] else { return nil }
        return BluetoothDevice(path: path, properties, battery: interfaces[BluetoothInterface.battery] ?? [:])
    }

    /// The device with an address: a connected one before others, then one of the adapter that is used.
    func device(_ address: String, near adapter: String) -> BluetoothDevice? {
        let name = "/dev_" + address.replacing(":", with: "_")
        let found = objects.keys.filter { $0.hasSuffix(name) }.compactMap(device(at:))
        return found.first(where: \.isConnected) ?? found.first { $0.path.hasPrefix(adapter + "/") }
    }

    /// The short forms of a device's characteristics that say something by themselves.
    func streams(of device: String) -> [String] {
        characteristics(of: device).filter { _, path in
            guard case .texts(let flags)? = objects[path]?[BluetoothInterface.characteristic]?["Flags"] else { return false }
            return flags.contains("notify") || flags.contains("indicate")
        }
        .keys.sorted()
    }

    /// The paths of a device's characteristics, by the short form of their identifiers.
    func characteristics(of device: String) -> [String: String] {
        var paths: [String: String] = [:]
        for path in objects.keys.filter({ $0.hasPrefix(device + "/") }).sorted() {
            guard case .text(let identifier)? = objects[path]?[BluetoothInterface.characteristic]?["UUID"] else { continue }
            let short = BluetoothID.short(identifier)
            if paths[short] == nil { paths[short] = path }
        }
        return paths
    }
}

/// A radio of this machine.
struct BluetoothAdapter: Hashable {
    let path: String
    let isPowered: Bool
    /// Indicates whether it can connect to sensors.
    let isCentral: Bool

    init(path: String, _ properties: BluetoothProperties) {
        self.path = path
        isPowered = properties["Powered"] == .bool(true)
        if case .texts(let roles)? = properties["Roles"] { isCentral = roles.contains("central") } else { isCentral = true }
    }
}

/// A device that BlueZ knows, near or not.
struct BluetoothDevice: Hashable {
    let path: String
    let address: String
    /// The name that the device gives itself; empty where it gives none.
    let name: String
    /// The short forms of the services that it advertises or was found to have.
    let services: Set<String>
    /// The data that it advertises with a service.
    let serviceData: [String: [UInt8]]
    /// Says what a desktop shows for it, such as `audio-headset`.
    let icon: String?
    /// Signal strength in dBm; nil where it is not heard now.
    let signal: Int?
    let battery: Int?
    let isConnected: Bool
    let isResolved: Bool
    let isPaired: Bool

    init?(path: String, _ properties: BluetoothProperties, battery: BluetoothProperties) {
        guard case .text(let address)? = properties["Address"] else { return nil }
        self.path = path
        self.address = address
        if case .text(let name)? = properties["Name"] { self.name = name } else { name = "" }
        if case .texts(let services)? = properties["UUIDs"] { self.services = Set(services.map(BluetoothID.short)) } else { services = [] }
        if case .data(let data)? = properties["ServiceData"] {
            serviceData = Dictionary(data.map { (BluetoothID.short($0.key), $0.value) }) { first, _ in first }
        } else {
            serviceData = [:]
        }
        if case .text(let icon)? = properties["Icon"] { self.icon = icon } else { icon = nil }
        if case .int(let signal)? = properties["RSSI"] { self.signal = signal } else { signal = nil }
        if case .int(let percent)? = battery["Percentage"] { self.battery = percent } else { self.battery = nil }
        isConnected = properties["Connected"] == .bool(true)
        isResolved = properties["ServicesResolved"] == .bool(true)
        isPaired = properties["Paired"] == .bool(true)
    }
}
