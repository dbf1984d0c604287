import Testing

@testable import Walking

struct QuotedTitleTests {
    private func quoted(_ line: String) -> QuotedTitle? { QuotedTitle(at: line.split(separator: " ").map(String.init)[...]) }

    @Test(arguments: [
        "\"10 km loop\" 30m", "“10 km loop” 30m", "'10 km loop' 30m", "‘10 km loop’ 30m", "«10 km loop» 30m", "「10 km loop」 30m",
    ])
    func `each pair of quotes holds a title`(_ line: String) {
        #expect(quoted(line)?.text == "10 km loop")
        #expect(quoted(line)?.words == 3)
    }

    @Test(arguments: ["10 km “loop”", "“10 km loop 30m", "10”", "", "\"", "“”", "“ ”", "“10 km loop\" 30m"])
    func `words that begin without a quote, or one that is not closed, are no title`(_ line: String) {
        #expect(quoted(line) == nil)
    }

    @Test func `one word may be a title, and a sign behind the quote is none of it`() {
        #expect(quoted("“lake” 30m")?.text == "lake")
        #expect(quoted("“to the lake”, 30m")?.text == "to the lake")
        #expect(quoted("“to the lake”; 30m")?.words == 3)
    }

    @Test func `a quote inside a word does not end the title`() {
        #expect(quoted("'Ann's walk' 30m")?.text == "Ann's walk")
    }

    @Test func `a title with quotes of its own goes on to the last one, two titles do not`() {
        #expect(quoted("“the “long” way”")?.text == "the “long” way" || quoted("“the “long” way”")?.words == 2)
        #expect(quoted("“lake” and “river”")?.text == "lake")
        #expect(quoted("\"lake\" and \"river\"")?.words == 1)
    }
}
