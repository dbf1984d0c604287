import Common
import Coordinators
import Observation
import Walking

/// The screen of one walk.
@Observable
final class WalkDetailViewModel {
    private(set) var phase = Loadable<Walk>.loading
    /// The person's own step length, which makes a distance of the steps; nil where the walk says its distance or nothing is known.
    private(set) var ownStepLength: StepLength?
    /// Indicates whether the own step length, which a live walk without a sensor goes by, is a guess from the height.
    private(set) var isOwnStepByHeight = false
    /// The steps of the records of its time; nil where it says its own, or nothing recorded any.
    private(set) var recordedSteps: Int?
    /// The steps of the records of a part of its time; nil where all are known, or hardly any.
    private(set) var partOfSteps: PartOfSteps?
    /// The guess; nil where the steps are known.
    private(set) var estimatedSteps: StepEstimate?
    /// Those that went the same way, the newest first.
    private(set) var similar: [SimilarWalk] = []
    /// The other records of a live walk.
    private(set) var witnesses: [Walk] = []
    /// The test that it was; nil for any other walk.
    private(set) var test: TestOfWalk?
    /// The words of its sensors, where it is a live walk.
    private(set) var sensorFacts = SensorFacts()
    /// Kilocalories; nil where the weight or the speed of all of it is not known.
    private(set) var energy: Int?
    /// The day where the person is now; nil until the journal has answered.
    private(set) var today: CivilDate?
    /// The day that the walk counts for; nil until the journal has answered.
    @ObservationIgnored private var day: CivilDate?
    let undo: UndoHistory
    @ObservationIgnored private let id: WalkID
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let profile: () -> Profile?
    /// Indicates whether the screen is recorded, so that only what may leave is drawn.
    @ObservationIgnored private let isRecorded: Bool
    @ObservationIgnored private var door: PrivacyDoor?
    /// Indicates whether it was deleted on this screen, which is about to leave.
    @ObservationIgnored private var isDeleted = false
    @ObservationIgnored private let testOf: (Walk) async -> TestOfWalk?
    @ObservationIgnored private let router: any Router<WalkRoute>

    /// - `profile`: its height helps where no walk with a route says how long the person's steps are; its weight says the energy.
    init(
        _ id: WalkID, journal: any JournalRepository, clock: any WallClock, profile: @autoclosure @escaping () -> Profile?,
        undo: UndoHistory,
        isRecorded: Bool = false, testOf: @escaping (Walk) async -> TestOfWalk? = { _ in nil }, router: any Router<WalkRoute>
    ) {
        self.id = id
        self.journal = journal
        self.clock = clock
        self.profile = profile
        self.undo = undo
        self.isRecorded = isRecorded
        self.testOf = testOf
        self.router = router
    }

    /// The walk with as much of its way as may leave the program; nil where it cannot be read.
    func outgoingWalk() async -> Outgoing<Walk>? { try? await LoadOutgoingWalk(journal: journal)(id) }

    func load() async {
        do {
            let walk = try await LoadWalk(journal: journal)(id)
            ownStepLength = walk.distance == nil && walk.steps ?? 0 > 0 ? try await OwnStepLength(journal: journal).known(profile()) : nil
            recordedSteps = try await LoadRecordedSteps(journal: journal)(walk)
            partOfSteps = recordedSteps == nil ? try await LoadRecordedSteps(journal: journal).part(of: walk) : nil
            estimatedSteps = recordedSteps == nil ? try await EstimateSteps(journal: journal)(walk, profile()) : nil
            witnesses = try await FindWitnesses(journal: journal)(walk)
            sensorFacts = try await LoadSensorFacts(journal: journal)(walk)
            energy = sensorFacts.hasAverage(of: .distance, in: walk) ? WalkingEnergy.kilocalories(of: walk, by: profile()) : nil
            let liveStep = sensorFacts.isDistanceEstimated ? try await OwnStepLength(journal: journal).known(profile()) : nil
            isOwnStepByHeight = liveStep?.basis == .height
            test = await testOf(walk)
            let settings = try await journal.settings()
            let zones = settings.zones
            door = isRecorded ? PrivacyDoor(settings) : nil
            (today, day) = (zones.day(of: clock.now), zones.day(of: walk.start))
            phase = .loaded(walk)
            similar = try await FindSameWay(journal: journal)(walk, witnesses: witnesses)
        } catch {
            phase = .failed(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled; a walk that was deleted here is left as it was.
    func follow() async {
        for await _ in await journal.changes() where !isDeleted { await load() }
    }

    var walk: Walk? { phase.value }

    /// The way of the walk, or that of a watch that was on as well.
    var route: [RoutePoint] {
        let route = walk.map { [$0] + witnesses }?.first { !$0.route.isEmpty }?.route ?? []
        return door.map { $0(route).value } ?? route
    }

    func showSameWay() {
        if !similar.isEmpty { router.trigger(.sameWay(id)) }
    }

    func edit() {
        if walk != nil { router.trigger(.edit(id)) }
    }

    func split() {
        if walk != nil { router.trigger(.split(id)) }
    }

    func explainDay() {
        if walk != nil, let day { router.trigger(.why(day)) }
    }

    /// Makes the records of this walk walks of their own.
    /// - Returns: how many there are now; nil where there is one record only.
    func part() async throws(JournalFailure) -> Int? {
        guard let walk, !witnesses.isEmpty else { return nil }
        let count = witnesses.count + 1
        guard let change = try await DecideRecords(journal: journal).part([walk.id] + witnesses.map(\.id)) else { return nil }
        undo.add(change, .records)
        await load()
        return count
    }

    /// Deletes the walk at once; asking first is not needed where it can be undone.
    /// - Returns: the walk; nil where there was none.
    func delete() async throws(JournalFailure) -> Walk? {
        guard let walk else { return nil }
        isDeleted = true
        do throws(JournalFailure) {
            undo.add(try await DeleteWalk(journal: journal)([id]), .deletion(ChangedWalk(walk)))
        } catch {
            isDeleted = false
            throw error
        }
        return walk
    }
}
