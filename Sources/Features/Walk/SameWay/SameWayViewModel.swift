import Common
import Coordinators
import Observation
import Walking

/// A walk and those that went the same way.
@Observable
final class SameWayViewModel {
    /// A walk of the list; nil for the likeness of the one that was asked for.
    struct Entry: Equatable {
        let walk: Walk
        let likeness: RouteLikeness?
    }

    private(set) var state = Loadable<[Entry]>.loading
    private(set) var chosen = 0
    /// The walk that was chosen; nil while nobody has.
    @ObservationIgnored private var chosenWalk: WalkID?
    /// The day where the person is now; nil until the journal has answered.
    private(set) var today: CivilDate?
    @ObservationIgnored private let id: WalkID
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let router: any Router<WalkRoute>
    /// Indicates whether the screen is recorded, so that only what may leave is drawn.
    @ObservationIgnored private let isRecorded: Bool
    @ObservationIgnored private var door: PrivacyDoor?

    init(_ id: WalkID, journal: any JournalRepository, clock: any WallClock, isRecorded: Bool = false, router: any Router<WalkRoute>) {
        self.id = id
        self.journal = journal
        self.clock = clock
        self.isRecorded = isRecorded
        self.router = router
    }

    func load() async {
        do throws(JournalFailure) {
            let settings = try await journal.settings()
            today = settings.zones.day(of: clock.now)
            door = isRecorded ? PrivacyDoor(settings) : nil
            var own = try await LoadWalk(journal: journal)(id)
            let witnesses = try await FindWitnesses(journal: journal)(own)
            let others = try await FindSameWay(journal: journal)(own, witnesses: witnesses)
            // The way may be known by another record of the walk alone.
            if own.route.isEmpty { own.route = witnesses.first { !$0.route.isEmpty }?.route ?? [] }
            let entries = [Entry(walk: own, likeness: nil)] + others.map { Entry(walk: $0.walk, likeness: $0.likeness) }
            state = .loaded(entries.sorted { $0.walk.start > $1.walk.start })
            let known = self.entries.firstIndex { $0.walk.id == chosenWalk }
            chosen = known ?? (entries.count > 1 ? self.entries.firstIndex { $0.likeness != nil } ?? 0 : 0)
        } catch {
            state = .failed(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    /// - Parameter read: called after each reading.
    func follow(_ read: @MainActor () -> Void) async {
        for await _ in await journal.changes() {
            await load()
            read()
        }
    }

    var entries: [Entry] { state.value ?? [] }

    /// The one whose line is drawn beside that of the walk itself.
    var other: Entry? { entries.indices.contains(chosen) && entries[chosen].likeness != nil ? entries[chosen] : nil }

    var own: Walk? { entries.first { $0.likeness == nil }?.walk }

    /// Metres a second, from the first walk to the last.
    var speeds: [Double?] { entries.reversed().map(\.walk.speed) }

    /// Metres, from the first walk to the last.
    var stepLengths: [Double?] { entries.reversed().map(\.walk.stepLength) }

    /// The route as it may be drawn here.
    func drawn(_ walk: Walk?) -> [RoutePoint] {
        guard let route = walk?.route else { return [] }
        return door.map { $0(route).value } ?? route
    }

    func choose(_ index: Int) {
        chosen = index
        chosenWalk = entries.indices.contains(index) ? entries[index].walk.id : nil
    }

    func open(_ index: Int) {
        guard entries.indices.contains(index), entries[index].likeness != nil else { return }
        router.trigger(.walk(entries[index].walk.id))
    }
}
