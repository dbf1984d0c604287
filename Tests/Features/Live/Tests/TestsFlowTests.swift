import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Live
@testable import LiveWalking

/// The tests of the gait: timed, kept, compared, deleted.
@Suite(.leavesNothing)
struct TestsFlowTests {
    private func history(_ stage: LiveStage) async throws -> [GaitTestResult] {
        try await stage.journal.settings()[GaitTestHistory.self].results
    }

    @Test func `the session before is what a result is compared with`() async throws {
        let stage = try await LiveStage.atTests()
        #expect(stage.pilot.stack.last == "TestsViewController")
        #expect(stage.pilot.screen.contains("+0.04 m/s"), "1.25 to 1.21, and not to the first try of that evening")
        #expect(stage.pilot.screen.contains("−12 m"), "470 to 482, and not to the 512 of a belt")
        #expect(stage.pilot.screen.contains("Six minutes, belt"))
    }

    @Test(arguments: [
        (Language.en, "21 Nov 17:31", ["a add"], ["c correct", "x delete"]), (.ko, "11월 21일 17:31", ["a 더하기"], ["c 고치기", "x 지우기"]),
    ])
    func `on a narrow screen the time of a try is whole, and the keys of a test and of a try are named`(
        _ language: Language, _ time: String, _ ofTest: [String], _ ofTry: [String]
    ) async throws {
        let stage = try await LiveStage.atTests(language, Size(width: 40, height: 12))
        #expect(stage.pilot.screen.contains(time) && !stage.pilot.screen.contains("…"), "\(stage.pilot.screen)")
        #expect(ofTest.allSatisfy(stage.pilot.row(11).contains), "\(stage.pilot.row(11))")
        await stage.pilot.press(.down)
        #expect(ofTry.allSatisfy(stage.pilot.row(11).contains), "\(stage.pilot.row(11))")
    }

    @Test(arguments: Language.allCases)
    func `on a narrow screen the row of a try has its difference, and its time where another one of its day stands beside it`(
        _ language: Language
    ) async throws {
        let stage = try await LiveStage.atTests(language, Size(width: 40, height: 12))
        #expect(stage.pilot.row(3).contains("17:31") && stage.pilot.row(3).contains("+0.04 m/s"), "\(stage.pilot.screen)")
        #expect(stage.pilot.row(4).contains("17:30") && !stage.pilot.row(5).contains("17:30"), "\(stage.pilot.screen)")
        await stage.pilot.press(.down, .down, .down)
        #expect(stage.pilot.screen.contains("17:30 · "), "\(stage.pilot.screen)")
        await stage.pilot.press("G")
        #expect(stage.pilot.screen.contains("−12 m"), "\(stage.pilot.screen)")
        await stage.pilot.resize(Size(width: 80, height: 24))
        #expect(stage.pilot.screen.contains(language == .en ? "22 Oct 17:30" : "10월 22일 17:30"), "\(stage.pilot.screen)")
        #expect(stage.pilot.issues.isEmpty)
    }

    @Test func `a try is deleted, and comes back`() async throws {
        let stage = try await LiveStage.atTests()
        await stage.pilot.press("x")
        #expect(try await history(stage).count == 6, "the bar stands at the test itself")
        await stage.pilot.press(.down, "x")
        #expect(stage.pilot.toast?.contains("Try deleted: 3.21 s, ") == true)
        #expect(try await history(stage).contains { $0.seconds == 3.21 } == false)
        await stage.pilot.press("u")
        #expect(try await history(stage).count == 6)
    }

