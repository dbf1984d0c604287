import Testing

@testable import Importers

struct JSONHeadTests {
    private func head(_ text: String) -> JSONHead { JSONHead(Array(text.utf8)) }

    @Test func `a member is found at any depth, with spaces and line ends before its colon`() {
        let json = head("[{\"a\": {\"dateTime\"\n : 1}}]")
        #expect(json.has("a") && json.has("dateTime") && !json.has("date"))
    }

    @Test func `a text that a person typed is no member`() {
        let json = head("{\"tags\":[\"activities-steps\",\"dateTime\"],\"title\":\"\\\"value\\\": 1\",\"end\":\"value\"}")
        #expect(!json.has("activities-steps") && !json.has("dateTime") && !json.has("value"))
        #expect(json.has("tags"))
    }

    @Test func `a name at the very end says nothing yet`() {
        #expect(!head("{\"dateTime\"").has("dateTime"))
        #expect(!head("").has(""))
    }
}
