import Phrases
import Terminal
import Testing

@testable import gnd

@MainActor
struct ConfigurationSentenceTests {
    private func problems(_ count: Int) -> [ConfigurationProblem] { (1...count).map { .unreadable(file: "keys\($0)") } }

    @Test(arguments: [(1, nil), (4, nil), (5, "1 more: gnd doctor"), (9, "5 more: gnd doctor")])
    func `the first four are said, and where the others are`(_ count: Int, _ rest: String?) {
        let lines = ConfigurationSentence(phrases: Phrases(.en)).summary(problems(count)).split(separator: "\n").map(String.init)
        #expect(lines.count == min(4, count) + (rest == nil ? 1 : 2))
        #expect(lines.first == "keys1 cannot be read as text.")
        if let rest { #expect(lines.dropLast().last == rest) }
        #expect(lines.last == "A file with a mistake is not used until it is mended; the program’s own holds meanwhile.")
    }

    @Test func `in Korean the rest is counted, too`() {
        #expect(ConfigurationSentence(phrases: Phrases(.ko)).summary(problems(6)).contains("\n2개 더 있어요: gnd doctor\n"))
    }
}
