import Phrases
import Terminal
import Testing

@testable import gnd

struct HelpTextTests {
    private static let lines = Language.allCases.flatMap { language in
        let help = HelpText(strings: CommandStrings.for(language), ink: ConsoleStyle(.mono))
        let pages = [help.overview(of: Commands.entries)] + Commands.entries.map { help.details(of: $0) }
        return pages.flatMap { $0.text.split(separator: "\n").map(String.init) }
    }

    @Test func `no line of a help is wider than a terminal of eighty columns`() {
        let wide = Self.lines.filter { TextWidth.of($0) > 80 }
        #expect(wide == [])
    }

    @Test(arguments: Language.allCases) func `the help of together names every action`(_ language: Language) throws {
        let help = HelpText(strings: CommandStrings.for(language), ink: ConsoleStyle(.mono))
        let page = help.details(of: CommandEntry(TogetherCommand.self)).text
        guard case .choice(let actions) = TogetherCommand.operands.kind else {
            Issue.record("no actions")
            return
        }
        // The first is what is done without an action.
        let explained = page.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(actions.dropFirst().filter { !explained.contains($0) } == [])
    }

    @Test func `the Korean help has one word a thing, and no English one for a name`() {
        let help = HelpText(strings: CommandStrings.for(.ko), ink: ConsoleStyle(.mono))
        let page = help.details(of: CommandEntry(TogetherCommand.self)).text
        #expect(page.contains("초대 코드") && page.contains("복구 문구") && page.contains("remove 이름"), "\(page)")
        for other in ["하는 말", "받은 말", "복구 글자", "remove NAME", "WORD]"] { #expect(!page.contains(other), "\(other)") }
    }
}
