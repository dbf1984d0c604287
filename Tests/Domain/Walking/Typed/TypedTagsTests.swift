import Testing

@testable import Walking

struct TypedTagsTests {
    @Test(
        arguments: [
            ("", []), ("river", ["river"]), ("#river", ["river"]), ("river, sun", ["river", "sun"]), ("#river #sun", ["river", "sun"]),
            ("river river #river", ["river"]), ("\"by the river\", sun", ["by the river", "sun"]), ("#\"by the river\"", ["by the river"]),
            ("강 #산", ["강", "산"]), (" , # ,, ", []), ("\"open", ["\"open"]), ("a,b", ["a", "b"]), ("신발:등산화 강", ["shoe:등산화", "강"]),
            ("\"\" a", ["a"]),
        ] as [(String, [String])])
    func `tags are words, or what stands between quotes`(_ text: String, _ expected: [String]) {
        #expect(TypedTags(text).tags == expected)
    }

    @Test(arguments: [["a"], ["a", "b c"], ["강가", "by, the river"], []])
    func `what is written is read again`(_ tags: [String]) {
        #expect(TypedTags(TypedTags(tags).description).tags == tags)
    }

    @Test(
        arguments: [
            ("#river", "river"), ("##river", "river"), ("river", nil), ("#", nil), ("", nil), ("##", nil), ("shoe:나이키", "shoe:나이키"),
            ("#shoe:나이키", "shoe:나이키"), ("shoe:", nil), ("신발:등산화", "shoe:등산화"), ("#신발:등산화", "shoe:등산화"),
            ("신발:", nil), ("신발", nil), ("note:x", nil),
        ] as [(String, String?)])
    func `a word is a tag by its sign`(_ word: String, _ tag: String?) {
        #expect(TypedTags.tag(word) == tag)
    }

    @Test(
        arguments: [
            ("by the river", "by the river", []), ("by #sun the river #강", "by the river", ["sun", "강"]), ("#sun", "", ["sun"]),
            ("  a  ", "a", []),
            ("a # b", "a # b", []), ("#x #x", "", ["x"]), ("a  b", "a  b", []),
        ] as [(String, String, [String])])
    func `tags are taken out of a title`(_ text: String, _ title: String, _ tags: [String]) {
        let taken = TypedTags.taken(from: text)
        #expect(taken.title == title && taken.tags == tags)
    }
}
