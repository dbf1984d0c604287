import Testing

@testable import Walking

struct NicknameDraftTests {
    private func typed(_ text: String, over original: String = "") -> NicknameDraft {
        var draft = NicknameDraft(original)
        draft.text = text
        return draft
    }

    @Test func `what was there before needs no question and is no change`() {
        let draft = NicknameDraft("Ann")
        #expect(!draft.hasChanges && !draft.needsLookup && !draft.isRefused && !draft.isEmpty && draft.verdict == .open)
        #expect(!typed("Ann", over: "Ann").needsLookup)
    }

    @Test(arguments: [
        ("", true, false), ("  ", true, false), ("Ann", false, true), ("산책왕", false, true), ("abcdefghijklmnopqrstuvwxy", false, false),
        ("a\u{7}b", false, false),
    ])
    func `what could be a name is asked for, what cannot be is refused at once`(_ text: String, _ isEmpty: Bool, _ needsLookup: Bool) {
        let draft = typed(text)
        #expect(draft.isEmpty == isEmpty && draft.needsLookup == needsLookup && draft.isRefused == (!isEmpty && !needsLookup))
    }

    @Test func `an answer holds for the name that was asked for, and for no other`() {
        var draft = typed("Ann")
        draft.note(.taken(free: []), about: "An")
        #expect(draft.verdict == .open && draft.needsLookup)
        draft.note(.taken(free: ["Ann2"]), about: "Ann")
        #expect(draft.isRefused && !draft.needsLookup)
        draft.text = "Ann2"
        #expect(draft.verdict == .open && draft.needsLookup)
        draft.note(nil, about: "Ann2")
        #expect(draft.verdict == .free && !draft.needsLookup && !draft.isRefused)
    }

    @Test func `a journal that cannot be asked refuses no name`() {
        var draft = typed("Ann")
        draft.note(.journal(.locked), about: "Ann")
        #expect(!draft.isRefused && draft.verdict == .refused(.journal(.locked)))
    }
}
