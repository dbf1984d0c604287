import Testing

@testable import Walking

struct WalkIDTests {
    private let start = Instant(seconds: 1_800_000_000)

    @Test func `a name made by the rule is the same every time, in every program`() {
        let id = WalkID(source: .typed, start: start, end: start + .seconds(60))
        #expect(id == WalkID(source: .typed, start: start, end: start + .seconds(60)))
        #expect(WalkID(id.description) == id)
    }

    @Test func `another beginning, end or source is another name`() {
        var seen: Set<WalkID> = []
        for minute in 0..<200 {
            let begin = start + .seconds(minute * 60)
            for end in [begin, begin + .milliseconds(1), begin + .seconds(60)] {
                seen.insert(WalkID(source: .typed, start: begin, end: end))
            }
        }
        #expect(seen.count == 600)
    }

    @Test func `it says that it was made by a rule of one's own`() {
        let text = WalkID(source: .typed, start: start, end: start).description
        #expect(text.count == 36 && Array(text)[14] == "8" && "89AB".contains(Array(text)[19]))
    }

    @Test(arguments: ["", "walk", "123", "E621E1F8-C36C-495A-93FC-0C247A3E6E5"])
    func `what is no name is not taken for one`(_ text: String) {
        #expect(WalkID(text) == nil)
    }
}
