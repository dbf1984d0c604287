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
        let decisions = try settings.settings().recordDecisions
        guard !decisions.shown.isEmpty else { return found }
        var titled = found
        for index in titled.indices {
            if let title = try title(of: titled[index], decisions) { titled[index].title = title }
        }
        return titled
    }

    /// Returns a walk as it is kept, where it has the title by which it is called and that is another record's.
    func kept(_ walk: Walk) throws(JournalFailure) -> Walk {
        guard let own = try walks.walk(walk.id), own.title != walk.title else { return walk }
        guard try title(of: own, settings.settings().recordDecisions) == walk.title else { return walk }
        var kept = walk
        kept.title = own.title
        return kept
    }

    /// Returns nil for a walk that was not joined.
    private func title(of walk: Walk, _ decisions: RecordDecisions) throws(JournalFailure) -> String? {
        var others: [JoinedTitle.Record] = []
        for (id, shown) in decisions.shown where shown == walk.id {
            if let other = try walks.walk(id) { others.append(try record(other)) }
        }
        return others.isEmpty ? nil : JoinedTitle(shown: try record(walk), others: others).text
    }

    private func record(_ walk: Walk) throws(JournalFailure) -> JoinedTitle.Record {
        guard try walks.record(of: walk).isEdited == true else { return JoinedTitle.Record(walk, isTyped: walk.source == .typed) }
        // What files say of it was written out before the person changed it.
        let told = Walk.reconciled(try readings.all(of: walk.id).compactMap(\.walk), in: try settings.settings().zones)
        return JoinedTitle.Record(walk, isTyped: told?.title != walk.title)
    }
}
