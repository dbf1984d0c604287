import LiveWalking
import Testing
import Walking

@testable import Importers

/// Sessions that live walks recorded, read as files.
struct LiveFormatTests {
    @Test func `a session is told by its first line, and is no journal`() {
        let head = ImportersTests.head(Feed().text)
        #expect(LiveFormat.recognise(head) == .file)
        #expect(GNDFormat.recognise(head) == nil)
        #expect(LiveFormat.recognise(ImportersTests.head(#"{"gnd":1,"days":[]}"# + "\n")) == nil)
    }

    @Test func `a session gives its walk, and the minutes of its belt`() throws {
        var feed = Feed()
        feed.add(#"{"t":0.5,"e":"device","s":"pad","name":"Walking pad","maker":"KingSmith","model":"G1"}"#)
        feed.walk(130)
        feed.add(#"{"t":131,"e":"effort","v":13}"#)
        feed.add(#"{"t":131,"e":"end","why":"key"}"#)
        let batch = try read(LiveFormat.self, .file, feed.text)
        let walk = try #require(batch.walks.first)
        #expect(batch.walks.count == 1)
        #expect(walk.id == WalkID("6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0001"))
        #expect(walk.steps == 233)
        #expect(walk.distance == 161)
        #expect(walk.zone.id == "Europe/Berlin")
        let steps = batch.samples.filter { $0.metric == .steps }
        #expect(steps.count == 3)
        #expect(steps.reduce(0) { $0 + $1.value } == 233)
        #expect(steps.allSatisfy { $0.source == Source(name: "Walking pad", manufacturer: "KingSmith", model: "G1", kind: .live) })
        #expect(batch.skipped.isEmpty)
    }

    @Test func `a session that was cut anywhere is read up to there, and never holds more than the whole`() throws {
        var feed = Feed()
        feed.walk(40)
        let bytes = Array(feed.text.utf8)
        let whole = try read(LiveFormat.self, .file, feed.text).walks.first?.steps ?? 0
        for length in stride(from: 130, to: bytes.count, by: 7) {
            let batch = try read(LiveFormat.self, .file, String(decoding: bytes.prefix(length), as: UTF8.self))
            #expect((batch.walks.first?.steps ?? 0) <= whole)
        }
    }

    @Test func `lines that are no lines of a session are left out and counted`() throws {
        var feed = Feed()
        feed.add("not json")
        feed.add(#"{"t":-4,"s":"pad","c":"2acd","x":"00"}"#)
        feed.add(#"{"t":1,"s":"pad","c":"2acd","x":"0"}"#)
        feed.add(#"{"t":1,"e":"something new","v":1}"#)
        feed.add(String(repeating: "x", count: 9000))
        feed.walk(20)
        let batch = try read(LiveFormat.self, .file, feed.text)
        #expect(batch.walks.count == 1)
        #expect(batch.skipped == [.unreadable: 3])
    }

    @Test func `a session without a first line, or that ended at once, gives nothing`() throws {
        var feed = Feed()
        feed.add(#"{"t":1,"e":"end","why":"key"}"#)
        #expect(try read(LiveFormat.self, .file, feed.text).walks.isEmpty)
        #expect(try read(LiveFormat.self, .file, "{}\n").skipped[.unreadable] != nil)
    }

    @Test func `a recording that comes twice is one walk, and so is a part of it before the whole`() throws {
        var (part, whole) = (Feed(), Feed())
        part.walk(100)
        whole.walk(170)
        let once = try read(LiveFormat.self, .file, whole.text)
        for text in [whole.text + whole.text, part.text + whole.text, whole.text + part.text] {
            let batch = try read(LiveFormat.self, .file, text)
            #expect(batch.walks == once.walks && batch.samples == once.samples)
            #expect((batch.skipped[.repeated] ?? 0) > 90 && batch.skipped.count == 1)
        }
    }

    @Test func `a recording behind another one is no part of it, and is told of`() throws {
        var (one, other) = (Feed(), Feed(id: "6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0002"))
        one.walk(60)
        other.walk(170)
        let batch = try read(LiveFormat.self, .file, one.text + other.text)
        #expect(batch.walks == (try read(LiveFormat.self, .file, one.text)).walks)
        #expect(batch.skipped == [.unreadable: 171])
    }

    @Test func `a recording is as new as its last line, whenever the file was written`() throws {
        var feed = Feed()
        feed.walk(100)
        let batch = try read(LiveFormat.self, .file, feed.text)
        let walk = try #require(batch.walks.first)
        #expect(walk.modified == walk.start + .seconds(100))
        #expect(batch.samples.allSatisfy { $0.exported == walk.modified })
    }

    @Test func `a silence that no recording of a walk has is a pause, however long it is`() throws {
        for far in [1000, 300_000, 604_800] {
            var feed = Feed()
            feed.walk(100)
            feed.add(#"{"t":\#(far),"e":"something new"}"#)
            let walk = try #require(try read(LiveFormat.self, .file, feed.text).walks.first)
            #expect(walk.duration == .seconds(far) && walk.movingTime == .seconds(100) && walk.steps == 179)
        }
    }

    @Test(arguments: 1...20)
    func `times that were changed at random neither hang nor add anything`(_ seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        var feed = Feed()
        feed.walk(60)
        var lines = feed.lines
        let times = ["1e7", "1e12", "1e300", "-1", "604800", "300000", "59.999", "0", "3e5", "1e-9"]
        for _ in 0..<4 {
            let index = Int.random(in: 1..<lines.count, using: &dice)
            let rest = lines[index].drop { $0 != "," }
            lines[index] = #"{"t":"# + (times.randomElement(using: &dice) ?? "0") + rest
        }
        let batch = try read(LiveFormat.self, .file, lines.map { $0 + "\n" }.joined())
        #expect(batch.walks.allSatisfy { ($0.steps ?? 0) <= 110 && $0.walkingTime <= .seconds(120) })
    }

    @Test func `a recording in which nobody walked is no walk`() throws {
        var feed = Feed()
        feed.add(#"{"t":604800,"e":"something new"}"#)
        let batch = try read(LiveFormat.self, .file, feed.text)
        #expect(batch.walks.isEmpty && batch.samples.isEmpty && batch.skipped == [.justBegun: 1])
    }

    @Test func `a watch's minutes of the same time do not add, whichever comes first`() async throws {
        let folder = try Folder()
        var feed = Feed()
        feed.walk(600)
        feed.add(#"{"t":600,"e":"end","why":"key"}"#)
        try folder.write("live/walk.ndjson", feed.text)
        let watch = """
            ; GND journal
            source 1 "Apple Watch" "" "" watch
            steps 1 2026-03-27T07:40:00Z 2026-03-27T07:50:00Z 700
            """
        try folder.write("watch/journal.txt", watch + "\n")
        let both = ["\(folder.path)/live", "\(folder.path)/watch"]
        let alone = try await countedDays([both[0]])
        #expect(alone == (try await countedDays(both)))
        #expect(alone == (try await countedDays(both.reversed())))
    }

    @Test(arguments: 1...30)
    func `a session whose bytes were changed at random is read without an end of the program`(_ seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        var feed = Feed()
        feed.walk(30)
        var bytes = Array(feed.text.utf8)
        for _ in 0..<40 { bytes[Int.random(in: 130..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice) }
        let batch = try read(LiveFormat.self, .file, String(decoding: bytes, as: UTF8.self))
        #expect(batch.walks.count <= 1)
        #expect(batch.samples.allSatisfy { $0.value.isFinite && $0.value >= 0 && $0.end > $0.start })
    }
}
