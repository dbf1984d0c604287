import LiveWalking

/// The lines of the sensors for those who record or show a walk, each on the clock of its own session.
///
/// A sensor has one name as long as anybody reads: `treadmill`, `pod`, `heart` or `gps`, and a number from the second of a kind on.
struct SensorFeed {
    private struct Reader {
        let clock: any SessionClock
        let continuation: AsyncStream<FeedLine>.Continuation
        /// The description of each sensor that it was given.
        var told: [String: SensorDescription] = [:]

        mutating func connected(_ sensor: SensorDescription) {
            if told[sensor.name] != sensor {
                told[sensor.name] = sensor
                continuation.yield(.event(clock.now, .device(sensor)))
            }
            continuation.yield(.event(clock.now, .connected(sensor.name)))
        }
    }

    private var readers: [Int: Reader] = [:]
    private var names: [String: String] = [:]
    /// The sensors that are connected, by address.
    private var connected: [String: SensorDescription] = [:]

    var isRead: Bool { !readers.isEmpty }

    mutating func add(_ number: Int, on clock: any SessionClock, _ continuation: AsyncStream<FeedLine>.Continuation) {
        var reader = Reader(clock: clock, continuation: continuation)
        for sensor in connected.values.sorted(by: { $0.name < $1.name }) { reader.connected(sensor) }
        readers[number] = reader
    }

    mutating func remove(_ number: Int) {
        readers[number] = nil
        if readers.isEmpty { names = [:] }
    }

    /// Ends what is read: the thread ends.
    mutating func finish() {
        for reader in readers.values { reader.continuation.finish() }
        readers = [:]
    }

    mutating func connected(_ sensor: RememberedSensor) {
        var description = SensorDescription(
            name: name(of: sensor), title: sensor.title, maker: sensor.maker, model: sensor.model, cadence: sensor.cadence,
            scale: sensor.scale)
        // While a session goes on, what its pod counts must not change.
        if let before = readers.values.lazy.compactMap({ $0.told[description.name] }).first { description.cadence = before.cadence }
        connected[sensor.address] = description
        for number in readers.keys { readers[number]?.connected(description) }
    }

    mutating func disconnected(_ address: String) {
        guard let sensor = connected.removeValue(forKey: address) else { return }
        for reader in readers.values { reader.continuation.yield(.event(reader.clock.now, .disconnected(sensor.name))) }
    }

    func packet(of address: String, _ characteristic: String, _ bytes: [UInt8]) {
        guard let sensor = connected[address] else { return }
        for reader in readers.values {
            let packet = SensorPacket(time: reader.clock.now, sensor: sensor.name, characteristic: characteristic, bytes: bytes)
            reader.continuation.yield(.packet(packet))
        }
    }

    /// Tells of a command to a belt, and of its answer.
    func control(_ evidence: BeltEvidence, of address: String) {
        guard let sensor = connected[address] else { return }
        for reader in readers.values {
            reader.continuation.yield(
                .event(reader.clock.now, .control(sensor.name, bytes: evidence.bytes, answer: evidence.answer)))
        }
    }

    func location(of address: String, _ fix: LocationFix) {
        guard let sensor = connected[address] else { return }
        for reader in readers.values { reader.continuation.yield(.location(reader.clock.now, sensor: sensor.name, fix)) }
    }

    private mutating func name(of sensor: RememberedSensor) -> String {
        if let name = names[sensor.address] { return name }
        let kind = sensor.kind.feedName
        let taken = Set(names.values)
        let name = taken.contains(kind) ? (2...).lazy.map { "\(kind)\($0)" }.first { !taken.contains($0) } ?? kind : kind
        names[sensor.address] = name
        return name
    }
}

extension RememberedSensor.Kind {
    fileprivate var feedName: String {
        switch self {
        case .treadmill, .pod, .heart: rawValue
        case .location: "gps"
        case .unknown: "sensor"
        }
    }
}
