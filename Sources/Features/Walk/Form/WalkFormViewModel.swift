import Common
import Coordinators
import Observation
import Walking

/// The form of a walk: the fields as typed, their problems, and whether leaving would lose anything.
@Observable
final class WalkFormViewModel {
    enum Purpose {
        case log
        case edit(WalkID)
    }

    /// The fields as they were read: a form that differs from them has changes.
    private(set) var original = Loadable<WalkFields>.loading
    private(set) var isSaving = false
    private(set) var fields = WalkFields()
    private(set) var problems: [WalkFields.Field: WalkFields.Problem] = [:]
    private(set) var failure: JournalFailure?
    @ObservationIgnored let purpose: Purpose
    @ObservationIgnored private var zones: ZoneTimeline
    /// The draft that fills the fields as soon as they are loaded.
    @ObservationIgnored private var draft: WalkFormDraft?
    @ObservationIgnored private var followsNow = true
    @ObservationIgnored private var shown: Set<WalkFields.Field> = []
    /// The field that was typed in last.
    @ObservationIgnored private var changed = WalkFields.Field.time
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let undo: UndoHistory
    @ObservationIgnored private let profile: () -> Profile?
    @ObservationIgnored private let units: Units

    init(
        _ purpose: Purpose, journal: any JournalRepository, clock: any WallClock, undo: UndoHistory,
        profile: @autoclosure @escaping () -> Profile? = nil,
        units: Units = .metric
    ) {
        self.purpose = purpose
        self.journal = journal
        self.clock = clock
        self.undo = undo
        self.profile = profile
        self.units = units
        zones = ZoneTimeline(home: .utc)
    }

    /// Fills the fields: with the walk to change, or with a walk that has just ended.
    func load() async {
        guard case .loading = original else { return }
        do throws(JournalFailure) {
            switch purpose {
            case .log:
                zones = try await journal.settings().zones
                fields = WalkFields(endingAt: clock.now, in: zones, units: units)
            case .edit(let id):
                guard let walk = try await journal.walk(id) else { throw JournalFailure.missing }
                zones = ZoneTimeline(home: walk.zone)
                fields = WalkFields(walk, units: units)
                followsNow = false
            }
            original = .loaded(fields)
            if let draft { (fields, followsNow) = (draft.fields, draft.followsNow) }
            draft = nil
        } catch {
            original = .failed(error)
        }
    }

    /// The day where the person is; nil until the journal has answered.
    var today: CivilDate? {
        if case .loading = original { nil } else { zones.day(of: clock.now) }
    }
    /// The time zone of the walk, and the present time.
    var zone: Zone { zones.zone(on: zones.day(of: clock.now)) }
    var now: Instant { clock.now }

    /// Indicates whether leaving would lose something that was typed.
    var hasChanges: Bool {
        !isSaving && original.value.map { $0 != fields } ?? false
    }

    /// The draft, where there is one.
    var restorableState: String? {
        if let draft { return RestorableState.encode(draft) }
        return hasChanges ? RestorableState.encode(WalkFormDraft(fields: fields, followsNow: followsNow)) : nil
    }

    /// Goes on with a draft.
    func restore(_ state: String) { draft = RestorableState.decode(WalkFormDraft.self, from: state) }

    func type(_ text: String, into field: WalkFields.Field) {
        fields[field] = text
        failure = nil
        if [.date, .time, .duration].contains(field) { changed = field }
        switch field {
        case .date, .time: followsNow = false
        // Most walks are written down on coming home: until the time is written, the walk ends now.
        case .duration where followsNow, .steps where followsNow: fields.end(at: clock.now, in: zones)
        default: break
        }
        check()
    }

    /// Marks a field as left: from now on it shows its problem.
    func leave(_ field: WalkFields.Field) {
        shown.insert(field)
        check()
    }

    /// The outcome of saving.
    enum Answer {
        case saved(WalkOutcome)
        /// The field to mend first; nil where it is no field's fault.
        case refused(WalkFields.Field?)
    }

    /// Saves the walk; where a field stands in the way it says so.
    func save() async -> Answer {
        guard original.value != nil, !isSaving else { return .refused(nil) }
        shown = Set(WalkFields.Field.allCases)
        check()
        guard problems.isEmpty, let draft = fields.read(in: zones) else {
            return .refused(WalkFields.Field.allCases.first { problems[$0] != nil })
        }
        isSaving = true
        do throws(WalkFailure) {
            switch purpose {
            case .log:
                let saved = try await LogWalk(journal: journal, clock: clock)(draft)
                // It is saved, whether or not there is a guess.
                let estimate = (try? await EstimateSteps(journal: journal)(saved.walk, profile())) ?? nil
                let other = (try? await FindOverlap(journal: journal)(saved.walk)) ?? nil
                note(saved.undo, .walk(ChangedWalk(saved.walk)))
                return .saved(.logged(saved, estimate: estimate, overlapping: other))
            case .edit(let id):
                let saved = try await EditWalk(journal: journal, clock: clock)(id, to: keepingTheRest(draft, of: id))
                note(saved.undo, .edit(ChangedWalk(saved.walk)))
                return .saved(.edited)
            }
        } catch {
            isSaving = false
            switch error {
            case .journal(let cause):
                failure = cause
                return .refused(nil)
            case .draft(let problem):
                let (field, meaning) = WalkFields.place(of: problem)
                problems[field] = meaning
                return .refused(field)
            }
        }
    }

    /// Nothing would be lost any more, and the change can be undone.
    private func note(_ change: UndoID, _ name: ChangeName) {
        original = .loaded(fields)
        undo.add(change, name)
    }

    /// Keeps what the walk has now in the fields that were not changed: their exact values, and what another window wrote meanwhile.
    private func keepingTheRest(_ draft: WalkDraft, of id: WalkID) async throws(WalkFailure) -> WalkDraft {
        var draft = draft
        guard let original = original.value else { return draft }
        do {
            guard let walk = try await journal.walk(id) else { return draft }
            let tags = fields.tags == original.tags ? walk.tags : TypedTags(fields.tags).tags
            if fields.title == original.title {
                (draft.title, draft.tags) = (walk.title, tags)
            } else {
                draft.tags = TypedTags(tags + draft.tags).tags
            }
            if fields.date == original.date, fields.time == original.time { draft.start = walk.start }
            if fields.duration == original.duration { draft.duration = walk.duration }
            if fields.distance == original.distance { draft.distance = walk.distance }
            if fields.steps == original.steps { draft.steps = walk.steps }
            if fields.note == original.note { draft.note = walk.note }
        } catch {
            throw .journal(error)
        }
        return draft
    }

    private func check() {
        problems = standing.filter { shown.contains($0.key) }
    }

    /// The problems; a walk that is changed may keep those that it had before.
    private var standing: [WalkFields.Field: WalkFields.Problem] {
        let found = fields.problems(now: clock.now, zones: zones, changed: changed)
        guard case .edit = purpose, let original = original.value else { return found }
        let known = original.problems(now: clock.now, zones: zones)
        return found.filter { known[$0.key] != $0.value }
    }
}

/// The typed fields that were not saved.
struct WalkFormDraft: Codable {
    var fields: WalkFields
    /// Indicates whether nobody has written when the walk was, so that it still ends now.
    var followsNow: Bool
}
