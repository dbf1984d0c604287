import LiveWalking

/// The lines of the file of remembered sensors: an address in brackets, then a value a line.
///
/// ```
/// [C0:FF:EE:00:00:01]
/// kind = treadmill
/// title = Pad under the desk
/// ```
///
/// Names come over the air and lines from a file that anybody may have edited: what is too long is cut, what controls a terminal is left
/// out, and what is no sensor is skipped.
struct SensorLines {
    private static let mostSensors = 64
    private static let longestText = 80

    func sensors(in text: String) -> [RememberedSensor] {
        var sensors: [RememberedSensor] = []
        var isSkipping = true
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("["), line.hasSuffix("]") {
                let address = String(line.dropFirst().dropLast())
                let isKnown = sensors.contains { $0.address == address }
                isSkipping = isKnown || !SensorAddress.isValid(address) || sensors.count >= Self.mostSensors
                if !isSkipping { sensors.append(RememberedSensor(address: address, kind: .unknown, title: address)) }
            } else if !isSkipping, let equals = line.firstIndex(of: "="), let last = sensors.indices.last {
                let name = line[..<equals].trimmed
                read(name, Self.clean(String(line[line.index(after: equals)...].trimmed)), into: &sensors[last])
            }
        }
        return sensors
    }

    func text(of sensors: [RememberedSensor]) -> String { sensors.prefix(Self.mostSensors).map(text(of:)).joined(separator: "\n") }

    /// Returns the part of a text that may stand in a line: printable, and not endless.
    static func clean(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return String(Substring(String(String.UnicodeScalarView(scalars.prefix(longestText)))).trimmed)
    }

    private func read(_ name: Substring, _ value: String, into sensor: inout RememberedSensor) {
        switch name {
        case "kind": sensor.kind = RememberedSensor.Kind(rawValue: value) ?? .unknown
        case "title": if !value.isEmpty { sensor.title = value }
        case "name": sensor.name = value
        case "maker": sensor.maker = value
        case "model": sensor.model = value
        case "serial": sensor.serial = value
        case "cadence": sensor.cadence = SensorDescription.CadenceUnit(rawValue: value)
        case "scale": sensor.scale = Double(value).flatMap(SensorScale.init) ?? .exact
        case "control": sensor.mayBeControlled = value == "on"
        case "miles": sensor.countsMiles = value == "on"
        default: break
        }
    }

    private func text(of sensor: RememberedSensor) -> String {
        var lines = ["[\(sensor.address)]", "kind = \(sensor.kind.rawValue)", "title = \(Self.clean(sensor.title))"]
        let texts = [("name", sensor.name), ("maker", sensor.maker), ("model", sensor.model), ("serial", sensor.serial)]
        for (name, value) in texts where !value.isEmpty { lines.append("\(name) = \(Self.clean(value))") }
        if let cadence = sensor.cadence { lines.append("cadence = \(cadence.rawValue)") }
        if sensor.scale != .exact { lines.append("scale = \(sensor.scale.factor)") }
        if sensor.mayBeControlled { lines.append("control = on") }
        if sensor.countsMiles { lines.append("miles = on") }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// The name by which a sensor is known to the machine.
enum SensorAddress {
    /// The one of the receiver of satellites, which gpsd has.
    static let location = "gpsd"

    static func isValid(_ address: String) -> Bool { address == location || isBluetooth(address) }

    /// Six bytes in hexadecimal digits with colons between them.
    static func isBluetooth(_ address: String) -> Bool {
        let parts = address.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 6 && parts.allSatisfy { $0.utf8.count == 2 && $0.allSatisfy(\.isHexDigit) && $0 == $0.uppercased() }
    }

    /// The address as BlueZ writes it.
    static func canonical(_ text: String) -> String { text.lowercased() == location ? location : text.uppercased() }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return start[...last]
    }
}
