import Testing

@testable import Terminal

struct ConfigurationFileTests {
    private func read(_ text: String) -> ConfigurationFile { ConfigurationFile(text, file: "keys") }

    @Test(
        arguments: [
            ("a = b", [("a", "b", 1)]), ("  a=b  ", [("a", "b", 1)]), ("a = b = c", [("a", "b = c", 1)]), ("a =", [("a", "", 1)]), ("", []),
            ("# a = b", []),
            ("\n\n a = b\n\nc = d", [("a", "b", 3), ("c", "d", 5)]), ("a = 1\r\nb = 2", [("a", "1", 1), ("b", "2", 2)]),
            ("a = b # c", [("a", "b # c", 1)]),
            (" = b", [("", "b", 1)]), ("산책 = 걷기", [("산책", "걷기", 1)]),
        ] as [(String, [(String, String, Int)])])
    func `a line sets a name to a value`(_ text: String, _ expected: [(String, String, Int)]) {
        let file = read(text)
        #expect(file.problems.isEmpty && file.settings.count == expected.count)
        for (setting, wanted) in zip(file.settings, expected) {
            #expect(setting.name == wanted.0 && setting.value == wanted.1 && setting.place.line == wanted.2)
            #expect(setting.place.description == "keys:\(wanted.2)")
        }
    }

    @Test func `what is no setting, or set before, is told with its place`() {
        let file = read("a = 1\nwords\na = 2\n")
        #expect(file.settings.map(\.value) == ["1"])
        #expect(file.problems.map(\.description) == ["keys:2: expected `name = value`", "keys:3: a was already set at keys:1"])
        #expect(file.problems.map(\.line) == [2, 3])
    }

    @Test func `every problem is a sentence with all its places`() {
        let file = read("a = 1\nb = 2")
        let (first, second) = (file.settings[0].place, file.settings[1].place)
        let problems: [(ConfigurationProblem, String, Int)] = [
            (.unreadable(file: "keys"), "keys cannot be read as text", 0), (.badValue("x", first), "keys:1: `x` means nothing here", 1),
            (.unknownName("x", first, suggestion: nil), "keys:1: there is no `x`", 1),
            (.unknownName("x", first, suggestion: "y"), "keys:1: there is no `x`; did you mean `y`?", 1),
            (.taken(key: "n", name: "b", second, by: "a", at: first), "keys:2: `n` for b is already the key of a at keys:1", 2),
            (.misplaced("x", first, reason: "y"), "keys:1: `x` must not stand here: y", 1),
            (.taken(key: "n", name: "b", second, by: "quit", at: nil), "keys:2: `n` for b is already the key of quit", 2),
        ]
        for (problem, sentence, line) in problems { #expect(problem.description == sentence && problem.line == line) }
    }
}
