import Foundation
import LiveWalking
import Phrases
import ScreenTesting
import Sessions
import Terminal
import Testing
import Walking

@testable import gnd

/// Mishaps of a live walk, in the whole program: nothing that was recorded is lost, and the screen says what happened.
@Suite(.leavesNothing)
struct MishapFlowTests {
    @Test(arguments: Language.allCases)
    func `a program that was killed offers at its next start to go on, and the walk is one`(_ language: Language) async throws {
        let said = { (english: String, korean: String) in language == .en ? english : korean }
        let stage = try await LiveWalkStage(language: language)
        await stage.begin()
        await stage.stride(120)
        #expect(stage.pilot.screen.contains("1:59"))
        await stage.startAgain(killing: true)
        #expect(stage.pilot.screen.contains(said("can go on · w", "이어서 할 수 있어요 · w")))
        await stage.sleep(300)
        await stage.pilot.press("w")
        #expect(stage.pilot.stack.last == "AlertController")
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack.last == "LiveViewController")
        await stage.stride(60)
        let walk = try #require(try await stage.save())
        #expect(abs((walk.steps ?? 0) - 324) <= 4, "\(walk.steps ?? 0)")
        #expect(walk.walkingTime <= .seconds(185) && walk.duration >= .seconds(478))
        #expect(try await stage.journal.countWalks(WalkFilter()) == 1)
    }

    @Test(arguments: Language.allCases)
    func `a belt that went on after the kill has counted the walk`(_ language: Language) async throws {
        let stage = try await LiveWalkStage(language: language)
        await stage.begin()
        await stage.stride(120)
        await stage.startAgain(killing: true)
        await stage.sleep(300, beltGoesOn: true)
        await stage.pilot.press("w", .enter)
        await stage.stride(60)
        let walk = try #require(try await stage.save())
        #expect(abs((walk.steps ?? 0) - 864) <= 5, "\(walk.steps ?? 0)")
        #expect(walk.walkingTime >= .seconds(478))
    }

    @Test(arguments: Language.allCases)
    func `a machine that slept has paused`(_ language: Language) async throws {
        let stage = try await LiveWalkStage(language: language)
        await stage.begin()
        await stage.stride(120)
        await stage.sleep(7200)
        await stage.stride(60)
        #expect(stage.pilot.screen.contains("2:59"))
        let walk = try #require(try await stage.save())
        #expect(abs((walk.steps ?? 0) - 324) <= 4 && walk.walkingTime <= .seconds(182))
        #expect(walk.duration >= .seconds(7378))
    }

    @Test(arguments: Language.allCases)
    func `a battery that dies is told, the other sensors go on, and its number is not made up`(_ language: Language) async throws {
        let said = { (english: String, korean: String) in language == .en ? english : korean }
        let stage = try await LiveWalkStage(language: language)
        await stage.begin()
        await stage.stride(180)
        await stage.send(.battery("strap", 4))
        await stage.send(.disconnected("strap"))
        await stage.stride(60, hearing: ["belt", "pod"])
        #expect(stage.pilot.screen.contains("strap 4% ○"))
        #expect(stage.pilot.screen.contains(said("No signal from strap", "strap 신호가 끊겼어요")), "\(stage.pilot.screen)")
        #expect(!stage.pilot.screen.contains(said("heart", "심박")))
        let walk = try #require(try await stage.save())
        #expect(abs((walk.steps ?? 0) - 432) <= 4)
        let heart = try await stage.journal.samples(.heartRate, from: walk.start, until: walk.end)
        #expect(heart.reduce(0) { $0 + ($1.end - $1.start) / .seconds(1) } <= 241)
    }

    @Test(arguments: Language.allCases)
    func `Bluetooth that is restarted is told while it is away, and nothing counts twice`(_ language: Language) async throws {
        let said = { (english: String, korean: String) in language == .en ? english : korean }
        let stage = try await LiveWalkStage(language: language)
        await stage.begin()
        await stage.stride(120)
        stage.hub.say(SensorTrouble.noBluetooth)
        for sensor in ["belt", "pod", "strap"] { await stage.send(.disconnected(sensor)) }
        await stage.stride(20, hearing: [])
        #expect(stage.pilot.screen.contains(said("There is no Bluetooth here", "블루투스를 쓸 수 없어요")))
        stage.hub.say(SensorTrouble?.none)
        for sensor in ["belt", "pod", "strap"] { await stage.send(.connected(sensor)) }
        await stage.stride(60)
        #expect(!stage.pilot.screen.contains(said("There is no Bluetooth here", "블루투스를 쓸 수 없어요")))
        let walk = try #require(try await stage.save())
        #expect(abs((walk.steps ?? 0) - 360) <= 5, "the belt counted on meanwhile: \(walk.steps ?? 0)")
    }

    @Test(arguments: Language.allCases)
    func `a belt whose link breaks while it moves is told at once, in large letters or small`(_ language: Language) async throws {
        let said = { (english: String, korean: String) in language == .en ? english : korean }
        for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
            let stage = try await LiveWalkStage(language: language)
            await stage.begin()
            await stage.stride(30)
            stage.hub.say(BeltStatus(title: "Pad", speed: 1.2))
            await stage.pilot.settle()
            await stage.pilot.resize(size)
            stage.hub.say(BeltStatus(title: "Pad", link: .lost, speed: 1.2, notice: .linkLost))
            await stage.pilot.settle()
            #expect(stage.pilot.screen.contains(said("The link to the belt is lost", "벨트와 연결이 끊겼지만")), "\(stage.pilot.screen)")
            await stage.pilot.press("x")
            #expect(stage.hub.commands == [.stop])
            await stage.pilot.press("q", .tab, .tab, .enter, .tab, .enter)
        }
    }

    @Test(arguments: Language.allCases)
    func `a clock on the wall that is put right moves the walk, which loses no second`(_ language: Language) async throws {
        let stage = try await LiveWalkStage(language: language)
        let start = stage.services.wall.now
        await stage.begin()
        await stage.stride(60)
        stage.services.wall.advance(by: .seconds(3600))
        await stage.stride(60)
        let walk = try #require(try await stage.save())
        #expect(walk.start == start + .seconds(3600) && walk.duration == .seconds(120))
        #expect(abs((walk.steps ?? 0) - 216) <= 4)
    }

    @Test(arguments: Language.allCases)
    func `a walk over midnight is in both days`(_ language: Language) async throws {
        let stage = try await LiveWalkStage(later: .seconds(2 * 3600 + 3540), language: language)
        await stage.begin()
        await stage.stride(180)
        let walk = try #require(try await stage.save())
        let dates = [Zone.utc.day(of: walk.start), Zone.utc.day(of: walk.end)]
        #expect(dates[1] == dates[0].adding(days: 1))
        let days = try await stage.journal.days(from: dates[0], through: dates[1])
        #expect(days.map(\.stepCount).reduce(0, +) == walk.steps)
        #expect(days.count == 2 && days.allSatisfy { $0.steps > 100 })
    }

    @Test(arguments: Language.allCases)
    func `a second program sees that a walk is being recorded, and begins none by itself`(_ language: Language) async throws {
        let said = { (english: String, korean: String) in language == .en ? english : korean }
        let stage = try await LiveWalkStage(language: language)
        await stage.begin()
        await stage.stride(60)
        let first = await stage.walk
        await stage.startAgain(killing: false)
        #expect(!stage.pilot.screen.contains(said("broken off", "중간에 끊겼어요")))
        await stage.pilot.press("w", .home, .enter)
        #expect(stage.pilot.screen.contains(said("A walk is being recorded already", "이미 산책을 기록하고 있어요")), "\(stage.pilot.screen)")
        await stage.pilot.press(.escape)
        #expect(await stage.walk == nil)
        await first?.close()
    }

    @Test(arguments: Language.allCases)
    func `a recording that cannot be written is told, the walk is not saved without it, and is whole once it can`(
        _ language: Language
    ) async throws {
        let said = { (english: String, korean: String) in language == .en ? english : korean }
        let stage = try await LiveWalkStage(language: language)
        // A file lies where the folder of the recordings should be.
        try FileManager.default.createDirectory(atPath: stage.folder, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: stage.folder + "/live"))
        await stage.begin()
        await stage.stride(60)
        #expect(stage.pilot.screen.contains(said("this walk is only in memory", "이 산책은 메모리에만 있어요")))
        #expect(try await stage.save() == nil)
        #expect(stage.pilot.stack.last == "EffortViewController")
        // What is only in memory is kept for later by nobody.
        await stage.pilot.press(.control("o"))
        #expect(stage.pilot.stack.last == "EffortViewController")
        try FileManager.default.removeItem(atPath: stage.folder + "/live")
        await stage.pilot.press(.control("s"))
        #expect(stage.pilot.stack.last != "EffortViewController")
        let walk = try #require(try await stage.journal.walks(WalkFilter(), after: nil, limit: 1).walks.first)
        #expect(abs((walk.steps ?? 0) - 108) <= 4)
    }
}
