/// The name of a change, so that a screen can say which one it undoes.
package enum ChangeName: Hashable, Sendable {
    /// A walk that was logged.
    case walk(ChangedWalk)
    case edit(ChangedWalk)
    case deletion(ChangedWalk)
    case deletions(Int)
    /// Several walks that were changed alike.
    case edits(Int)
    case merge(Int)
    case split(ChangedWalk)
    /// Steps a day.
    case goal(Int)
    case sourceOrder
    case zones
    /// The rule of the streak, and its pauses.
    case streak
    case nickname
    /// The person's profile.
    case profile
    case imports(file: String)
    /// An import that came by itself.
    case inbox(file: String)
    /// The reading of all known files once more.
    case reimport
    /// A change that only one feature knows, in that feature's own words.
    case named(en: String, ko: String)

    /// A live walk of which no more is known.
    package static let liveWalk = named(en: "live walk", ko: "걸으면서 기록한 산책")

    /// Indicates whether it is a whole import, which is undone on the home screen alone.
    package var isImport: Bool {
        if case .inbox = self { true } else { isImportByHand }
    }

    /// Indicates whether somebody asked for that import: it may be hours of work, so that nobody undoes it unasked.
    package var isImportByHand: Bool {
        switch self {
        case .imports, .reimport: true
        default: false
        }
    }
}

/// The identity of a changed walk for the person: its beginning and its duration.
package struct ChangedWalk: Hashable, Sendable {
    package var start: Instant
    package var zone: Zone
    /// On the move, as lists of walks have it.
    package var duration: Duration

    package init(_ walk: Walk) {
        start = walk.start
        zone = walk.zone
        duration = walk.walkingTime
    }

    package init(start: Instant, zone: Zone, duration: Duration) {
        self.start = start
        self.zone = zone
        self.duration = duration
    }
}