    @Test func `four metres are timed between two marks, and every try is kept`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack.last == "FourMetresViewController")
        for milliseconds in [3400, 3214] {
            await stage.pilot.press(" ")
            #expect(stage.pilot.screen.contains("Timing"))
            stage.uptime.advance(by: .milliseconds(milliseconds))
            // The clock on the wall is set forward meanwhile.
            stage.clock.advance(by: .seconds(90))
            await stage.pilot.press(" ")
        }
        #expect(stage.pilot.screen.contains("3.21 s   1.25 m/s"))
        #expect(stage.pilot.screen.contains("This time: 3.40 s, 3.21 s. Best: 3.21 s."))
        #expect(try await history(stage).map(\.seconds) == [3.4, 3.21])
        await stage.pilot.press(.escape)
        #expect(stage.pilot.screen.contains("1.25 m/s       best  21 Nov"))
        await stage.pilot.press("u")
        #expect(try await history(stage).map(\.seconds) == [3.4])
    }

    @Test func `a slip of the key is no try`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.enter, " ", " ")
        #expect(stage.pilot.screen.contains("! That was no walk of four metres; it is not kept."))
        #expect(try await history(stage).isEmpty)
    }

    @Test func `six minutes with a sensor are kept with the walk, once`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.end, .enter)
        let walk = try #require(await stage.walks.walk)
        #expect(await walk.plan == "six-minutes")
        for (second, metres) in [(359, 478.0), (360, 480), (500, 640)] {
            await stage.stride(walk, seconds: second) { update in
                (update.state.distance, update.cue) = (metres, nil)
            }
        }
        #expect(stage.pilot.screen.contains("Six minutes: 480 m. End the walk to keep it."))
        await stage.pilot.press("q", .enter)
        #expect(!stage.pilot.screen.contains("Metres in the six"))
        #expect(stage.pilot.screen.contains("Metres that the sensor measured; Enter keeps them."))
        await stage.pilot.press(.enter, .down, .down, .enter, .enter)
        let kept = try await history(stage)
        #expect(kept.map(\.metres) == [480])
        #expect(kept.map(\.ground) == [.floor])
        #expect(kept.map(\.effort) == [13])
        #expect(await stage.walks.saved == [walk.id])
    }

    @Test func `six minutes on a belt are another ground, and a walk that is discarded leaves no result`() async throws {
        for isKept in [true, false] {
            let stage = try await LiveStage.atTests(hasResults: false)
            await stage.pilot.press(.end, .enter)
            let walk = try #require(await stage.walks.walk)
            await stage.stride(walk, seconds: 360) { ($0.state.sensors[0].isTreadmill, $0.state.distance) = (true, 512) }
            if isKept {
                await stage.pilot.press("q", .enter, .enter, .enter, .enter)
                #expect(try await history(stage).map(\.ground) == [.belt])
            } else {
                await stage.pilot.press("q", .tab, .tab, .enter, .tab, .enter)
                #expect(try await history(stage).isEmpty)
            }
        }
    }

    @Test(arguments: [("485", 485.0), ("12 x 40 + 5", 485), ("", 480)])
    func `who knows better than the sensor types over its way, and who erases it keeps it`(_ typed: String, _ way: Double) async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.end, .enter)
        let walk = try #require(await stage.walks.walk)
        await stage.stride(walk, seconds: 360) { update in
            update.state.distance = 480
            update.state.sensors[0].isTreadmill = true
        }
        await stage.pilot.press("q", .enter)
        if typed.isEmpty { await stage.pilot.press(.control("u")) } else { await stage.pilot.type(typed) }
        await stage.pilot.press(.control("s"))
        let kept = try await history(stage)
        #expect(kept.map(\.metres) == [way] && kept.map(\.ground) == [.belt])
    }

    @Test func `without a sensor the walker says how far they came`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.end, .enter)
        let walk = try #require(await stage.walks.walk)
        await stage.stride(walk, seconds: 361) { update in
            (update.state.sensors, update.state.isDistanceEstimated, update.cue) = ([], true, nil)
        }
        #expect(stage.pilot.screen.contains("Six minutes are over."))
        await stage.pilot.press("q", .enter)
        #expect(stage.pilot.screen.contains("Metres in the six"))
        // The result is asked for first: what is typed right away is the way.
        await stage.pilot.type("far").press(.enter, .enter, .enter)
        #expect(stage.pilot.screen.contains("Expected metres from 20 to 1,000"))
        #expect(await stage.walks.saved.isEmpty)
        await stage.pilot.press(.control("u"))
        await stage.pilot.type("12 x 40 + 5").press(.control("s"))
        #expect(try await history(stage).map(\.metres) == [485])
        #expect(await stage.walks.saved == [walk.id])
    }

    @Test func `a way that cannot be read is said by Esc, too, before anything is saved`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.end, .enter)
        let walk = try #require(await stage.walks.walk)
        await stage.stride(walk, seconds: 361) { ($0.state.sensors, $0.state.isDistanceEstimated) = ([], true) }
        await stage.pilot.press("q", .enter)
        await stage.pilot.type("far").press(.escape)
        #expect(stage.pilot.screen.contains("Expected metres from 20 to 1,000"))
        #expect(await stage.walks.saved.isEmpty)
        await stage.pilot.press(.control("u"))
        await stage.pilot.type("480").press(.escape)
        #expect(try await history(stage).map(\.metres) == [480])
        #expect(await stage.walks.saved == [walk.id])
    }

    @Test func `the length of a course is said before, and the turns that were marked become the way`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.end)
        #expect(stage.pilot.screen.contains("Press l to say how long your course is."))
        await stage.pilot.press("l")
        await stage.pilot.type("3").press(.enter)
        #expect(stage.pilot.screen.contains("Expected metres from 5 to 1,000"))
        await stage.pilot.type("0").press(.enter)
        #expect(stage.pilot.toast == "Course: 30 m from turn to turn")
        #expect(stage.pilot.screen.contains("Course: 30 m from turn to turn. Press l at each turn"))
        await stage.pilot.press(.enter)
        let walk = try #require(await stage.walks.walk)
        await stage.stride(walk, seconds: 361) { update in
            (update.state.sensors, update.state.isDistanceEstimated) = ([], true)
            update.state.laps = (1...15).map {
                LiveLap(start: .zero, end: SessionTime(seconds: Double($0) * 23), steps: 0, distance: 0)
            }
        }
        await stage.pilot.press("q", .enter)
        #expect(stage.pilot.screen.contains("15 x 30"))
        await stage.pilot.type(" + 12").press(.control("s"))
        #expect(try await history(stage).map(\.metres) == [462])
    }

    @Test func `a result is added and corrected later, each is said and can be undone`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.end, "a")
        await stage.pilot.type("far").press(.enter)
        #expect(stage.pilot.screen.contains("Expected metres from 20 to 1,000"))
        await stage.pilot.press(.control("u"))
        await stage.pilot.type("2026-11-20 14:30 12 x 40").press(.enter)
        #expect(stage.pilot.toast?.contains("Result added: 480 m, 20 Nov 14:30") == true, "\(stage.pilot.toast ?? "")")
        #expect(try await history(stage).map(\.metres) == [480])
        // The bar is at what was added, of which the day stays.
        await stage.pilot.press("c")
        #expect(stage.pilot.screen.contains("480") && !stage.pilot.screen.contains("another day"))
        await stage.pilot.type(" + 15").press(.enter)
        #expect(stage.pilot.toast?.contains("Result corrected: 495 m, 20 Nov 14:30") == true, "\(stage.pilot.toast ?? "")")
        #expect(try await history(stage).map(\.metres) == [495])
        await stage.pilot.press("u")
        #expect(try await history(stage).map(\.metres) == [480])
    }

    @Test func `the test is named as one wherever it is chosen and walked`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        await stage.pilot.press(.end, .enter)
        #expect(stage.pilot.row(0).contains("Six-minute walk test"))
    }

    @Test(arguments: [nil, 480.0, -1])
    func `a walk that was a test ends as one, with its way, without, or before its time`(_ metres: Double?) async throws {
        let stage = try await LiveStage()
        let model = LiveViewModel(.begin(WalkChoice(.sixMinutes)), dependencies: stage.dependencies)
        await model.begin()
        let updates = try #require(await model.updates())
        let isWhole = metres ?? 0 >= 0
        let live = try #require(await stage.walks.walk)
        await live.change { update in
            update.state.elapsed = isWhole ? 361 : 300
            update.state.moving = update.state.elapsed
        }
        for await update in updates {
            _ = model.show(update)
            if update.state.elapsed > 0 { break }
        }
        let end = try await model.save(metres: isWhole ? metres : nil)
        let outcome: LiveEnd.Test = isWhole ? metres.map { .metres($0) } ?? .unmeasured : .unfinished
        #expect(end == .tested(live.id, outcome))
    }

    @Test func `six minutes begin after the stop signs, and gently where a doctor should be asked`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false, knowsStopSigns: false)
        await stage.pilot.press(.end, .enter)
        #expect(stage.pilot.screen.contains("dizziness"))
        await stage.pilot.press(.tab, .tab, .enter, .tab, .enter)
        #expect(await stage.walks.walk?.plan == "stroll")
    }

    @Test(arguments: [(Language.en, "Walk back and forth"), (.ko, "뛰지 말고")])
    func `before six minutes it is said how to walk them`(_ language: Language, _ advice: String) async throws {
        let stage = try await LiveStage.atTests(language, hasResults: false)
        await stage.pilot.press(.end)
        #expect(stage.pilot.screen.contains(advice))
        await stage.pilot.press(.escape, .end)
        #expect(stage.pilot.screen.contains(advice))
    }

    @Test func `six minutes ask who should ask a doctor whether one has agreed`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false)
        _ = try await stage.journal.change { $0[LivePreferences.self].isGentle = true }
        await stage.pilot.press(.end, .enter)
        #expect(stage.pilot.screen.contains("Has your doctor agreed?"))
        await stage.pilot.press(.tab, .enter)
        #expect(await stage.walks.walk?.plan == "six-minutes")
        #expect(try await !stage.journal.settings()[LivePreferences.self].isGentle)
    }

    @Test func `where no walk can be recorded four metres still can be timed`() async throws {
        let stage = try await LiveStage.atTests(hasResults: false, isAvailable: false)
        await stage.pilot.press(.end, .enter)
        #expect(stage.pilot.stack.last == "TestsViewController")
        await stage.pilot.press(.home, .enter)
        #expect(stage.pilot.stack.last == "FourMetresViewController")
    }
}
