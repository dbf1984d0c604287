import Walking

/// The state that a change replaced, so that it can be undone; undoing is a change, too, and so can be undone itself.
struct JournalChange: Codable {
    /// A part of the settings, as it is stored; nil where it was not set.
    struct Part: Codable {
        var key: String
        var before: String?
        var after: String?
    }

    /// A walk as the change left it, as far as people change walks.
    struct Outcome: Codable, Hashable {
        var id: String
        var start: Instant
        var end: Instant
        var steps: Int?
        var distance: Double?
        var title: String
        var note: String
        var tags: [String]

        init(_ walk: Walk) {
            (id, start, end) = (walk.id.description, walk.start, walk.end)
            (steps, distance) = (walk.steps, walk.distance)
            (title, note, tags) = (walk.title, walk.note, walk.tags)
        }
    }

    /// The walks as they were.
    var before: [WalkRecord] = []
    /// The walks that were written, by name.
    var written: [String] = []
    /// Those of its walks that had been deleted before it, by name; nil in what was written before this was kept.
    var tombstones: [String]?
    var settings: [Part]?
    /// The walks as it left them; nil in what was written before this was kept.
    var outcomes: [Outcome]?
    /// Indicates whether it took another change back, so that undoing it does that one again; nil where it did not.
    var undoes: Bool?
    /// Indicates whether it did again what had been taken back, so that what was taken back before that can still be done again; nil
    /// where it did not, and in what was written before this was kept.
    var redoes: Bool?

    var direction: LoggedChange.Direction {
        if undoes == true { return .undo }
        return redoes == true ? .redo : .change
    }

    /// The names in the file, which never change.
    private enum CodingKeys: String, CodingKey {
        case before, written, settings, outcomes, undoes, redoes
        case tombstones = "forgotten"
    }
}
