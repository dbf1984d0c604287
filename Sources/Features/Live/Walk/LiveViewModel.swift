import LiveWalking
import Observation
import Screens
import Walking

/// A walk that goes on: begins it, follows it, passes keys on, and ends it.
@Observable
final class LiveViewModel {
    enum Beginning {
        case begin(WalkChoice)
        case goOn(WalkID)
    }

    typealias Number = LivePreferences.Number

    /// The walk as it is on show; nil before it has begun.
    private(set) var update: LiveUpdate?
    /// The reason why it could not begin.
    private(set) var failure: JournalFailure?
    /// The day without this walk, and its goal; nil until the journal has answered, and for a walk that it has already.
    private(set) var day: LiveDay?
    private(set) var number = Number.cadence
    /// The outcome of the six-minute test; nil before its time is over, and where none was walked.
    private(set) var test: SixMinuteWalk.Outcome?
    /// Indicates whether it has been saved or discarded, or is about to be: nothing more is asked then.
    private(set) var isDecided = false
    /// Indicates whether it was ended here, and not by its plan or from elsewhere.
    @ObservationIgnored private(set) var isEnding = false
    /// Indicates whether its numbers are said and not seen: then they come once a minute.
    @ObservationIgnored var isSaid = false
    /// Indicates whether the time that the command line gave it is over.
    @ObservationIgnored private var isTimeOver = false
    /// Laps that were shown.
    @ObservationIgnored private var laps = 0
    @ObservationIgnored private var sixMinutes = SixMinuteWalk()
    /// Metres from turn to turn of the course that a test is walked on.
    @ObservationIgnored private var courseLength: Double?
    @ObservationIgnored private var saidEffort: Int?
    /// The walk in the journal, where its result may still be missing there.
    @ObservationIgnored private var saved: LiveEnd?
    @ObservationIgnored private var hasChosenNumber = false
    @ObservationIgnored private var isAsked = false
    @ObservationIgnored private var walk: (any LiveWalk)?
    @ObservationIgnored private var lastCommand: Task<Void, Never>?
    @ObservationIgnored private let beginning: Beginning
    @ObservationIgnored private let dependencies: LiveDependencies

    init(_ beginning: Beginning, dependencies: LiveDependencies) {
        self.beginning = beginning
        self.dependencies = dependencies
    }

    // MARK: The walk

    /// The kind of walk, as it is or is about to be; nil for one that is gone on with, before it has answered.
    var choice: WalkChoice? {
        if case .begin(let choice) = beginning, update == nil { choice } else { update?.choice }
    }

    /// Begins, and remembers how.
    func begin() async {
        guard walk == nil, let walks = dependencies.walks else { return }
        do throws(JournalFailure) {
            switch beginning {
            case .begin(let choice):
                walk = try await walks.begin(choice)
                // A test is walked by itself, and never the kind that is usual.
                if !choice.isTest { await remember { $0.lastPlan = choice.name } }
            case .goOn(let id): walk = try await walks.goOn(with: id)
            }
            let preferences = try await dependencies.journal.settings()[LivePreferences.self]
            (number, courseLength) = (preferences.number, preferences.courseLength)
            if let walk { day = try await LoadLiveDay(journal: dependencies.journal)(of: walk) }
        } catch {
            if walk == nil { failure = error }
        }
    }

    /// The walk from now on, for who follows it; nil where none has begun.
    func updates() async -> LiveUpdates? { await walk?.updates() }

    /// Takes the walk as it is now.
    ///
    /// It is shown once a second; what a key asked for, a cue and a pause are shown at once.
    /// - Returns: a lap that has just been marked.
    func show(_ new: LiveUpdate) -> LiveLap? {
        sixMinutes.observe(new, at: walk?.wall.now ?? dependencies.clock.now)
        endInTime(new)
        defer { laps = new.state.laps.count }
        if test != sixMinutes.outcome { test = sixMinutes.outcome }
        guard let shown = update else {
            update = new
            return nil
        }
        let lap = new.state.laps.count > laps ? new.state.laps.last : nil
        let period = isSaid ? 60 : 1
        let isDue = new.state.elapsed / period != shown.state.elapsed / period
        let isNews = new.cue != shown.cue || new.state.isPaused != shown.state.isPaused || new.isOver || new.troubles != shown.troubles
        guard isDue || isNews || isAsked || lap != nil else { return nil }
        isAsked = false
        update = new
        return lap
    }

