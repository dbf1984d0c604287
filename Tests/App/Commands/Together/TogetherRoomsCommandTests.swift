import Clubs
import Foundation
import Journal
import Testing
import Walking

@testable import gnd

/// Rooms that are opened in a club, with a period and a cap.
@MainActor
struct TogetherRoomsCommandTests {
    /// It is Saturday, 21 November 2026; the week began on the 16th.
    private let anna = CommandBench()
    private let ben = CommandBench()
    private var folder: String { "\(anna.home)-shared" }

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    private func found(_ more: String...) async -> CommandBench.Outcome {
        await anna.run(["together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes"] + more)
    }

    private func joinBen() async {
        let word = await anna.run("together", "invite", "Family").output.trimmingCharacters(in: .newlines)
        _ = await ben.run("together", "join", word, "--folder", folder, "--as", "Ben", "--yes")
        for bench in [anna, ben, anna, ben] { _ = await bench.run("together", "sync") }
    }

    /// The rooms of somebody by their names.
    private func rooms(_ bench: CommandBench) async throws -> [String: ClubRoom] {
        let dependencies = try #require(bench.runner.dependencies(try bench.runner.parse(["gnd", "--home", bench.home])))
        let journal = try await dependencies.journal()
        let profile = try await journal.profile(try await journal.localAccount().id)
        var rooms: [String: ClubRoom] = [:]
        for club in try await profile.clubs() {
            for room in try await profile.mirror(of: club.id).rooms() { rooms[room.room.name.text] = room.room }
        }
        return rooms
    }

    @Test func `a room has the period and the cap that were asked for`() async throws {
        let founded = await found("--cap", "7500", "--to", "2026-12-13")
        #expect(founded.status == 0, "\(founded)")
        let room = try #require(try await rooms(anna)["Family"])
        #expect(room.period == .fourWeeks && room.dailyCap == .low)
        #expect(room.opened.description == "2026-11-16" && room.closes?.description == "2026-12-13")
        await joinBen()
        let seen = try #require(try await rooms(ben)["Family"])
        #expect(seen.period == .fourWeeks && seen.dailyCap == .low)
    }

    @Test func `a room without a last day has no end, and begins where one says`() async throws {
        #expect(await found("--from", "2026-11-22").status == 0)
        let room = try #require(try await rooms(anna)["Family"])
        #expect(room.period == .open && room.dailyCap == .none && room.opened.description == "2026-11-22")
    }

    @Test(arguments: [
        (["--to", "2026-12-01"], "--to 2026-11-22 or --to 2026-12-13 or --to 2027-02-07"), (["--from", "2026-11-24"], "in 2 days"),
        (["--from", "2025-01-01"], "within the last year"), (["--from", "2026-11-02", "--to", "2026-11-08"], "--to 2026-11-29 or"),
    ]) func `a room that no club takes is refused before anything is made`(_ days: [String], _ reason: String) async throws {
        let refused = await anna.run(["together", "folder", folder, "--as", "Anna", "--yes"] + days)
        #expect(refused.status != 0 && refused.errors.contains(reason), "\(refused)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func `any member opens another room in the club`() async throws {
        _ = await found()
        await joinBen()
        let opened = await ben.run("together", "new", "Marathon", "--to", "2026-12-13", "--cap", "10000", "--yes")
        #expect(opened.status == 0 && opened.output.hasPrefix("“Marathon” is open.\n"), "\(opened)")
        #expect(opened.errors.contains("gnd together invite \"Marathon\""), "\(opened)")
        let room = try #require(try await rooms(ben)["Marathon"])
        #expect(room.period == .fourWeeks && room.dailyCap == .middle && room.memberCount == 1)
        // The name is the one that the others know.
        #expect(await ben.run("together", "room", "Marathon").output.contains("Ben (you)"))
        _ = await anna.run("together", "sync")
        #expect(try await rooms(anna).keys.sorted() == ["Family"])
        let word = await ben.run("together", "invite", "Marathon").output.trimmingCharacters(in: .newlines)
        _ = await anna.run("together", "join", word, "--folder", folder, "--as", "Anna", "--yes")
        for bench in [ben, anna] { _ = await bench.run("together", "sync") }
        #expect(try await rooms(anna).keys.sorted() == ["Family", "Marathon"])
    }

    @Test func `a room whose name is a number is the one that is named by it`() async throws {
        _ = await found()
        for name in ["Marathon", "2"] { _ = await anna.run("together", "new", name, "--yes") }
        #expect(await anna.run("together", "room", "2").output.hasPrefix("2 "))
        #expect(await anna.run("together", "room", "Marathon").output.hasPrefix("Marathon "))
        #expect(await anna.run("together", "room", "3").output.hasPrefix("2 "))
    }

    @Test func `what another room shows is said before, and nothing is done without a yes`() async throws {
        _ = await found()
        anna.answer = "n"
        let asked = await anna.run("together", "new", "Marathon")
        #expect(asked.errors.contains("“Marathon” will be a room in") && asked.errors.contains("your steps a day from"), "\(asked)")
        #expect(try await rooms(anna).keys.sorted() == ["Family"])
    }

    @Test func `of two rooms in a club none is called like the other`() async throws {
        _ = await found()
        let refused = await anna.run("together", "new", "family", "--yes")
        #expect(refused.status == CommandRunner.Exit.failed && refused.errors.contains("You have a room “family”"), "\(refused)")
        #expect(try await rooms(anna).count == 1)
    }

    @Test func `a folder in whose club one is makes no room, and says how to open one`() async throws {
        _ = await found()
        let refused = await anna.run("together", "folder", folder, "--name", "Second", "--as", "Anna", "--yes")
        #expect(refused.status == CommandRunner.Exit.failed && refused.output.isEmpty, "\(refused)")
        #expect(refused.errors.contains("no room was made. “gnd together new NAME”"), "\(refused)")
        #expect(try await rooms(anna).count == 1)
    }

    @Test func `who is in several clubs says in which one the room will be`() async throws {
        _ = await found()
        let other = "\(anna.home)-other"
        #expect(await anna.run("together", "folder", other, "--name", "Friends", "--as", "Ann", "--yes").status == 0)
        let refused = await anna.run("together", "new", "Marathon", "--yes")
        #expect(refused.status != 0 && refused.errors.contains("--club NAME") && refused.errors.contains("“Friends”"), "\(refused)")
        #expect(await anna.run("together", "new", "Marathon", "--club", "friends", "--yes").status == 0)
        #expect(await anna.run("together", "room", "Marathon").output.contains("Ann (you)"))
        #expect(await anna.run("together", "new", "Marathon", "--club", "Strangers", "--yes").errors.contains("No room is called"))
    }

    @Test(arguments: [
        ["--cap", "7500"], ["rooms", "--name", "x"], ["invite", "--cap", "7500"], ["folder", "x", "--handicap"],
        ["folder", "x", "--club", "y"], ["join", "x", "--to", "2026-12-01"], ["sync", "--folder", "x"], ["new", "x", "--name", "y"],
        ["init", "ssh://a@b", "--tokens"], ["init", "postgresql://a@b/c", "--club", "x", "--cap", "7500"], ["link", "--as", "Anna"],
        ["authorize", "postgresql://a@b/c", "--as", "Anna", "--name", "x"], ["calloff", "1", "--to", "2026-12-01"],
    ]) func `an option that an action does not take is refused`(_ words: [String]) async {
        let refused = await anna.run(["together"] + words)
        #expect(refused.status == CommandRunner.Exit.wrongUsage && refused.output.isEmpty, "\(refused)")
        #expect(refused.errors.contains("takes no --"), "\(refused)")
    }
}
