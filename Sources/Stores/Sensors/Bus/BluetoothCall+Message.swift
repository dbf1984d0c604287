import Bus

extension BluetoothCall {
    /// The call as a message; no service is started for it.
    var message: BusMessage {
        let (path, interface, member) = method
        return BusMessage(path: path, interface: interface, member: member, arguments)
    }

    /// The place where BlueZ has the method.
    private var method: (path: String, interface: String, member: String) {
        switch self {
        case .managedObjects: ("/", "org.freedesktop.DBus.ObjectManager", "GetManagedObjects")
        case .setDiscoveryFilter(let path): (path, BluetoothInterface.adapter, "SetDiscoveryFilter")
        case .startDiscovery(let path): (path, BluetoothInterface.adapter, "StartDiscovery")
        case .stopDiscovery(let path): (path, BluetoothInterface.adapter, "StopDiscovery")
        case .removeDevice(_, let adapter): (adapter, BluetoothInterface.adapter, "RemoveDevice")
        case .connect(let path): (path, BluetoothInterface.device, "Connect")
        case .disconnect(let path): (path, BluetoothInterface.device, "Disconnect")
        case .read(let path): (path, BluetoothInterface.characteristic, "ReadValue")
        case .startNotify(let path): (path, BluetoothInterface.characteristic, "StartNotify")
        case .stopNotify(let path): (path, BluetoothInterface.characteristic, "StopNotify")
        case .write(let path, _, _): (path, BluetoothInterface.characteristic, "WriteValue")
        }
    }

    private var arguments: [BusValue] {
        func options(_ pairs: (String, String)...) -> BusValue {
            .array(of: "{sv}", pairs.map { .entry(.text($0.0), .variant(.text($0.1))) })
        }
        return switch self {
        case .setDiscoveryFilter: [options(("Transport", "le"))]
        case .removeDevice(let device, _): [.path(device)]
        case .read: [options()]
        case .write(_, let bytes, let withResponse): [.bytes(bytes), options(("type", withResponse ? "request" : "command"))]
        case .managedObjects, .startDiscovery, .stopDiscovery, .connect, .disconnect, .startNotify, .stopNotify: []
        }
    }
}
