import Clubs
import Foundation
import Journal
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
        #expect(await ben.run("together", "room").output.contains("1  (blocked)  9,000 steps"))
        #expect(await ben.run("together", "room", "--json").output.contains("{\"rank\":1,\"nickname\":null,\"steps\":9000}"))
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
        let page = RankingPage(span: span, memberCount: 10_000, top: [try member(1)], around: [try member(4999), try member(5000)])
        try await change(ben) { mirror, room in try await mirror.replacePages(of: room.id, with: [page]) }
        let rows = await ben.run("together", "room").output.split(separator: "\n").dropFirst()
        #expect(
            rows.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "1  Walker 1     19,999 steps", "⋮", "4999  Walker 4999  15,001 steps", "5000  Walker 5000  15,000 steps",
            ])
        #expect(await ben.run("together", "room", "--json").output.contains("\"memberCount\":10000,\"members\":[{\"rank\":1,"))
    }
}
