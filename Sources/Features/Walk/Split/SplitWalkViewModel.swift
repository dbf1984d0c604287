import Observation
import Walking

/// One walk, and the moment at which it becomes two.
@Observable
final class SplitWalkViewModel {
    private(set) var walk: Walk?
    private(set) var failure: JournalFailure?
    var text = "" { didSet { failure = nil } }
    @ObservationIgnored private let id: WalkID
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let undo: UndoHistory

    init(_ id: WalkID, journal: any JournalRepository, undo: UndoHistory) {
        self.id = id
        self.journal = journal
        self.undo = undo
    }

    func load() async {
        guard walk == nil else { return }
        do {
            let found = try await LoadWalk(journal: journal)(id)
            text = TypedTime(found.zone, at: found.start + found.duration / 2).description
            walk = found
        } catch {
            failure = error
        }
    }

    /// The moment as typed; nil while it is not during the walk, which may have gone over midnight.
    var moment: Instant? {
        guard let walk, let time = TypedTime(text) else { return nil }
        let zones = ZoneTimeline(home: walk.zone)
        let first = zones.day(of: walk.start)
        return (0...2).map { time.instant(on: first.adding(days: $0), in: zones) }.first { $0 > walk.start && $0 < walk.end }
    }

    /// The two walks that it would make.
    var halves: [Walk] {
        moment.flatMap { walk?.split(at: $0) } ?? []
    }

    /// Makes two walks of the one.
    /// - Returns: whether that was possible.
    func split() async -> Bool {
        guard let moment, let walk else { return false }
        do {
            undo.add(try await SplitWalk(journal: journal)(id, at: moment).undo, .split(ChangedWalk(walk)))
            return true
        } catch {
            failure = error
            return false
        }
    }
}
