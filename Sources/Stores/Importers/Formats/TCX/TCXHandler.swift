import Walking

/// Reads the activities of a Training Center file, Garmin's own and those of others that write it.
final class TCXHandler: XMLTextHandler {
    private let deliver: (Track) -> Void
    private let nothing: () -> Void
    private var track: Track?
    private var point: TrackPoint?
    private var isInLap = false
    private var isInCreator = false
    private var lapMetres = 0.0
    /// The distances of laps that are no numbers, or negative.
    private var lostMetres: [FileNumber] = []
    private var lapSeconds = 0.0
    private var lapEnd: Instant?
    private var lapStart: Instant?
    private var lapDistance = FileNumber.none
    private var hasActivities = false

    /// - Parameters:
    ///   - deliver: is handed each activity.
    ///   - nothing: is told when the file has none, but only courses or plans.
    init(deliver: @escaping (Track) -> Void, nothing: @escaping () -> Void) {
        self.deliver = deliver
        self.nothing = nothing
    }

    override func start(_ name: XMLText, _ attributes: XMLAttributes) {
        clearText()
        let name = name.local
        if name == "Trackpoint" {
            point = TrackPoint()
        } else if name == "Track" {
            track?.startSegment()
        } else if name == "Lap" {
            startLap(attributes)
        } else if name == "Activity" {
            hasActivities = true
            track = Track(source: .namelessTCX)
            track?.sport = attributes["Sport"].map { Sport($0.string) } ?? .unnamed
            (lapMetres, lostMetres, lapSeconds, lapEnd) = (0, [], 0, nil)
        } else if name == "Creator" {
            isInCreator = true
        }
    }

    private func startLap(_ attributes: XMLAttributes) {
        isInLap = true
        lapDistance = .none
        lapSeconds = 0
        lapStart = attributes["StartTime"].flatMap { DateText.instant($0.buffer, assuming: 0) }
        if let lapStart {
            let earliest = track?.start ?? lapStart
            track?.start = min(earliest, lapStart)
        }
    }

    override func end(_ name: XMLText) {
        let name = name.local
        if point != nil {
            endInPoint(name)
        } else if isInCreator {
            if name == "Name" {
                track?.source = Source(name: string, kind: .workout)
            } else if name == "Creator" {
                isInCreator = false
            }
        } else if isInLap {
            endInLap(name)
        } else if name == "Notes" {
            track?.note = string
        } else if name == "Activity" {
            finishActivity()
        }
        clearText()
    }

    private func endInPoint(_ name: XMLText) {
        if name == "Time" {
            point?.time = instant
            if point?.time == nil, !isEmpty { track?.noteUnreadableTime() }
        } else if name == "LatitudeDegrees" {
            point?.latitude = number ?? (isEmpty ? nil : .nan)
        } else if name == "LongitudeDegrees" {
            point?.longitude = number ?? (isEmpty ? nil : .nan)
        } else if name == "AltitudeMeters" {
            point?.elevation = number
        } else if name == "DistanceMeters" {
            point?.distance = number
        } else if name == "RunCadence" {
            point?.cadence = number
            track?.countsOneLeg = true
        } else if name == "Cadence" {
            // The schema's is that of a bicycle, and watches write strokes there; only what calls itself a walk writes feet.
            if track?.sport.isWalk == true, point?.cadence == nil { point?.cadence = number }
        } else if name == "Trackpoint", let done = point {
            point = nil
            track?.add(done)
        }
    }

    private func endInLap(_ name: XMLText) {
        if name == "DistanceMeters" {
            lapDistance = fileNumber
        } else if name == "TotalTimeSeconds" {
            lapSeconds = number ?? 0
        } else if name == "Lap" {
            isInLap = false
            if let metres = lapDistance.number, metres >= 0 { lapMetres += metres } else { lostMetres.append(lapDistance) }
            if let lapStart, lapSeconds > 0, lapSeconds < 1e7 {
                let moving = (track?.movingSeconds ?? 0) + lapSeconds
                track?.movingSeconds = moving
                let end = lapStart + .milliseconds(Int64(clamping: lapSeconds * 1000, .towardZero))
                lapEnd = max(lapEnd ?? end, end)
            }
        }
    }

    private func finishActivity() {
        guard var done = track else { return }
        track = nil
        for number in [.number(lapMetres)] + lostMetres { done.amounts.read(.distance, number) }
        let last = done.points.lazy.compactMap(\.time).max()
        if let end = [lapEnd, last].compactMap(\.self).max() { done.end = end }
        deliver(done)
    }

    override func finishFile() {
        finishActivity()
        if !hasActivities { nothing() }
        hasActivities = true
    }
}
