import Synchronization
import Testing
import WalkingTesting

@testable import Walking

/// Answers for each file with reports and walks, or with a failure.
private final class Reader: HistoryReader {
    private let answer: @Sendable (String, any SampleSink) async throws(ImportFailure) -> [ImportReport]
    private let asked = Mutex<[String]>([])

    init(_ answer: @escaping @Sendable (String, any SampleSink) async throws(ImportFailure) -> [ImportReport]) { self.answer = answer }

    var formats: [FormatName] { [] }
    var names: [String] { asked.withLock { $0 } }

    func read(
        _ path: String, zones: ZoneTimeline, into sink: any SampleSink, progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws(ImportFailure) -> [ImportReport] {
        let name = String(path.split(separator: "/").last ?? "")
        asked.withLock { $0.append(path) }
        return try await answer(name, sink)
    }
}

struct ImportInboxTests {
    private let clock = FixedClock(Instant(seconds: 1_795_251_600))
    private let journal = MemoryJournal(zone: .utc)
    private let folder = MemoryInbox()

    private func report(_ name: String, added: Int = 0, walks: Int = 0, known: Int = 0, format: String = "gpx") -> ImportReport {
        var outcome = BatchOutcome()
        (outcome.added, outcome.walksAdded, outcome.known) = (added, walks, known)
        return ImportReport(file: name, format: format, outcome: outcome)
    }

    private func put(_ names: [String]) {
        folder.put(names.map { InboxFile($0, size: 1, changed: clock.now - .seconds(60)) })
    }

    private func round(_ reader: Reader, in path: String = "/inbox") async throws -> InboxRound {
        let importing = ImportInbox(journal: journal, reader: reader, folders: folder, store: folder, clock: clock)
        var look = InboxLook()
        return try await importing(path, look: &look)
    }

    private func verdict(_ name: String) async -> InboxLedger.Verdict? {
        await folder.read().verdict(on: InboxFile(name, size: 1, changed: clock.now - .seconds(60)))
    }

    @Test func `an empty folder is quiet, and one that cannot be read is missing`() async throws {
        let reader = Reader { _, _ in [] }
        #expect(try await round(reader) == InboxRound())
        folder.put(nil)
        let round = try await round(reader)
        #expect(round.isMissing && !round.isQuiet && reader.names.isEmpty)
    }

    @Test(arguments: ["/inbox", "/inbox/"])
    func `a path with a slash at its end is the same folder`(_ path: String) async throws {
        put(["a.gpx"])
        let reader = Reader { _, _ in [] }
        _ = try await round(reader, in: path)
        #expect(reader.names == ["/inbox/a.gpx"])
    }

    @Test(
        arguments: [
            (ImportFailure.notAnExport(path: ""), InboxReason.notAnExport), (.empty(path: ""), .empty),
            (.unreadable(path: "", problem: .brokenOff), .unreadable), (.nothingReadable(path: "", files: []), .unreadable),
            (.truncated(path: "", kept: []), .incomplete), (.broken(path: "", problem: .brokenOff, kept: []), .incomplete),
        ])
    func `a file that fails is left with its reason, once`(_ failure: ImportFailure, _ reason: InboxReason) async throws {
        put(["a.gpx"])
        let reader = Reader { _, _ throws(ImportFailure) in throw failure }
        let first = try await round(reader)
        #expect(first.left == [.init("a.gpx", reason)] && first.files.isEmpty && first.known.isEmpty)
        #expect(await verdict("a.gpx") == .left(reason))
        #expect(try await round(reader).isQuiet && reader.names.count == 1)
    }

    @Test(arguments: [ImportFailure.cancelled(kept: []), .missing(path: "")])
    func `a file that was stopped, or is gone, is looked at again`(_ failure: ImportFailure) async throws {
        put(["a.gpx"])
        let reader = Reader { _, _ throws(ImportFailure) in throw failure }
        #expect(try await round(reader).isQuiet)
        #expect(await verdict("a.gpx") == nil)
        _ = try await round(reader)
        #expect(reader.names.count == 2)
    }

    @Test func `a journal that fails ends the round, and what came before it is noted`() async throws {
        put(["a.gpx", "b.gpx", "c.gpx"])
        let good = report("a.gpx", added: 1)
        let reader = Reader { name, _ throws(ImportFailure) in
            if name == "b.gpx" { throw .journal(.diskFull) }
            return [good]
        }
        await #expect(throws: JournalFailure.diskFull) { try await round(reader) }
        #expect(await verdict("a.gpx") == .imported)
        #expect(await verdict("b.gpx") == nil)
        #expect(await verdict("c.gpx") == nil)
    }

