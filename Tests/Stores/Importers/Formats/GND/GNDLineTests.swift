import Testing
import Walking

@testable import Importers

struct GNDLineTests {
    private func walk(_ line: String, sources: [Int: Source] = [:]) -> Walk? { GNDLine(line)?.walk(sources: sources) { _ in .utc } }

    @Test func `the words behind the offset come in any order`() throws {
        let first = try #require(walk("2026-03-27 07:00 +00:00 35m 3,900s 2.6km \"Lake\" \"wet\" #dawn"))
        let second = try #require(walk("2026-03-27 07:00 +00:00 #dawn \"Lake\" 2.6km \"wet\" 3900s 35m"))
        #expect(first == second)
        #expect(first.start == seven && first.steps == 3900 && first.distance == 2600 && first.note == "wet" && first.tags == ["dawn"])
    }

    @Test func `a walk is in the zone that its line names, else in the person's, else in the offset's`() throws {
        #expect(try #require(walk("2026-03-27 08:00 +01:00 35m zone:Europe/Berlin")).zone == Zone("Europe/Berlin"))
        #expect(try #require(walk("2026-03-27 07:00 +00:00 35m")).zone == .utc)
        let odd = try #require(walk("2026-03-27 12:45 +05:45 35m zone:Mars/Olympus"))
        #expect(odd.start == seven && odd.zone.offset(at: seven) == 20_700)
    }

    @Test(arguments: [
        "", "2026-03-27 07:00 35m", "2026-02-30 07:00 +00:00 35m", "2026-03-27 07:00 +00:00", "2026-03-27 07:00 +00:00 \"Lake\"",
        "2026-03-27 07:00 +00:00 35m frob", "2026-03-27 07:00 +00:00 35m id:nonsense", "2026-03-27 07:00 +00:00 -5s",
        "2026-03-27 07:00 +00:00 35m metres:-1", "2026-03-27 07:00 +00:00 35m metres:inf",
    ])
    func `a line that is no walk is none`(_ line: String) {
        #expect(GNDLine(line) == nil)
    }

    @Test func `a source that the file did not name makes no walk`() {
        #expect(walk("2026-03-27 07:00 +00:00 35m from:3") == nil)
        let watch = Source(name: "Watch", kind: .workout)
        #expect(walk("2026-03-27 07:00 +00:00 35m from:3", sources: [3: watch])?.source == watch)
    }
}
