import Testing

@testable import Walking

struct EntryFillersTests {
    @Test(arguments: ["for", "About", "walked", "~", "약", "방금", "걸었어요", "채웠다", "at…", "and,", "I"])
    func `a word that leads to a measure says nothing of the walk`(_ word: String) {
        #expect(EntryFillers.leads(word))
    }

    @Test(arguments: ["river", "fora", "한강", "걷기", "", "약속"])
    func `a word of its own leads to nothing`(_ word: String) {
        #expect(!EntryFillers.leads(word))
    }

    @Test(arguments: ["동안", "정도", "이상을", "쯤.", "걸었어요"])
    func `a Korean word behind a measure belongs to it`(_ word: String) {
        #expect(EntryFillers.follows(word))
    }

    @Test(arguments: ["river", "long", "공원", "동네"])
    func `another word behind a measure does not`(_ word: String) {
        #expect(!EntryFillers.follows(word))
    }

    @Test func `a title of nothing but such words is none`() {
        #expect(EntryFillers.areAll(["I", "walked", "about"]) && EntryFillers.areAll(["long", "or", "so"]) && EntryFillers.areAll([]))
        #expect(!EntryFillers.areAll(["long", "river", "walk"]))
    }

    @Test(arguments: [
        (["점심", "먹고"], ["점심"]), (["점심을", "먹고"], ["점심"]), (["커피를", "마시고"], ["커피"]), (["강아지를", "데리고", "나서"], ["강아지"]),
        (["한강에서"], ["한강"]), (["친구하고"], ["친구"]), (["river"], ["river"]), ([], []), (["먹고"], []),
    ])
    func `the verb and the particle that lead to a measure go`(_ title: [String], _ rest: [String]) {
        #expect(EntryFillers.withoutEnding(title) == rest)
    }

    @Test(arguments: [["가을", "먹고"], ["을", "먹고"], ["에서"], ["하고프다"]])
    func `a syllable that only looks like a particle stays`(_ title: [String]) {
        #expect(EntryFillers.withoutEnding(title).first == title.first)
    }

    @Test func `without a verb an object keeps its particle`() {
        #expect(EntryFillers.withoutEnding(["점심을"]) == ["점심을"])
    }
}
