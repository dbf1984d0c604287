/// Times the reading that is under way; a path with files of several formats is read once for each.
package struct ImportStopwatch: Sendable {
    private var began: Instant
    private var bytesRead: Int64 = 0

    package init(_ now: Instant) { began = now }

    /// Returns the speed of the present reading.
    package mutating func pace(of progress: ImportProgress, now: Instant) -> ImportPace {
        if progress.bytesRead < bytesRead { began = now }
        bytesRead = progress.bytesRead
        return ImportPace(progress, since: began, now: now)
    }
}

/// The speed of an import, and the time that it will still take.
package struct ImportPace: Hashable, Sendable {
    /// Bytes a second; nil before the first second is over, when it would only jump about.
    package var bytesPerSecond: Double?
    /// The seconds that are left; nil while nobody can know.
    package var secondsLeft: Int?

    package init(_ progress: ImportProgress, since start: Instant, now: Instant) {
        let seconds = Double((now - start).milliseconds) / 1000
        guard seconds >= 1, progress.bytesRead > 0 else { return }
        let rate = Double(progress.bytesRead) / seconds
        bytesPerSecond = rate
        if let total = progress.bytesTotal, total >= progress.bytesRead {
            secondsLeft = Int(clamping: Double(total - progress.bytesRead) / rate, .up)
        }
    }
}
