import LiveWalking
import Walking

/// Writes the lines of a recorded session; `FeedReader` reads the same of them.
package struct FeedWriter: Sendable {
    /// Bytes of a note, or of a name that a sensor gives itself; a line stays below 4 KiB.
    private static let longestText = 1500
    private static let longestName = 200
    /// More than any link carries at once.
    private static let mostBytes = 1024

    package init() {}

    /// A line with its end; nil for one that is not known, which only its file can hold.
    package func bytes(_ line: FeedLine) -> [UInt8]? {
        let members: [LineText.Member]? =
            switch line {
            case .header(let header): Self.members(of: header)
            case .packet(let packet):
                [
                    ("t", .time(packet.time)), ("s", .text(packet.sensor, most: Self.longestName)),
                    ("c", .text(packet.characteristic, most: Self.longestName)), ("x", .bytes(packet.bytes.prefix(Self.mostBytes))),
                ]
            case .location(let time, let sensor, let fix):
                [
                    ("t", .time(time)), ("s", .text(sensor, most: Self.longestName)), ("c", .word("tpv")),
                    ("j", .object(Self.members(of: fix))),
                ]
            case .event(let time, let event): [("t", .time(time))] + Self.members(of: event)
            case .unknown: nil
            }
        return members.map { Array((LineText.object($0).text + "\n").utf8) }
    }

    private static func members(of header: FeedHeader) -> [LineText.Member] {
        var members: [LineText.Member] = [
            ("gnd", .word("live")), ("v", .number(1)), ("id", .word(header.id.description)), ("start", .instant(header.start)),
        ]
        if let zone = header.zone { members.append(("zone", .text(zone.id, most: longestName))) }
        if let step = header.ownStepLength { members.append(("step", .number(step))) }
        return members
    }

    private static func members(of fix: LocationFix) -> [LineText.Member] {
        let rest: [(String, Double?)] = [("altMSL", fix.elevation), ("speed", fix.speed), ("eph", fix.error)]
        return [("mode", .number(3)), ("lat", .number(fix.latitude)), ("lon", .number(fix.longitude))]
            + rest.compactMap { name, value in value.map { (name, .number($0)) } }
    }

    private static func members(of event: SessionEvent) -> [LineText.Member] {
        func named(_ name: String, _ rest: LineText.Member...) -> [LineText.Member] { [("e", .word(name))] + rest }
        func sensor(_ name: String) -> LineText.Member { ("s", .text(name, most: longestName)) }
        switch event {
        case .device(let description): return named("device") + members(of: description)
        case .connected(let name): return named("sensor", sensor(name), ("on", .bool(true)))
        case .disconnected(let name): return named("sensor", sensor(name), ("on", .bool(false)))
        case .battery(let name, let percent): return named("battery", sensor(name), ("v", .number(Double(percent))))
        case .pause: return named("pause", ("why", .word("key")))
        case .resume: return named("resume", ("why", .word("key")))
        case .gap(let cause, let since): return named("resume", ("why", .word(cause.rawValue)), ("since", .time(since)))
        case .lap(let cause): return named("lap", ("why", .word(cause.rawValue)))
        case .laps(let length): return named("laps", ("by", .word(length?.rawValue ?? "key")))
        case .tapped(let steps): return named("tap", ("n", .number(Double(steps))))
        case .effort(let effort): return named("effort", ("v", .number(Double(effort))))
        case .note(let text): return named("note", ("text", .text(text, most: longestText)))
        case .mode(let choice): return named("mode") + members(of: choice)
        case .clock(let wall): return named("clock", ("utc", .instant(wall)))
        case .cue(let id, let outputs):
            return named("cue", ("id", .text(id, most: longestName)), ("how", .array(outputs.map(LineText.word))))
        case .control(let name, let bytes, let answer):
            return named("control", sensor(name), ("x", .bytes(bytes.prefix(mostBytes))))
                + (answer.map { [("r", .number(Double($0)))] } ?? [])
        case .end: return named("end", ("why", .word("key")))
        }
    }

    private static func members(of sensor: SensorDescription) -> [LineText.Member] {
        var members: [LineText.Member] = [("s", .text(sensor.name, most: longestName)), ("name", .text(sensor.title, most: longestName))]
        for (name, text) in [("maker", sensor.maker), ("model", sensor.model)] where !text.isEmpty {
            members.append((name, .text(text, most: longestName)))
        }
        if let unit = sensor.cadence { members.append(("cadence", .word(unit.rawValue))) }
        if sensor.scale != .exact { members.append(("scale", .number(sensor.scale.factor))) }
        return members
    }

    /// Different phases are written once, since plans repeat themselves.
    private static func members(of choice: WalkChoice) -> [LineText.Member] {
        var members: [LineText.Member]
        switch choice.plan {
        case .mode(let mode): members = [("mode", .word(mode.rawValue))]
        case .own(let plan):
            var kinds: [WalkPlan.Phase] = []
            var order: [Int] = []
            for phase in plan.phases {
                if !kinds.contains(phase) { kinds.append(phase) }
                order.append(kinds.firstIndex(of: phase) ?? 0)
            }
            members = [
                ("plan", .text(plan.id, most: longestName)), ("phases", .array(kinds.map(phase))),
                ("order", .array(order.map { .number(Double($0)) })),
            ]
        }
        if let aim = choice.aim { members.append(("aim", .array(parts(of: aim)))) }
        return members
    }

    private static func phase(_ phase: WalkPlan.Phase) -> LineText {
        .array([.word(phase.kind.rawValue), phase.seconds.map { .number(Double($0)) } ?? .null] + (phase.aim.map(parts) ?? []))
    }

    /// To the thousandth, which nobody walks by.
    private static func parts(of aim: WalkPlan.Aim) -> [LineText] {
        [aim.band.lowerBound, aim.band.upperBound].reduce(into: [.word(aim.quantity.rawValue)]) { parts, end in
            parts.append(.number((end * 1000).rounded() / 1000))
        }
    }
}
