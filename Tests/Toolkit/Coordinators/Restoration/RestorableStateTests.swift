import Coordinators
import Testing

struct RestorableStateTests {
    private nonisolated struct Draft: Codable, Equatable {
        var title = "Walden"
        var author = "Thoreau"
        var year = 1854
        var pages: Double? = nil
    }

    @Test func `the same state is the same text, with its keys in order`() {
        #expect(RestorableState.encode(Draft()) == #"{"author":"Thoreau","title":"Walden","year":1854}"#)
    }

    @Test func `what was written is read`() {
        let text = RestorableState.encode(Draft(title: "걷기", pages: 12.5))
        #expect(text.flatMap { RestorableState.decode(Draft.self, from: $0) } == Draft(title: "걷기", pages: 12.5))
    }

    @Test func `what cannot be written, or was written by another version, is nothing`() {
        #expect(RestorableState.encode(Draft(pages: .nan)) == nil)
        for text in ["", "{", #"{"title":"Walden"}"#] { #expect(RestorableState.decode(Draft.self, from: text) == nil) }
    }
}
