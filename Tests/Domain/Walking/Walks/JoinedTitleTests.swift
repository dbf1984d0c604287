import Testing

@testable import Walking

struct JoinedTitleTests {
    private func record(_ title: String, isTyped: Bool = false, steps: Int? = nil, minutes: Int64 = 30) -> JoinedTitle.Record {
        let start = Instant(seconds: 1_795_262_400)
        let walk = Walk(
            start: start, end: start + .seconds(60 * minutes), zone: .utc, steps: steps, title: title,
            source: Source(name: title, kind: .phone))
        return JoinedTitle.Record(walk, isTyped: isTyped)
    }

    @Test func `what the person typed wins, on the record that is shown before another`() {
        let (shown, given) = (record("Mine", isTyped: true, steps: 3000), record("Given", steps: 3000))
        let other = record("Theirs", isTyped: true)
        #expect(JoinedTitle(shown: shown, others: [other]).text == "Mine")
        #expect(JoinedTitle(shown: given, others: [other]).text == "Theirs")
        #expect(JoinedTitle(shown: given, others: [record("Walk")]).text == "Given")
    }

    @Test func `of the others the one that knows the most is asked first, in whatever order they come`() {
        let (counted, bare) = (record("Counted", steps: 3000), record("Bare"))
        for others in [[counted, bare], [bare, counted]] {
            #expect(JoinedTitle(shown: record(""), others: others).text == "Counted")
        }
        let typed = record("Typed", isTyped: true)
        #expect(JoinedTitle(shown: record(""), others: [counted, typed]).text == "Typed")
    }

    @Test func `a title that was emptied is none, and without any there is none`() {
        #expect(JoinedTitle(shown: record("Given"), others: [record("", isTyped: true)]).text == "Given")
        #expect(JoinedTitle(shown: record(""), others: []).text.isEmpty)
    }
}
