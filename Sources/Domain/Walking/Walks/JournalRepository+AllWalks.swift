extension JournalRepository {
    /// Returns all walks that a filter finds, newest first.
    package func walks(_ filter: WalkFilter) async throws(JournalFailure) -> [Walk] {
        var walks: [Walk] = []
        try await forEachPage(of: filter) { walks += $0 }
        return walks
    }

    /// Hands on all walks that a filter finds, newest first and a page at a time, so that others have the journal in between.
    package func forEachPage(of filter: WalkFilter, _ handle: ([Walk]) -> Void) async throws(JournalFailure) {
        var cursor: WalkPage.Cursor?
        repeat {
            let page = try await walks(filter, after: cursor, limit: 500)
            handle(page.walks)
            cursor = page.next
        } while cursor != nil
    }
}
