import Basis
import JSON
import Walking

/// A `<Workout>` while its children are read.
struct AppleWorkout {
    /// Indicates whether it is a walk or a hike, rather than a swim.
    let isWalk: Bool
    /// The sport as Apple calls it, as in `Running`.
    let sport: String
    let start: Instant?
    let end: Instant?
    let source: Source
    private let created: Instant?
    var zone: Zone?
    private var amounts = WalkAmounts()
    /// Points that lie nowhere.
    private var badPoints = 0
    /// Seconds without the pauses.
    private let active: Double?
    private(set) var isIndoor = false
    private let isHike: Bool
    /// Points that older exports write into the workout itself.
    private(set) var route: [RoutePoint] = []
    /// The file with the points, as newer exports name it.
    private(set) var routePath: String?

    init(_ attributes: XMLAttributes, sources: inout AppleSources) {
        let type = attributes["workoutActivityType"]
        sport = type.map { $0.string.replacing("HKWorkoutActivityType", with: "") } ?? ""
        isHike = type.map { $0 == "HKWorkoutActivityTypeHiking" } ?? false
        isWalk = isHike || (type.map { $0 == "HKWorkoutActivityTypeWalking" } ?? false)
        start = attributes["startDate"].flatMap { DateText.instant($0.buffer) }
        end = attributes["endDate"].flatMap { DateText.instant($0.buffer) }
        created = attributes["creationDate"].flatMap { DateText.instant($0.buffer) }
        let recorder = sources.source(name: attributes["sourceName"], device: attributes["device"])
        source = Source(name: recorder.name, manufacturer: recorder.manufacturer, model: recorder.model, kind: .workout)
        let unit = attributes["durationUnit"].flatMap { Unit.seconds($0) }
        let duration = attributes["duration"].flatMap { DecimalText.parse($0.buffer) }
        active = duration.flatMap { number in number > 0 ? unit.map { number * $0 } : nil }
        if let total = attributes["totalDistance"], let unit = attributes["totalDistanceUnit"] {
            amounts.read(.distance, FileNumber(total.string).times(Unit.metres(unit), unit: unit.string))
        }
    }

    mutating func child(_ name: XMLText, _ attributes: XMLAttributes) {
        if name == "WorkoutStatistics" {
            statistics(attributes)
        } else if name == "FileReference" {
            routePath = attributes["path"]?.string
        } else if name == "Location" {
            location(attributes)
        }
    }

    mutating func metadata(_ key: XMLText, _ value: XMLText) {
        if key == "HKIndoorWorkout" { isIndoor = value == "1" }
    }

    private mutating func statistics(_ attributes: XMLAttributes) {
        guard let type = attributes["type"], let sum = attributes["sum"], let unit = attributes["unit"] else { return }
        switch AppleTypes.metric(type) {
        case .steps: amounts.read(.steps, FileNumber(sum.string).times(Unit.count(unit), unit: unit.string))
        case .distance: amounts.read(.distance, FileNumber(sum.string).times(Unit.metres(unit), unit: unit.string))
        default: break
        }
    }

    private mutating func location(_ attributes: XMLAttributes) {
        guard route.count < 50_000 else { return }
        guard let latitude = attributes["latitude"].flatMap({ DecimalText.parse($0.buffer) }),
            let longitude = attributes["longitude"].flatMap({ DecimalText.parse($0.buffer) }), abs(latitude) <= 90, abs(longitude) <= 180
        else {
            badPoints += 1
            return
        }
        route.append(
            RoutePoint(
                time: attributes["date"].flatMap { DateText.instant($0.buffer) }, latitude: latitude, longitude: longitude,
                elevation: attributes["altitude"].flatMap { DecimalText.parse($0.buffer) }, startsSegment: route.isEmpty))
    }

    /// Skips what its walk is kept without.
    func skipLost(in batch: ImportBatch, of walk: Walk) {
        amounts.skipLost(in: batch, from: walk.start, until: walk.end, of: source)
        batch.skip(.badValue, LostRecord(.distance, from: walk.start, of: source), count: badPoints)
    }

    /// The walk, where its times make sense.
    func walk(zones: ZoneTimeline) -> Walk? {
        guard let start, let end, start <= end else { return nil }
        var tags: [String] = []
        if isHike { tags.append("hike") }
        if isIndoor { tags.append("indoor") }
        return Walk(
            id: WalkID(source: source, start: start, end: end), start: start, end: end,
            zone: zone ?? zones.zone(on: zones.day(of: start)), steps: amounts.steps, distance: amounts.metres,
            movingTime: Walk.movingTime(seconds: active, of: end - start), tags: tags,
            source: source, route: route, modified: created)
    }
}
