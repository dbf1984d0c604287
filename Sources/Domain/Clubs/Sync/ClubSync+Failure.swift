import Walking

/// A club can fail, and the journal that mirrors it.
extension ClubSync.Failure {
    /// Asks a club, unless the task is cancelled.
    static func asking<Answer>(_ call: () async throws(ClubFailure) -> Answer) async throws(ClubSync.Failure) -> Answer {
        guard !Task.isCancelled else { throw .club(.cancelled) }
        do throws(ClubFailure) { return try await call() } catch { throw .club(error) }
    }

    /// Reads or changes what the journal keeps of a club.
    @discardableResult
    static func keeping<Answer>(_ call: () async throws(JournalFailure) -> Answer) async throws(ClubSync.Failure) -> Answer {
        do throws(JournalFailure) { return try await call() } catch { throw .journal(error) }
    }
}
