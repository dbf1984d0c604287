import Testing

@testable import Journal

struct JournalProblemTests {
    @Test(arguments: [[], ["ok"], ["*** in database main ***"], ["ok\n*** in database main ***"]] as [[String]])
    func `what SQLite finds nothing wrong with is no problem`(_ lines: [String]) {
        #expect(JournalProblem(integrity: lines) == nil)
    }

    @Test(arguments: [
        "row 3 missing from index day_owner", "wrong # of entries in index walk_start", "non-unique entry in index name",
        "Freelist: size is 3 but should be 2", "Page 7: never used",
    ])
    func `an index or a free page costs no record`(_ line: String) {
        #expect(JournalProblem(integrity: [line]) == .upkeep([line]))
    }

    @Test(arguments: ["Tree 5 page 9: btreeInitPage() returns error code 11", "NULL value in walk.start", "Page 7: never used twice"])
    func `anything else may cost records`(_ line: String) {
        #expect(JournalProblem(integrity: [line]) == .pages([line]))
    }

    @Test func `one bad line among harmless ones is enough, and all of them are told`() {
        let lines = ["*** in database main ***\nPage 7: never used", "Tree 5 page 9: is bad"]
        #expect(JournalProblem(integrity: lines) == .pages(["Page 7: never used", "Tree 5 page 9: is bad"]))
    }
}
