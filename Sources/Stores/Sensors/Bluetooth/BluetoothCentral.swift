import LiveWalking

/// The Bluetooth of a walk: finds the wanted sensors, connects to them one after another, keeps them, and lets them go.
///
/// Pure: events of the bus go in, calls and reports come out, and time is told to it, in seconds on a clock that only goes forward. The
/// order of calls is what BlueZ takes best: search, stop searching, connect one at a time, wait for services, notifications.
struct BluetoothCentral {
    private enum Service {
        case unknown, absent, present
    }

    /// Seconds for which a search goes on after the first wanted sensor was heard, so that it need not begin again for the next.
    private static let gathering = 3.0

    private(set) var objects = BluetoothObjects()
    private var service = Service.unknown
    private var links: [String: DeviceLink] = [:]
    /// Addresses in the order in which they are wanted.
    private var wanted: [String] = []
    private var discovery = Discovery()
    private var searchTimes = SearchTimes()
    private var isScanning = false
    private(set) var output = BluetoothOutput()

    // MARK: What is wanted

    /// Says which sensors are to be connected; others are let go.
    mutating func want(_ addresses: [String], at now: Double) {
        for address in wanted where !addresses.contains(address) {
            links[address]?.release(into: &output)
            links[address] = nil
        }
        for address in addresses where links[address] == nil {
            var link = DeviceLink(address)
            if objects.devices.contains(where: { $0.address == address && $0.signal != nil }) { link.heard() }
            links[address] = link
            searchTimes.restart(at: now)
        }
        wanted = addresses
        advance(at: now)
    }

    /// Searches as long as somebody looks at what is near.
    mutating func scan(_ isOn: Bool, at now: Double) {
        isScanning = isOn
        advance(at: now)
    }

    /// Makes BlueZ forget a device that is not paired: its services may have changed.
    mutating func forget(_ address: String) {
        guard let adapter, let device = objects.device(address, near: adapter.path), !device.isPaired else { return }
        output.calls.append(.removeDevice(device.path, adapter: adapter.path))
    }

    /// Writes to the control point of a connected belt.
    mutating func control(_ address: String, _ bytes: [UInt8]) {
        if links[address] == nil { output.reports.append(.controlFailed(address)) }
        links[address]?.control(bytes, into: &output)
    }

    /// The language in which a sensor takes commands; nil for one that takes none, or is not connected.
    func language(of address: String) -> BeltLanguage? { links[address]?.language }

    mutating func takeOutput() -> BluetoothOutput {
        defer { output = BluetoothOutput() }
        return output
    }

    // MARK: What is known

    /// The reason why nothing is heard at all, or a sensor is not.
    func trouble(title: (String) -> String) -> SensorTrouble? {
        switch service {
        case .unknown: return nil
        case .absent: return .noBluetooth
        case .present:
            if objects.adapters.isEmpty { return .noBluetooth }
            guard adapter != nil else { return .bluetoothOff }
            for address in wanted {
                if let trouble = trouble(of: address, title: title) { return trouble }
            }
            return nil
        }
    }

    /// Returns the trouble of one sensor; nil where it is connected, or not near.
    func trouble(of address: String, title: (String) -> String) -> SensorTrouble? {
        guard let link = links[address] else { return nil }
        if link.wantsPairing { return .wantsPairing(title(address)) }
        return link.attempts.isHeldByAnother && !link.isConnected ? .heldByAnother(title(address)) : nil
    }

    func isConnected(_ address: String) -> Bool { links[address]?.isConnected ?? false }

    /// Indicates whether it is known what there is, or that there is nothing.
    var isKnown: Bool { service != .unknown }
    private var isReady: Bool { service == .present }

    /// The moment at which ``advance(at:)`` has something to do although nothing came.
    func deadline(at now: Double) -> Double {
        guard isReady, adapter != nil else { return .infinity }
        var moments = links.values.map(\.deadline)
        moments.append(discovery.deadline(isWanted: isScanning))
        if hasMissing { moments += [searchTimes.deadline(at: now), discovery.deadline(isWanted: true)] }
        if discovery.isOn, links.values.contains(where: { $0.isApart && !$0.attempts.needsDiscovery }) {
            moments.append(discovery.begun + Self.gathering)
        }
        return moments.filter { $0 > now }.min() ?? .infinity
    }

    // MARK: What comes

