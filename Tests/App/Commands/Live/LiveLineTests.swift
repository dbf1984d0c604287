@testable import LiveWalking
import Phrases
import Sessions
import Terminal
import Testing
import Walking

@testable import gnd

@MainActor
struct LiveLineTests {
    private var update: LiveUpdate {
        var state = LiveState()
        (state.elapsed, state.moving, state.steps, state.distance) = (1130, 1120, 2010, 1340)
        (state.speed, state.cadence, state.stepLength, state.heartRate) = (1.2, 105, 0.64, 104)
        let choice = WalkChoice(.brisk, aim: WalkPlan.Aim(.cadence, 100...110))
        let plan = choice.plan(for: WalkerProfile())
        return LiveUpdate(state: state, choice: choice, plan: plan, place: plan.place(after: 1120))
    }

    @Test func `the line has what matters most first`() {
        let line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 3200, goal: 7000))
        #expect(line(update, columns: 80) == "▶ brisk 18:40  105/min ■ in band  4.3 km/h  64 cm  ♥104  1.34 km  5,210/7,000")
        #expect(line(update, columns: 40) == "▶ brisk 18:40  105/min ■ in band")
        #expect(line(update, columns: 12) == "18:40")
    }

    @Test func `a value outside of its band says where that ends, where there is room`() {
        let line = LiveLine(phrases: Phrases(.en), day: nil)
        var update = update
        update.state.cadence = 96
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  96/min □ below 100  4.3 km/h"))
        #expect(line(update, columns: 33) == "▶ brisk 18:40  96/min □ below 100")
        #expect(line(update, columns: 32) == "▶ brisk 18:40  96/min □ below")
        #expect(LiveLine(phrases: Phrases(.ko), day: nil)(update, columns: 80).hasPrefix("▶ 빠르게 18:40  96/분 □ 100에 모자람"))
        update.state.cadence = 118
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  118/min □ above 110  4.3 km/h"))
        let korean = LiveLine(phrases: Phrases(.ko), day: LiveDay(steps: 3200, goal: 7000))
        #expect(korean(update, columns: 80).hasPrefix("▶ 빠르게 18:40  118/분 □ 110 넘음"))
        for columns in 1...100 { #expect(TextWidth.of(korean(update, columns: columns)) <= columns) }
    }

    @Test func `whoever goes by minutes reads the steps that anything tells, and none that nothing does`() {
        let minutes = LiveDay(steps: 0, goal: 7000, minutes: LiveDay.Minutes(week: 45, goal: 150))
        let line = LiveLine(phrases: Phrases(.en), day: minutes)
        var update = update
        update.state.areStepsEstimated = true
        #expect(line(update, columns: 100).hasSuffix("63/150 min  ≈2,010 steps"))
        #expect(LiveLine(phrases: Phrases(.ko), day: minutes)(update, columns: 100).hasSuffix("≈2,010걸음"))
        update.state.steps = nil
        #expect(line(update, columns: 100).hasSuffix("63/150 min"))
    }

    @Test func `a strap without contact stands in the place of the heart`() {
        var update = update
        (update.state.heartRate, update.state.silentStrap) = (nil, "Strap")
        #expect(LiveLine(phrases: Phrases(.en), day: nil)(update, columns: 80).contains("64 cm  ♥ no contact  1.34 km"))
    }

    @Test func `the keys are shown at the beginning, and again for whoever asks`() {
        var line = LiveLine(phrases: Phrases(.en), day: nil, showsKeys: true)
        var update = update
        update.state.elapsed = 3
        #expect(line(update, columns: 80).contains("space pause"))
        update.state.elapsed = 600
        #expect(!line(update, columns: 80).contains("space pause"))
        line.showKeys(at: 600)
        #expect(line(update, columns: 80).contains("space pause"))
        #expect(line(update, columns: 40) == "space pause, t steps, l lap, q end")
        update.state.elapsed = 616
        #expect(!line(update, columns: 80).contains("space pause"))
    }

    @Test func `whoever asks for the keys is shown all of them, where there is room`() {
        var line = LiveLine(phrases: Phrases(.en), day: nil, showsKeys: true)
        line.showKeys(at: 1130)
        let all = "space pause, t steps, l lap, b beat, v voice, e effort, . unwell, q end"
        #expect(line(update, columns: 79) == all)
        #expect(line(update, columns: 120).hasPrefix("▶ brisk 18:40  \(all)  105/min"))
        for columns in 1...120 { #expect(TextWidth.of(line(update, columns: columns)) <= columns) }
    }

    @Test func `an effort that is typed, and the words for somebody unwell, have the line beside the stop of the belt`() {
        var line = LiveLine(phrases: Phrases(.en), day: nil, showsKeys: true)
        line.typedEffort = "1"
        #expect(line(update, columns: 80) == "effort, 6–20: 1_")
        line.typedEffort = nil
        line.rest = "Stop, and rest. Chest pain stays? Call an ambulance."
        var update = update
        #expect(line(update, columns: 80) == "Stop, and rest. Chest pain stays? Call an ambulance. Space goes on.")
        update.belt = BeltStatus(title: "Pad", speed: 1.2)
        #expect(line(update, columns: 40) == "stop belt [x]  Stop, and rest. Chest pa…")
        line.showKeys(at: update.state.elapsed)
        #expect(line(update, columns: 60) == "stop belt [x]  space pause, t steps, l lap, q end")
        update.isOver = true
        #expect(line(update, columns: 40).hasPrefix("■ brisk"))
    }

    @Test(arguments: [(Language.en, "▶ six-minute walk test (5:30) 0:30"), (.ko, "▶ 6분 걷기 검사 (5:30) 0:30")])
    func `a test says the time that is left of it, also while one stands`(_ language: Language, _ title: String) {
        let line = LiveLine(phrases: Phrases(language), day: nil)
        var update = update
        let plan = WalkChoice(.sixMinutes).plan(for: WalkerProfile())
        (update.choice, update.plan, update.place) = (WalkChoice(.sixMinutes), plan, plan.place(after: 30))
        update.state.moving = 30
        #expect(line(update, columns: 80).hasPrefix(title))
        update.state.isPaused = true
        #expect(line(update, columns: 80).contains("(5:30)"))
        update.place = nil
        #expect(!line(update, columns: 80).contains("("))
    }

    @Test func `keys that somebody asks for take the place of what was said before, and give way to what is said since`() {
        var line = LiveLine(phrases: Phrases(.en), day: nil, showsKeys: true)
        var update = update
        for cue in [Cue.sensorBack("Foot pod"), .longerSteps] {
            update.cue = LiveUpdate.SaidCue(cue, at: update.state.elapsed - 3)
            line.showKeys(at: update.state.elapsed)
            #expect(line(update, columns: 60).hasPrefix("▶ brisk 18:40  space pause, t steps, l lap, q end"))
            #expect(line(update, columns: 40) == "space pause, t steps, l lap, q end")
            update.cue?.second += 4
            update.state.elapsed += 1
            #expect(!line(update, columns: 40).contains("space pause"))
            update.state.elapsed -= 1
        }
        update.cue = nil
        update.belt = BeltStatus(title: "Belt", speed: 1)
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  stop belt [x]  space pause, t steps, l lap, q end"))
        #expect(line(update, columns: 60) == "stop belt [x]  space pause, t steps, l lap, q end")
    }

    @Test func `a sensor that is lost or found is said for a while, before the numbers`() {
        let line = LiveLine(phrases: Phrases(.en), day: nil)
        var update = update
        update.cue = LiveUpdate.SaidCue(.sensorLost("Foot pod"), at: 1120)
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  no signal: Foot pod  105/min"))
        #expect(line(update, columns: 40) == "▶ brisk 18:40  no signal: Foot pod")
        update.cue = LiveUpdate.SaidCue(.sensorBack("Foot pod"), at: 1125)
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  signal again: Foot pod  105/min"))
        update.cue = LiveUpdate.SaidCue(.sensorBack("Foot pod"), at: 1000)
        #expect(!line(update, columns: 80).contains("Foot pod"))
    }

    @Test func `what the coach says stands in the line while it is read, also where it needs the whole line`() {
        let line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 3200, goal: 7000))
        var update = update
        update.cue = LiveUpdate.SaidCue(.less(.cadence), at: 1125)
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  You can step a little slower.  105/min"))
        update.cue = LiveUpdate.SaidCue(.longerSteps, at: 1125)
        #expect(line(update, columns: 80) == "The rhythm is good. If it is easy, let the steps grow a little longer.")
        #expect(line(update, columns: 40) == "The rhythm is good. If it is easy, let …")
        // The key that stops the belt is never hidden.
        update.belt = BeltStatus(title: "Pad", speed: 1.2)
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  stop belt [x]  105/min"))
        update.cue = LiveUpdate.SaidCue(.less(.cadence), at: 1125)
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  stop belt [x]  You can step a little slower.  105/min"))
        update.cue = LiveUpdate.SaidCue(.less(.cadence), at: 1122)
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  stop belt [x]  105/min"))
    }

    @Test func `a walk that is not recorded says so before everything else, and why`() {
        let line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 3200, goal: 7000))
        var update = update
        update.cue = LiveUpdate.SaidCue(.longerSteps, at: 1125)
        update.troubles = [.recording(.diskFull), .noVoice]
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  ! not recorded: the disk is full  105/min"))
        #expect(line(update, columns: 40) == "! not recorded: the disk is full")
        update.troubles = [.recording(.readOnly(path: "/home"))]
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  ! not recorded: its folder is read-only"))
        #expect(LiveLine(phrases: Phrases(.ko), day: nil)(update, columns: 80).contains("! 저장 안 됨: 폴더에 쓸 수 없어요"))
        update.troubles = [.noVoice]
        #expect(!line(update, columns: 80).contains("!"))
    }

    @Test func `whoever can press keys is shown them at the beginning`() {
        var line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 3200, goal: 7000))
        var update = update
        (update.state.elapsed, update.state.moving) = (3, 3)
        #expect(!line(update, columns: 80).contains("pause"))
        line.showsKeys = true
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 0:03  space pause, t steps, l lap, q end, ? keys  105/min"))
        #expect(line(update, columns: 40).hasPrefix("▶ brisk 0:03  ? keys  105/min"), "a narrow line says how they are listed")
        update.state.elapsed = 16
        #expect(!line(update, columns: 80).contains("space") && !line(update, columns: 40).contains("?"))
    }

    @Test func `a lap that was just marked is said, and in a pause no number of a pace`() {
        let line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 3200, goal: 7000))
        var update = update
        update.state.laps = [LiveLap(start: .zero, end: SessionTime(seconds: 1127), steps: 2000, distance: 1330)]
        #expect(line(update, columns: 80).hasPrefix("▶ brisk 18:40  lap 1: 18:47  105/min"))
        update.state.elapsed = 1140
        #expect(!line(update, columns: 80).contains("lap"))
        update.state.isPaused = true
        #expect(line(update, columns: 80) == "‖ brisk 18:40 paused  ♥104  1.34 km  5,210/7,000")
    }

    @Test func `what is estimated has its mark, in the line, in a status bar and as JSON`() {
        var update = update
        (update.state.areStepsEstimated, update.state.isDistanceEstimated) = (true, true)
        let line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 3200, goal: 7000))
        #expect(line(update, columns: 90).hasSuffix("≈1.34 km  ≈5,210/7,000"))
        let minutes = LiveDay(steps: 0, goal: 7000, minutes: LiveDay.Minutes(week: 45, goal: 150))
        #expect(LiveLine(phrases: Phrases(.en), day: minutes)(update, columns: 90).hasSuffix("≈1.34 km  63/150 min"))
        let now = LiveNow(update, at: Instant(milliseconds: 0))
        #expect(now.line(isJSON: false, Phrases(.en)).text == "▶ 18:40 ≈2,010 ≈1.3 km\n")
        #expect(
            now.line(isJSON: true, Phrases(.en)).text.contains(
                #""steps":2010,"stepsEstimated":true,"distance":1340,"distanceEstimated":true"#))
        #expect(LiveNow(text: now.text) == now)
    }

    @Test func `a lap that is marked is said, but for the words with which the coach begins the next part`() {
        let line = LiveLine(phrases: Phrases(.en), day: nil)
        var update = update
        let end = update.state.elapsed - 1
        update.state.laps = [LiveLap(start: .zero, end: SessionTime(seconds: Double(end)), steps: 1000, distance: 700)]
        update.cue = nil
        #expect(line(update, columns: 80).contains("lap 1: 18:49"))
        update.cue = LiveUpdate.SaidCue(.longerSteps, at: end - 1)
        #expect(line(update, columns: 80).contains("lap 1: 18:49"))
        update.cue = LiveUpdate.SaidCue(.longerSteps, at: end)
        #expect(!line(update, columns: 80).contains("lap 1"))
    }

    @Test func `in a narrow row the numbers come before the reason why one is missing`() {
        let line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 0, goal: 7000, minutes: LiveDay.Minutes(week: 0, goal: 150)))
        var update = update
        (update.state.speed, update.state.stepLength, update.state.heartRate, update.state.distance) = (nil, nil, nil, nil)
        (update.state.cadence, update.state.steps, update.state.areStepsEstimated) = (nil, 44, true)
        (update.state.elapsed, update.state.moving) = (19, 19)
        update.choice = WalkChoice(.stroll)
        update.plan = update.choice.plan(for: WalkerProfile())
        update.place = update.plan.place(after: 19)
        #expect(line(update, columns: 40) == "▶ stroll 0:19  0/150 min  ≈44 steps")
        // The steps go on as they were tapped, and so does the number.
        update.state.lastTappedCadence = 107
        #expect(line(update, columns: 40) == "▶ stroll 0:19  ≈107/min  0/150 min")
    }

    @Test func `a number that nobody says says why, in its place and in a few words`() {
        let line = LiveLine(phrases: Phrases(.en), day: LiveDay(steps: 3200, goal: 7000))
        var update = update
        (update.state.speed, update.state.stepLength, update.state.heartRate, update.state.distance) = (nil, nil, nil, nil)
        #expect(line(update, columns: 80) == "▶ brisk 18:40  105/min ■ in band  5,210/7,000  no distance: see gnd calibrate")
        #expect(LiveLine(phrases: Phrases(.ko), day: nil)(update, columns: 80).hasSuffix("거리 모름: gnd calibrate"))
        (update.state.steps, update.state.cadence) = (nil, nil)
        #expect(line(update, columns: 80) == "▶ brisk 18:40  no steps: tap them  3,200/7,000")
        // A sensor may still say its first word.
        update.state.elapsed = 5
        #expect(!line(update, columns: 80).contains("no steps"))
        let choice = WalkChoice(.stroll, aim: WalkPlan.Aim(.speed, 1...1.2))
        update.state.elapsed = 60
        (update.choice, update.plan) = (choice, choice.plan(for: WalkerProfile()))
        update.place = update.plan.place(after: 60)
        #expect(line(update, columns: 80) == "▶ stroll 18:40  no speed: no sensor  3,200/7,000")
    }

    @Test func `in Korean, too, and it fits every width`() {
        let line = LiveLine(phrases: Phrases(.ko), day: LiveDay(steps: 3200, goal: 7000))
        #expect(line(update, columns: 80).hasPrefix("▶ 빠르게 18:40  105/분 ■ 알맞음"))
        for columns in 1...90 { #expect(TextWidth.of(line(update, columns: columns)) <= columns) }
    }
}
