import Foundation
import Phrases
import Testing
import Walking

@testable import gnd

/// Three people in homes of their own, one of them with two computers, who share a place for some weeks.
@MainActor
private struct FamilyWeek {
    let language: Language
    let anna: CommandBench
    let laptop: CommandBench
    let ben: CommandBench
    let carol: CommandBench
    let place: FamilyPlace

    /// Monday, 16 November 2026, 18:00 in Seoul.
    private static let monday = Instant(seconds: 1_794_819_600)

    init(_ language: Language, _ kind: FamilyPlace.Kind = .folder) async throws {
        self.language = language
        let benches = (0..<4).map { _ in CommandBench(now: Self.monday) }
        (anna, laptop, ben, carol) = (benches[0], benches[1], benches[2], benches[3])
        place = try await FamilyPlace(kind, at: Self.monday)
    }

    func run(_ bench: CommandBench, _ words: String...) async -> CommandBench.Outcome { await run(bench, words) }

    func run(_ bench: CommandBench, _ words: [String]) async -> CommandBench.Outcome {
        await bench.run(words + ["--lang", language.rawValue])
    }

    /// Opens the room; returns what was said.
    func open() async throws -> CommandBench.Outcome {
        try place.prepare(anna)
        return await run(anna, try place.opening(anna))
    }

    func join(_ bench: CommandBench, by action: String, as name: String) async throws {
        try place.prepare(bench)
        let word = await run(anna, "together", action).output.trimmingCharacters(in: .newlines)
        _ = await run(bench, place.joining(word) + ["--as", name])
    }

    /// Two rounds of everybody who is there: what was sent in the first is seen after the second.
    func synchronise(_ benches: CommandBench...) async {
        for bench in benches + benches { _ = await run(bench, "together", "sync") }
    }

    func nextDay(_ days: Int = 1) throws {
        for bench in [anna, laptop, ben, carol] { bench.clock.advance(by: .seconds(Int64(days) * 86_400)) }
        try place.set(anna.clock.now)
    }

    /// Names and steps of this week as somebody's room shows them.
    func places(_ bench: CommandBench) async -> [String] {
        let room = await run(bench, "together", "room", "--json").output
        return room.matches(of: /"nickname":"([^"]+)","steps":([0-9]+|null)/).map { "\($0.1) \($0.2)" }
    }

    /// Founds the room, lets the others in, and walks from Monday to Friday.
    func walkAWeek() async throws {
        _ = try await open()
        try await join(laptop, by: "link", as: "Anna")
        await synchronise(anna, laptop)
        for (bench, name) in [(ben, "Ben"), (carol, "Carol")] {
            try await join(bench, by: "invite", as: name)
            await synchronise(anna, bench)
        }
        for day in 1...5 {
            _ = await run(anna, "log", "30m \(day)000")
            _ = await run(laptop, "log", "10m 700")
            _ = await run(ben, "log", "40m 4000")
            if day <= 2 { _ = await run(carol, "log", "20m 2500") }
            await synchronise(anna, laptop, ben, carol)
            try nextDay()
        }
    }
}

@MainActor
struct FamilyWeekTests {
    @Test(arguments: Language.allCases, FamilyPlace.Kind.installed) func `a week of three people is the same on all four computers`(
        _ language: Language, _ kind: FamilyPlace.Kind
    ) async throws {
        let week = try await FamilyWeek(language, kind)
        try await week.walkAWeek()
        // The greater of Anna's two computers counts, day by day.
        for bench in [week.anna, week.laptop, week.ben, week.carol] {
            #expect(await week.places(bench) == ["Ben 20000", "Anna 15000", "Carol 5000"])
        }
    }

    @Test func `a walk over midnight counts whole, though each day has a part of a step`() async throws {
        let week = try await FamilyWeek(.en)
        _ = try await week.open()
        try week.nextDay()
        _ = await week.run(week.anna, "log", "yesterday 23:43 30m 4000")
        #expect(await week.places(week.anna) == ["Anna 4000"])
    }

    @Test(arguments: Language.allCases, FamilyPlace.Kind.installed)
    func `three weeks offline, leaving and removing spoil nothing`(_ language: Language, _ kind: FamilyPlace.Kind) async throws {
        let week = try await FamilyWeek(language, kind)
        try await week.walkAWeek()
        // Carol has no network for three weeks, and walks.
        try week.nextDay(2)
        for round in 0..<3 {
            if round > 0 { try week.nextDay(7) }
            _ = await week.run(week.carol, "log", "30m 3000")
            _ = await week.run(week.anna, "log", "30m 2000")
            await week.synchronise(week.anna, week.ben)
        }
        #expect(await week.places(week.ben) == ["Anna 2000", "Ben null", "Carol null"])
        await week.synchronise(week.carol, week.anna, week.ben)
        // Of Ben nothing is known, by himself as by the others.
        for bench in [week.anna, week.ben, week.carol] {
            #expect(await week.places(bench) == ["Carol 3000", "Anna 2000", "Ben null"])
        }
        // Ben leaves; nothing of him stays.
        #expect(await week.run(week.ben, "together", "leave", "--yes").status == 0)
        await week.synchronise(week.anna, week.carol)
        #expect(await week.places(week.carol) == ["Carol 3000", "Anna 2000"])
        // Anna removes Carol, who is told so.
        #expect(await week.run(week.anna, "together", "remove", "Carol", "--yes").status == 0)
        let told = await week.run(week.carol, "together", "sync")
        #expect(told.output.contains(language == .en ? "Anna removed you" : "Anna"), "\(told)")
        #expect(await week.places(week.anna) == ["Anna 2000"])
    }

    @Test(arguments: Language.allCases, FamilyPlace.Kind.installed)
    func `who loses the first computer comes back as the same person`(_ language: Language, _ kind: FamilyPlace.Kind) async throws {
        let week = try await FamilyWeek(language, kind)
        let phrase = try await week.open().output.firstMatch(of: /([a-z2-7]{4}-){7}[a-z2-7]{4}/)
        #expect((phrase != nil) == (kind == .folder))
        try await week.join(week.ben, by: "invite", as: "Ben")
        _ = await week.run(week.anna, "log", "30m 3000")
        _ = await week.run(week.ben, "log", "40m 4000")
        await week.synchronise(week.anna, week.ben)
        // The first computer is lost; the laptop is a new one.
        let back = await week.run(week.laptop, try await week.place.comingBack(week.laptop, by: phrase.map { String($0.0) }))
        #expect(back.status == 0, "\(back)")
        _ = await week.run(week.laptop, "log", "07:00 45m 3500")
        await week.synchronise(week.laptop, week.ben)
        for bench in [week.laptop, week.ben] { #expect(await week.places(bench) == ["Ben 4000", "Anna 3500"]) }
        #expect(await week.run(week.laptop, "together", "remove", "Ben", "--yes").status == 0)
    }
}
