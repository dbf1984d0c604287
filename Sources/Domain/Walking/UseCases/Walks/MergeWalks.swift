/// Makes one walk of several, where a device stopped at every traffic light.
package struct MergeWalks: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ ids: [WalkID]) async throws(MergeFailure) -> (walk: Walk, undo: UndoID) {
        var walks: [Walk] = []
        for id in Set(ids) { walks.append(try await walk(id)) }
        guard let merged = Walk.merged(walks) else { throw .journal(.missing) }
        guard Walk.longestPause(between: walks) <= Walk.longestPause else { throw .farApart }
        guard merged.duration <= WalkDraft.maximumDuration else { throw .tooLong }
        do throws(JournalFailure) {
            return (merged, try await journal.replace(walks.map(\.id), with: [merged]))
        } catch {
            throw .journal(error)
        }
    }

    private func walk(_ id: WalkID) async throws(MergeFailure) -> Walk {
        do throws(JournalFailure) {
            return try await LoadWalk(journal: journal)(id)
        } catch {
            throw .journal(error)
        }
    }
}

/// A failure to make one walk of several.
package enum MergeFailure: Error, Hashable, Sendable {
    /// Between two of them lies more than `Walk.longestPause`.
    case farApart
    /// The time from the first start to the last end is longer than `WalkDraft.maximumDuration`.
    case tooLong
    case journal(JournalFailure)
}
