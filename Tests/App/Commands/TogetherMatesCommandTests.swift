import Clubs
import Foundation
import Journal
import Phrases
import Testing
import Walking

@testable import gnd

/// Two people who share a room, and what each of them sees and asks of the other.
@MainActor
struct TogetherMatesCommandTests {
    private let anna = CommandBench()
    private let ben = CommandBench()
    private var folder: String { "\(anna.home)-shared" }

    init() async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
        await join(ben, "Ben")
    }

    private func join(_ bench: CommandBench, _ name: String) async {
        let word = await anna.run("together", "invite").output.trimmingCharacters(in: .newlines)
        _ = await bench.run("together", "join", word, "--folder", folder, "--as", name, "--yes")
        for bench in [anna, bench, anna, bench] { _ = await bench.run("together", "sync") }
    }

    @Test(arguments: ["yesterday 9:00", "2026-11-20 9:00", "today 9:00", "어제 9:00"])
    func `a walk is not asked for at a moment that is over`(_ moment: String) async {
        let refused = await anna.run("together", "ask", "Ben \(moment)")
        #expect(refused.status != 0 && refused.errors.contains("That moment is over."), "\(refused)")
        #expect(await anna.run("together", "ask", "Ben \(moment)", "--lang", "ko").errors.contains("이미 지난 때예요."))
    }

    /// It is Saturday, 18:00.
    @Test(arguments: [
        ("saturday 9:00", "2026-11-28T09:00"), ("saturday 19:00", "2026-11-21T19:00"), ("monday 9:00", "2026-11-23T09:00"),
        ("9:00", "2026-11-22T09:00"), ("19:00", "2026-11-21T19:00"), ("월요일 9:00", "2026-11-23T09:00"),
    ]) func `a time and a day of the week are the next ones`(_ moment: String, _ starts: String) async {
        let asked = await anna.run("together", "ask", "Ben \(moment)", "--json")
        #expect(asked.output.contains("\"starts\":\"\(starts)"), "\(asked)")
    }

    @Test func `a moment is one where the person is: in the zone that was asked for, else in the journal's`() async throws {
        let there = await anna.run("together", "ask", "Ben tomorrow 9:00", "--json", "--zone", "Europe/Berlin")
        #expect(there.output.contains("\"starts\":\"2026-11-22T09:00:00+01:00"), "\(there)")
        let journal = try Journal(path: "\(ben.home)/journal.db", clock: ben.clock, zone: Zone("Asia/Seoul") ?? .utc)
        let berlin = try #require(Zone("Europe/Berlin"))
        _ = try await journal.profile(try await journal.localAccount().id).change { $0.zones = ZoneTimeline(home: berlin) }
        let home = await ben.run("together", "ask", "Anna tomorrow 9:00", "--json")
        #expect(home.output.contains("\"starts\":\"2026-11-22T09:00:00+01:00"), "\(home)")
    }

    @Test func `a new club in the folder of another is told the way into that one`() async throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).count
        let carl = CommandBench()
        let refused = await carl.run("together", "folder", folder, "--name", "Mine", "--as", "Carl", "--yes")
        #expect(refused.status != 0 && refused.errors.contains("gnd together join --folder"), "\(refused)")
        #expect(await ben.run("together", "folder", folder, "--as", "Ben", "--yes").errors.contains("is in that club already"))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).count == files)
    }

    @Test func `a walk is asked for within seven days`() async {
        #expect(await anna.run("together", "ask", "Ben 2026-12-24 9:00").errors.contains("within seven days"))
    }

    @Test func `where several wait for an answer, one is named`() async {
        let carl = CommandBench()
        await join(carl, "Carl")
        #expect(await ben.run("together", "ask", "Anna tomorrow 10:00").status == 0)
        #expect(await ben.run("together", "ask", "Anna tomorrow 8:00").status == 0)
        #expect(await carl.run("together", "ask", "Anna tomorrow 9:00").status == 0)
        _ = await anna.run("together", "sync")
        let refused = await anna.run("together", "answer", "yes")
        #expect(refused.status != 0 && refused.errors.contains("Ben, Carl. Name one: gnd together answer \"yes Ben\"."), "\(refused)")
        #expect(await anna.run("together", "answer", "yes Dora").errors.contains("Nothing waits for that answer"))
        #expect(await anna.run("together", "answer", "no carl").status == 0)
        // Both that are left are Ben's, and the next one is meant.
        let answered = await anna.run("together", "answer", "yes").output.split(separator: "\n")
        #expect(answered.count == 2, "\(answered)")
        #expect(answered.first?.hasPrefix("You walk with Ben") == true && answered.first?.contains("08:00") == true, "\(answered)")
        #expect(answered.last?.hasPrefix("Ben asks") == true, "\(answered)")
    }

    @Test func `one's own question is listed, and a round says what came`() async throws {
        #expect(await anna.run("together", "ask", "Ben tomorrow at 3").output.hasPrefix("You asked Ben for a walk,"))
        #expect(await anna.run("together", "walks").output.hasPrefix("You asked Ben for a walk,"))
        #expect(await ben.run("together", "sync").output == "Family: 1 walk asked of you\n")
        #expect(await ben.run("together", "answer", "no").output.hasPrefix("You said not now to Anna,"))
        #expect(await anna.run("together", "sync").output == "Family: 1 answer to a walk\n")
        #expect(await anna.run("together", "walks").output.hasPrefix("Ben cannot walk,"))
    }

    @Test(arguments: [true, false]) func `an agreed walk is called off by either, and the other is told`(_ isMine: Bool) async {
        _ = await anna.run("together", "ask", "Ben tomorrow at 3")
        _ = await ben.run("together", "sync")
        #expect(await ben.run("together", "answer", "off").errors.contains("Nothing waits for that answer"), "it is not agreed")
        _ = await ben.run("together", "answer", "yes")
        _ = await anna.run("together", "sync")
        #expect(await anna.run("together", "answer", "withdraw").status != 0)
        let (one, other, name, otherName) = isMine ? (anna, ben, "Anna", "Ben") : (ben, anna, "Ben", "Anna")
        #expect(await one.run("together", "answer", "off \(name)").status != 0)
        let said = await one.run("together", "answer", "off \(otherName)").output
        #expect(said.hasPrefix("You called off the walk with \(otherName), "), "\(said)")
        #expect(await other.run("together", "sync").output == "Family: 1 answer to a walk\n")
        #expect(await other.run("together", "walks").output.hasPrefix("The walk with \(name), "))
        #expect(await other.run("together", "walks", "--json").output.contains("\"calledOff\":true"))
        #expect(await other.run("together", "answer", "off").status != 0, "once is enough")
    }

    @Test func `what is not sent is said`() async throws {
        let away = "\(folder).away"
        try FileManager.default.moveItem(atPath: folder, toPath: away)
        let cheered = await anna.run("together", "cheer", "Ben").output
        #expect(cheered == "You cheered Ben. It waits here until the club is reached.\n")
        #expect(await anna.run("together").output.contains("1 cheer or request to send"))
        try FileManager.default.moveItem(atPath: away, toPath: folder)
        #expect(await anna.run("together", "sync").output == "Family: 1 cheer or request sent\n")
        #expect(await ben.run("together", "sync").output == "Family: 1 cheer for you\n")
    }

    @Test func `somebody is blocked, and shown again`() async {
        #expect(await ben.run("together", "block", "Anna", "--yes").output == "You no longer see Anna.\n")
        #expect(await ben.run("together", "room").output.contains("(blocked)"))
        for words in [["cheer", "anna"], ["ask", "anna tomorrow 9:00"]] {
            let refused = await ben.run(["together"] + words)
            #expect(refused.status != 0 && refused.errors.contains("gnd together unblock \"anna\""), "\(refused)")
        }
        #expect(await ben.run("together", "unblock", "anna").output == "You see Anna again.\n")
        #expect(await ben.run("together", "room").output.contains("Anna"))
    }

    @Test func `blocking calls an agreed walk off, and says so before and after`() async {
        _ = await anna.run("together", "ask", "Ben tomorrow at 3")
        _ = await ben.run("together", "sync")
        _ = await ben.run("together", "answer", "yes")
        _ = await anna.run("together", "sync")
        let unsure = await ben.run("together", "block", "Anna", "--json").output
        #expect(unsure.contains("Your walks with them, agreed or asked for, are called off"), "\(unsure)")
        #expect(await ben.run("together", "walks").output.hasPrefix("You walk with Anna,"))
        let done = await ben.run("together", "block", "Anna", "--yes").output
        #expect(done == "You no longer see Anna. Your walks with them are called off.\n")
        #expect(await anna.run("together", "sync").output == "Family: 1 answer to a walk\n")
        #expect(await anna.run("together", "walks").output.hasPrefix("The walk with Ben, "))
        #expect(await ben.run("together", "unblock", "Anna").output == "You see Anna again.\n")
        #expect(await ben.run("together", "walks").output == "No walk was asked for.\n")
    }

    @Test(arguments: Language.allCases) func `walks are spoken of before blocking only where there are any`(_ language: Language) {
        let text = ClubText(phrases: Phrases(language))
        let (with, without) = (text.beforeBlocking("Ben", endsWalks: true), text.beforeBlocking("Ben", endsWalks: false))
        #expect(with.hasSuffix(without) && with != without)
    }

    // MARK: Two rooms

    /// Another room of the two, whose names are those of the first.
    private func shareAnother(_ name: String) async throws {
        let other = "\(folder)-other"
        try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
        _ = await anna.run("together", "folder", other, "--name", name, "--as", "Anna", "--yes")
        let word = await anna.run("together", "invite", "2").output.trimmingCharacters(in: .newlines)
        _ = await ben.run("together", "join", word, "--folder", other, "--as", "Ben", "--yes")
        for bench in [anna, ben, anna, ben] { _ = await bench.run("together", "sync") }
    }

    /// The first command that a complaint names, as a shell would take it.
    private func advice(_ outcome: CommandBench.Outcome) -> [String] {
        guard let match = outcome.errors.firstMatch(of: /gnd (together) (\w+) "([^"]+)"/) else { return [] }
        return [String(match.output.1), String(match.output.2), String(match.output.3)]
    }

    @Test(arguments: ["cheer", "block", "unblock", "remove"])
    func `who is met in two rooms is named with the room, as the complaint says`(_ action: String) async throws {
        try await shareAnother("Work")
        let refused = await anna.run("together", action, "ben", "--yes")
        #expect(refused.status != 0 && refused.errors.contains("gnd together \(action) \"Ben Family\", "), "\(refused)")
        #expect(refused.errors.contains("gnd together \(action) \"Ben Work\"."))
        let done = await anna.run(advice(refused) + ["--yes"])
        #expect(done.status == 0 && done.output.contains("Ben"), "\(done)")
        #expect(await anna.run("together", action, "ben 2", "--yes").status == 0)
        #expect(await anna.run("together", action, "Ben Elsewhere").errors.contains("is called “Ben Elsewhere”"))
    }

    @Test func `a walk is asked for in one of two rooms, and answered where somebody of each waits`() async throws {
        try await shareAnother("Work")
        let refused = await anna.run("together", "ask", "Ben tomorrow 9:00")
        #expect(refused.errors.contains("\"Ben Family tomorrow 9:00\""), "\(refused)")
        #expect(await anna.run(advice(refused)).output.hasPrefix("You asked Ben"))
        #expect(await anna.run("together", "ask", "Ben Work tomorrow 10:00").status == 0)
        _ = await ben.run("together", "sync")
        let listed = await ben.run("together", "walks").output.split(separator: "\n")
        #expect(listed.count == 2 && listed[0].hasSuffix("(Family)") && listed[1].hasSuffix("(Work)"), "\(listed)")
        let unclear = await ben.run("together", "answer", "yes")
        #expect(unclear.errors.contains("\"yes Anna Family\", ") && unclear.errors.contains("\"yes Anna Work\""), "\(unclear)")
        let answered = await ben.run("together", "answer", "yes Anna Work").output
        #expect(answered.hasPrefix("You walk with Anna") && answered.contains("10:00"), "\(answered)")
        #expect(await ben.run("together", "answer", "yes").output.contains("09:00"))
    }

    @Test func `rooms of one name are told apart by their numbers`() async throws {
        try await shareAnother("Family")
        let refused = await anna.run("together", "cheer", "Ben")
        #expect(refused.errors.contains("\"Ben 1\", ") && refused.errors.contains("\"Ben 2\""), "\(refused)")
        #expect(await anna.run(advice(refused)).status == 0)
    }

    @Test func `a name that somebody else chose is no command of a shell`() {
        #expect("Ben ·hbdg 2".asShellWord == "\"Ben ·hbdg 2\"" && "안나 가족".asShellWord == "\"안나 가족\"")
        #expect("$(rm -r ~)".asShellWord == "'$(rm -r ~)'" && "O'Neil `x`".asShellWord == #"'O'\''Neil `x`'"#)
    }

    // MARK: The room

    private func change(_ bench: CommandBench, _ body: (any ClubMirror, MirroredRoom) async throws -> Void) async throws {
        let journal = try Journal(path: "\(bench.home)/journal.db", clock: bench.clock, zone: Zone("Asia/Seoul") ?? .utc)
        let profile = try await journal.profile(try await journal.localAccount().id)
        let mirror = profile.mirror(of: try #require(try await profile.clubs().first).id)
        try await body(mirror, try #require(try await mirror.rooms().first))
    }

    @Test func `the name of somebody who is blocked is not said`() async throws {
        _ = await anna.run("log", "60m 9000")
        for bench in [anna, ben] { _ = await bench.run("together", "sync") }
        try await change(ben) { mirror, room in
            let anna = try #require(try await mirror.members(of: room.id).first { $0.head.nickname.text == "Anna" })
            try await mirror.setBlocked(true, anna.id)
        }
        #expect(await ben.run("together", "room").output.contains("1  (blocked)"))
        #expect(await ben.run("together", "room", "--json").output.contains("{\"rank\":1,\"nickname\":null,\"steps\":9000,"))
    }

    @Test func `a large room is its top and one's neighbourhood, as they were last seen`() async throws {
        try await change(ben) { mirror, room in
            var large = room.room
            large.memberCount = 10_000
            _ = try await mirror.replace([large])
        }
        #expect(await ben.run("together", "room").output.contains("Nothing of it was seen yet."))
        func member(_ rank: Int) throws -> RankedMember {
            RankedMember(
                id: MemberID(rawValue: UInt128(rank)), nickname: try #require(SharedName("Walker \(rank)")), rank: rank,
                steps: 20_000 - rank)
        }
        let span = RankingSpan.week(monday: try #require(CivilDate(year: 2026, month: 11, day: 16)))
        let page = RankingPage(
            span: span, memberCount: 10_000, top: [try member(1)], around: [try member(4999), try member(5000)], position: 4998)
        try await change(ben) { mirror, room in try await mirror.replacePages(of: room.id, with: [page]) }
        let rows = await ben.run("together", "room").output.split(separator: "\n").dropFirst()
        #expect(
            rows.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "1  Walker 1     19,999 steps", "⋮", "4999  Walker 4999  15,001 steps", "5000  Walker 5000  15,000 steps",
            ])
        #expect(await ben.run("together", "room", "--json").output.contains("\"memberCount\":10000,\"members\":[{\"rank\":1,"))
        #expect(await ben.run("together", "cheer", "walker 4999").output == "You cheered Walker 4999.\n")
    }
}
