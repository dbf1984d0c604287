import Testing

@testable import Coordinators

struct LinkPatternTests {
    private nonisolated enum BookRoute: Route {
        case book(Int)
        case page(Int)
    }

    private let numbers = LinkPattern<Int>("books/:id/read", places: ["id": .text { Int($0) != nil }]) {
        $0["id"].flatMap { Int($0) }
    } write: {
        $0 > 0 ? ["id": "\($0)"] : nil
    }

    @Test func `words stand as they are, and a place takes what fits`() {
        #expect(numbers.match(["books", "7", "read"]) == 7)
        #expect(numbers.match(["books", "x", "read"]) == nil)
        #expect(numbers.match(["Books", "7", "read"]) == nil)
    }

    @Test(arguments: [["books", "7"], ["books", "7", "read", "more"], []]) func `a link with more or fewer parts is another one`(
        _ parts: [String]
    ) {
        #expect(numbers.match(parts) == nil)
    }

    @Test(
        arguments: [
            ([], 0), (["books"], 1), (["books", "7"], 2), (["books", "x", "read"], 1), (["else", "7"], 0), (["books", nil], 1),
            (["books", "7", "read", "more"], 3),
        ] as [([String?], Int)])
    func `its depth is how far a link fits from the beginning`(_ parts: [String?], _ depth: Int) {
        #expect(numbers.depth(parts) == depth)
    }

    @Test func `what is accepted is the word, the place as it is written, or the words of a place`() {
        #expect((0..<4).map(numbers.accepted) == [["books"], [":id"], ["read"], []])
        let days = LinkPattern<Int>("on/:day", places: ["day": .oneOf(["mon", "tue"])], read: { _ in 1 }, write: { _ in nil })
        #expect(days.accepted(at: 1) == ["mon", "tue"])
        #expect(days.match(["on", "tue"]) == 1 && days.match(["on", "sun"]) == nil)
    }

    @Test func `a value of another form is not printed, nor one that leaves a place empty`() {
        #expect(numbers.print(7) == "books/7/read")
        #expect(numbers.print(0) == nil)
        let texts = LinkPattern<String>("find/:text", read: { $0["text"] }, write: { ["text": $0] })
        #expect(texts.print("a b/c") == "find/a%20b%2Fc")
        #expect(texts.print("") == nil)
        let missing = LinkPattern<String>("find/:text", read: { $0["text"] }, write: { ["other": $0] })
        #expect(missing.print("a") == nil)
    }

    @Test func `a form of a value is one of the cases that carry it, and of no other case`() {
        let books = numbers.map(BookRoute.book)
        #expect(books.match(["books", "7", "read"]) == .book(7))
        #expect(books.print(.book(7)) == "books/7/read")
        #expect(books.print(.page(7)) == nil)
        #expect(books.accepted(at: 1) == [":id"] && books.depth(["books", "x"]) == 1)
    }
}
