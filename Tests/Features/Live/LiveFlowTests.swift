import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Live
@testable import LiveWalking

/// A live walk by its keys, from its first to its last.
@Suite(.leavesNothing)
struct LiveFlowTests {
    @Test func `one Enter begins the kind that was walked last`() async throws {
        let stage = try await LiveStage()
        #expect(stage.pilot.stack == ["ModesViewController"])
        await stage.pilot.press(.up, .enter)
        #expect(stage.pilot.stack.last == "LiveViewController")
        #expect(try await stage.journal.settings()[LivePreferences.self].lastPlan == "stroll")
        let again = try await LiveStage()
        _ = try await again.journal.change { $0[LivePreferences.self].lastPlan = "intervals" }
        let pilot = Pilot(size: Size(width: 80, height: 24), root: LiveCoordinator(dependencies: again.dependencies))
        await pilot.settle()
        await pilot.press(.enter)
        #expect(await again.walks.walk?.plan == "intervals")
    }

    @Test func `the first walk of all is a stroll, unless another kind is chosen`() async throws {
        let stage = try await LiveStage(last: nil)
        #expect(stage.pilot.screen.contains("▌ Stroll") && !stage.pilot.screen.contains("last time"))
        await stage.pilot.press(.enter)
        #expect(await stage.walks.walk?.plan == "stroll")
        let other = try await LiveStage(last: nil)
        await other.pilot.press(.down, .enter)
        #expect(await other.walks.walk?.plan == "brisk")
        #expect(try await other.journal.settings()[LivePreferences.self].lastPlan == "brisk")
    }

    @Test func `the brisk cadence is that of one's age only where that is known`() async throws {
        #expect(try await LiveStage().pilot.screen.contains("for your age"))
        let screen = try await LiveStage(age: .unsaid).pilot.screen
        #expect(screen.contains("for adults") && screen.contains("Settings ▸ About you") && !screen.contains("for your age"))
        #expect(!Phrases(.ko).explanation(of: .brisk).contains("내 나이에 맞는"))
    }

    @Test func `a test is not the kind that is walked again`() async throws {
        let stage = try await LiveStage()
        await stage.pilot.press(.end, .enter)
        #expect(await stage.walks.walk?.plan == "six-minutes")
        #expect(try await stage.journal.settings()[LivePreferences.self].lastPlan == "brisk")
        let again = try await LiveStage()
        _ = try await again.journal.change { $0[LivePreferences.self].lastPlan = "six-minutes" }
        let pilot = Pilot(size: Size(width: 80, height: 24), root: LiveCoordinator(dependencies: again.dependencies))
        await pilot.settle()
        #expect(pilot.screen.contains("▌ Stroll") && !pilot.screen.contains("last time"))
    }

    @Test(arguments: [1, 3, 6])
    func `the kind of walk can be seen in a pane of a few rows`(_ rows: Int) async throws {
        let stage = try await LiveStage(.en, Size(width: 80, height: rows))
        #expect(stage.pilot.screen.contains("▌ Brisk"))
    }

    @Test func `a walk that is recorded already is told before a second one begins`() async throws {
        let stage = try await LiveStage()
        let start = LiveStage.now + .seconds(-1120)
        let other = UnfinishedWalk(id: WalkID(), start: start, last: LiveStage.now, state: LiveStage.state(1120))
        await stage.walks.recordElsewhere(other)
        await stage.pilot.press(.enter)
        #expect(stage.pilot.screen.contains("A walk is being recorded already"))
        #expect(stage.pilot.screen.contains("19 min, 1,946 steps"))
        await stage.pilot.press(.escape)
        #expect(await stage.walks.walk == nil)
        await stage.pilot.press(.enter, .tab, .enter)
        #expect(await stage.walks.walk != nil)
    }

