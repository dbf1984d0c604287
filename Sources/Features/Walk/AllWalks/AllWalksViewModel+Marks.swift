import Coordinators
import Walking

extension AllWalksViewModel {
    /// The rows on show whose walks are marked.
    var markedRows: Set<Int> {
        Set(rows.indices.filter { rows[$0].walk.map { marked.contains($0.id) } ?? false })
    }

    /// Takes over the marks of what is on show; walks that the search hides keep theirs.
    func mark(_ indices: Set<Int>) {
        for (index, row) in rows.enumerated() {
            guard let id = row.walk?.id else { continue }
            if indices.contains(index) { marked.insert(id) } else { marked.remove(id) }
        }
    }

    /// Marks every walk that the search finds, also those further down than was read; again takes all marks away.
    func markAll() async throws(JournalFailure) {
        guard marked.isEmpty else {
            marked = []
            return
        }
        var found: Set<WalkID> = []
        var cursor: WalkPage.Cursor?
        repeat {
            let page = try await journal.walks(filter, after: cursor, limit: Self.pageSize)
            found.formUnion(page.walks.map(\.id))
            cursor = page.next
        } while cursor != nil
        marked = found
    }

    /// The marked walks, or the one at the bar where none is marked.
    func chosen(_ index: Int?) -> [WalkID] {
        guard marked.isEmpty else { return marked.sorted { $0.description < $1.description } }
        return index.flatMap { rows.indices.contains($0) ? rows[$0].walk : nil }.map { [$0.id] } ?? []
    }

    /// Deletes the chosen walks; says how many.
    func delete(_ index: Int?) async throws(JournalFailure) -> Int {
        let ids = chosen(index)
        guard !ids.isEmpty else { return 0 }
        let only = ids.count == 1 ? rows.lazy.compactMap(\.walk).first { $0.id == ids[0] } : nil
        undo.add(try await DeleteWalk(journal: journal)(ids), only.map { .deletion(ChangedWalk($0)) } ?? .deletions(ids.count))
        marked = []
        await load()
        return ids.count
    }

    /// Makes one walk of the marked ones; says how many they were.
    func merge() async throws(MergeFailure) -> Int {
        let ids = chosen(nil)
        guard ids.count > 1 else { return 0 }
        undo.add(try await MergeWalks(journal: journal)(ids).undo, .merge(ids.count))
        marked = []
        await load()
        return ids.count
    }

    /// Makes the marked walks records of one, which is shown alone; says how many they were.
    func join() async throws(JoinFailure) -> Int? {
        let ids = chosen(nil)
        guard ids.count > 1, let change = try await DecideRecords(journal: journal).join(ids) else { return nil }
        undo.add(change, .records)
        marked = []
        await load()
        return ids.count
    }

    func change(_ index: Int?) {
        let ids = chosen(index)
        guard !ids.isEmpty else { return }
        router.trigger(.changeWalks(ids))
    }
}
