import Walking

/// The state that a change replaced, so that it can be undone; undoing is a change, too, and so can be undone itself.
struct JournalChange: Codable {
    /// A part of the settings, as it is stored; nil where it was not set.
    struct Part: Codable {
        var key: String
        var before: String?
        var after: String?
    }

    /// A change of what the person is called, or of how they are described.
    struct AccountPart: Codable {
        /// The account that is kept of the person.
        struct Description: Codable, Hashable {
            var nickname: String?
            var profile: Profile?

            init(_ account: Account) { (nickname, profile) = (account.nickname, account.profile) }

            var name: Nickname? { nickname.flatMap { try? Nickname($0) } }
        }

        var before: Description
        var after: Description

        var changesNickname: Bool { before.nickname != after.nickname }
        var changesProfile: Bool { before.profile != after.profile }
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

    /// The name that a screen gave a change of settings, which says more than the names of the settings do.
    struct Name: Codable {
        private var en: String?
        private var ko: String?
        private var goal: Int?

        /// Returns nil for a name that follows from what was changed.
        init?(_ name: ChangeName) {
            switch name {
            case .named(let english, let korean): (en, ko) = (english, korean)
            case .goal(let steps): goal = steps
            default: return nil
            }
        }

        /// The name; nil where a later program wrote something else.
        var changeName: ChangeName? {
            if let goal { return .goal(goal) }
            return en.flatMap { en in ko.map { .named(en: en, ko: $0) } }
        }
    }

    /// The walks as they were.
    var before: [WalkRecord] = []
    /// The walks that were written, by name.
    var written: [String] = []
    /// Those of its walks that had been deleted before it, by name; nil in what was written before this was kept.
    var tombstones: [String]?
    var settings: [Part]?
    /// The name of a change of settings, kept when it is undone and done again; nil where they name it, and in what was written before this
    /// was kept.
    var name: Name?
    /// The walks as it left them; nil in what was written before this was kept.
    var outcomes: [Outcome]?
    /// Indicates whether it took another change back, so that undoing it does that one again; nil where it did not.
    var undoes: Bool?
    /// Indicates whether it did again what had been taken back, so that what was taken back before that can still be done again; nil
    /// where it did not, and in what was written before this was kept.
    var redoes: Bool?
    /// The change of the person; nil where there was none, and in what was written before this was kept.
    var account: AccountPart?

    var direction: LoggedChange.Direction {
        if undoes == true { return .undo }
        return redoes == true ? .redo : .change
    }

    /// The names in the file, which never change.
    private enum CodingKeys: String, CodingKey {
        case before, written, settings, name, outcomes, undoes, redoes
        case tombstones = "forgotten"
        case account
    }
}
