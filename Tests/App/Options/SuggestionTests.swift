import Testing

@testable import gnd

@MainActor
struct SuggestionTests {
    private let commands = ["log", "import", "export", "doctor", "today", "undo"]

    @Test(arguments: [
        ("improt", "import"), ("imort", "import"), ("importt", "import"), ("exprot", "export"), ("docter", "doctor"), ("tody", "today"),
        ("lgo", "log"), ("undo", "undo"),
    ])
    func `a slip or two is a name that was meant`(_ typed: String, _ name: String) {
        #expect(Suggestion.nearest(to: typed, among: commands) == name)
    }

    @Test(arguments: ["", "xyz", "walks", "importexport", "lxyz"]) func `anything further away is no name at all`(_ typed: String) {
        #expect(Suggestion.nearest(to: typed, among: commands) == nil)
    }

    @Test func `of no names none is near`() {
        #expect(Suggestion.nearest(to: "log", among: []) == nil)
    }

    @Test func `letters count, not the bytes that they are made of`() {
        #expect(Suggestion.nearest(to: "가져오지", among: ["가져오기"]) == "가져오기")
    }
}
