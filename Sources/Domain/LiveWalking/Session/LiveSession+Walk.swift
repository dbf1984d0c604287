import Walking

extension LiveSession {
    /// A session that ended earlier is no walk.
    package static let shortest = Duration.seconds(5)
    /// Seconds without a line after which nobody listened: a walk that is recorded says the time more often, sensors or not.
    package static let longestSilence = 60.0

    /// The walk as it goes into the journal.
    /// - Parameters:
    ///   - id: the name of the session, so that reading it again finds the walk.
    ///   - zone: where it was walked.
    package func walk(_ id: WalkID, zone: Zone) -> Walk {
        let state = state
        let end = Instant(milliseconds: start.milliseconds + max(1000, now.milliseconds))
        let moved = route.map { point in
            var point = point
            point.time = point.time.map { $0 + clockCorrection }
            return point
        }
        return Walk(
            id: id, start: start + clockCorrection, end: end + clockCorrection, zone: zone, steps: state.steps.map { Int(clamping: $0) },
            distance: state.distance, movingTime: Walk.movingTime(seconds: movingSeconds, of: end - start), note: note,
            source: .liveWalk, route: moved, laps: laps.map { lap($0, in: state) }, effort: effort)
    }

    /// The amounts of each minute, by the sensor that counted them; where one took over from another, each has its part of the minute.
    ///
    /// A sensor at the body or under it outranks a watch for its own minutes (`Source.Kind.live`); the person's own step length and keys
    /// do not, since they measure nothing.
    package var samples: [Sample] {
        let end = start.milliseconds + max(1000, now.milliseconds)
        return minutes.flatMap { minute in
            let from = Instant(milliseconds: max(start.milliseconds, minute.number * 60_000))
            let until = Instant(milliseconds: min(end, (minute.number + 1) * 60_000))
            guard until > from else { return [Sample]() }
            let counted = [(Metric.steps, minute.steps), (.distance, minute.distance)].flatMap { metric, stretches in
                samples(metric, of: stretches, from: from, until: until)
            }
            return counted + heart(of: minute, from: from, until: until)
                + [briskHeart(of: minute, from: from, until: until)].compactMap { $0 }
        }
    }

    /// The amounts of a minute, one behind the other from its first moment to its last.
    private func samples(_ metric: Metric, of stretches: [LiveMinute.Stretch], from: Instant, until: Instant) -> [Sample] {
        let counted = stretches.filter { $0.amount > 0 }.sorted { $0.from < $1.from }
        return counted.indices.map { index in
            let begin = index == 0 ? from : counted[index].from
            let end = index + 1 < counted.count ? counted[index + 1].from : until
            return Sample(
                metric: metric, start: begin + clockCorrection, end: end + clockCorrection, value: counted[index].amount,
                source: source(of: counted[index].sensor), grain: .record)
        }
    }

    /// The mean and the most of the heart rates of a minute, by the strap that told them.
    private func heart(of minute: LiveMinute, from: Instant, until: Instant) -> [Sample] {
        guard minute.heart.count > 0, let most = minute.heart.most, let sensor = minute.heart.sensor else { return [] }
        return [(Metric.heartRate, Double(minute.heart.sum) / Double(minute.heart.count)), (.highestHeartRate, Double(most))].map {
            Sample(
                metric: $0, start: from + clockCorrection, end: until + clockCorrection, value: $1, source: source(of: sensor),
                grain: .record)
        }
    }

    /// The heart rate of a minute at a brisk cadence, whichever strap it comes from.
    private func briskHeart(of minute: LiveMinute, from: Instant, until: Instant) -> Sample? {
        let cadence = Gait.cadence(steps: minute.steps.reduce(0) { $0 + $1.amount }, over: until - from) ?? 0
        guard cadence >= Gait.briskCadence, minute.heart.count > 0 else { return nil }
        return Sample(
            metric: .briskHeartRate, start: from + clockCorrection, end: until + clockCorrection,
            value: Double(minute.heart.sum) / Double(minute.heart.count), source: source(of: Self.keysName), grain: .record)
    }

    private func lap(_ lap: LiveLap, in state: LiveState) -> Lap {
        Lap(
            end: Instant(milliseconds: start.milliseconds + lap.end.milliseconds) + clockCorrection,
            steps: state.steps == nil ? nil : Int(clamping: lap.steps), distance: state.distance == nil ? nil : lap.distance,
            movingTime: Walk.movingTime(seconds: lap.moving, of: .seconds(clamping: lap.end - lap.start)))
    }

    private func source(of sensor: String) -> Source {
        guard let description = description(of: sensor), sensor != Self.keysName else {
            return .liveEstimate
        }
        return Source(name: description.title, manufacturer: description.maker, model: description.model, kind: .live)
    }
}

extension LiveState {
    /// Indicates whether it becomes a walk of the journal.
    package var isWorthSaving: Bool { !isNothingWalked && elapsed >= Int(clamping: LiveSession.shortest.components.seconds) }
}
