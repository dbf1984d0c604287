import JSON
import Walking

/// Reads `gnd export --format json`, record by record.
final class GNDDocument: JSONHandler {
    private let batch: ImportBatch
    private var sources: [Source] = []
    private var zones: [String: Zone?] = [:]

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func record(_ list: String, _ value: JSONValue) {
        switch list {
        case "sources": sources.append(Self.source(value))
        case "samples": sample(value)
        case "walks": walk(value)
        case "leftOut": leftOut(value)
        case "forgotten":
            guard let id = value.string.flatMap({ WalkID($0) }) else { return batch.skip(.unreadable) }
            batch.memory.tombstones.append(id)
        case "sightings":
            guard let date = value["date"]?.string.flatMap({ CivilDate($0) }), let zone = zone(value["zone"]) else {
                return batch.skip(.unreadable)
            }
            batch.memory.zoneObservations.append(JournalMetadata.ZoneObservation(date: date, zone: zone))
        default: break
        }
    }

    func field(_ name: String, _ value: JSONValue) {
        guard name == "settings" else { return }
        batch.memory.settings = GNDSettings(value, standing: batch.zones).settings
    }

    private static func source(_ value: JSONValue) -> Source {
        let kind = value["kind"]?.string.flatMap(Source.Kind.init(word:))
        return Source(
            name: value["name"]?.string ?? "", manufacturer: value["manufacturer"]?.string ?? "", model: value["model"]?.string ?? "",
            kind: kind)
    }

    /// Returns a source by its place in the list, or one that is written out.
    private func source(_ value: JSONValue?) -> Source? {
        guard let value else { return nil }
        guard let index = value.integer else { return Self.source(value) }
        return sources.indices.contains(Int(clamping: index)) ? sources[Int(clamping: index)] : nil
    }

    private func zone(_ value: JSONValue?) -> Zone? {
        guard let id = value?.string else { return nil }
        if let known = zones[id] { return known }
        let zone = Zone(id)
        zones[id] = .some(zone)
        return zone
    }

    private func sample(_ value: JSONValue) {
        guard let metric = value["metric"]?.string.flatMap(Metric.init(rawValue:)), let source = source(value["source"]) else {
            return batch.skip(.unreadable)
        }
        guard let start = instant(value["start"]), let end = instant(value["end"]) else { return batch.skip(.badDate) }
        guard let amount = value["value"]?.number else {
            return batch.skip(.badValue, LostRecord(metric, from: start, until: end, of: source))
        }
        let grain = GNDGrain(value["grain"]?.string, source)
        batch.add(
            Sample(
                metric: metric, start: start, end: end, value: amount, source: grain.source, modified: instant(value["modified"]),
                isUserEntered: value["typed"] == .bool(true), zone: zone(value["zone"]),
                exported: instant(value["exported"]), grain: grain.grain))
    }

    /// A record that the journal of the export left out, which this one leaves out for the same reason.
    private func leftOut(_ value: JSONValue) {
        let metric = value["metric"]?.string.flatMap(Metric.init(rawValue:))
        guard let source = source(value["source"]), let reason = value["reason"]?.string.flatMap(SkipReason.init(rawValue:)),
            let start = instant(value["start"]), let end = instant(value["end"]), metric != nil || value["metric"]?.string == nil
        else { return batch.skip(.unreadable) }
        batch.takeOver(
            QuarantinedRecord(
                metric: metric, start: start, end: end, value: value["value"]?.number ?? 0, source: source, reason: reason,
                file: value["file"]?.string, text: value["text"]?.string))
    }

    private func walk(_ value: JSONValue) {
        guard let id = value["id"]?.string.flatMap({ WalkID($0) }), let source = source(value["source"]) else {
            return batch.skip(.unreadable)
        }
        guard let start = instant(value["start"]), let end = instant(value["end"]) else { return batch.skip(.badDate) }
        var amounts = WalkAmounts()
        for (metric, name) in [(Metric.steps, "steps"), (.distance, "distance")] { amounts.read(metric, FileNumber(value[name])) }
        amounts.skipLost(in: batch, from: start, until: end, of: source)
        let points = value["route"]?.array ?? []
        let route = points.compactMap(point)
        batch.skip(.badValue, LostRecord(.distance, from: start, of: source), count: points.count - route.count)
        batch.add(
            Walk(
                id: id, start: start, end: end, zone: zone(value["zone"]) ?? batch.zone(at: start),
                steps: value["steps"]?.number == 0 ? 0 : amounts.steps,
                distance: value["distance"]?.number == 0 ? 0 : amounts.metres,
                movingTime: value["moving"]?.number.flatMap(GNDTime.moving),
                title: value["title"]?.string ?? "", note: value["note"]?.string ?? "",
                tags: value["tags"]?.array.compactMap(\.string) ?? [],
                source: source, route: route,
                laps: value["laps"]?.string.flatMap { [Lap](text: $0, after: start) } ?? [],
                parts: value["parts"]?.string.flatMap { [WalkPart](text: $0, after: start) } ?? [],
                effort: value["effort"]?.integer.map(Int.init(clamping:)), modified: instant(value["modified"])))
    }

    private func point(_ value: JSONValue) -> RoutePoint? {
        guard let latitude = value["lat"]?.number, let longitude = value["lon"]?.number, abs(latitude) <= 90, abs(longitude) <= 180 else {
            return nil
        }
        return RoutePoint(
            time: instant(value["time"]), latitude: latitude, longitude: longitude, elevation: value["ele"]?.number,
            startsSegment: value["segment"] == .bool(true))
    }

    private func instant(_ value: JSONValue?) -> Instant? {
        value?.string.flatMap { DateText.instant($0) }
    }
}