    @Test func `a walk ends with how it was, and is saved`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("l", .escape)
        #expect(stage.pilot.stack.last == "AlertController")
        #expect(stage.pilot.screen.contains("19 min, 1,946 steps, 1.34 km."))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack.last == "EffortViewController")
        await stage.pilot.press(.down, .down, .enter)
        await stage.pilot.type("fog").press(.enter)
        #expect(await walk.commands == [.lap, .pause, .effort(13), .note("fog"), .end])
        #expect(await stage.walks.saved == [walk.id])
    }

    @Test func `whoever does not want to say how it was has the walk all the same, with what they wrote`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("q")
        #expect(stage.pilot.screen.contains("[ Finish ]"))
        await stage.pilot.press(.enter, .tab)
        await stage.pilot.type("fog").press(.escape)
        #expect(await walk.commands == [.pause, .note("fog"), .end])
        #expect(await stage.walks.saved == [walk.id])
    }

    @Test func `a walk that cannot be saved is tried again, kept for later or discarded, as one likes`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.walks.refuseToSave(.diskFull)
        await stage.pilot.press("q", .enter)
        #expect(!stage.pilot.screen.contains("save later"))
        await stage.pilot.press(.control("s"))
        #expect(stage.pilot.screen.contains("! ") && stage.pilot.screen.contains("save later"))
        await stage.pilot.press(.control("r"), .escape, .control("o"))
        #expect(await stage.walks.kept == [walk.id])
        #expect(await stage.walks.discarded == [])
        #expect(await stage.walks.saved == [])
        let another = try await LiveStage()
        let second = try await another.begin()
        await another.stride(second)
        await another.walks.refuseToSave(.diskFull)
        await another.pilot.press("q", .enter, .control("s"), .control("r"))
        #expect(another.pilot.screen.contains("Discard this walk?"))
        await another.pilot.press(.tab, .enter)
        #expect(await another.walks.discarded == [second.id])
    }

    @Test func `a walk that stands by itself says why, and how it goes on`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { update in
            update.state.isPaused = true
            update.cue = nil
        }
        #expect(stage.pilot.screen.contains("You stand. It goes on by itself as soon as you walk."))
        await stage.stride(walk) { update in update.cue = nil }
        #expect(!stage.pilot.screen.contains("You stand."))
    }

    @Test func `a strap that does not touch the skin is told, once`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { update in
            (update.state.heartRate, update.state.silentStrap) = (nil, "Chest")
            update.troubles = [.sensors(.noContact("Chest"))]
        }
        await stage.pilot.press(.left)
        #expect(stage.pilot.screen.contains("! “Chest” has no contact with the skin, so no heart rate is known."))
        #expect(!stage.pilot.screen.contains("Your heart is not heard"))
    }

    @Test(arguments: [true, false])
    func `whoever has no device sees minutes against those of the week, until a sensor counts steps`(_ hasWalks: Bool) async throws {
        let friday = LiveStage.now + .seconds(-86_400)
        let walk = Walk(start: friday, end: friday + .seconds(45 * 60), zone: .utc, steps: nil)
        let stage = try await LiveStage(hasDevice: false, before: hasWalks ? [walk] : [])
        let live = try await stage.begin()
        await stage.stride(live) { ($0.state.steps, $0.state.sensors) = (nil, []) }
        #expect(stage.pilot.screen.contains("this week with this walk  \(hasWalks ? 63 : 18) of 150 min"), "\(stage.pilot.screen)")
        #expect(!stage.pilot.screen.contains("today with this walk"))
        await stage.stride(live, seconds: 1180)
        #expect(stage.pilot.screen.contains("today with this walk  1,946 of "), "\(stage.pilot.screen)")
    }

    @Test func `without a sensor the line says by which taps steps are counted, and why taps count nothing`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { update in
            (update.state.sensors, update.state.cadence, update.cue) = ([], nil, nil)
            update.state.lastTappedCadence = 112
        }
        #expect(stage.pilot.screen.contains("Steps go on as they were tapped: 112 steps/min. Press t"))
        await stage.stride(walk, seconds: 1121) { update in
            (update.state.sensors, update.state.cadence, update.cue) = ([], nil, nil)
            (update.state.tappedSteps, update.state.isTappedTooQuickly) = (10, true)
        }
        #expect(stage.pilot.screen.contains("Nobody steps that quickly. Press t once at each step."))
        #expect(!stage.pilot.screen.contains("Tapped 10 of 10"))
    }

    @Test func `a walk that nobody walked ends without a question`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.pilot.press(.escape)
        #expect(await stage.walks.discarded == [walk.id])
        #expect(await stage.walks.saved.isEmpty)
    }

    @Test func `a walk is discarded only after a second question`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("q", .tab, .tab, .enter)
        #expect(await stage.walks.discarded.isEmpty)
        await stage.pilot.press(.escape)
        #expect(stage.pilot.stack.last == "LiveViewController")
        await stage.pilot.press("q", .tab, .tab, .enter, .tab, .enter)
        #expect(await stage.walks.discarded == [walk.id])
    }

    @Test func `keys reach the walk in their order`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press(" ")
        #expect(stage.pilot.screen.contains("Press space to go on."))
        await stage.pilot.press(" ", "b", "v", "b", "v", "l")
        #expect(
            await walk.commands == [
                .pause, .resume, .beat(isOn: true), .voice(isOn: true), .beat(isOn: false), .voice(isOn: false), .lap,
            ])
        #expect(stage.pilot.toast == "Lap 1: 18:40, 1,946 steps")
    }

    @Test func `a lap is as long as the journal will say`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk, seconds: 39)
        await walk.change { update in
            update.state.elapsed = 40
            update.state.laps = [LiveLap(start: .zero, end: SessionTime(seconds: 39.6), steps: 62, distance: 0)]
        }
        await stage.pilot.settle()
        #expect(stage.pilot.toast == "Lap 1: 0:39, 62 steps")
        #expect(Phrases(.en).duration(.seconds(clamping: 39.6)) == "39 s")
    }

    @Test func `voice and beat say that they are on, that they are off, and why they cannot be`() async throws {
        let stage = try await LiveStage()
        await stage.stride(try await stage.begin())
        var said: [String?] = []
        for key in ["v", "v", "b", "b"] as [Key] {
            await stage.pilot.press(key)
            said.append(stage.pilot.toast)
        }
        #expect(said == ["The voice is on: it says what the coach says.", "The voice is off.", "The beat is on.", "The beat is off."])
        let silent = try await LiveStage(obstacle: .noService)
        let walk = try await silent.begin()
        await silent.stride(walk)
        await silent.pilot.press("v")
        #expect(silent.pilot.toast == "There is no voice here: there is no speech-dispatcher.")
        #expect(await walk.commands.isEmpty)
    }

    @Test func `the numbers go on while it is asked whether the walk ends`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press(.escape)
        #expect(stage.pilot.screen.contains("19 min, 1,946 steps, 1.34 km."))
        await stage.stride(walk, seconds: 1300) { ($0.state.steps, $0.state.distance) = (2260, 1560) }
        #expect(stage.pilot.stack.last == "AlertController")
        #expect(stage.pilot.screen.contains("22 min, 2,260 steps, 1.56 km."))
    }

    @Test func `an effort that was said on the way is chosen already at the end`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("e", .down, .down, .enter)
        #expect(await walk.commands == [.effort(13)])
        await stage.pilot.press("q", .enter)
        #expect(stage.pilot.stack.last == "EffortViewController")
        await stage.pilot.press(.control("s"))
        #expect(await walk.commands.filter { $0 == .effort(13) }.count == 2)
    }

    @Test func `a saved walk can be undone`() async throws {
        let stage = try await LiveStage()
        try await stage.dependencies.undo.follow()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("q", .enter, .control("s"))
        #expect(await stage.walks.saved == [walk.id])
        let undo = stage.dependencies.undo
        guard case .walk = undo.last else { return #expect(Bool(false), "nothing to undo") }
        let record = ImportRecord(id: 7, at: LiveStage.now, hash: nil, parserVersion: 1, path: nil, report: nil)
        await stage.journal.keep(ledger: [record], aside: [])
        guard case .undone(.walk) = try await undo.undo() else { return #expect(Bool(false), "not undone") }
        // What was recorded is still there, so redo saves it again.
        guard case .redone(.walk) = try await undo.redo() else { return #expect(Bool(false), "not done again") }
        #expect(await stage.walks.saved == [walk.id, walk.id])
    }

    @Test func `laps by themselves are turned from a way to time and off, said, and kept`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("L")
        #expect(stage.pilot.toast == "A lap every kilometre")
        #expect(try await stage.journal.settings()[LivePreferences.self].lapLength == .kilometre)
        await stage.pilot.press("L")
        #expect(stage.pilot.toast == "A lap every ten minutes on the move")
        await stage.pilot.press("L")
        #expect(stage.pilot.toast == "Laps by key alone")
        #expect(await walk.commands == [.laps(every: .kilometre), .laps(every: .tenMinutes), .laps(every: nil)])
        #expect(try await stage.journal.settings()[LivePreferences.self].lapLength == nil)
    }

    @Test func `another mode is chosen while the walk goes on`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("m")
        #expect(stage.pilot.stack.last == "ModesViewController")
        #expect(stage.pilot.row(0).contains("Brisk ▸ Another mode"))
        #expect(stage.pilot.screen.contains("↵ change") && !stage.pilot.screen.contains("↵ start"))
        await stage.pilot.press(.down, .enter)
        #expect(stage.pilot.stack.last == "LiveViewController")
        #expect(await walk.commands == [.mode(WalkChoice(.longer))])
        #expect(stage.pilot.row(0).contains("Longer steps"))
    }

    @Test func `a mode that is chosen is that of the walk before its screen comes back, which so has one title`() async throws {
        let stage = try await LiveStage()
        let model = LiveViewModel(.begin(WalkChoice(.brisk)), dependencies: stage.dependencies)
        #expect(model.choice == WalkChoice(.brisk))
        await model.begin()
        await model.change(to: WalkChoice(.longer))
        #expect(model.choice == WalkChoice(.longer) && model.update?.choice == WalkChoice(.longer))
        try await model.discard()
    }

    @Test func `effort can be said on the way`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("e", .down, .enter)
        #expect(stage.pilot.stack.last == "LiveViewController")
        #expect(await walk.commands == [.effort(11)])
    }

    @Test func `the big number is one's choice, and is kept`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press(.right)
        #expect(stage.pilot.screen.contains("km/h"))
        #expect(try await stage.journal.settings()[LivePreferences.self].number == .speed)
        await stage.pilot.press(.left, .left)
        #expect(try await stage.journal.settings()[LivePreferences.self].number == .heart)
        #expect(stage.pilot.screen.contains("beats/min"))
    }

    @Test func `without a sensor the time stands large, and ten taps measure the cadence`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        #expect(stage.pilot.screen.contains("ten of them measure"))
        await stage.pilot.press("t", "t", "t", "t")
        #expect(await walk.commands == [LiveCommand](repeating: .tapped(steps: 1), count: 4))
        #expect(stage.pilot.screen.contains("Tapped 4 of 10 steps."))
        await walk.change { update in
            (update.state.tappedSteps, update.state.cadence, update.state.isCadenceTapped) = (0, 107, true)
            update.state.elapsed += 1
        }
        await stage.pilot.settle()
        #expect(stage.pilot.screen.contains("Tapped: 107 steps/min."))
        #expect(stage.pilot.screen.contains("steps/min, tapped"))
        #expect(stage.pilot.screen.contains("─■─"))
    }

    @Test func `numbers are shown once a second, a cue at once, and where lines are said once a minute`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await walk.change { $0.state.steps = 1950 }
        await stage.pilot.settle()
        #expect(stage.pilot.screen.contains("1,946 steps"))
        await walk.change { $0.state.elapsed += 1 }
        await stage.pilot.settle()
        #expect(stage.pilot.screen.contains("1,950 steps"))
        let said = try await LiveStage(saysLines: true)
        let heard = try await said.begin()
        await said.stride(heard)
        var screen = LinearScreen()
        _ = screen.lines(of: said.pilot.window.lastCanvas)
        await heard.change { ($0.state.elapsed, $0.state.steps) = (1130, 1960) }
        await said.pilot.settle()
        #expect(screen.lines(of: said.pilot.window.lastCanvas) == [])
        await heard.change { $0.cue = LiveUpdate.SaidCue(.good(.cadence), at: 1131) }
        await said.pilot.settle()
        #expect(screen.lines(of: said.pilot.window.lastCanvas).contains("Good, that is the rhythm."))
    }

    @Test func `what the coach says is announced to those who listen`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await walk.change { $0.cue = LiveUpdate.SaidCue(.good(.cadence), at: 1131) }
        await stage.pilot.settle()
        let announced = stage.pilot.window.accessibilityTree.all.filter { $0.role == .notification }
        #expect(announced.map(\.label) == ["Good, that is the rhythm."])
    }
}