    mutating func receive(_ event: BluetoothEvent, at now: Double) {
        switch event {
        case .opened: output.calls.append(.managedObjects)
        case .closed: lose(at: now)
        case .serviceChanged(let isThere):
            lose(at: now)
            if isThere { output.calls.append(.managedObjects) }
        case .objects(let found):
            service = .present
            objects = BluetoothObjects(found)
            for device in objects.devices where device.signal != nil { links[device.address]?.heard() }
        case .added(let path, let interfaces):
            objects.add(path, interfaces)
            if interfaces[BluetoothInterface.device]?["RSSI"] != nil { heard(path, at: now) }
        case .removed(let path, let interfaces): objects.remove(path, interfaces: interfaces)
        case .changed(let path, let interface, let properties, let invalidated):
            return changed(path, interface, properties, invalidated, at: now)
        case .answered(.managedObjects, .failed): service = .absent
        case .answered(let call, let answer):
            discovery.answered(call, answer, at: now)
            for address in wanted { links[address]?.answered(call, answer, at: now, into: &output) }
        }
        advance(at: now)
    }

    private mutating func changed(
        _ path: String, _ interface: String, _ properties: BluetoothProperties, _ invalidated: [String], at now: Double
    ) {
        if interface == BluetoothInterface.characteristic {
            // Packets come often, and change nothing but themselves.
            guard case .bytes(let bytes)? = properties["Value"] else { return }
            for address in wanted where links[address]?.owns(path) == true {
                links[address]?.value(bytes, of: path, at: now, into: &output)
            }
            return
        }
        objects.change(path, interface: interface, properties, invalidated: invalidated)
        if interface == BluetoothInterface.device, properties["RSSI"] != nil { heard(path, at: now) }
        advance(at: now)
    }

    private mutating func heard(_ path: String, at now: Double) {
        guard let address = objects.device(at: path)?.address, links[address]?.isApart == true else { return }
        links[address]?.heard()
        searchTimes.restart(at: now)
    }

    private mutating func lose(at now: Double) {
        service = .absent
        objects = BluetoothObjects()
        discovery.reset()
        searchTimes.restart(at: now)
        for address in wanted { links[address]?.serviceLost(at: now, into: &output) }
    }

    // MARK: What to do next

    /// Does what it is time for.
    mutating func advance(at now: Double) {
        guard isReady else { return }
        for address in wanted {
            let wasConnected = isConnected(address)
            let device = objects.device(address, near: adapter?.path ?? "")
            links[address]?.advance(device, objects, at: now, into: &output)
            if wasConnected, !isConnected(address) { searchTimes.restart(at: now) }
        }
        guard let adapter else { return discovery.reset() }
        let due = wanted.filter { isDue($0, near: adapter.path, at: now) }
        if due.isEmpty || links.values.contains(where: \.isConnecting) {
            search(adapter.path, at: now)
        } else if discovery.isOn {
            if isGathered(at: now) { discovery.stop(into: &output) }
        } else if !discovery.isBusy, let address = due.first, let device = objects.device(address, near: adapter.path) {
            links[address]?.connect(device, into: &output)
        }
    }

    private mutating func search(_ adapter: String, at now: Double) {
        let isConnecting = links.values.contains(where: \.isConnecting)
        if !isConnecting, isScanning || (hasMissing && searchTimes.isOpen(at: now)) {
            discovery.start(adapter, at: now, into: &output)
        } else {
            discovery.stop(into: &output)
        }
    }

    private func isDue(_ address: String, near adapter: String, at now: Double) -> Bool {
        guard let link = links[address], link.isApart, link.attempts.isDue(at: now) else { return false }
        return objects.device(address, near: adapter).map { !$0.isConnected } ?? false
    }

    /// Returns whether nothing more has to be heard before it is worth to stop searching.
    private func isGathered(at now: Double) -> Bool {
        !hasMissing || now >= discovery.begun + Self.gathering || links.values.contains(where: \.attempts.hasFailed)
    }

    /// Indicates whether a sensor has to be heard before it can be tried: one that is not known, or not any more.
    private var hasMissing: Bool {
        links.values.contains { link in
            link.isApart && (link.attempts.needsDiscovery || objects.device(link.address, near: adapter?.path ?? "") == nil)
        }
    }

    /// The adapter that is used: the first that is switched on.
    private var adapter: BluetoothAdapter? { objects.adapters.first(where: \.isPowered) }
}
