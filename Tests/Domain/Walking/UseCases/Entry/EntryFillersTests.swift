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
        (["한강에서"], ["한강"]), (["집", "근처에서"], ["집", "근처"]), (["river"], ["river"]), ([], []),
    ])
    func `the particle of a place that leads to a measure goes`(_ title: [String], _ rest: [String]) {
        #expect(EntryFillers.withoutEnding(title) == rest)
    }

    @Test(arguments: [["점심", "먹고"], ["커피를", "마시고"], ["강아지를", "데리고", "나서"], ["친구하고"], ["점심을"], ["에서"], ["하고프다"]])
    func `what was done before a walk stays as it was written`(_ title: [String]) {
        #expect(EntryFillers.withoutEnding(title) == title)
    }
}
