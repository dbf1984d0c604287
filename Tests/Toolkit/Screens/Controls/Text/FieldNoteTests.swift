import Terminal
import Testing

@testable import Screens

@MainActor
struct FieldNoteTests {
    @Test(
        arguments: [
            ("", nil, 20, []), ("digits", nil, 20, ["digits"]), ("digits", "a letter", 20, ["! a letter"]),
            ("", "a letter", 6, ["! a", "lett", "er"]),
            ("digits", nil, 2, []), ("digits", nil, 0, []), ("숫자만 적어요", nil, 9, ["숫자만", "적어요"]),
        ] as [(String, String?, Int, [String])])
    func `what is wrong goes before what is expected`(_ help: String, _ error: String?, _ width: Int, _ expected: [String]) {
        #expect(FieldNote(help: help, error: error).lines(in: width, of: View()) == expected)
    }
}
