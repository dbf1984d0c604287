import Curses
import Live
import LiveWalking
import Phrases
import Sessions
import Terminal
import Walking

/// A live walk in one line of the terminal, redrawn in place; without a terminal, in a line a second.
struct LineWalk {
    let context: CommandContext
    let walks: LiveWalks
    let bell: LineBell

    /// Walks with one's own sensors and keys.
    func walk(_ choice: WalkChoice) async throws(CommandFailure) {
        guard context.console.readsKeys || context.options.seconds != nil else { throw .noKeys }
        if let other = await walks.recordedElsewhere() { throw .recordedElsewhere(summary(other.state)) }
        let resumed = try await UnfinishedQuestion(context: context, walks: walks).ask()
        var choice = choice
        if resumed == nil {
            switch try await StopSignsQuestion(context: context).ask(before: choice) {
            case .walk: break
            case .stroll: choice = WalkChoice(.stroll)
            case .notNow: return
            }
        }
        let walk: any LiveWalk
        do throws(JournalFailure) {
            walk = if let resumed { try await walks.goOn(with: resumed) } else { try await walks.begin(choice) }
        } catch {
            throw .journal(error)
        }
        try await follow(walk)
    }

    /// Walks what a feed tells, at its pace or ten times as fast.
    func play(_ feed: String, _ choice: WalkChoice, speed: Double) async throws(CommandFailure) {
        guard let source = await FeedSource(feed) else { throw .noFeed(feed) }
        let walk: RecordedWalk
        do throws(JournalFailure) {
            walk = try await walks.play(PlayedFeed(source, speed: speed), choice)
        } catch {
            throw error == .taken ? .leftWalk : .journal(error)
        }
        try await follow(walk)
    }

    /// Shows the walk until it ends, and saves it; a command that is ended from outside leaves it as it is, to be gone on with.
    private func follow(_ walk: any LiveWalk) async throws(CommandFailure) {
        let keys = context.console.asksQuestions ? KeyReader(endingBy: Interruption.signals) : nil
        let line = LineOnShow(
            LiveLine(phrases: context.phrases, day: await day(of: walk)), console: context.console, keys: keys, bell: bell)
        let updates = await walk.updates()
        let pressing = Task {
            guard let keys else { return }
            await press(keys, walk, line)
            // No more keys: the terminal is gone, or a signal asked to end.
            updates.finish()
        }
        var last: LiveUpdate?
        var test = WalkedTest(context: context)
        var said: Set<SensorTrouble> = []
        var remarks = BeltRemarks(phrases: context.phrases, hasKeys: keys != nil)
        for await update in updates {
            last = update
            test.observe(update, at: walk.wall.now)
            // The belt comes first, since it may hurt somebody.
            if let remark = remarks.remark(on: update.belt, update.troubles) { line.say(remark) }
            for case .sensors(let trouble) in update.troubles where said.insert(trouble).inserted {
                line.say(context.phrases.sentence(trouble))
            }
            line.show(update)
            if let seconds = context.options.seconds, update.state.elapsed >= seconds, !update.isOver { await walk.handle(.end) }
        }
        pressing.cancel()
        keys?.close()
        line.end()
        if let belt = last?.runningBelt { context.console.complain(context.phrases.warning(of: belt)) }
        guard let last, last.isOver else { throw .leftWalk }
        var effort = last.state.effort
        if line.isEndedByKey, last.state.isWorthSaving {
            effort = EffortQuestion(console: context.console, phrases: context.phrases).ask(said: effort) ?? effort
            if let effort, effort != last.state.effort { await walk.handle(.effort(effort)) }
        }
        let saved = try await UnsavedQuestion(context: context, walks: walks).finish(walk)
        await context.refreshPrompt()
        try await FeedReading(context: context, walks: walks).say(saved)
        if case .saved = saved { try await test.keep(effort: effort) }
    }

    private func press(_ keys: KeyReader, _ walk: any LiveWalk, _ line: LineOnShow) async {
        var lineKeys = LineKeys()
        let start = ContinuousClock.now
        for await key in keys.keys {
            let time = SessionTime(seconds: start.duration(to: .now) / .seconds(1))
            for key in key.latinKeys.isEmpty ? String(key) : key.latinKeys {
                guard let update = await update(of: walk) else { return }
                let act = lineKeys.act(for: key, at: time, in: update)
                line.askForEffort(lineKeys.typedEffort)
                // Ctrl-C wants to be out, and to be asked nothing.
                if key == "q", act == .command(.end) { line.isEndedByKey = true }
                if let act { await perform(act, walk, update, line) }
            }
        }
    }

    /// The walk as it is now.
    private func update(of walk: any LiveWalk) async -> LiveUpdate? {
        for await update in await walk.updates() { return update }
        return nil
    }

    private func perform(_ act: LineKeys.Act, _ walk: any LiveWalk, _ update: LiveUpdate, _ line: LineOnShow) async {
        let phrases = context.phrases
        switch act {
        case .command(let command): await walk.handle(command)
        case .turn(let output, let isOn):
            if isOn, let obstacle = await context.dependencies.findObstacle(output) {
                return line.say(phrases.sentence(obstacle, of: output))
            }
            await walk.handle(output == .beat ? .beat(isOn: isOn) : .voice(isOn: isOn))
            line.say(phrases.turned(output, isOn))
        case .unwell:
            if update.belt != nil { await walk.handle(.belt(.stop)) }
            await walk.handle(.pause)
            line.showStopSigns(.for(context.language))
            if let belt = update.uncontrolledBelt { line.say(phrases.warning(of: belt)) }
        case .beltMoves:
            line.say(phrases(en: "The belt still moves: x stops it, q ends the walk.", ko: "벨트가 아직 움직여요. x로 멈추거나 q로 산책을 끝내세요."))
        case .listKeys: line.showKeys()
        case .onScreen:
            line.say(
                phrases(
                    en: "Another mode is chosen on the screen alone: “gnd walk” instead of “gnd walk --line”.",
                    ko: "다른 모드는 화면에서만 고를 수 있어요. “gnd walk --line” 대신 “gnd walk”로 걸어 주세요."))
        }
    }

    private func summary(_ state: LiveState) -> String {
        let steps = context.phrases.liveSteps(state).map { ", " + $0 } ?? ""
        return context.phrases.clock(state.moving) + steps
    }

    private func day(of walk: any LiveWalk) async -> LiveDay? {
        guard let journal = try? await context.journal() else { return nil }
        return try? await LoadLiveDay(journal: journal)(of: walk)
    }
}
