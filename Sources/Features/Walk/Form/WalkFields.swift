import Phrases
import Walking

/// The fields of the form, as typed; they become a draft of a walk only when every field makes sense.
struct WalkFields: Equatable, Codable {
    /// The fields, in the order in which the form asks for them.
    enum Field: CaseIterable {
        case date, time, duration, steps, distance, title, tags, note
    }

    var date = ""
    var time = ""
    var duration = ""
    var steps = ""
    var distance = ""
    var title = ""
    var tags = ""
    var note = ""
    /// The units of a distance without a unit, also where a draft is restored under another setting.
    var units = Units.metric

    init() {}

    /// A walk that ends now, of no length yet.
    init(endingAt now: Instant, in zones: ZoneTimeline, units: Units = .metric) {
        self.units = units
        end(at: now, in: zones)
    }

    /// Makes the fields that a walk looks like when it is typed.
    init(_ walk: Walk, units: Units = .metric) {
        self.units = units
        date = walk.zone.wall(at: walk.start).date.description
        time = TypedTime(walk.zone, at: walk.start).description
        duration = TypedDuration(walk.duration).description
        steps = walk.steps.map { String($0) } ?? ""
        distance = walk.distance.map { TypedDistance(metres: $0).textWithUnit(in: units) } ?? ""
        title = walk.title
        tags = TypedTags(walk.tags).description
        note = walk.note
    }

    subscript(field: Field) -> String {
        get { self[keyPath: field.path] }
        set { self[keyPath: field.path] = newValue }
    }

    /// The duration; where only steps or a distance are given, an estimate from them.
    ///
    /// Nil where none of them can be read.
    var length: Duration? {
        guard duration.trimmed.isEmpty else { return TypedDuration(duration)?.duration }
        let ofSteps = TypedSteps(steps).flatMap { $0.count > 0 ? Gait.duration(ofSteps: $0.count) : nil }
        return ofSteps ?? TypedDistance(distance, in: units).map { min(Gait.duration(ofMetres: $0.metres), WalkDraft.maximumDuration) }
    }

    /// Moves date and time so that the walk ends at a moment; a duration that makes no sense yet is none.
    mutating func end(at now: Instant, in zones: ZoneTimeline) {
        let start = now - (length ?? .zero)
        let day = zones.day(of: start)
        date = day.description
        time = TypedTime(zones.zone(on: day), at: start).description
    }
}

extension WalkFields.Field {
    var path: WritableKeyPath<WalkFields, String> {
        switch self {
        case .date: \.date
        case .time: \.time
        case .duration: \.duration
        case .steps: \.steps
        case .distance: \.distance
        case .title: \.title
        case .tags: \.tags
        case .note: \.note
        }
    }
}

extension WalkFields {
    /// Returns the reading of a field that has more than digits; nil where it is obvious, or nothing was understood.
    func reading(of field: Field, _ phrases: Phrases) -> String? {
        let text = self[field].trimmed
        if field == .duration, text.isEmpty { return length.map(phrases.duration) }
        // A bare number of minutes or kilometres is read back, since nothing else says its unit.
        guard field == .duration || field == .distance || text.contains(where: { !$0.isNumber && !":.".contains($0) }) else { return nil }
        let reading: String? =
            switch field {
            case .duration: TypedDuration(text).map { phrases.duration($0.duration) }
            case .steps: TypedSteps(text).map { phrases.steps($0.count) }
            case .distance: TypedDistance(text, in: units).map { phrases.distance($0.metres) }
            case .title: Self.withTags(text)
            case .date, .time, .tags, .note: nil
            }
        return reading == text ? nil : reading
    }

    /// Returns a title and the tags among its words.
    private static func withTags(_ title: String) -> String? {
        let (rest, tags) = TypedTags.taken(from: title)
        guard !tags.isEmpty else { return nil }
        return ([rest].filter { !$0.isEmpty } + [TypedTags(tags).description]).joined(separator: " · ")
    }
}