    /// Ends the walk when its time is over, if the command line gave it one.
    private func endInTime(_ new: LiveUpdate) {
        guard let seconds = dependencies.seconds, !isTimeOver, new.state.elapsed >= seconds else { return }
        isTimeOver = true
        send(.end)
    }

    /// Walks otherwise from now on; the update says so when this returns, so that no screen shows what was before.
    func change(to choice: WalkChoice) async {
        send(.mode(choice))
        await lastCommand?.value
        guard let updates = await walk?.updates() else { return }
        for await new in updates {
            update = new
            break
        }
    }

    /// Passes a key on; keys keep their order.
    func send(_ command: LiveCommand) {
        guard let walk else { return }
        isAsked = true
        if case .effort(let effort) = command { saidEffort = effort }
        let before = lastCommand
        lastCommand = Task {
            await before?.value
            await walk.handle(command)
        }
    }

    /// Makes laps of a length by themselves, in this walk and the next ones; nil for none.
    func makeLaps(every length: LapLength?) async {
        send(.laps(every: length))
        await remember { $0.lapLength = length }
    }

    /// The key that stops the belt, whatever lies over the walk; nil where keys may not control one.
    func beltStop(_ keys: LiveKeys) -> KeyCommand? {
        guard let belt = update?.belt else { return nil }
        var command = KeyCommand(keys.stopBelt, hint: belt.link == .awaited ? nil : 1) { [weak self] in self?.send(.belt(.stop)) }
        command.isAlwaysAvailable = true
        return command
    }

    // MARK: The big number

    /// The number on show: the one of one's choice, or the time as long as nothing says that one.
    ///
    /// Cadence is what everybody begins with: where nobody chose, the number that the plan aims at takes its place.
    var shownNumber: Number {
        if hasChosenNumber { return number }
        guard let update else { return .time }
        let aim = update.place?.phase.aim.flatMap { Number(rawValue: $0.quantity.rawValue) }
        let wanted = number == .cadence ? aim ?? number : number
        return isKnown(wanted, update.state) ? wanted : .time
    }

    private func isKnown(_ number: Number, _ state: LiveState) -> Bool {
        switch number {
        case .cadence: state.cadence != nil
        case .speed: state.speed != nil
        case .stepLength: state.stepLength != nil
        case .time: true
        case .distance: state.distance != nil
        case .steps: state.steps != nil
        case .heart: state.heartRate != nil
        }
    }

    /// Shows the number before or after this one.
    func turnNumber(by step: Int) {
        let all = Number.allCases
        guard let index = all.firstIndex(of: shownNumber) else { return }
        number = all[(index + step + all.count) % all.count]
        hasChosenNumber = true
    }

    /// Keeps the number for the next walk.
    func keepNumber() async {
        guard hasChosenNumber else { return }
        await remember { [number] in $0.number = number }
    }

    private func remember(_ change: @escaping @Sendable (inout LivePreferences) -> Void) async {
        // It is a convenience: what cannot be kept is chosen again.
        _ = try? await dependencies.journal.note { change(&$0[LivePreferences.self]) }
    }

    // MARK: The end

    /// Indicates whether nobody has walked yet: then there is nothing to ask about.
    var isNothingWalked: Bool { update?.state.isNothingWalked ?? true }
    /// Indicates whether nobody is asked at its end: nothing was walked, and no belt moves or is about to.
    var endsUnasked: Bool { isNothingWalked && update?.runningBelt == nil }

    /// The effort that was said last, in this program or before the walk was broken off.
    var effort: Int? { saidEffort ?? update?.state.effort }

    /// Looks why an output cannot be heard here; nil where it can.
    func findObstacle(_ output: LiveOutput) async -> OutputObstacle? { await dependencies.findObstacle(output) }

