import Walking

/// A recorded activity while a file is read, before anybody has decided whether it is a walk.
struct Track {
    /// A day and night at a point a second; what is longer is thinned out as it comes.
    private static let mostPoints = 200_000

    var title = ""
    var note = ""
    var tags: [String] = []
    var sport = Sport.unnamed
    var source: Source
    var id: WalkID?
    var zone: Zone?
    /// The file's values for the whole, which are better than those made from its points.
    var start: Instant?
    var end: Instant?
    var amounts = WalkAmounts()
    /// Seconds without the pauses.
    var movingSeconds: Double?
    var modified: Instant?
    /// Indicates whether the format says that its cadence counts one leg, two steps each.
    var countsOneLeg = false
    /// The measurements of the device of the steps between two moments; only of a walk.
    var measured: ((Instant, Instant) -> [Sample])?
    private(set) var points: [TrackPoint] = []
    /// Points that lie nowhere.
    private(set) var badPoints = 0
    /// Points at no time that can be.
    private(set) var badTimes = 0
    /// Points whose time is none.
    private(set) var unreadableTimes = 0
    private var isAfterGap = true

    init(source: Source) {
        self.source = source
    }

    /// Begins a segment that is not joined to the one before.
    mutating func startSegment() {
        isAfterGap = true
    }

    /// Notes a point that says when it was in words that are no time.
    mutating func noteUnreadableTime() { unreadableTimes += 1 }

    /// Indicates whether it holds points, be they such as say nothing.
    var hasPoints: Bool { !points.isEmpty || badPoints + badTimes + unreadableTimes > 0 }

    mutating func add(_ point: TrackPoint) {
        var point = point
        if let time = point.time, time.milliseconds < 315_532_800_000 {
            // Before 1980 there was no satellite to tell the time.
            badTimes += 1
            point.time = nil
        }
        if point.latitude != nil || point.longitude != nil, !point.isPlaced {
            badPoints += 1
            isAfterGap = true
            point.latitude = nil
            point.longitude = nil
            guard point.distance != nil, point.time != nil else { return }
        }
        guard point.time != nil || point.isPlaced else { return }
        point.startsSegment = isAfterGap
        isAfterGap = false
        if points.count >= Self.mostPoints { thin() }
        points.append(point)
    }

    /// Keeps every second point, and every one at the edge of a segment as long as those are few.
    private mutating func thin() {
        var index = 0
        let edgesMatter = points.count { $0.startsSegment } < points.count / 4
        points.removeAll { point in
            index += 1
            return index % 2 == 0 && !(edgesMatter && point.startsSegment)
        }
    }
}
