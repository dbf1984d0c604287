import Walking

/// Samples and walks as `gnd export --format json` writes them; sources are named by their place in the list.
struct JSONRecords {
    let home: Zone
    private let places: [String: Int]

    init(home: Zone, sources: [Source]) {
        self.home = home
        places = Dictionary(sources.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
    }

    func sample(_ sample: Sample) -> JSONText {
        let zone = sample.zone ?? home
        var members: [(String, JSONText)] = [
            ("metric", .string(sample.metric.rawValue)), ("start", time(sample.start, zone)), ("end", time(sample.end, zone)),
            ("value", .double(sample.value)), ("source", source(sample.source)),
        ]
        if let modified = sample.modified { members.append(("modified", time(modified, .utc))) }
        if sample.grain != .natural(for: sample.end - sample.start) { members.append(("grain", .string(sample.grain.rawValue))) }
        if let exported = sample.exported { members.append(("exported", time(exported, .utc))) }
        if sample.isUserEntered { members.append(("typed", .bool(true))) }
        if let zone = sample.zone { members.append(("zone", .string(zone.id))) }
        return .object(members)
    }

    func walk(_ outgoing: Outgoing<Walk>) -> JSONText {
        let walk = outgoing.value
        var members: [(String, JSONText)] = [
            ("id", .string(walk.id.description)), ("start", time(walk.start, walk.zone)), ("end", time(walk.end, walk.zone)),
            ("zone", .string(walk.zone.id)), ("source", source(walk.source)),
        ]
        if let steps = walk.steps { members.append(("steps", .int(steps))) }
        if let distance = walk.distance { members.append(("distance", .double(distance))) }
        if let moving = walk.movingTime, moving > .zero { members.append(("moving", .double(Double(moving.milliseconds) / 1000))) }
        if !walk.title.isEmpty { members.append(("title", .string(walk.title))) }
        if !walk.note.isEmpty { members.append(("note", .string(walk.note))) }
        if !walk.tags.isEmpty { members.append(("tags", .array(walk.tags.map(JSONText.string)))) }
        if !walk.laps.isEmpty { members.append(("laps", .string(walk.laps.text(after: walk.start)))) }
        if !walk.parts.isEmpty { members.append(("parts", .string(walk.parts.text(after: walk.start)))) }
        if let effort = walk.effort { members.append(("effort", .int(effort))) }
        // A walk that a person typed is as new as the file.
        if let modified = walk.modified, walk.source != .typed { members.append(("modified", time(modified, .utc))) }
        if !walk.route.isEmpty { members.append(("route", .array(walk.route.map { point($0, walk.zone) }))) }
        return .object(members)
    }

    func leftOut(_ record: QuarantinedRecord) -> JSONText {
        var members: [(String, JSONText)] = [
            ("metric", record.metric.map { .string($0.rawValue) } ?? .null), ("start", time(record.start, home)),
            ("end", time(record.end, home)), ("value", .double(record.value)), ("source", source(record.source)),
            ("reason", .string(record.reason.rawValue)),
        ]
        if let file = record.file { members.append(("file", .string(file))) }
        if let text = record.text { members.append(("text", .string(text))) }
        return .object(members)
    }

    private func point(_ point: RoutePoint, _ zone: Zone) -> JSONText {
        var members: [(String, JSONText)] = [("lat", .double(point.latitude)), ("lon", .double(point.longitude))]
        if let elevation = point.elevation { members.append(("ele", .double(elevation))) }
        if let moment = point.time { members.append(("time", time(moment, zone))) }
        if point.startsSegment { members.append(("segment", .bool(true))) }
        return .object(members)
    }

    /// A source that the list does not have (it came while we wrote) is written out.
    private func source(_ source: Source) -> JSONText {
        places[source.key].map { .int($0) } ?? JSONText(source: source)
    }

    private func time(_ instant: Instant, _ zone: Zone) -> JSONText {
        .string(TimeText(instant, in: zone).text)
    }
}
