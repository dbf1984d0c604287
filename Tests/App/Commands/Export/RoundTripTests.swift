import Journal
import Testing
import Walking

@testable import gnd

@MainActor
struct RoundTripTests {
    private let seoul = Zone("Asia/Seoul") ?? .utc

    private func content(_ bench: CommandBench) async throws -> JournalContent {
        try await JournalContent(path: "\(bench.home)/journal.db", clock: bench.clock, zone: seoul)
    }

    private func filled(_ seed: UInt64) async throws -> CommandBench {
        let bench = CommandBench()
        let journal = try Journal(path: "\(bench.home)/journal.db", clock: bench.clock, zone: seoul)
        var random = RandomJournal(seed: seed, now: bench.clock.now)
        try await random.fill(journal.profile(journal.localAccount().id))
        return bench
    }

    @Test(arguments: ["json", "journal"], 1...12)
    func `export, wipe and import give the identical journal`(format: String, seed: Int) async throws {
        let old = try await filled(UInt64(seed))
        let before = try await content(old)
        #expect(before.tables["sample"]?.count ?? 0 > 200 && before.tables["forgotten"]?.count == 2)
        let text = await old.run("export", "--format", format).output
        let new = CommandBench()
        let outcome = await new.run("import", try new.write(text, to: "journal.txt"))
        #expect(outcome.status == 0 && !outcome.output.contains("unreadable"), "\(outcome)")
        let after = try await content(new)
        #expect(after.settings == before.settings)
        for (table, lines) in before.tables { #expect(after.tables[table] == lines, "\(table)") }
        #expect(await new.run("export", "--format", format).output == text)
    }

    @Test(arguments: ["json", "journal"]) func `what began at the same moment is exported in the same order by every journal`(
        format: String
    ) async throws {
        var texts: Set<String> = []
        for order in [[0, 1, 2], [2, 0, 1]] {
            let bench = CommandBench()
            let journal = try Journal(path: "\(bench.home)/journal.db", clock: bench.clock, zone: seoul)
            let profile = try await journal.profile(journal.localAccount().id)
            for number in order {
                let start = bench.clock.now + .seconds(-86_400)
                let sample = Sample(
                    metric: .steps, start: start, end: start + .seconds(60), value: Double(number + 1),
                    source: Source(name: "band \(number)"))
                let sink = try await profile.importSink()
                try await sink.begin(ImportFile(name: "\(number)", format: "test"))
                try await sink.accept([sample], walks: [])
                _ = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
            }
            texts.insert(await bench.run("export", "--format", format).output)
        }
        #expect(texts.count == 1)
    }

    @Test(arguments: ["json", "journal"]) func `what was left out is exported, and the proofs of its days are the same elsewhere`(
        format: String
    ) async throws {
        let old = CommandBench()
        let rides =
            "Activity ID,Activity Date,Activity Type,Elapsed Time,Distance\n"
            + "1,\"Nov 20, 2026, 7:00:00 AM\",Ride,600,5\n2,\"Nov 20, 2026, 9:00:00 AM\",Walk,600,\"x, \"\"y\"\"\"\n"
        let records = [
            AppleExport.record("iPhone", "2026-11-20 08:00:00 +0900", "2026-11-20 08:30:00 +0900", 3500),
            AppleExport.record("iPhone", "2026-11-20 09:00:00 +0900", "2026-11-20 09:01:00 +0900", 90_000),
            AppleExport.record("iPhone", "2026-11-20 10:00:00 +0900", "2026-11-20 09:30:00 +0900", 5),
        ]
        _ = await old.run("import", try old.write(rides, to: "activities.csv"))
        _ = await old.run("import", try old.write(AppleExport.export(records), to: "export.xml"))
        let text = await old.run("export", "--format", format).output
        let new = CommandBench()
        #expect(await new.run("import", try new.write(text, to: "journal.txt")).status == 0)
        for metric in ["steps", "distance"] {
            let words = ["why", "2026-11-20", "--metric", metric, "--json"]
            let proof = await old.run(words).output
            #expect(proof.contains(#""leftOutAtImport":{"absurd":1"#) == (metric == "steps"), "\(proof)")
            #expect(proof.contains(#""badPart":1"#) == (metric == "distance") && proof.contains(#""notAWalk":1"#), "\(proof)")
            #expect(await new.run(words).output == proof)
        }
        #expect(await new.run("export", "--format", format).output == text)
        let again = await new.run("import", try new.write(text, to: "again.txt"))
        #expect(again.status == 0)
        #expect(await new.run("export", "--format", format).output == text, "and once more tells nothing twice")
    }

    @Test func `of thousands of records that were left out each is exported once, also where many are of one moment`() async throws {
        let old = CommandBench()
        let records = (0..<2500).map { number in
            // Half of them begin at nine, more than are read at a time; the rest are ten to a minute.
            let start = number < 1250 ? "2026-11-20 09:00:00" : "2026-11-20 10:\(10 + number % 50):00"
            return AppleExport.record("iPhone", "\(start) +0900", "2026-11-20 11:00:00 +0900", 900_000 + number)
        }
        _ = await old.run("import", try old.write(AppleExport.export(records.shuffled()), to: "export.xml"))
        let text = await old.run("export", "--format", "json").output
        let new = CommandBench()
        #expect(await new.run("import", try new.write(text, to: "journal.txt")).status == 0)
        #expect(await new.run("why", "2026-11-20", "--json").output.contains(#""leftOutAtImport":{"absurd":2500}"#))
        #expect(await new.run("export", "--format", "json").output == text)
    }

    @Test(arguments: 1...12) func `days exported as CSV come to the same numbers in an empty journal`(seed: Int) async throws {
        let text = await (try await filled(UInt64(seed))).run("export", "--format", "csv").output
        let new = CommandBench()
        let outcome = await new.run("import", try new.write(text, to: "days.csv"))
        #expect(outcome.status == 0 && !outcome.output.contains("unreadable"), "\(outcome)")
        let before = numbers(text)
        #expect(before.count > 50)
        let after = numbers(await new.run("export", "--format", "csv").output)
        let differences = Set(after).symmetricDifference(before)
        #expect(differences.isEmpty && after.count == before.count, "\(differences)")
    }

    @Test(arguments: 1...12) func `days exported as CSV change nothing where their records are`(seed: Int) async throws {
        let bench = try await filled(UInt64(seed))
        let before = try await content(bench)
        let text = await bench.run("export", "--format", "csv").output
        let outcome = await bench.run("import", try bench.write(text, to: "days.csv"))
        #expect(outcome.status == 0 && !outcome.output.contains("changed"), "\(outcome)")
        let after = try await content(bench)
        #expect(after.tables["sample"]?.count ?? 0 > before.tables["sample"]?.count ?? 0)
        for table in ["day", "hour", "day_source", "walk"] { #expect(after.tables[table] == before.tables[table], "\(table)") }
        #expect(await bench.run("export", "--format", "csv").output == text)
    }

    /// Date, steps, metres, flights, speed and step length of the days that have any; goals, brisk minutes and sources are not totals.
    ///
    /// Of a few steps, rounding them may make a length of none that a step can have: such days are left without.
    private func numbers(_ text: String) -> [[Substring]] {
        text.split(separator: "\r\n").map { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false)
            return [fields[0], fields[1]] + fields[3...5] + ((Int(fields[1]) ?? 0) < 20 ? [] : [fields[6]])
        }.filter { $0.dropFirst().contains { !["", "0", "0.0"].contains($0) } }
    }

    @Test func `settings of a file never overrule what was decided here`() async throws {
        let old = try await filled(3)
        let text = await old.run("export", "--format", "json").output
        let new = try await filled(4)
        let before = try await content(new).settings
        _ = await new.run("import", try new.write(text, to: "journal.txt"))
        let after = try await content(new).settings
        #expect(after.zones == before.zones)
        #expect(before.goals.changes.isEmpty || after.goals == before.goals)
        #expect(before.rests == RestSchedule() || after.rests == before.rests)
    }

    @Test(arguments: ["json", "journal"]) func `taking the import of a journal back takes its settings back too`(format: String)
        async throws
    {
        let text = await (try await filled(5)).run("export", "--format", format).output
        let new = CommandBench()
        _ = await new.run("today")
        let before = try await content(new)
        _ = await new.run("import", try new.write(text, to: "journal.txt"))
        #expect(try await content(new).settings != before.settings)
        #expect(await new.run("imports", "--undo", "1").status == 0)
        let after = try await content(new)
        #expect(after.settings == before.settings)
        #expect(after.tables["sample"] == [] && after.tables["walk"] == [] && after.tables["day"] == [])
    }
}
