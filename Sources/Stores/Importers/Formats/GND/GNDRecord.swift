import Walking

/// A record of the plain-text journal: `steps 2026-11-21 07:40 +09:00 10m 312 from:1 modified:2026-11-21T00:00:00+00:00`, or
/// `exported:` where only the file that told it had a date; `grain:sum` is what says how much and not when.
enum GNDRecord {
    /// Returns nil when the line is not one of ours.
    static func sample(_ metric: Metric, _ words: ArraySlice<GNDWord>, sources: [Int: Source]) -> Sample? {
        var words = words
        guard let (start, _) = GNDTime.moment(&words), let length = words.popFirst().flatMap({ GNDTime.duration($0.plain) }),
            let value = words.popFirst().flatMap({ Double($0.plain) }), value.isFinite
        else { return nil }
        var source: Source?
        var modified: Instant?
        var exported: Instant?
        var grain: String?
        for word in words {
            if let text = word.value(behind: "from:") {
                source = Int(text).flatMap { sources[$0] }
            } else if let text = word.value(behind: "modified:") {
                modified = DateText.instant(text)
            } else if let text = word.value(behind: "exported:") {
                exported = DateText.instant(text)
            } else if let text = word.value(behind: "grain:") {
                grain = text
            } else {
                return nil
            }
        }
        guard let source else { return nil }
        let told = GNDGrain(grain, source)
        return Sample(
            metric: metric, start: start, end: start + .milliseconds(length), value: value, source: told.source, modified: modified,
            isUserEntered: source.kind == .manual, exported: exported, grain: told.grain)
    }

    /// `left-out absurd steps 2026-11-21 07:40 +09:00 end:2026-11-20T22:50:00+00:00 9000 from:1 file:"a.csv" text:"9000"`: a record that an
    /// import left out, of a metric or a walk.
    ///
    /// Returns nil when the line is not one of ours.
    static func leftOut(_ words: ArraySlice<GNDWord>, sources: [Int: Source]) -> QuarantinedRecord? {
        var words = words
        guard let reason = words.popFirst().flatMap({ SkipReason(rawValue: $0.plain) }), let kind = words.popFirst()?.plain,
            let (start, _) = GNDTime.moment(&words), let end = words.popFirst()?.value(behind: "end:").flatMap({ DateText.instant($0) }),
            let value = words.popFirst().map({ Double($0.plain) ?? 0 })
        else { return nil }
        let metric = Metric(rawValue: kind)
        guard metric != nil || kind == "walk" else { return nil }
        let source = words.popFirst()?.value(behind: "from:").flatMap { Int($0) }.flatMap { sources[$0] }
        return source.map { source in
            QuarantinedRecord(
                metric: metric, start: start, end: end, value: value, source: source, reason: reason,
                file: words.lazy.compactMap { $0.value(behind: "file:") }.first,
                text: words.lazy.compactMap { $0.value(behind: "text:") }.first)
        }
    }

    /// `@ 37.5665 126.978 12.5m +65.5 new`: where, how high, seconds after the walk began, and whether a pause came before it.
    static func point(_ words: ArraySlice<GNDWord>, walkStart: Instant) -> RoutePoint? {
        var words = words
        guard let latitude = words.popFirst().flatMap({ Double($0.plain) }), let longitude = words.popFirst().flatMap({ Double($0.plain) }),
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        var point = RoutePoint(latitude: latitude, longitude: longitude)
        for word in words.map(\.plain) {
            if word == "new" {
                point.startsSegment = true
            } else if word.hasSuffix("m"), let height = Double(word.dropLast()) {
                point.elevation = height
            } else if word.hasPrefix("+") || word.hasPrefix("-"), let seconds = Double(word), abs(seconds) < 1e9 {
                point.time = walkStart + .milliseconds(Int64(clamping: seconds * 1000))
            } else {
                return nil
            }
        }
        return point
    }
}
