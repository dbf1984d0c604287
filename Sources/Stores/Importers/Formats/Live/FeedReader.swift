import JSON
import LiveWalking
import Sensors
import Walking

/// Reads the lines of a recorded session.
package struct FeedReader: Sendable {
    /// Longer than any packet; what is longer is no line of a session.
    package static let longestLine = 4096

    package init() {}

    /// Returns the contents of a line; nil where it is none of a session.
    package func line(_ bytes: some Collection<UInt8>) -> FeedLine? {
        guard bytes.count <= Self.longestLine, let members = JSONValue.object(in: Array(bytes)) else { return nil }
        if members["gnd"]?.string == "live" { return Self.header(members).map(FeedLine.header) }
        guard let seconds = members["t"]?.number, (0...SessionTime.longest.seconds).contains(seconds) else { return nil }
        let time = SessionTime(seconds: seconds)
        if let event = members["e"]?.string { return Self.event(event, members).map { .event(time, $0) } ?? .unknown(time) }
        guard let sensor = members["s"]?.string, !sensor.isEmpty else { return .unknown(time) }
        if let report = members["j"]?.object, let fix = LocationFix(report) { return .location(time, sensor: sensor, fix) }
        guard let characteristic = members["c"]?.string, let bytes = members["x"]?.string.flatMap(Self.bytes) else { return .unknown(time) }
        return .packet(SensorPacket(time: time, sensor: sensor, characteristic: characteristic, bytes: bytes))
    }

    private static func header(_ members: [String: JSONValue]) -> FeedHeader? {
        guard let id = members["id"]?.string.flatMap(WalkID.init), let text = members["start"]?.string,
            let start = DateText.instant(text, assuming: 0)
        else { return nil }
        let step = members["step"]?.number.flatMap { (0.2...1.5).contains($0) ? $0 : nil }
        return FeedHeader(id: id, start: start, zone: members["zone"]?.string.flatMap(Zone.init), ownStepLength: step)
    }

    private static func event(_ name: String, _ members: [String: JSONValue]) -> SessionEvent? {
        let sensor = members["s"]?.string
        switch name {
        case "device":
            guard let sensor else { return nil }
            return .device(
                SensorDescription(
                    name: sensor, title: members["name"]?.string ?? "", maker: members["maker"]?.string ?? "",
                    model: members["model"]?.string ?? "",
                    cadence: members["cadence"]?.string.flatMap(SensorDescription.CadenceUnit.init),
                    scale: members["scale"]?.number.flatMap(SensorScale.init) ?? .exact))
        case "sensor":
            guard let sensor, case .bool(let isOn) = members["on"] else { return nil }
            return isOn ? .connected(sensor) : .disconnected(sensor)
        // One that the session found itself follows from the packets.
        case "pause": return members["why"]?.string == "key" ? .pause : nil
        case "resume": return resume(members)
        case "lap": return members["why"]?.string.flatMap(SessionEvent.LapCause.init).map(SessionEvent.lap)
        case "laps": return members["by"]?.string.flatMap(laps)
        case "battery":
            guard let sensor, let percent = members["v"]?.number else { return nil }
            return .battery(sensor, Int(clamping: percent))
        case "mode": return choice(members).map(SessionEvent.mode)
        case "clock": return members["utc"]?.string.flatMap { DateText.instant($0, assuming: 0) }.map(SessionEvent.clock)
        case "cue": return members["id"]?.string.map { .cue($0, outputs: members["how"]?.array.compactMap(\.string) ?? []) }
        case "control":
            return .control(
                sensor ?? "", bytes: members["x"]?.string.flatMap(bytes) ?? [], answer: members["r"]?.number.map { Int(clamping: $0) })
        case "tap": return members["n"]?.number.map { .tapped(steps: Int(clamping: $0)) }
        case "effort": return members["v"]?.number.map { .effort(Int(clamping: $0)) }
        case "note": return members["text"]?.string.map(SessionEvent.note)
        case "end": return .end
        default: return nil
        }
    }

    private static func laps(_ by: String) -> SessionEvent? {
        by == "key" ? .laps(every: nil) : LapLength(rawValue: by).map { .laps(every: $0) }
    }

    /// A key, or the first moment after one in which nobody listened.
    private static func resume(_ members: [String: JSONValue]) -> SessionEvent? {
        guard let why = members["why"]?.string else { return nil }
        if why == "key" { return .resume }
        guard let cause = SessionEvent.GapCause(rawValue: why), let since = members["since"]?.number, since >= 0 else { return nil }
        return .gap(cause, since: SessionTime(seconds: since))
    }

    /// A mode by its name, or a plan with its different phases and the order in which they come.
    private static func choice(_ members: [String: JSONValue]) -> WalkChoice? {
        var choice: WalkChoice
        if let mode = members["mode"]?.string.flatMap(WalkMode.init) {
            choice = WalkChoice(mode)
        } else {
            guard let name = members["plan"]?.string, let kinds = members["phases"]?.array, let order = members["order"]?.array else {
                return nil
            }
            let phases = kinds.compactMap(phase)
            let places = order.compactMap { $0.number.flatMap { Int(exactly: $0) } }
            guard phases.count == kinds.count, !places.isEmpty, places.allSatisfy(phases.indices.contains) else { return nil }
            choice = WalkChoice(own: WalkPlan(name, places.map { phases[$0] }))
        }
        choice.aim = members["aim"].flatMap { aim($0.array[...]) }
        return choice
    }

    private static func phase(_ value: JSONValue) -> WalkPlan.Phase? {
        let parts = value.array
        guard let kind = parts.first?.string.flatMap(WalkPlan.Kind.init) else { return nil }
        let seconds = parts.dropFirst().first?.number.flatMap { Int(exactly: $0) }
        return WalkPlan.Phase(kind, seconds: seconds, aim: aim(parts.dropFirst(2)))
    }

    private static func aim(_ parts: ArraySlice<JSONValue>) -> WalkPlan.Aim? {
        let parts = Array(parts)
        guard parts.count == 3, let quantity = parts[0].string.flatMap(WalkPlan.Aim.Quantity.init), let low = parts[1].number,
            let high = parts[2].number, low.isFinite, high.isFinite, low <= high
        else { return nil }
        return WalkPlan.Aim(quantity, low...high)
    }

    private static func bytes(_ text: String) -> [UInt8]? {
        let digits = text.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
        guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(truncatingIfNeeded: (digits[$0] ?? 0) << 4 | (digits[$0 + 1] ?? 0)) }
    }
}
