import LiveWalking
import Sensors
import Walking

/// A live walk as far as it has come: its numbers, its plan and its coach, second by second.
///
/// It follows from the lines of the session alone. A walk that is gone on with is played from its file, and knows what was said already.
package struct LiveProgress: Sendable {
    package let header: FeedHeader
    private let walker: WalkerProfile
    private var player: SessionPlayer
    private var coach: Coach
    /// Whole seconds that the coach has heard.
    private var second = 0
    /// Seconds of the walk, and of them on the move, when the plan began.
    private var planStart = (elapsed: 0, moving: 0)
    private var trail = Trail()
    /// The most seconds on the move that were shown: a pause begins earlier than it is known, and a clock that runs back puzzles.
    private var shownMoving = 0

    package private(set) var choice: WalkChoice
    package private(set) var plan: WalkPlan
    /// The last word of the coach, as long as it is so.
    package private(set) var said: LiveUpdate.SaidCue?
    /// The time of the last line.
    package private(set) var last = SessionTime.zero

    package init(_ header: FeedHeader, _ choice: WalkChoice, for walker: WalkerProfile) {
        self.header = header
        self.walker = walker
        self.choice = choice
        plan = choice.plan(for: walker)
        coach = Coach(plan, for: walker, isTest: choice.isTest)
        player = SessionPlayer(start: header.start, ownStepLength: header.ownStepLength)
    }

    package var session: LiveSession { player.session }

    /// Takes a line.
    /// - Returns: what the coach said meanwhile.
    package mutating func play(_ line: FeedLine) -> [Cue] {
        // Up to where a gap begins only: what nobody listened to is nothing to coach.
        if let since = player.unheard(before: line), let time = line.time { return skip(from: since, to: time, line) }
        last = max(last, line.time ?? .zero)
        let cues = pass(to: last)
        player.play(line)
        if case .event(_, .mode(let choice)) = line { use(choice) }
        return cues
    }

    /// Counts on to a moment of which no line tells.
    package mutating func pass(to time: SessionTime) -> [Cue] {
        var cues: [Cue] = []
        while Int64(second + 1) * 1000 < time.milliseconds, !session.isOver {
            second += 1
            // A second is done a moment after its end.
            player.pass(to: SessionTime(milliseconds: Int64(second) * 1000 + 1))
            let state = session.state
            trail.add(state)
            shownMoving = max(shownMoving, state.moving)
            let cue = coach.cue(for: sincePlan(state))
            if let cue { cues.append(cue) }
            said = (cue.map { LiveUpdate.SaidCue($0, at: second) } ?? said).flatMap { $0.holds(in: state, at: place(of: state)) ? $0 : nil }
        }
        return cues
    }

    /// Shows a word that does not follow from the lines.
    package mutating func show(_ cue: Cue) { said = LiveUpdate.SaidCue(cue, at: session.state.elapsed) }

    /// Leaves out a stretch in which nobody listened.
    private mutating func skip(from since: SessionTime, to time: SessionTime, _ line: FeedLine) -> [Cue] {
        let cues = pass(to: max(last, since))
        last = max(last, time)
        player.play(line)
        let now = session.state.elapsed
        trail.skip(from: second, to: now)
        second = max(second, now)
        return cues
    }

    /// Ends a session that was broken off.
    package mutating func finish() { player.finish() }

    /// The state of now, as a screen shows it.
    package var update: LiveUpdate {
        var state = session.state
        let place = place(of: state)
        state.moving = max(state.moving, shownMoving)
        return LiveUpdate(
            state: state, choice: choice, plan: plan, place: place, cue: said, trail: trail.points, isOver: session.isOver)
    }

    private func place(of state: LiveState) -> WalkPlan.Place? {
        let walked = sincePlan(state)
        // The clock of a test runs on while one stands.
        return plan.place(after: choice.isTest ? walked.elapsed : walked.moving)
    }

    private mutating func use(_ choice: WalkChoice) {
        self.choice = choice
        said = nil
        plan = choice.plan(for: walker)
        planStart = (session.state.elapsed, session.state.moving)
        coach = Coach(plan, for: walker, isTest: choice.isTest)
    }

    /// A plan begins when it is chosen, however long was walked before.
    private func sincePlan(_ state: LiveState) -> LiveState {
        var state = state
        state.elapsed = max(0, state.elapsed - planStart.elapsed)
        state.moving = max(0, state.moving - planStart.moving)
        return state
    }
}

/// The last five minutes, a value for every five seconds.
private struct Trail: Sendable {
    private static let seconds = LiveUpdate.TrailPoint.seconds
    private static let most = 60

    private(set) var points: [LiveUpdate.TrailPoint] = []

    mutating func add(_ state: LiveState) {
        guard state.elapsed.isMultiple(of: Self.seconds) else { return }
        append(LiveUpdate.TrailPoint(cadence: state.cadence, speed: state.speed, stepLength: state.stepLength))
    }

    /// Leaves out seconds of which nothing is known.
    mutating func skip(from second: Int, to now: Int) {
        for _ in 0..<min(Self.most, max(0, now / Self.seconds - second / Self.seconds)) { append(LiveUpdate.TrailPoint()) }
    }

    private mutating func append(_ point: LiveUpdate.TrailPoint) {
        points.append(point)
        if points.count > Self.most { points.removeFirst() }
    }
}