    @Test func `what breaks off is imported as far as it goes, and said to be incomplete`() async throws {
        put(["a.gpx"])
        let kept = report("a.gpx", added: 7, walks: 1)
        let round = try await round(Reader { _, _ throws(ImportFailure) in throw .truncated(path: "", kept: [kept]) })
        #expect(round.files == ["a.gpx"] && round.left == [.init("a.gpx", .incomplete)])
        #expect((round.records, round.walks) == (7, 1) && round.reports == [kept])
    }

    @Test func `a report that is partial, or names a file it could not read, is incomplete`() async throws {
        put(["a.zip", "b.zip"])
        var partial = report("a.zip", added: 1)
        partial.isPartial = true
        var unreadable = report("b.zip", added: 1)
        unreadable.places = [LeftOutPlace(.unreadable, in: "inner.fit")]
        let round = try await round(Reader { [partial, unreadable] name, _ in [name == "a.zip" ? partial : unreadable] })
        #expect(round.left == [.init("a.zip", .incomplete), .init("b.zip", .incomplete)])
        #expect(round.files == ["a.zip", "b.zip"])
    }

    @Test func `an export in which nothing counts is left, one of which all is known is known`() async throws {
        put(["known.gpx", "void.gpx", "none.gpx"])
        let (known, void) = (report("known.gpx", known: 3), report("void.gpx"))
        let round = try await round(Reader { name, _ in name == "known.gpx" ? [known] : name == "void.gpx" ? [void] : [] })
        #expect(round.known == ["known.gpx"] && round.files.isEmpty)
        #expect(round.left == [.init("void.gpx", .nothing), .init("none.gpx", .nothing)])
        #expect(await verdict("known.gpx") == .imported)
    }

    @Test func `several reports of a file are added up, and each format is named once`() async throws {
        put(["a.zip"])
        let reports = [
            report("x", added: .max, format: "fit"), report("y", added: 5, walks: 2, format: "gpx"), report("z", added: 1, format: "fit"),
            report("w", known: 1, format: "tcx"),
        ]
        let round = try await round(Reader { _, _ in reports })
        #expect(round.formats == ["fit", "gpx"] && round.records == .max && round.walks == 2 && round.reports.count == 3)
    }

    @Test func `the difference is in days and steps, less where an import corrects`() async throws {
        let start = Instant(seconds: 1_795_200_000)
        let old = Walk(start: start, end: start + .seconds(600), zone: .utc, steps: 1000)
        await journal.take([], [old])
        put(["a.gpx"])
        var corrected = old
        corrected.steps = 400
        let (good, other) = (
            report("a.gpx", walks: 1), Walk(start: start - .seconds(200_000), end: start - .seconds(199_000), zone: .utc, steps: 50)
        )
        let round = try await round(
            Reader { [journal, corrected] _, _ in
                await journal.take([], [corrected, other])
                return [good]
            })
        #expect(round.steps == -550 && round.days == 2)
    }

    @Test func `what is gone from the folder is forgotten, so that it may come again`() async throws {
        put(["a.gpx", "b.gpx"])
        let known = report("a.gpx", known: 1)
        let reader = Reader { _, _ in [known] }
        _ = try await round(reader)
        put(["b.gpx", "c.gpx"])
        _ = try await round(reader)
        #expect(await verdict("a.gpx") == nil)
        #expect(await verdict("c.gpx") == .imported)
    }

    @Test func `names that look the same are two files, and each is read once`() async throws {
        let names = ["caf\u{E9}.gpx", "cafe\u{301}.gpx"]
        put(names)
        let known = report("", known: 1)
        let reader = Reader { _, _ in [known] }
        _ = try await round(reader)
        _ = try await round(reader)
        #expect(reader.names.count == 2)
    }

    @Test func `a round that is stopped reads nothing more`() async throws {
        put(["a.gpx", "b.gpx"])
        let known = report("", known: 1)
        let reader = Reader { _, _ in
            withUnsafeCurrentTask { $0?.cancel() }
            return [known]
        }
        let stopped = Task { try await round(reader) }
        #expect(try await stopped.value.known == ["a.gpx"])
        #expect(reader.names.count == 1)
    }
}

struct ListInboxTests {
    @Test func `each file is listed with its verdict, and a folder that is gone is none`() async throws {
        let (here, new) = (InboxFile("a", size: 1, changed: Instant(seconds: 0)), InboxFile("b", size: 1, changed: Instant(seconds: 0)))
        let folder = MemoryInbox([here, new])
        var ledger = InboxLedger()
        ledger.record(.left(.empty), on: here)
        await folder.write(ledger)
        let list = ListInbox(journal: MemoryJournal(zone: .utc), folders: folder, store: folder)
        #expect(try await list("/inbox") == [.init(file: here, verdict: .left(.empty)), .init(file: new)])
        folder.put(nil)
        #expect(try await list("/inbox") == nil)
    }
}
