import Walking

/// The titles of walks of several records, as lists and pages show them (`JoinedTitle`); each record keeps its own.
///
/// Of records that the rule takes for one walk (`Walk.isWitness`) only a title that the person typed is shown on another record's walk.
struct JoinedTitles {
    private let settings: SettingsStore
    private let walks: WalkStore
    private let readings: WalkReadings

    init(_ settings: SettingsStore, _ walks: WalkStore, _ readings: WalkReadings) {
        self.settings = settings
        self.walks = walks
        self.readings = readings
    }

    /// Returns walks as they are called; those of one record as they are.
    func titled(_ found: [Walk]) throws(JournalFailure) -> [Walk] {
        guard let first = found.map(\.start).min(), let last = found.map(\.end).max() else { return found }
        let settings = try settings.settings()
        let witnesses = try walks.witnesses(within: (first - Self.reach)..<(last + Self.reach))
        guard !settings.recordDecisions.shown.isEmpty || !witnesses.isEmpty else { return found }
        var titled = found
        for index in titled.indices {
            if let title = try title(of: titled[index], settings, witnesses) { titled[index].title = title }
        }
        return titled
    }

    /// The time before and after walks in which another record of one can begin.
    private static let reach = Duration.seconds(2 * 86_400)

    /// Returns a walk as it is kept, where it has the title by which it is called and that is another record's.
    func kept(_ walk: Walk) throws(JournalFailure) -> Walk {
        guard let own = try walks.walk(walk.id), own.title != walk.title, try titled([own]).first?.title == walk.title else { return walk }
        var kept = walk
        kept.title = own.title
        return kept
    }

    /// Returns nil for a walk of one record.
    private func title(
        of walk: Walk, _ settings: JournalSettings, _ witnesses: [WalkID: [Walk]]
    ) throws(JournalFailure) -> String? {
        var others: [JoinedTitle.Record] = []
        for (id, shown) in settings.recordDecisions.shown where shown == walk.id {
            if let other = try walks.walk(id) { others.append(try record(other, settings.zones)) }
        }
        for witness in witnesses[walk.id] ?? [] where !settings.recordDecisions.isJoined(witness.id, to: walk.id) {
            let record = try record(witness, settings.zones)
            if record.isTyped { others.append(record) }
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
