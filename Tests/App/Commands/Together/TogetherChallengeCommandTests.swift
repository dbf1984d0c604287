import Foundation
import Testing

@testable import gnd

/// Two people who share a room and challenge one another in the shell, on Saturday, 21 November 2026.
@MainActor
struct TogetherChallengeCommandTests {
    private let anna = CommandBench()
    private let ben = CommandBench()
    private var folder: String { "\(anna.home)-shared" }

    init() async throws {
        let folder = "\(anna.home)-shared"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
        let word = await anna.run("together", "invite").output.trimmingCharacters(in: .newlines)
        _ = await ben.run("together", "join", word, "--folder", folder, "--as", "Ben", "--yes")
        await synchronise()
    }

    private func synchronise() async { for bench in [anna, ben, anna, ben] { _ = await bench.run("together", "sync") } }

    @Test func `a challenge is started, seen by the other, and counted alike`() async {
        _ = await anna.run("log", "60m 9000")
        _ = await ben.run("log", "60m 5000")
        await synchronise()
        let started = await anna.run("together", "challenge", "Family", "--to", "2026-11-25", "--cap", "7500", "--yes")
        #expect(started.status == 0, "\(started)")
        await synchronise()
        for bench in [anna, ben] {
            let lines = await bench.run("together", "challenge").output.split(separator: "\n")
            #expect(lines.first == "1  Family · 21 Nov – 25 Nov · at most 7,500 a day · 4 days left", "\(lines)")
            #expect(lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) } == ["1  Anna  7,500 steps", "2  Ben   5,000 steps"])
        }
        let json = await ben.run("together", "challenge", "Family", "--json").output
        #expect(json.contains(#""first":"2026-11-21","last":"2026-11-25","dailyCap":7500,"handicap":false,"isMine":false,"isOver":false"#))
        #expect(json.contains(#"{"rank":1,"nickname":"Anna","steps":7500,"percent":null}"#))
        #expect(await anna.run("together", "challenge", "--lang", "ko").output.contains("하루 7,500걸음까지 · 4일 남았어요"))
    }

    @Test(arguments: [["challenge", "Family", "--to", "2026-11-25", "--yes"], ["cheer", "Anna Family"], ["cheer", "Nobody"]])
    func `a round that a command makes beside its own says once which room one is no longer in`(_ words: [String]) async {
        _ = await anna.run("together", "new", "Marathon", "--yes")
        let word = await anna.run("together", "invite", "Marathon").output.trimmingCharacters(in: .newlines)
        _ = await ben.run("together", "join", word, "--folder", folder, "--as", "Ben", "--yes")
        await synchronise()
        let removed = await anna.run("together", "remove", "Ben Marathon", "--yes")
        #expect(removed.status == 0, "\(removed)")
        let made = await ben.run(["together"] + words)
        #expect(made.errors.contains("You are no longer in Marathon: Anna removed you"), "\(made)")
        #expect(!(await ben.run("together", "sync").output.contains("no longer")))
    }

    @Test func `a round says once that somebody started a challenge`() async {
        _ = await anna.run("together", "challenge", "Family", "--to", "2026-11-25", "--yes")
        #expect(!(await anna.run("together", "sync").output.contains("new challenge")))
        #expect(await ben.run("together", "sync").output.contains("Family: 1 new challenge\n"))
        #expect(!(await ben.run("together", "sync").output.contains("new challenge")))
        _ = await anna.run("together", "challenge", "Family", "--to", "2026-11-26", "--yes")
        #expect(await ben.run("together", "sync", "--json").output.contains("\"newChallenges\":1"))
    }

    @Test func `with a handicap who has too few days before has no place`() async {
        _ = await anna.run("together", "challenge", "--to", "2026-11-25", "--handicap", "--yes")
        let output = await anna.run("together", "challenge").output
        #expect(output.contains("by one’s own usual day") && output.contains("–  Anna  fewer than 7 days before it"), "\(output)")
    }

    @Test func `a challenge is asked about before, and the same one twice is one`() async {
        anna.answer = "n"
        let asked = await anna.run("together", "challenge", "--to", "2026-11-25")
        #expect(asked.errors.contains("A challenge for all in “Family”: 21 Nov – 25 Nov"), "\(asked)")
        #expect(await anna.run("together", "challenge").output == "There is no challenge.\n")
        for _ in 0..<2 {
            let started = await anna.run("together", "challenge", "--to", "2026-11-25", "--yes")
            #expect(started.output.contains("1  Family") && !started.output.contains("2  Family"), "\(started)")
        }
    }

    @Test func `one that the club does not have yet is said to wait`() async throws {
        let folder = "\(anna.home)-shared"
        try FileManager.default.moveItem(atPath: folder, toPath: "\(folder).away")
        let started = await anna.run("together", "challenge", "--to", "2026-11-25", "--yes")
        #expect(started.output.contains("1  Family") && started.errors.contains("It waits here until the club is reached."), "\(started)")
        try FileManager.default.moveItem(atPath: "\(folder).away", toPath: folder)
        await synchronise()
        #expect(await ben.run("together", "challenge").output.contains("1  Family"))
    }

    @Test func `only who started it calls it off`() async {
        _ = await anna.run("together", "challenge", "--to", "2026-11-25", "--yes")
        await synchronise()
        #expect(await ben.run("together", "calloff", "1").errors.contains("No challenge of yours has the number “1”"))
        #expect(await anna.run("together", "calloff", "7").status != 0)
        #expect(await anna.run("together", "calloff", "1").output == "There is no challenge.\n")
        await synchronise()
        #expect(await ben.run("together", "challenge").output == "There is no challenge.\n")
    }

    @Test(arguments: [["--from", "2026-11-22"], ["--cap", "7500"], ["--handicap"]])
    func `a challenge without a last day is none`(_ options: [String]) async {
        let refused = await anna.run(["together", "challenge"] + options)
        #expect(refused.status != 0 && refused.errors.contains("--to"), "\(refused)")
    }

    @Test(arguments: [
        ["--to", "2026-11-01"], ["--from", "2026-11-20", "--to", "2026-11-25"], ["--from", "2027-01-20", "--to", "2027-01-21"],
    ])
    func `days that are past or far are refused`(_ options: [String]) async {
        let refused = await anna.run(["together", "challenge"] + options)
        #expect(refused.status != 0, "\(refused)")
    }
}
