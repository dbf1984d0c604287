import Phrases
import Terminal
import Testing

@testable import gnd

/// The question how hard a walk in a line was.
@MainActor
struct EffortQuestionTests {
    private func ask(_ answers: [String?], said: Int? = nil, columns: Int = 80) -> (effort: Int?, asked: String) {
        let errors = MemorySink()
        var left = answers
        let console = Console(
            output: MemorySink(), errors: errors, colors: .mono, showsProgress: true, columns: columns,
            answer: { left.isEmpty ? nil : left.removeFirst() })
        return (EffortQuestion(console: console, phrases: Phrases(.en)).ask(said: said), errors.text)
    }

    @Test func `a number of the scale is taken, and another one asked back`() {
        let asked = ask(["21", "hard", "13"])
        #expect(asked.effort == 13)
        #expect(asked.asked.contains("“21” is no effort.") && asked.asked.contains("“hard” is no effort."))
    }

    @Test func `Enter alone says none, and the end of what is typed neither`() {
        #expect(ask([""]).effort == nil)
        #expect(ask([nil]).effort == nil)
        #expect(ask([""], said: 15).asked.contains("15 [Enter]: "))
    }

    @Test func `in a narrow row the question is short`() {
        #expect(ask([""], columns: 60).asked == "How hard was it, 6–20? not said [Enter]: ")
    }
}
