import Testing

@testable import Walking

struct RecordDecisionsTests {
    private let a = WalkID()
    private let b = WalkID()
    private let c = WalkID()
    private let d = WalkID()

    @Test func `records that are parted are apart whichever comes first`() {
        var decisions = RecordDecisions()
        decisions.part([a, b])
        #expect(decisions.isParted(a, b) && decisions.isParted(b, a) && !decisions.isParted(a, c))
    }

    @Test func `of three that are parted each two are`() {
        var decisions = RecordDecisions()
        decisions.part([a, b, c])
        #expect(decisions.isParted(a, b) && decisions.isParted(b, c) && decisions.isParted(c, a))
        #expect(decisions.parted.count == 3)
    }

    @Test func `one alone, or one that is named twice, is parted from nothing`() {
        var decisions = RecordDecisions()
        decisions.part([a])
        decisions.part([b, b])
        #expect(decisions == RecordDecisions())
    }

    @Test func `records that are joined show one of them`() {
        var decisions = RecordDecisions()
        decisions.join([a, b, c], showing: b)
        #expect(decisions.isJoined(a, to: b) && decisions.isJoined(c, to: b))
        #expect(!decisions.isJoined(b, to: b) && !decisions.isJoined(b, to: a))
    }

    @Test func `the later decision counts`() {
        var decisions = RecordDecisions()
        decisions.part([a, b])
        decisions.join([a, b], showing: a)
        #expect(!decisions.isParted(a, b) && decisions.isJoined(b, to: a))
        decisions.part([b, a])
        #expect(decisions.isParted(a, b) && !decisions.isJoined(b, to: a))
    }

    @Test func `another one may be shown later`() {
        var decisions = RecordDecisions()
        decisions.join([a, b], showing: a)
        decisions.join([a, b], showing: b)
        #expect(decisions.shown == [a: b])
    }

    @Test func `what was joined before comes along, so that nothing is shown behind what is hidden`() {
        var decisions = RecordDecisions()
        decisions.join([a, b], showing: b)
        decisions.join([b, c], showing: c)
        #expect(decisions.shown == [a: c, b: c])
        decisions.join([c, d], showing: d)
        #expect(decisions.shown == [a: d, b: d, c: d])
    }

    @Test func `decisions are lines, and back the same`() {
        var decisions = RecordDecisions()
        decisions.join([a, b], showing: a)
        decisions.part([a, c, d])
        #expect(RecordDecisions(lines: decisions.lines) == decisions)
        #expect(decisions.lines == RecordDecisions(lines: decisions.lines.reversed()).lines, "the same text whatever order they came in")
    }

    @Test func `lines that make no sense are passed over`() {
        let lines: [[String]] = [
            [], ["parted"], ["parted", a.description], ["parted", a.description, a.description], ["joined", a.description, "nobody"],
            ["other", a.description, b.description], ["joined", a.description, b.description, c.description],
        ]
        #expect(RecordDecisions(lines: lines) == RecordDecisions())
    }

    @Test func `lines that hide each other hide only one of the two`() {
        let decisions = RecordDecisions(lines: [
            ["joined", a.description, b.description], ["joined", b.description, a.description],
        ])
        #expect(decisions.shown == [a: b])
    }

    @Test(arguments: 0..<40)
    func `whatever is decided, nothing is hidden behind what is hidden, or parted from what it is joined to`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let walks = (0..<6).map { _ in WalkID() }
        var decisions = RecordDecisions()
        for _ in 0..<30 {
            let some = Array(walks.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random)))
            if Bool.random(using: &random) { decisions.part(some) } else { decisions.join(some, showing: some[0]) }
        }
        for (hidden, main) in decisions.shown {
            #expect(decisions.shown[main] == nil)
            #expect(!decisions.isParted(hidden, main))
        }
        #expect(RecordDecisions(lines: decisions.lines) == decisions)
    }
}
