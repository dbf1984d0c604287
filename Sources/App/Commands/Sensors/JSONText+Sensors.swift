import LiveWalking
import Walking

extension JSONText {
    init(_ list: SensorList) {
        self = .object([
            ("trouble", list.trouble.map { .string($0.word) } ?? .null), ("sensors", .array(list.entries.map { JSONText($0, in: list) })),
        ])
    }

    /// - Parameter list: the sensors beside it.
    init(_ entry: SensorEntry, in list: SensorList) {
        let sensor = entry.sensor
        self = .object([
            ("address", .string(sensor.address)), ("kind", .string(sensor.kind.rawValue)), ("title", .string(sensor.title)),
            ("maker", .string(sensor.maker)), ("model", .string(sensor.model)), ("serial", .string(sensor.serial)),
            ("cadence", sensor.cadence.map { .string($0.rawValue) } ?? .null), ("scale", .double(sensor.scale.factor)),
            ("control", .bool(sensor.mayBeControlled)),
            ("remembered", .bool(entry.isRemembered)), ("connected", .bool(entry.isConnected)),
            ("perhaps", list.namesake(of: entry).map { .string($0.address) } ?? .null),
            ("signal", entry.signal.map { .int($0) } ?? .null), ("battery", entry.battery.map { .int($0) } ?? .null),
        ])
    }

    /// One reading, in units of physics: `{"beltSpeed":0.83}`.
    /// - Parameter door: a place that may not leave is only said to be known.
    init(_ value: SensorValue, _ door: PrivacyDoor) {
        let (name, json): (String, JSONText) =
            switch value {
            case .beltSpeed(let speed): ("beltSpeed", .double(speed))
            case .beltSteps(let count): ("beltSteps", .int(count))
            case .beltDistance(let metres): ("beltDistance", .double(metres))
            case .beltElapsed(let seconds): ("beltElapsed", .int(seconds))
            case .belt(let state): ("belt", .string(state.rawValue))
            case .podSpeed(let speed): ("podSpeed", .double(speed))
            case .podCadence(let count): ("podCadence", .double(count))
            case .podDistance(let metres): ("podDistance", .double(metres))
            case .heartRate(let beats): ("heartRate", beats.map { .int($0) } ?? .null)
            case .battery(let percent): ("battery", .int(percent))
            case .location(let fix) where !door.allows(latitude: fix.latitude, longitude: fix.longitude):
                ("location", .object([("private", .bool(true)), ("error", fix.error.map { .double($0) } ?? .null)]))
            case .location(let fix):
                (
                    "location",
                    .object([
                        ("lat", .double(fix.latitude)), ("lon", .double(fix.longitude)),
                        ("ele", fix.elevation.map { .double($0) } ?? .null), ("speed", fix.speed.map { .double($0) } ?? .null),
                        ("error", fix.error.map { .double($0) } ?? .null),
                    ])
                )
            }
        self = .object([(name, json)])
    }
}

extension SensorTrouble {
    fileprivate var word: String {
        switch self {
        case .noBluetooth: "noBluetooth"
        case .bluetoothOff: "bluetoothOff"
        case .heldByAnother: "heldByAnother"
        case .wantsPairing: "wantsPairing"
        case .noContact: "noContact"
        case .silentBelt: "silentBelt"
        case .moved: "moved"
        }
    }
}
