import JSON
import Walking

/// Reads the tracks of GPX 1.0 and 1.1, and of the many files that only look like them.
final class GPXHandler: XMLTextHandler {
    private let finished: (Track) -> Void
    private let nothing: () -> Void
    private var source = Source(name: "GPX", kind: .workout)
    private var track: Track?
    private var point: TrackPoint?
    private var hasTracks = false
    private var isFinished = false
    private var isInLink = false

    /// - Parameters:
    ///   - finished: is handed each track.
    ///   - nothing: is told when the file has none, but only plans or marks.
    init(finished: @escaping (Track) -> Void, nothing: @escaping () -> Void) {
        self.finished = finished
        self.nothing = nothing
    }

    override func start(_ name: XMLText, _ attributes: XMLAttributes) {
        clearText()
        let name = name.local
        if name == "trkpt" {
            point = TrackPoint(
                latitude: attributes["lat"].flatMap { DecimalText.parse($0.buffer) } ?? .nan,
                longitude: attributes["lon"].flatMap { DecimalText.parse($0.buffer) } ?? .nan)
        } else if name == "link" {
            isInLink = true
        } else if name == "trkseg" {
            track?.startSegment()
        } else if name == "trk" {
            hasTracks = true
            track = Track(source: source)
        } else if name == "gpx", let creator = attributes["creator"]?.string, !creator.isEmpty {
            source = Source(name: creator, kind: .workout)
        }
    }

    override func end(_ name: XMLText) {
        let name = name.local
        if point != nil {
            endInPoint(name)
        } else if track != nil {
            endInTrack(name)
        }
        clearText()
    }

    private func endInPoint(_ name: XMLText) {
        if name == "time" {
            point?.time = instant
            if point?.time == nil, !isEmpty { track?.noteUnreadableTime() }
        } else if name == "ele" {
            point?.elevation = number
        } else if name == "cad" || name == "cadence" {
            point?.cadence = number
        } else if name == "trkpt", let done = point {
            point = nil
            track?.add(done)
        }
    }

    private func endInTrack(_ name: XMLText) {
        if name == "link" {
            isInLink = false
        } else if name == "name" {
            track?.title = string
        } else if name == "cmt", TypedTags(string).isWritten(as: string) {
            track?.tags = TypedTags(string).tags
        } else if name == "desc" || name == "cmt" {
            track?.note = string
        } else if name == "type" {
            // A link beside the track has a type, too: that of what it leads to.
            if !isInLink { track?.sport.rename(Sport(string)) }
        } else if name == "MovingTime" {
            track?.movingSeconds = number
        } else if name == "trackid", let id = WalkID(string) {
            // OpenTracks names its tracks for good.
            track?.id = id
        } else if name == "trk", let done = track {
            track = nil
            finished(done)
        }
    }

    override func finishFile() {
        guard !isFinished else { return }
        isFinished = true
        // A file that breaks off in the middle of a walk still holds its first part.
        if let track, track.hasPoints { finished(track) }
        if !hasTracks { nothing() }
    }
}
