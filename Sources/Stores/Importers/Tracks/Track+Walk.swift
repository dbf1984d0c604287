import Walking

extension Track {
    /// The fastest walk in metres a second: at 2.0 to 2.2 people change from walking to running, so that what is not named and faster on
    /// average, by more than a receiver errs, is no walk.
    private static let fastestWalk = 2.3
    /// A shorter one would be listed as a walk of no time.
    static let shortestWalk = Duration.seconds(5)
    /// Seconds; less is a wait at a crossing.
    private static let shortestRest = 30.0
    /// The number of points that a route on a screen can show; the distance is made from all points.
    private static let mostRoutePoints = 5000

    /// Hands the walk to the batch, or says why there is none.
    func pour(into batch: ImportBatch) {
        let summary = TrackSummary(points)
        let sport = batch.judged(sport)
        let span = times(summary)
        let whole = LostRecord.activity(from: span?.start, until: span?.end, of: source)
        skipLostPoints(in: batch, at: span?.start)
        switch sport {
        case .other, .unknown: return batch.leaveOut(sport, whole)
        case .walking, .hiking, .unnamed, .anything: break
        }
        guard let (start, end) = span else { return batch.skip(points.isEmpty ? .notAWalk : .badDate) }
        guard end - start >= Self.shortestWalk else { return batch.skip(.tooShort, whole) }
        let metres = amounts.metres ?? (summary.metres > 0 ? summary.metres : nil)
        guard sport.isWalk || isWalk(summary, metres: metres, from: start, until: end, batch) else { return }
        for sample in measured?(start, end) ?? [] { batch.add(sample) }
        var amounts = amounts
        let steps = counted(summary, from: start, until: end, &amounts)
        amounts.skipLost(in: batch, from: start, until: end, of: source)
        if amounts.metres == nil, let leap = summary.leap {
            batch.putAside(LostRecord(.distance, from: leap.start, until: leap.end, value: leap.metres, of: source), .absurdPart)
        }
        batch.add(
            Walk(
                id: walkID(from: start, until: end), start: start, end: end,
                zone: zone ?? batch.zones.zone(on: batch.zones.day(of: start)), steps: steps,
                distance: metres, movingTime: moving(summary, of: end - start), title: Self.bounded(title), note: note,
                tags: sport == .hiking ? TypedTags(["hike"] + tags).tags : tags, source: source, route: route, modified: modified))
    }

    /// Skips the points that are no part of the route, with the day of the track where that is known.
    func skipLostPoints(in batch: ImportBatch, at start: Instant?) {
        let record = start.map { LostRecord(.distance, from: $0, of: source) }
        batch.skip(.badValue, record, count: badPoints)
        batch.skip(.tooOld, record, count: badTimes)
        batch.skip(.badDate, record, count: unreadableTimes)
    }

    /// The letters of a title that lists, searches and exports have room for.
    private static let longestTitle = 200

    /// The beginning of a title that nobody reads to its end.
    private static func bounded(_ title: String) -> String {
        title.count > longestTitle ? title.prefix(longestTitle) + "…" : title
    }

    /// The name of the walk that the track makes where it is read alone; nil where it makes none.
    var walkID: WalkID? { times(TrackSummary(points)).map(walkID) }

    private func walkID(from start: Instant, until end: Instant) -> WalkID { id ?? WalkID(source: source, start: start, end: end) }

    private func times(_ summary: TrackSummary) -> (start: Instant, end: Instant)? {
        (start ?? summary.start).map { ($0, max($0, end ?? summary.end ?? $0)) }
    }

    /// The time on the move where that is less than the whole: as the file says, else without the stops and pauses that its points show.
    private func moving(_ summary: TrackSummary, of duration: Duration) -> Duration? {
        let whole = Double(duration.milliseconds) / 1000
        let seen = summary.restSeconds >= Self.shortestRest ? whole - summary.restSeconds : nil
        return Walk.movingTime(seconds: movingSeconds, of: duration) ?? Walk.movingTime(seconds: seen, of: duration)
    }

    /// Steps as the file counts them, else by cadence; nil for more than a body takes.
    private func counted(_ summary: TrackSummary, from start: Instant, until end: Instant, _ amounts: inout WalkAmounts) -> Int? {
        let minutes = Double((end - start).milliseconds) / 60_000
        if let steps = amounts.steps {
            if Double(steps) <= FootCadence.fastest * max(1, minutes) { return steps }
            amounts.refuse(.steps, Double(steps))
        }
        let count = summary.cadence.count(at: summary.speed, isOfOneLeg: countsOneLeg)
        if let steps = summary.cadence.steps(at: summary.speed, isOfOneLeg: countsOneLeg) { return Int(clamping: steps) }
        if count >= 1 { amounts.refuse(.steps, count) }
        return nil
    }

    /// Returns whether what nobody named is a walk; says why not.
    ///
    /// Its pace has to be one, and its cadence no machine's. Where a recorder used its word for everything, feet have to show in the
    /// cadence, since a swim and a row have a walk's pace.
    private func isWalk(_ summary: TrackSummary, metres: Double?, from start: Instant, until end: Instant, _ batch: ImportBatch) -> Bool {
        let seconds = summary.movingSeconds > 0 ? summary.movingSeconds : Double((end - start).milliseconds) / 1000
        let speed = (summary.metres > 0 ? summary.metres : metres ?? 0) / max(seconds, 1)
        let whole = LostRecord.activity(from: start, until: end, of: source)
        let cadence = summary.cadence
        let hasCadence = cadence.seconds >= seconds / 2
        if case .anything = sport {
            guard speed > Self.fastestWalk || !hasCadence || !cadence.isOfWalker(at: speed, isOfOneLeg: countsOneLeg) else { return true }
            if speed > Self.fastestWalk {
                batch.leaveOut(activity: sport.name, whole)
            } else {
                batch.leaveOut(sport, whole)
            }
            return false
        }
        guard start < end, metres ?? 0 > 0, speed <= Self.fastestWalk else {
            batch.leaveOut(activity: sport.name, whole)
            return false
        }
        guard hasCadence, cadence.isOfMachine(at: speed, isOfOneLeg: countsOneLeg) else { return true }
        batch.leaveOut(.sport, named: "", whole)
        return false
    }

    /// The points that have a place, thinned to what a screen can show.
    var route: [RoutePoint] {
        let placed = points.filter(\.isPlaced)
        let stride = max(1, (placed.count + Self.mostRoutePoints - 1) / Self.mostRoutePoints)
        var route: [RoutePoint] = []
        var startsSegment = true
        for (index, point) in placed.enumerated() {
            startsSegment = startsSegment || point.startsSegment
            guard index % stride == 0 || point.startsSegment || index == placed.count - 1, let north = point.latitude,
                let east = point.longitude
            else { continue }
            route.append(
                RoutePoint(time: point.time, latitude: north, longitude: east, elevation: point.elevation, startsSegment: startsSegment))
            startsSegment = false
        }
        return route
    }
}
