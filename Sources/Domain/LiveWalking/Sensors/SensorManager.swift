/// Finds, names, tries and forgets sensors.
package protocol SensorManager: Sendable {
    /// The remembered sensors and those near, each time something changes; looks for new ones while `isScanning`, as long as it is read.
    func sensors(isScanning: Bool) -> AsyncStream<SensorList>
    func remember(_ address: String) async throws(SensorFailure)
    func forget(_ address: String) async throws(SensorFailure)
    /// Changes the title, the unit of its cadence, its correction, or whether it may be controlled.
    func change(_ sensor: RememberedSensor) async throws(SensorFailure)
    /// Connects, and tells what the sensor says, as long as it is read.
    func test(_ address: String) -> AsyncStream<SensorTest>
    /// The same lists, which end after some seconds.
    func sensors(isScanning: Bool, for seconds: Double) -> AsyncStream<SensorList>
    /// The same test, which ends some seconds after the sensor connected.
    func test(_ address: String, for seconds: Double) -> AsyncStream<SensorTest>
    /// Returns once every sensor was let go that nobody wants any more; before a program ends, it waits for that.
    func finished() async
}

extension SensorManager {
    package func sensors(isScanning: Bool, for seconds: Double) -> AsyncStream<SensorList> { sensors(isScanning: isScanning) }
    package func test(_ address: String, for seconds: Double) -> AsyncStream<SensorTest> { test(address) }
    package func finished() async {}

    /// Lets a remembered sensor take the place of another one, which it turned out to be: with its title, units, correction and control.
    package func replace(_ old: RememberedSensor, with new: RememberedSensor) async throws(SensorFailure) {
        try await change(old.moved(to: new))
        try await forget(old.address)
    }
}

/// The sensors at a moment.
package struct SensorList: Hashable, Sendable {
    package var trouble: SensorTrouble?
    package var isScanning: Bool
    /// Remembered ones first, then by signal.
    package var entries: [SensorEntry]

    package init(trouble: SensorTrouble? = nil, isScanning: Bool = false, entries: [SensorEntry] = []) {
        self.trouble = trouble
        self.isScanning = isScanning
        self.entries = entries
    }

    /// Returns the remembered sensor that another one may be at a new address: it has that name, is of that kind, and is not heard itself.
    package func namesake(of sensor: RememberedSensor) -> RememberedSensor? {
        entries.first { other in
            other.isRemembered && !other.isConnected && other.signal == nil && other.sensor.isNamesake(of: sensor)
        }?.sensor
    }

    /// The same for one that is not remembered, about which nobody was asked yet.
    package func namesake(of entry: SensorEntry) -> RememberedSensor? { entry.isRemembered ? nil : namesake(of: entry.sensor) }
}

/// A sensor in the list.
package struct SensorEntry: Hashable, Sendable {
    package var sensor: RememberedSensor
    package var isRemembered: Bool
    package var isConnected: Bool
    /// Signal strength in dBm, about -30 (near) to -100; nil where it is not heard now.
    package var signal: Int?
    /// Percent; nil where it does not say.
    package var battery: Int?

    package init(_ sensor: RememberedSensor, isRemembered: Bool, isConnected: Bool = false, signal: Int? = nil, battery: Int? = nil) {
        self.sensor = sensor
        self.isRemembered = isRemembered
        self.isConnected = isConnected
        self.signal = signal
        self.battery = battery
    }
}

/// A sensor as it is remembered between walks.
package struct RememberedSensor: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case treadmill, pod, heart, location
        /// Found, and not understood.
        case unknown

        /// Indicates whether it tells a way, which can be corrected.
        package var tellsWays: Bool { self == .treadmill || self == .pod }
    }

    /// The address of the device, such as `C0:FF:EE:00:00:01`.
    package var address: String
    package var kind: Kind
    /// The name for people.
    package var title: String
    /// The name that the device gives itself; empty where it gives none, or was remembered before names were.
    package var name = ""
    package var maker = ""
    package var model = ""
    package var serial = ""
    /// The unit of a pod's cadence; nil leaves it to the readings.
    package var cadence: SensorDescription.CadenceUnit?
    /// The correction of the ways and speeds that it tells.
    package var scale = SensorScale.exact
    /// Indicates whether keys may change the speed of a belt; off until it is switched on for this device.
    package var mayBeControlled = false
    /// Indicates whether the belt takes a speed for miles an hour, as it turned out.
    package var countsMiles = false

    package init(address: String, kind: Kind, title: String) {
        self.address = address
        self.kind = kind
        self.title = title
    }

    /// Returns whether it may be another one that changed its address.
    func isNamesake(of other: RememberedSensor) -> Bool {
        let name = name.isEmpty ? title : name
        return address != other.address && name == (other.name.isEmpty ? other.title : other.name) && fits(other)
    }

    /// Returns whether it is of the kind of another one, as far as both are known.
    package func fits(_ other: RememberedSensor) -> Bool { kind == other.kind || kind == .unknown || other.kind == .unknown }

    /// Returns it, with all that was chosen and learned of it, at the address of another one.
    func moved(to other: RememberedSensor) -> RememberedSensor {
        var moved = self
        moved.address = other.address
        moved.name = other.name
        if title == address { moved.title = other.title }
        if kind == .unknown { moved.kind = other.kind }
        return moved
    }
}

/// The progress of a sensor that is being tried, and its findings.
package enum SensorTest: Hashable, Sendable {
    case connecting
    case connected(SensorDescription)
    case reading(SensorValue)
    /// A packet of a device of which nothing is understood, as it came; ``SensorFailure/noSensor`` comes before the first.
    case packet(SensorPacket)
    case failed(SensorFailure)
}

package enum SensorFailure: Error, Hashable, Sendable {
    case trouble(SensorTrouble)
    /// It is not near, or does not answer.
    case notFound
    /// It answers, and says nothing that a walk can use.
    case noSensor
    /// A walk that another program records uses the sensors.
    case inUse
    /// No gpsd runs on this machine.
    case noLocationService
    /// gpsd runs, and has no place.
    case noPlaces
    /// The list of sensors cannot be written.
    case notSaved
}
