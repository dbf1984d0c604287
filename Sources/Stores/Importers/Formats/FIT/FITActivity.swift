import Walking

/// Gathers the messages of an activity into walks, one for each session.
final class FITActivity {
    private let batch: ImportBatch
    private let deliver: (Track) -> Void
    private var source = Source(name: "FIT", kind: .workout)
    private var sport: Int?
    private var points: [TrackPoint] = []
    private var dynamics = FITDynamics()
    private var sessions: [FITMessage] = []
    private var fileType: Int?
    private var hasPaused = true
    /// Metres of devices that count in twelve bits of sixteenths and start again at 256.
    private var rolling: (last: Int, total: Double)?

    init(batch: ImportBatch, deliver: @escaping (Track) -> Void) {
        self.batch = batch
        self.deliver = deliver
    }

    func add(_ message: FITMessage) {
        switch message.kind {
        case .fileID:
            fileType = message.integer(0) ?? fileType
            if fileType != nil { source = FITMaker.source(message) ?? source }
        case .sport: sport = message.integer(0) ?? sport
        case .session: sessions.append(message)
        case .record:
            addRecord(message)
            dynamics.add(message)
        case .event:
            // A timer that starts again after a pause.
            if message.integer(0) == 0 { hasPaused = true }
        case .activity, .monitoring, .monitoringInfo: break
        }
    }

    private func addRecord(_ message: FITMessage) {
        var point = TrackPoint()
        point.time = message.instant
        point.latitude = message.degrees(0)
        point.longitude = message.degrees(1)
        point.elevation = message.number(78, scale: 5, offset: 500) ?? message.number(2, scale: 5, offset: 500)
        point.distance = message.number(5, scale: 100) ?? message.integer(8).map(rolled)
        if let cadence = message.number(4) { point.cadence = cadence + (message.number(53, scale: 128) ?? 0) }
        point.startsSegment = hasPaused
        hasPaused = false
        points.append(point)
    }

    private func rolled(_ compressed: Int) -> Double {
        let now = compressed >> 12 & 0xFFF
        let before = rolling ?? (now, Double(now) / 16)
        let total = before.total + Double((now - before.last) & 0xFFF) / 16
        rolling = (now, total)
        return total
    }

    /// - Parameter isAlone: whether the file held nothing else that was of use.
    func finishFile(isAlone: Bool) {
        guard !sessions.isEmpty || !points.isEmpty else {
            if isAlone { batch.skip(.notAWalk) }
            return
        }
        // Without a session there was no proper end: the points tell what they can.
        guard !sessions.isEmpty else { return deliver(track(nil, points)) }
        // The only one has all points, as some devices tell a shorter time.
        let spans = sessions.map { sessions.count > 1 ? span(of: $0) : nil }
        for (session, span) in zip(sessions, spans) { deliver(track(session, points.filter { Self.isPart($0, of: span) })) }
        leaveOut(points.map { point in spans.contains { Self.isPart(point, of: $0) } })
    }

    /// The time of a session; nil where it does not say when it began.
    private func span(of session: FITMessage) -> ClosedRange<Instant>? {
        guard let start = session.instant(2) else { return nil }
        return start...start + .milliseconds(Int64(clamping: min(max(0, session.number(7) ?? 0), 1e10), .towardZero))
    }

    private static func isPart(_ point: TrackPoint, of span: ClosedRange<Instant>?) -> Bool {
        guard let span, let time = point.time else { return true }
        return span.contains(time)
    }

    /// Tells of each stretch of points that no session has: nothing says what it was.
    /// - Parameter isTaken: whether a session has it, point by point.
    private func leaveOut(_ isTaken: [Bool]) {
        for stretch in zip(points, isTaken).split(whereSeparator: \.1) {
            let times = stretch.compactMap(\.0.time)
            guard let start = times.min(), let end = times.max() else { continue }
            let whole = LostRecord.activity(from: start, until: end, of: source)
            if end - start < Track.shortestWalk { batch.skip(.tooShort, whole) } else { batch.leaveOut(activity: "", whole) }
        }
    }

    private func track(_ session: FITMessage?, _ points: [TrackPoint]) -> Track {
        var track = Track(source: source)
        track.measured = { [dynamics, source] from, until in dynamics.samples(from: from, until: until, source: source) }
        track.sport = Sport(fit: session?.integer(5) ?? sport)
        track.countsOneLeg = true
        for point in points {
            if point.startsSegment { track.startSegment() }
            track.add(point)
        }
        guard let session else { return track }
        track.start = session.instant(2)
        if let start = track.start, let elapsed = session.number(7), elapsed < 1e10 {
            track.end = start + .milliseconds(Int64(clamping: elapsed, .towardZero))
        }
        track.movingSeconds = session.number(8, scale: 1000)
        track.amounts.read(.distance, FileNumber(session.number(9, scale: 100)))
        // The count is of strides, two steps each, where the activity is on foot.
        if track.sport.isWalk { track.amounts.read(.steps, FileNumber(session.number(10, scale: 0.5))) }
        return track
    }
}
