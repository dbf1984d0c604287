import Testing

@testable import Importers

/// Texts in the first bytes of a file.
struct BytesSearchTests {
    @Test(arguments: [
        ("steps", "steps", 0..<5), ("two steps", "steps", 4..<9), ("ssteps", "steps", 1..<6), ("ststeps", "steps", 2..<7), ("", "", 0..<0),
    ])
    func `a text is found where it begins`(_ bytes: String, _ text: String, _ place: Range<Int>) {
        #expect(Array(bytes.utf8).place(of: text) == place)
    }

    @Test(arguments: [("step", "steps"), ("", "s"), ("stepstep", "steps ")])
    func `a text that is not whole is not found`(_ bytes: String, _ text: String) {
        #expect(Array(bytes.utf8).place(of: text) == nil)
        #expect(!Array(bytes.utf8).holds(text))
    }

    @Test func `places in a part of the bytes are those of the whole`() {
        let bytes = Array("steps, steps".utf8)
        #expect(bytes[1...].place(of: "steps") == 7..<12)
    }
}
