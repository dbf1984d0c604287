import Coordinators
import Journal
import Screens
import ScreenTesting
import Settings
import Terminal
import Testing
import Walk
import Walking
import WalkingTesting

@testable import gnd

/// Links past a list: what holds must be known there, too.
@Suite(.leavesNothing)
struct SettingsLinkTests {
    private let services = TestServices()

    private func start(_ url: String) async throws -> Pilot {
        try await services.signIn("ann", nickname: "Ann")
        return await AppStage(services: services, link: try AppLink(url)).pilot
    }

    @Test func `a choice that a link leads to shows what holds, and changes nothing else`() async throws {
        await services.state.save(Preferences(theme: "light", reduceMotion: true))
        let pilot = try await start("gnd://settings/theme")
        #expect(pilot.screen.contains("● Light"))
        await pilot.press(.down, .enter)
        #expect(await services.state.preferences() == Preferences(theme: "high-contrast", reduceMotion: true))
    }

    @Test(arguments: ["passphrase", "delete"])
    func `what only an account has is refused to who is here without one, before anything moves`(_ page: String) async throws {
        let known = try await start("gnd://settings/\(page)")
        #expect(known.stack.count == 2)
        await services.state.save(try await services.journal().issueToken(to: services.journal().localAccount().id, at: services.clock.now))
        let local = await AppStage(services: services, link: try AppLink("gnd://settings/\(page)")).pilot
        #expect(local.stack == ["WalkHomeViewController"])
        #expect(local.screen.contains("without an account"), "\(local.screen)")
    }

    @Test func `motion has a link`() async throws {
        await services.state.save(Preferences(reduceMotion: true))
        let pilot = try await start("gnd://settings/motion")
        #expect(pilot.stack == ["SettingsViewController", "ChoiceViewController<Optional<Bool>>"])
        #expect(pilot.screen.contains("● Off"))
    }

    @Test func `an editor that a link leads to begins with what holds, and asks only for what was typed`() async throws {
        let goal = try await start("gnd://settings/goal")
        #expect(goal.screen.contains("▌ 7000"))
        await goal.press(.escape)
        #expect(goal.stack == ["SettingsViewController"])
        let zone = await AppStage(services: services, link: try AppLink("gnd://settings/zones/home")).pilot
        #expect(zone.stack == ["SettingsViewController", "ZonesViewController", "TimeZonePeriodEditorViewController"])
        await zone.press(.control("u")).type("Asia/Seoul").press(.enter)
        #expect(zone.stack == ["SettingsViewController", "ZonesViewController"])
        #expect(zone.screen.contains("Asia/Seoul"))
    }

    @Test func `a stay has a link by its place, and one that is not there is refused with those that are`() async throws {
        let account = try await services.signIn("ann", nickname: "Ann")
        let journal = try await services.journal(of: account)
        var settings = try await journal.settings()
        let paris = Zone("Europe/Paris") ?? .utc
        settings.zones.periods = [.init(from: CivilDate(dayNumber: 20_600), through: CivilDate(dayNumber: 20_610), zone: paris)]
        try await journal.save(settings)
        let stay = await AppStage(services: services, link: try AppLink("gnd://settings/zones/1")).pilot
        #expect(stay.stack.last == "TimeZonePeriodEditorViewController")
        #expect(stay.screen.contains("Europe/Paris"))
        let none = await AppStage(services: services, link: try AppLink("gnd://settings/zones/2")).pilot
        #expect(none.screen.contains("Part 3: there is no such period."))
        #expect(none.stack == ["WalkHomeViewController"])
    }

    @Test func `an import has a link by its number, and one that is not there is refused with those that are`() async throws {
        let account = try await services.signIn("ann", nickname: "Ann")
        let empty = await AppStage(services: services, link: try AppLink("gnd://walk/imports/1")).pilot
        #expect(empty.screen.contains("there is no import 1. Nothing was imported yet."))
        let sink = try await services.journal(of: account).importSink()
        try await sink.begin(ImportFile(name: "export.xml", format: "apple-health"))
        _ = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
        let record = await AppStage(services: services, link: try AppLink("gnd://walk/imports/1")).pilot
        #expect(
            record.stack == ["WalkHomeViewController", "ImportViewController", "ImportsViewController", "ImportRecordViewController"])
        let none = await AppStage(services: services, link: try AppLink("gnd://walk/imports/7")).pilot
        #expect(none.screen.contains("there is no import 7. Expected: 1."))
    }
}
