import Curses
import LiveWalking
import Phrases
import Sessions
import Terminal
import Walking

/// A live walk in one line of the terminal, redrawn in place; without a terminal, in a line a second.
struct LineWalk {
    let context: CommandContext
    let walks: LiveWalks

    /// Walks with one's own sensors and keys.
    func walk(_ choice: WalkChoice) async throws(CommandFailure) {
        guard context.console.readsKeys || context.options.seconds != nil else { throw .noKeys }
        let line = LiveLine(phrases: context.phrases, day: await day)
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
        try await follow(walk, line) { [clock = context.dependencies.clock] _ in clock.now }
    }

    /// Walks what a feed tells, at its pace or ten times as fast.
    func play(_ feed: String, _ choice: WalkChoice, speed: Double) async throws(CommandFailure) {
        guard let source = await FeedSource(feed) else { throw .noFeed(feed) }
        let walk: RecordedWalk
        do throws(JournalFailure) {
            walk = try await walks.play(
                source.header, choice, on: FeedHub { source.lines }, clock: FastClock(BootClock(), speed: speed))
        } catch {
            throw error == .taken ? .leftWalk : .journal(error)
        }
        try await follow(walk, LiveLine(phrases: context.phrases, day: nil)) { [start = source.header.start] state in
            start + .seconds(state.elapsed)
        }
    }

    /// Shows the walk until it ends, and saves it; a command that is ended from outside leaves it as it is, to be gone on with.
    /// - Parameter time: the clock on the wall at a state of the walk.
    private func follow(
        _ walk: any LiveWalk, _ line: LiveLine, time: (LiveState) -> Instant
    ) async throws(CommandFailure) {
        let keys = context.console.showsProgress ? KeyReader(endingBy: Interruption.signals) : nil
        var line = line
        line.showsKeys = keys != nil
        let updates = await walk.updates()
        let question = KeyQuestion()
        let pressing = Task {
            guard let keys else { return }
            await press(keys, walk, question)
            // No more keys: the terminal is gone, or a signal asked to end.
            updates.finish()
        }
        var shown = ""
        var isOver = false
        var test = WalkedTest(context: context)
        var said: Set<SensorTrouble> = []
        var remarks = BeltRemarks(phrases: context.phrases)
        var belt: RunningBelt?
        func complain(_ sentence: String) {
            if keys != nil { try? context.console.write("\r\u{1B}[K") }
            context.console.complain(sentence)
            shown = ""
        }
        for await update in updates {
            test.observe(update, at: time(update.state))
            for case .sensors(let trouble) in update.troubles where said.insert(trouble).inserted {
                complain(context.phrases.sentence(trouble))
            }
            if question.isAsked {
                question.isAsked = false
                line.showKeys(at: update.state.elapsed)
            }
            belt = update.runningBelt
            if keys != nil, let remark = remarks.remark(on: update.belt) { complain(remark) }
            let text = line(update, columns: max(1, (keys?.columns ?? context.console.columns) - 1))
            if text != shown {
                shown = text
                try? draw(text, inPlace: keys != nil)
            }
            isOver = update.isOver
            if let seconds = context.options.seconds, update.state.elapsed >= seconds, !isOver { await walk.handle(.end) }
        }
        pressing.cancel()
        keys?.close()
        if keys != nil { try? context.console.write("\n") }
        if let belt { context.console.complain(context.phrases.warning(of: belt)) }
        guard isOver else { throw .leftWalk }
        let saved: LiveWalks.Outcome
        do throws(JournalFailure) {
            saved = try await walks.finish(walk.id)
        } catch {
            throw .journal(error)
        }
        await context.refreshPrompt()
        try FeedReading(context: context, walks: walks).say(saved)
        if case .saved = saved { try await test.keep() }
    }

    private func press(_ keys: KeyReader, _ walk: any LiveWalk, _ question: KeyQuestion) async {
        // A walk that is gone on with may stand by the key already.
        var commands = LineKeys()
        for await update in await walk.updates() {
            commands = LineKeys(isPaused: update.state.isPausedByKey)
            break
        }
        let start = ContinuousClock.now
        for await key in keys.keys {
            let time = SessionTime(seconds: start.duration(to: .now) / .seconds(1))
            if key == "?" { question.isAsked = true }
            for key in key.latinKeys.isEmpty ? String(key) : key.latinKeys {
                if let command = commands.command(for: key, at: time) { await walk.handle(command) }
            }
        }
    }

    private func draw(_ text: String, inPlace: Bool) throws(CommandFailure) {
        try context.console.write(inPlace ? "\r\u{1B}[K\(text)" : "\(text)\n")
    }

    private func summary(_ state: LiveState) -> String {
        let steps = context.phrases.liveSteps(state).map { ", " + $0 } ?? ""
        return context.phrases.clock(state.moving) + steps
    }

    private var day: LiveDay? {
        get async {
            guard let journal = try? await context.journal() else { return nil }
            return (try? await LoadToday(journal: journal, clock: context.dependencies.clock)(recentWalks: 0)).map(LiveDay.init)
        }
    }
}

/// The keys of a walk in a line, which are those of its screen.
struct LineKeys {
    private var isPaused: Bool
    private var tap = TapKey()

    init(isPaused: Bool = false) { self.isPaused = isPaused }

    /// Takes a key.
    /// - Parameter time: since the line began.
    /// - Returns: its command; nil for a key that has none.
    mutating func command(for key: Character, at time: SessionTime) -> LiveCommand? {
        switch key {
        case " ":
            isPaused.toggle()
            return isPaused ? .pause : .resume
        case "l": return .lap
        case "t": return .tapped(steps: tap.press(at: time))
        // Keys of a belt come to nothing where none may be controlled.
        case "g": return .belt(.start)
        case "+": return .belt(.faster)
        case "-": return .belt(.slower)
        case "x", "\u{18}": return .belt(.stop)
        case "q", "\u{3}": return .end
        default: return nil
        }
    }
}

/// Indicates whether somebody asked for the keys and was not shown them yet.
private final class KeyQuestion {
    var isAsked = false
}
