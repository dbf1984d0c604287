import Walking

/// The titles of walks that a person joined, as lists and pages show them (`JoinedTitle`); each record keeps its own.
struct JoinedTitles {
    private let settings: SettingsStore
    private let walks: WalkStore
    private let readings: WalkReadings

    init(_ settings: SettingsStore, _ walks: WalkStore, _ readings: WalkReadings) {
        self.settings = settings
        self.walks = walks
        self.readings = readings
    }

    /// Returns walks as they are called; those that nobody joined as they are.
    func titled(_ found: [Walk]) throws(JournalFailure) -> [Walk] {
        let settings = try settings.settings()
        guard !settings.recordDecisions.shown.isEmpty else { return found }
        var titled = found
        for index in titled.indices {
            if let title = try title(of: titled[index], settings) { titled[index].title = title }
        }
        return titled
    }

    /// Returns a walk as it is kept, where it has the title by which it is called and that is another record's.
    func kept(_ walk: Walk) throws(JournalFailure) -> Walk {
        guard let own = try walks.walk(walk.id), own.title != walk.title else { return walk }
        guard try title(of: own, settings.settings()) == walk.title else { return walk }
        var kept = walk
        kept.title = own.title
        return kept
    }

    /// Returns nil for a walk that was not joined.
    private func title(of walk: Walk, _ settings: JournalSettings) throws(JournalFailure) -> String? {
        var others: [JoinedTitle.Record] = []
        for (id, shown) in settings.recordDecisions.shown where shown == walk.id {
            if let other = try walks.walk(id) { others.append(try record(other, settings.zones)) }
        }
        return others.isEmpty ? nil : JoinedTitle(shown: try record(walk, settings.zones), others: others).text
    }

    private func record(_ walk: Walk, _ zones: ZoneTimeline) throws(JournalFailure) -> JoinedTitle.Record {
        guard try walks.record(of: walk).isEdited == true else { return JoinedTitle.Record(walk, isTyped: walk.source == .typed) }
        // The readings of files were written out before the person changed it.
        let told = Walk.reconciled(try readings.all(of: walk.id).compactMap(\.walk), in: zones)
        return JoinedTitle.Record(walk, isTyped: told?.title != walk.title)
    }
}
