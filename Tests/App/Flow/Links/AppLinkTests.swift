import Analyze
import Clubs
import Coordinators
import Live
import Phrases
import Settings
import Testing
import Together
import Walk
import Walking

@testable import gnd

struct AppLinkTests {
    nonisolated private static let id = WalkID()

    nonisolated private static let places: [AppLink] =
        [
            WalkRoute.home, .log, .allWalks, .importFiles, .goal, .year, .sources, .why(CivilDate(dayNumber: 20_778)),
            .why(CivilDate(dayNumber: 20_778), .stepLength), .walk(id), .edit(id), .split(id), .sameWay(id), .imports, .importRecord(3),
            .inbox, .exports,
            .shoes, .weekShoes, .goals, .newGoal, .weekGoal, .goalRule, .shoe("흰 신발"),
        ]
        .map { .walk($0) } + [.live(.modes), .live(.sensors), .live(.tests), .live(.fourMetres)]
        + [
            TogetherRoute.rooms, .room(RoomID(rawValue: 3)),
            .week(RoomID(rawValue: 3)), .newRoom, .join, .shareRoom, .joinClub, .club(ClubRoomID(rawValue: 7)),
            .challenges(RoomID(rawValue: 3)), .newChallenge(RoomID(rawValue: 3)), .clubChallenges(ClubRoomID(rawValue: 7)),
            .newClubChallenge(ClubRoomID(rawValue: 7)),
            .clubMember(ClubRoomID(rawValue: 7), MemberID(rawValue: 8)), .askToWalk(ClubRoomID(rawValue: 7), MemberID(rawValue: 8)),
        ].map { .together($0) }
        + [
            AnalyzeRoute.chart, .report, .show(.steps, nil), .show(.stepLength, nil), .month(.speed, CivilDate(dayNumber: 20_758)),
            .gait(.speed, .present(.year)), .compared(.speed, .present(.day)), .gait(.speed, .day(CivilDate(dayNumber: 20_758))),
            .gait(.speed, .month(CivilDate(dayNumber: 20_758).startOfMonth)),
        ].map {
            .analyze($0)
        }
        + ChartMeasure.charted.flatMap { measure in
            ChartRange.allCases.map { .analyze(.show(measure, $0)) }
        }
        + [
            SettingsRoute.settings, .nickname, .profile, .goal, .streak, .streakKind, .pause(nil), .pause(0), .pause(2), .zones, .homeZone,
            .period(nil), .period(0), .period(4), .calibration, .privacy, .newPrivatePlace, .passphrase, .deletion, .units, .language,
            .theme,
            .pictures, .motion, .outputs,
            .about,
        ].map { .settings($0) }

    @Test(arguments: places)
    func `what is printed is read again`(_ place: AppLink) throws {
        let url = try #require(place.url)
        #expect(url.hasPrefix("gnd://"))
        #expect(try AppLink(url) == place)
        #expect(try AppLink(" \(url.dropFirst(6))/ ") == place)
        #expect(try AppLink("gnd://\(url)") == place, "pasted behind what the prompt begins with")
    }

    @Test func `no two places have one link, and every form of the table is somebody's`() {
        let urls = Self.places.compactMap(\.url)
        #expect(Set(urls).count == Self.places.count)
        for pattern in AppLink.table.patterns where pattern.path != "together/rooms" {
            #expect(Self.places.contains { LinkTable(scheme: "gnd", [pattern]).print($0) != nil }, "\(pattern.path)")
        }
    }

    @Test(arguments: [Language.en, .ko])
    func `every place of every form has words, in the manual and where a link is refused`(_ language: Language) {
        let words = LinkStrings.for(language)
        for form in AppLink.table.forms { #expect(!words.form(form).contains("/:"), "\(words.form(form))") }
        for place in words.places.keys { #expect(AppLink.table.forms.contains { $0.contains(place) }, "\(place) is in no link") }
        // Each part of each link, with something in its place that leads nowhere.
        var refused = 0
        for url in Self.places.compactMap(\.url) {
            let parts = url.dropFirst("gnd://".count).split(separator: "/").map(String.init)
            for wrong in parts.indices {
                let text = parts.indices.map { $0 == wrong ? "x!" : parts[$0] }.joined(separator: "/")
                do throws(LinkProblem) {
                    _ = try AppLink("gnd://\(text)")
                } catch {
                    refused += 1
                    #expect(!words.problem(error).contains(" :"), "\(text): \(words.problem(error))")
                }
            }
        }
        #expect(refused > AppLink.table.patterns.count)
    }

    @Test func `what leads out of the settings, a menu and a form about marks are no places`() {
        #expect(AppLink.settings(.stepGoal).url == nil)
        #expect(AppLink.walk(.menu).url == nil)
        #expect(AppLink.walk(.changeWalks([Self.id])).url == nil)
    }

    @Test(arguments: [
        ("http://walk", "A link begins with gnd://."),
        ("gnd://walks", "Part 1, “walks”, leads nowhere. Expected: walk, together, analyze, settings."),
        (
            "walk/2026-02-30",
            "Part 2, “2026-02-30”, leads nowhere. "
                + "Expected: new, all, year, goal, goals, shoes, import, imports, inbox, exports, sources, a day (2026-11-21), a walk’s ID, now, sensors, tests."
        ),
        ("gnd://settings/zones/0", "Part 3, “0”, leads nowhere. Expected: home, new, a period’s place in the list."),
        ("gnd://walk/imports/first", "Part 3, “first”, leads nowhere. Expected: an import’s number."),
        ("gnd://together/rooms/3/x", "Part 4, “x”, leads nowhere. Expected: challenges, week."),
        ("gnd://together/rooms/3/week/x", "Part 5, “x”, is one too many."),
        ("gnd://together/rooms/three", "Part 3, “three”, leads nowhere. Expected: a room’s number."),
        ("gnd://", "The link ends before part 1. Expected: walk, together, analyze, settings."),
        ("gnd://analyze/steps/decade", "Part 3, “decade”, leads nowhere. Expected: day, week, month, year, a month (2026-11)."),
    ])
    func `a refusal says where the link stops and what is accepted there`(_ text: String, _ sentence: String) {
        do throws(LinkProblem) {
            let link = try AppLink(text)
            Issue.record("it was read as \(link)")
        } catch {
            #expect(LinkStrings.en.problem(error) == sentence)
            #expect(LinkStrings.ko.problem(error).isEmpty == false)
        }
    }
}
