import JSON
import Walking

/// The kinds of a `<Record>`.
enum AppleRecord {
    case sample(Sample)
    /// Beats a minute at a moment.
    case heartRate(Double, Instant, Source)
    /// Something that is not about walking.
    case other
    case skipped(SkipReason, LostRecord? = nil)

    static func read(_ attributes: XMLAttributes, sources: inout AppleSources) -> AppleRecord {
        var metric: Metric?
        var isHeartRate = false
        var unit: XMLText?
        var value: XMLText?
        var name: XMLText?
        var device: XMLText?
        var created: XMLText?
        var start: XMLText?
        var end: XMLText?
        for attribute in attributes {
            // The first letters tell the attributes apart; their names are Apple's and few.
            switch UInt8(bitPattern: attribute.name.bytes[0]) {
            case UInt8(ascii: "t") where attribute.name == "type":
                metric = AppleTypes.metric(attribute.value)
                isHeartRate = metric == nil && AppleTypes.isHeartRate(attribute.value)
                if metric == nil, !isHeartRate { return .other }
            case UInt8(ascii: "u") where attribute.name == "unit": unit = attribute.value
            case UInt8(ascii: "v") where attribute.name == "value": value = attribute.value
            case UInt8(ascii: "d") where attribute.name == "device": device = attribute.value
            case UInt8(ascii: "c") where attribute.name == "creationDate": created = attribute.value
            case UInt8(ascii: "s"):
                if attribute.name == "startDate" {
                    start = attribute.value
                } else if attribute.name == "sourceName" {
                    name = attribute.value
                }
            case UInt8(ascii: "e") where attribute.name == "endDate": end = attribute.value
            default: break
            }
        }
        guard let metric else {
            // One that cannot be read is left out like all others.
            guard isHeartRate, let start, let time = DateText.instant(start.buffer), let value, let rate = DecimalText.parse(value.buffer),
                let unit, unit == "count/min", AppleTypes.heartRates.contains(rate)
            else { return .other }
            return .heartRate(rate, time, sources.source(name: name, device: device))
        }
        guard let start, let end, let from = DateText.instant(start.buffer), let until = DateText.instant(end.buffer) else {
            return .skipped(.badDate)
        }
        let source = sources.source(name: name, device: device)
        func lost() -> LostRecord { LostRecord(metric, from: from, until: until, of: source) }
        guard let value, let number = DecimalText.parse(value.buffer) else { return .skipped(.badValue, lost()) }
        guard let unit, let amount = AppleTypes.value(number, of: metric, unit) else { return .skipped(.badUnit, lost()) }
        return .sample(
            Sample(
                metric: metric, start: from, end: until, value: amount, source: source,
                modified: created.flatMap { DateText.instant($0.buffer) }))
    }
}
