import Walking

/// Reads the timed tracks (`gx:Track`) of KML 2.2; lines and marks without times are drawings, no walks.
final class KMLHandler: XMLTextHandler {
    /// A week at a point a second: times and places are held until their track ends.
    private static let mostPoints = 604_800

    private let batch: ImportBatch
    private var source = Source(name: "KML", kind: .workout)
    private var track: Track?
    private var hasTracks = false
    private var isInTrack = false
    private var times: [Instant?] = []
    private var places: [TrackPoint] = []
    private var dataName = ""

    init(batch: ImportBatch) {
        self.batch = batch
    }

    override func start(_ name: XMLText, _ attributes: XMLAttributes) {
        clearText()
        let name = name.local
        if name == "Placemark" {
            track = Track(source: source)
        } else if name == "Track" {
            hasTracks = true
            isInTrack = true
        } else if name == "Data" || name == "SimpleArrayData" {
            dataName = attributes["name"]?.string ?? ""
        }
    }

    override func end(_ name: XMLText) {
        let name = name.local
        if isInTrack {
            endInTrack(name)
        } else if name == "generator" {
            source = Source(name: string, kind: .workout)
        } else if track != nil {
            endInPlacemark(name)
        }
        clearText()
    }

    private func endInTrack(_ name: XMLText) {
        if name == "when" {
            let time = instant
            if times.count < Self.mostPoints { times.append(time) } else { batch.skip(.badValue) }
            if time == nil, !isEmpty { track?.noteUnreadableTime() }
        } else if name == "coord" {
            if places.count < Self.mostPoints { places.append(Self.point(string)) }
        } else if name == "Track" {
            finishSegment()
        }
    }

    private func endInPlacemark(_ name: XMLText) {
        if name == "name" {
            track?.title = string
        } else if name == "description" {
            track?.note = string
        } else if name == "trackid", let id = WalkID(string) {
            track?.id = id
        } else if name == "icon" || (name == "value" && dataName == "type") {
            track?.sport.rename(Sport(string))
        } else if name == "Placemark", let done = track {
            track = nil
            if done.hasPoints { done.pour(into: batch) }
        }
    }

    /// Longitude, latitude and perhaps a height, with spaces between.
    private static func point(_ text: String) -> TrackPoint {
        let numbers = text.split(separator: " ").map { Double($0) }
        var point = TrackPoint()
        guard numbers.count >= 2 else {
            // Words that are no place lie nowhere; none at all are how some writers tell of a place that they lost.
            if !numbers.isEmpty { (point.longitude, point.latitude) = (.nan, .nan) }
            return point
        }
        point.longitude = numbers[0] ?? .nan
        point.latitude = numbers[1] ?? .nan
        point.elevation = numbers.count > 2 ? numbers[2] : nil
        return point
    }

    private func finishSegment() {
        isInTrack = false
        track?.startSegment()
        // Writers that lose a place lose it at the end; a time without a place is no point, and a place without a time none of a walk.
        for _ in 0..<max(0, places.count - times.count) { track?.noteUnreadableTime() }
        for (time, place) in zip(times, places) {
            var point = place
            point.time = time
            track?.add(point)
        }
        times = []
        places = []
    }

    override func finishFile() {
        if isInTrack { finishSegment() }
        if let track, track.hasPoints { track.pour(into: batch) }
        track = nil
        if !hasTracks { batch.skip(.notAWalk) }
        hasTracks = true
    }
}
