import SQLite
import Walking

/// A walk as JSON holds it.
struct WalkRecord: Codable {
    var id: String
    var start: Instant
    var end: Instant
    var zone: String
    var steps: Int?
    var distance: Double?
    /// Milliseconds on the move; nil where no pauses are known, and in what was written before this was kept.
    var moving: Int64?
    var title: String
    var note: String
    var tags: [String]
    var source: [String]
    var kind: Int
    var route: [RoutePoint]
    /// The laps as one text, and the effort; nil where there is none, and in what was written before these were kept.
    var laps: String?
    var parts: String?
    var effort: Int?
    var importNumber: Int64?
    /// Indicates that a person changed it; nil in what was written before this was kept.
    var isEdited: Bool?
    var modified: Instant?
    /// The readings of several files, where the whole of it is kept.
    var readings: [WalkRecord]?

    init(_ walk: Walk, importNumber: Int64?) {
        id = walk.id.description
        start = walk.start
        end = walk.end
        zone = walk.zone.id
        steps = walk.steps
        distance = walk.distance
        moving = walk.movingTime?.milliseconds
        title = walk.title
        note = walk.note
        tags = walk.tags
        source = [walk.source.name, walk.source.manufacturer, walk.source.model]
        kind = walk.source.kind.rawValue
        route = walk.route
        laps = walk.laps.isEmpty ? nil : walk.laps.text(after: walk.start)
        parts = walk.parts.isEmpty ? nil : walk.parts.text(after: walk.start)
        effort = walk.effort
        modified = walk.modified
        self.importNumber = importNumber
    }

    /// The walk; nil when the record is damaged.
    var walk: Walk? {
        guard let id = WalkID(id), source.count == 3 else { return nil }
        return Walk(
            id: id, start: start, end: end, zone: Zone(zone) ?? .utc, steps: steps, distance: distance,
            movingTime: moving.map { .milliseconds($0) }, title: title, note: note, tags: tags,
            source: Source(name: source[0], manufacturer: source[1], model: source[2], kind: Source.Kind(rawValue: kind)), route: route,
            laps: laps.flatMap { [Lap](text: $0, after: start) } ?? [], parts: parts.flatMap { [WalkPart](text: $0, after: start) } ?? [],
            effort: effort, modified: modified
        ).possible
    }
}