    /// Indicates whether the time of the test is over, so that the walker is asked how far they came.
    var wantsMetres: Bool { test != nil }

    /// Indicates whether a sensor measured how far that is.
    var isMeasured: Bool { if case .measured = test { true } else { false } }

    /// The way of the test as far as it is known: by a sensor, or by the turns of a course whose length is known, as far as they were marked.
    var knownWay: String {
        switch test {
        case .measured(let result): return TypedTestResult.text(of: result)
        case .unmeasured:
            guard let courseLength, sixMinutes.turns > 0 else { return "" }
            return "\(sixMinutes.turns) x \(CourseDistance.typed(courseLength))"
        case nil: return ""
        }
    }

    /// Returns whether somebody can have come so far in the test.
    func isPossible(metres: Double) -> Bool { GaitTest.sixMinutes.isPossible(metres: metres, seconds: GaitTest.sixMinuteSeconds) }

    /// Ends the walk and puts it into the journal, and the result of a test beside it.
    /// - Parameter metres: the way of the test, where the walker says it; nil leaves it to the sensors.
    func save(effort: Int? = nil, note: String = "", metres: Double? = nil) async throws(JournalFailure) -> LiveEnd {
        guard let walk, let walks = dependencies.walks else { return .nothing }
        isEnding = true
        if let effort { send(.effort(effort)) }
        let note = note.trimmed
        if !note.isEmpty { send(.note(note)) }
        send(.end)
        await lastCommand?.value
        let end: LiveEnd
        if let saved { end = saved } else { end = try await put(walk.id, by: walks) }
        saved = end
        let result = result(metres: metres)
        if let result {
            try await dependencies.undo.change(.kept(.sixMinutes), in: dependencies.journal) { $0[GaitTestHistory.self].add(result) }
        }
        isDecided = true
        return named(end, result)
    }

    /// The end of a walk that was a test, with its result.
    private func named(_ end: LiveEnd, _ result: GaitTestResult?) -> LiveEnd {
        guard case .saved(let id) = end, test != nil || update?.choice.isTest == true else { return end }
        return .tested(id, result.map { .metres($0.metres) } ?? (wantsMetres ? .unmeasured : .unfinished))
    }

    private func put(_ id: WalkID, by walks: any LiveWalkProvider) async throws(JournalFailure) -> LiveEnd {
        switch try await walks.save(id) {
        case .saved(let walk, let undo):
            dependencies.undo.add(undo, of: walk, by: dependencies.walks)
            return .saved(walk.id)
        case .nothing: return .nothing
        case .tooShort: return .tooShort
        }
    }

    private func result(metres: Double?) -> GaitTestResult? {
        var result: GaitTestResult? =
            switch test {
            case .measured(let result):
                metres.flatMap {
                    GaitTestResult(.sixMinutes, taken: result.taken, metres: $0, seconds: result.seconds, on: result.ground)
                } ?? result
            case .unmeasured(let taken):
                metres.flatMap { GaitTestResult(.sixMinutes, taken: taken, metres: $0, seconds: GaitTest.sixMinuteSeconds) }
            case nil: nil
            }
        result?.effort = effort
        return result
    }

    /// Leaves a walk that nobody walked, for which nobody waits.
    func abandon() {
        guard !isDecided, isNothingWalked else { return }
        isDecided = true
        Task { try? await discard() }
    }

    /// Leaves a walk that could not be saved: its recording stays, and can be saved later.
    func keep() async throws(JournalFailure) {
        if let walk { try await dependencies.walks?.keep(walk.id) }
        isDecided = true
    }

    /// Ends the walk as if it never was.
    func discard() async throws(JournalFailure) {
        guard let walk else { return isDecided = true }
        isEnding = true
        send(.end)
        await lastCommand?.value
        try await dependencies.walks?.discard(walk.id)
        isDecided = true
    }
}

extension WalkChoice {
    /// The name by which the next walk begins like this one.
    nonisolated var name: String {
        switch plan {
        case .mode(let mode): mode.rawValue
        case .own(let plan): plan.id
        }
    }
}
