import Testing

@testable import Coordinators

struct LinkTableTests {
    private let table = LinkTable<String>(
        scheme: "books",
        [
            LinkPattern("list", "list"),
            LinkPattern("book/:title", read: { $0["title"] }, write: { $0 == "list" ? nil : ["title": $0] }),
            LinkPattern("shelf/:kind/first", places: ["kind": .oneOf(["fruit", "bread"])], read: { $0["kind"] }, write: { _ in nil }),
            LinkPattern("shelf/last", "last"),
        ])

    @Test(arguments: ["books://list", "BOOKS://list", "books://list/", "books:///list"])
    func `the case of the scheme and slashes at the ends do not matter`(_ url: String) throws {
        #expect(try table.parse(url) == "list")
    }

    @Test(arguments: ["Walden", "a/b", "걷기", "100%"]) func `any text that is printed is read again`(_ title: String) throws {
        let url = try #require(table.print(title))
        #expect(try table.parse(url) == title)
    }

    @Test func `the first form that fits prints a value`() {
        #expect(table.print("list") == "books://list")
        #expect(table.print("last") == "books://book/last")
    }

    @Test(
        arguments: [
            ("books://", 0, nil, ["list", "book", "shelf"]),
            ("books://else", 0, "else", ["list", "book", "shelf"]),
            ("books://book", 1, nil, [":title"]),
            ("books://shelf/shoes", 1, "shoes", ["fruit", "bread", "last"]),
            ("books://list/more", 1, "more", []),
            ("books://book/%FF", 1, "%FF", [":title"]),
            ("movies://list", -1, "movies:", ["books://"]),
        ] as [(String, Int, String?, [String])])
    func `a link that leads nowhere says at which segment, and what would be accepted there`(
        _ url: String, _ segment: Int, _ part: String?, _ accepted: [String]
    ) {
        #expect(throws: LinkTable<String>.Failure(url: url, segment: segment, part: part, accepted: accepted)) { try table.parse(url) }
    }

    @Test func `a refusal is one sentence`() {
        let choice = LinkTable<String>.Failure(url: "books://x", segment: 0, part: "x", accepted: ["list", "book"])
        #expect(choice.description == "books://x leads nowhere at segment 0, x; accepted there: list, book")
        let end = LinkTable<String>.Failure(url: "books://list/x", segment: 1, part: nil, accepted: [])
        #expect(end.description == "books://list/x leads nowhere at segment 1, its end; nothing is accepted there")
    }

    @Test func `all forms are listed as they are written`() {
        #expect(table.forms == ["books://list", "books://book/:title", "books://shelf/:kind/first", "books://shelf/last"])
    }
}
