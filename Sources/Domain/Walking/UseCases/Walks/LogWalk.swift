/// Writes down a walk that a person made.
package struct LogWalk: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    package func callAsFunction(_ draft: WalkDraft) async throws(WalkFailure) -> LoggedWalk {
        if let problem = draft.problems(now: clock.now).first { throw .draft(problem) }
        do throws(JournalFailure) {
            let settings = try await journal.settings()
            let zones = settings.zones
            let end = draft.start + draft.duration
            // Named by what it is, so that the plain-text journal need not name it.
            var logged = try await journal.log(
                Walk(
                    id: WalkID(source: .typed, start: draft.start, end: end), start: draft.start, end: end,
                    zone: zones.zone(on: zones.day(of: draft.start)), steps: draft.steps,
                    distance: draft.distance, title: Nickname.trim(draft.title), note: draft.note,
                    tags: settings[ShoeRack.self].completed(draft.tags)))
            // It is logged, whether or not anything is known of its time.
            logged.recordedSteps = (try? await LoadRecordedSteps(journal: journal)(logged.walk)) ?? nil
            logged.toldSteps = (try? await LoadToldSteps(journal: journal)(logged.walk, in: zones)) ?? nil
            logged.addedMinutes = try? await addedMinutes(of: logged.walk, in: zones)
            return logged
        } catch {
            throw .journal(error)
        }
    }

    /// Returns the minutes that the days have more with a walk than without it: another one may tell of a part of its time.
    private func addedMinutes(of walk: Walk, in zones: ZoneTimeline) async throws(JournalFailure) -> Int {
        let day = zones.day(of: walk.start)
        let walks = try await journal.walks(WalkFilter(from: day.adding(days: -1), through: day.adding(days: 1)))
        let added = WalkedTime(walks).total - WalkedTime(walks.filter { $0.id != walk.id }).total
        return max(0, added.wholeMinutes)
    }
}
