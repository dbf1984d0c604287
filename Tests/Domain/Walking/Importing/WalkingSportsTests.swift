import Testing

@testable import Walking

struct WalkingSportsTests {
    @Test func `a name counts however a file spells it`() {
        let sports = WalkingSports(["Nordic Stroll"])
        for name in ["Nordic Stroll", "nordic stroll", " NORDIC STROLL\t", "Nordic\u{200B} Stroll", "nordic stroll\u{7}"] {
            #expect(sports.contains(name), "\(name)")
        }
        #expect(!sports.contains("Nordic") && !sports.contains(""))
    }

    @Test func `names are in order, each once, and none is empty`() {
        var sports = WalkingSports(["b", "A", "a", " ", "", "B "])
        #expect(sports.names == ["A", "b"])
        sports.insert("산책길")
        #expect(sports.contains("산책길"))
        sports.remove("B")
        sports.remove("nobody's")
        #expect(sports.names == ["A", "산책길"] && !sports.isEmpty)
    }

    @Test func `a long name is known by what a report shows of it`() {
        let long = String(repeating: "x", count: 100)
        let sports = WalkingSports([long])
        #expect(sports.names.map(\.count) == [64])
        #expect(sports.contains(long) && sports.contains(String(long.prefix(64))) && !sports.contains(String(long.prefix(63))))
    }

    @Test func `what nobody sees is no part of a typed name`() {
        #expect(WalkingSports.typed(" a\u{0}b\u{2028}c\u{202E}\n") == "abc")
        #expect(WalkingSports.typed("\u{200B}").isEmpty)
    }
}
