import Common
import Coordinators
import LiveWalking
import Phrases
import Screens
import Terminal
import Walking

/// The walk in progress.
package final class LiveViewController: ViewController {
    let walk: LiveViewModel
    private let router: any Router<LiveRoute>
    private let words: LiveWords
    private let done: @MainActor (LiveEnd) -> Void
    private let content = LiveView()
    /// Indicates whether the walk was paused to ask how it was; coming back from there goes on.
    private var isPausedToEnd = false

    init(walk: LiveViewModel, router: any Router<LiveRoute>, words: LiveWords, done: @escaping @MainActor (LiveEnd) -> Void) {
        self.walk = walk
        self.router = router
        self.words = words
        self.done = done
        super.init()
        title = walk.choice.map(words.phrases.name) ?? strings.title
    }

    private var strings: LiveWalkStrings { words.strings.walk }

    package override func loadView() { view = content }

    package override func viewDidLoad() {
        content.notice.show(.remark(strings.starting))
        whenLeft { [walk] _ in walk.abandon() }
        taskBeforeKeys("begin") { [weak self, walk] in
            await walk.begin()
            guard let updates = await walk.updates() else { return }
            self?.follow(updates)
        }
    }

    private func follow(_ updates: LiveUpdates) {
        task("walk", isLongLived: true) { [weak self, walk] in
            for await update in updates {
                if let lap = walk.show(update) { self?.say(lap, number: update.state.laps.count) }
            }
            // Ended by its plan or from elsewhere: then only how it was is left to say.
            if walk.update?.isOver == true, !walk.isEnding { self?.askHowItWas() }
        }
    }

    package override func viewWillAppear(_ animated: Bool) {
        walk.isSaid = treeWindow?.saysLines ?? false
        guard isPausedToEnd else { return }
        isPausedToEnd = false
        walk.send(.resume)
    }

    package override func updateProperties() {
        guard let update = walk.update else {
            content.notice.show(walk.failure.map { .problem(words.phrases.sentence($0)) } ?? .remark(strings.starting))
            return
        }
        var shown = LiveContent(walk, update, words)
        if shown.cue.isEmpty || update.state.isPausedByKey || update.state.tappedSteps > 0 || showsTest(update) {
            shown.cue = remark(update)
        }
        shown.missing = missing(update, beside: shown.cue)
        content.content = shown
        title = words.phrases.name(update.choice)
        let sensors = update.state.sensors
        navigationItem.status = sensors.isEmpty ? nil : sensors.map { "\(name($0)) \(dot($0))" }.joined(separator: " ")
        navigationItem.shortStatus = sensors.isEmpty ? nil : sensors.map(dot).joined(separator: " ")
    }

    /// Returns the line that stands there while the coach says nothing.
    private func remark(_ update: LiveUpdate) -> String {
        let state = update.state
        if state.isTappedTooQuickly { return strings.tooQuick(keyName(words.keys.tap)) }
        if state.tappedSteps > 0 { return strings.tapping(state.tappedSteps, LiveState.stepsToTap) }
        if state.isPausedByKey { return strings.pausedHelp(keyName(words.keys.pause)) }
        if showsTest(update), let test = walk.test { return sentence(test) }
        if state.isCadenceTapped, let cadence = state.cadence { return strings.measured(words.phrases.cadence(cadence)) }
        if !state.sensors.isEmpty { return state.isPaused ? strings.stands : "" }
        guard let cadence = state.lastTappedCadence else { return strings.noSensor(keyName(words.keys.tap)) }
        return strings.lastTapped(words.phrases.cadence(cadence), keyName(words.keys.tap))
    }

    /// Returns the reason why the large number, or the one that is aimed at, is not known, unless the line of the coach says it already.
    private func missing(_ update: LiveUpdate, beside cue: String) -> String {
        guard let missing = update.missing(walk.shownNumber) else { return "" }
        let (tapKey, sensorsKey) = (keyName(words.keys.tap), LiveRoute.destinations.key(to: .sensors, words.strings).flatMap(keyName))
        let text =
            switch missing {
            case .steps where update.state.sensors.isEmpty: strings.noSensor(tapKey)
            default: strings.missing(missing, tapKey, sensorsKey)
            }
        // While somebody taps, the line counts the taps.
        let isTapping = update.state.tappedSteps > 0 && missing == .steps
        return text == cue || isTapping ? "" : text
    }

    /// Returns whether the test is over and nothing else was chosen since.
    private func showsTest(_ update: LiveUpdate) -> Bool { walk.test != nil && update.choice.isTest }

    private func sentence(_ test: SixMinuteWalk.Outcome) -> String {
        switch test {
        case .measured(let result): strings.measuredTest(words.phrases.wholeMetres(result.metres))
        case .unmeasured: strings.unmeasuredTest
        }
    }

    private func name(_ sensor: LiveState.SensorStatus) -> String {
        let battery = sensor.battery.flatMap { $0 <= 20 ? " \(words.phrases.percent(Double($0) / 100))" : nil } ?? ""
        return TextWidth.truncated(sensor.description.title, to: 14) + battery
    }

    private func dot(_ sensor: LiveState.SensorStatus) -> String { sensor.isFresh ? "●" : "○" }

    private func say(_ lap: LiveLap, number: Int) {
        let time = words.phrases.clock(lap.wholeSeconds)
        let steps = lap.steps >= 1 ? ", " + words.phrases.steps(Int(clamping: lap.steps)) : ""
        showToast(strings.lapDone(number, time + steps), scope: .untilSeen)
    }

    // MARK: Keys

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        // Esc leads back as everywhere while there is no walk, because none could begin.
        guard let update = walk.update else { return [] }
        let isPaused = update.state.isPausedByKey
        return [
            KeyCommand(isPaused ? keys.goOn : keys.pause, hint: 0) { [walk] in walk.send(isPaused ? .resume : .pause) },
            KeyCommand(keys.lap, hint: 20) { [walk] in walk.send(.lap) },
            KeyCommand(keys.laps) { [weak self] in self?.turnLaps(update.state) },
            KeyCommand(update.isBeatOn ? keys.beatOff : keys.beat, hint: 40) { [weak self] in self?.turn(.beat, on: !update.isBeatOn) },
            KeyCommand(update.isVoiceOn ? keys.voiceOff : keys.voice, hint: 50) { [weak self] in
                self?.turn(.voice, on: !update.isVoiceOn)
            },
            KeyCommand(keys.tap, hint: update.state.sensors.isEmpty ? 10 : nil) { [walk] in walk.send(.tapped(steps: 1)) }
                .short(strings.shortTap),
            KeyCommand(keys.unwell, hint: 15) { [weak self] in self?.stopForSigns() },
            KeyCommand(keys.effort) { [router] in router.trigger(.effort(isAtEnd: false)) },
            KeyCommand(keys.nextNumber) { [weak self] in self?.turnNumber(by: 1) },
            KeyCommand(keys.previousNumber) { [weak self] in self?.turnNumber(by: -1) },
            KeyCommand(keys.end, hint: 800) { [weak self] in self?.end() },
        ] + beltCommands(update) + LiveRoute.destinations.commands(on: Self.self, words.strings) { [router] in router.trigger($0) }
    }

    /// The keys of the belt, where its owner lets them control it; the one that stops it is the window's (``LiveCoordinator/beltStop``).
    private func beltCommands(_ update: LiveUpdate) -> [KeyCommand] {
        guard let belt = update.belt, belt.link == .connected else { return [] }
        let keys = words.keys
        let speeds = [(keys.fasterBelt, BeltCommand.faster), (keys.slowerBelt, .slower)].map { key, command in
            KeyCommand(key, hint: belt.isMoving ? 6 : nil) { [walk] in walk.send(.belt(command)) }
        }
        return [KeyCommand(keys.startBelt, hint: belt.isMoving ? nil : 6) { [walk] in walk.send(.belt(.start)) }] + speeds
    }

    private func turnNumber(by step: Int) {
        walk.turnNumber(by: step)
        task("number") { [walk] in await walk.keepNumber() }
    }

    /// Switches an output on or off, and says so, or why it cannot be heard.
    private func turn(_ output: LiveOutput, on isOn: Bool) {
        taskBeforeKeys("output") { [weak self, walk, phrases = words.phrases] in
            if isOn, let obstacle = await walk.findObstacle(output) {
                self?.showToast(phrases.sentence(obstacle, of: output), role: .warning, scope: .screen)
                return
            }
            walk.send(output == .beat ? .beat(isOn: isOn) : .voice(isOn: isOn))
            self?.showToast(phrases.turned(output, isOn), scope: .screen)
        }
    }

    private func turnLaps(_ state: LiveState) {
        // Where nothing tells a way, none is a lap.
        let way: LapLength = state.missing(.distance) == .ownStep ? .tenMinutes : words.phrases.units.hasMiles ? .mile : .kilometre
        let new: LapLength? =
            switch state.lapLength {
            case nil: way
            case .kilometre, .mile: .tenMinutes
            case .tenMinutes: nil
            }
        showToast(strings.lapsBy(new), scope: .screen)
        task("laps") { [walk] in await walk.makeLaps(every: new) }
    }

    /// Pauses and shows the stop signs: a person who feels unwell stands first and reads then.
    private func stopForSigns() {
        if walk.update?.belt != nil { walk.send(.belt(.stop)) }
        walk.send(.pause)
        let stop = words.strings.modes.stop
        let warning = walk.update?.uncontrolledBelt.map(words.phrases.warning)
        let message = [warning, stop.signs].compactMap(\.self).joined(separator: "\n")
        taskBeforeKeys("signs") { [weak self] in
            let end = AlertAction(title: stop.end)
            // To rest is not the answer that cancels, so that Esc is named beside it.
            let actions = [AlertAction(title: stop.rest), end]
            if await self?.ask(stop.title, message: message, actions: actions) === end { self?.askHowItWas() }
        }
    }

    // MARK: The end

    private func end() {
        taskBeforeKeys("end") { [weak self] in
            guard let self else { return }
            if walk.endsUnasked { return await leave(.nothing) }
            switch await answer(strings.ending.finish) {
            case .save: askHowItWas()
            case .discard: await leave(.discarded)
            case .goOn: break
            }
        }
    }

    private func askHowItWas() {
        isPausedToEnd = walk.update.map { !$0.isOver && !$0.state.isPausedByKey } ?? false
        if isPausedToEnd { walk.send(.pause) }
        router.trigger(.effort(isAtEnd: true))
    }

    /// Leaves without a walk.
    private func leave(_ end: LiveEnd) async {
        if await discard() { done(end) }
    }

    private func go(to route: LiveRoute) { router.trigger(route) }

    private enum Answer { case save, discard, goOn }

    /// - Parameter title: that of the button by which the walk is kept.
    private func answer(_ title: String) async -> Answer {
        let ending = strings.ending
        let save = AlertAction(title: title)
        let discard = AlertAction(title: ending.discard, style: .destructive)
        let actions = [save, AlertAction(title: ending.goOn, style: .cancel), discard]
        // The walk goes on meanwhile, and so do its numbers.
        let answer = await ask(
            ending.title, message: { [walk, words] in walk.update.map(words.ending) }, actions: actions)
        if answer === save { return .save }
        guard answer === discard else { return .goOn }
        let isSure = await confirm(ending.discardTitle, message: ending.discardText, action: ending.discard, cancel: ending.goOn)
        return isSure ? .discard : .goOn
    }

    private func discard() async -> Bool {
        do throws(JournalFailure) {
            try await walk.discard()
            return true
        } catch {
            showToast(words.phrases.sentence(error), role: .danger, scope: .untilSeen)
            return false
        }
    }

    /// Asks what becomes of the walk, whatever else takes it away.
    package override func canLeave(_ reason: LeaveReason) async -> Bool {
        guard !walk.isDecided else { return true }
        if walk.endsUnasked { return true }
        switch await answer(strings.ending.save) {
        case .goOn: return false
        case .discard: return await discard()
        case .save:
            do throws(JournalFailure) {
                _ = try await walk.save()
                return true
            } catch {
                showToast(words.phrases.sentence(error), role: .danger, scope: .untilSeen)
                return false
            }
        }
    }
}
