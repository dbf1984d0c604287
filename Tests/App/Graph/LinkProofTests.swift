import Analyze
import Coordinators
import Live
import Screens
import ScreenTesting
import Settings
import Terminal
import Testing
import Together
import Walk
import Walking
import WalkingTesting

@testable import gnd

/// Every link from every state: what it leads to never depends on where one was.
@Suite(.leavesNothing)
struct LinkProofTests {
    private let services = TestServices()

    /// One link of every form, to things that are there.
    private func links() async throws -> [AppLink] {
        let account = try await services.signIn("ann", nickname: "Ann")
        let end = services.clock.now
        let walk = Walk(start: end - .seconds(3600), end: end - .seconds(600), zone: .utc, steps: 3000, title: "harbour")
        _ = try await services.journal(of: account).save([walk])
        let room = try await services.rooms().createRoom(
            named: "Stairs", period: .open, dailyCap: .none, owner: account.id, opened: CivilDate(dayNumber: 20_770))
        let journal = try await services.journal(of: account)
        var kept = try await journal.settings()
        kept.zones.periods = [.init(from: CivilDate(dayNumber: 20_600), through: CivilDate(dayNumber: 20_610), zone: .utc)]
        kept.rests.pauses = [.init(from: CivilDate(dayNumber: 20_600), through: CivilDate(dayNumber: 20_610))]
        try await journal.save(kept)
        let sink = try await journal.importSink()
        try await sink.begin(ImportFile(name: "export.xml", format: "apple-health"))
        _ = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
        let number = try #require(try await journal.imports().first?.id)
        let walks: [WalkRoute] = [
            .home, .log, .allWalks, .importFiles, .goal, .year, .sources, .why(CivilDate(dayNumber: 20_777)),
            .why(CivilDate(dayNumber: 20_777), .distance), .walk(walk.id), .edit(walk.id), .split(walk.id), .sameWay(walk.id), .imports,
            .importRecord(number),
            .shoes, .weekShoes, .goals, .newGoal, .weekGoal, .goalRule, .inbox, .exports,
            .shoe("Blue"),
        ]
        let shared = try await services.sharedRoom(of: account)
        let together: [TogetherRoute] = [
            .rooms, .room(room.id), .week(room.id), .newRoom, .join, .shareRoom, .joinClub, .club(shared.room),
            .clubMember(shared.room, shared.other), .askToWalk(shared.room, shared.other), .challenges(room.id), .newChallenge(room.id),
            .clubChallenges(shared.room), .newClubChallenge(shared.room),
        ]
        let analyze: [AnalyzeRoute] =
            [.chart, .report, .show(.speed, nil), .show(.distance, .year), .month(.steps, CivilDate(dayNumber: 20_758))]
            + [.gait(.speed, .present(.year)), .gait(.stepLength, .present(.month)), .compared(.cadence, .present(.year))]
            + [.gait(.cadence, .month(CivilDate(dayNumber: 20_758).startOfMonth)), .gait(.asymmetry, .day(CivilDate(dayNumber: 20_758)))]
        let settings: [SettingsRoute] = [
            .settings, .nickname, .profile, .goal, .streak, .streakKind, .pause(nil), .pause(0), .zones, .homeZone, .period(nil),
            .period(0),
            .calibration, .privacy, .newPrivatePlace, .passphrase, .deletion, .units, .language, .theme, .pictures, .motion,
            .outputs, .about,
        ]
        return walks.map { .walk($0) } + [.live(.modes), .live(.sensors), .live(.tests), .live(.fourMetres)]
            + together.map { .together($0) } + analyze.map { .analyze($0) }
            + settings.map { .settings($0) }
    }

    @Test func `every link leads to its own stack, from wherever another link or a key has led`() async throws {
        let links = try await links()
        for pattern in AppLink.table.patterns where pattern.path != "together/rooms" {
            #expect(links.contains { LinkTable(scheme: "gnd", [pattern]).print($0) != nil }, "no link of the form \(pattern.path)")
        }
        let stage = await AppStage(services: services)
        let pilot = stage.pilot
        var stacks: [AppLink: [String]] = [:]
        for (index, first) in links.enumerated() {
            // There and back, so that every link follows every other one, and itself.
            for step in [first, first] + links[(index + 1)...].flatMap({ [$0, first] }) {
                stage.coordinator.links.open(step)
                await pilot.settle()
                let stack = pilot.stack
                #expect(stacks[step, default: stack] == stack, "\(step.url ?? "") beside \(first.url ?? "")")
                stacks[step] = stack
            }
        }
        #expect(Set(stacks.values).count == 65)
        // A screen that no link leads to has its reason on the page of all ways.
        let linked = Set(stacks.values.compactMap(\.last))
        #expect(linked.union(GraphPage.withoutLink.keys) == Set(NavigationGraph(AppCoordinator.self).screens))
        #expect(linked.isDisjoint(with: GraphPage.withoutLink.keys))
        #expect(pilot.coverage.unlinked == [])
        #expect(pilot.coverage.undeclared == [])
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: Place.all.filter { $0.beginning == .person })
    func `a link leads away from every screen that a key leads to`(_ place: Place) async throws {
        _ = try await links()
        let stage = await AppStage(services: services)
        await stage.pilot.press(place.keys)
        #expect(stage.pilot.stack.last == place.screen)
        for link in [AppLink.settings(.about), .together(.join), .walk(.year)] {
            stage.coordinator.links.open(link)
            await stage.pilot.settle()
            #expect(["AboutViewController", "JoinRoomViewController", "YearViewController"].contains(stage.pilot.stack.last))
            #expect(stage.pilot.stack.count == 2)
        }
        #expect(stage.pilot.stack == ["WalkHomeViewController", "YearViewController"])
    }

    @Test(arguments: [Beginning.firstLaunch, .nobody, .withoutProfile, .withoutNickname, .trouble])
    func `while nobody is in every link waits, and the last one counts`(_ beginning: Beginning) async throws {
        let known = TestServices()
        try await beginning.prepare(known)
        let stage = await AppStage(services: known)
        let before = stage.pilot.stack
        for link in try await links() {
            stage.coordinator.links.open(link)
            await stage.pilot.settle()
            #expect(stage.coordinator.links.parked == link.url)
            #expect(stage.pilot.stack == before)
        }
    }
}
