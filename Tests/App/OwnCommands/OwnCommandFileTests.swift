import Common
import Foundation
import Phrases
import Screens
import Terminal
import Testing

@testable import gnd

@MainActor
struct OwnCommandFileTests {
    @Test func `a line is a context, a key, a title and a shell line`() throws {
        let text = """
            # mine
            walk.x Open the map = xdg-open "https://example.org/?lat={lat}&q=a=b"
            day.p = printf %s {date}
            """
        let file = try OwnCommandFile(text, file: "commands", registry: AppKeys.all(.en))
        #expect(file.entries.map(\.title) == ["Open the map", "printf"])
        #expect(file.entries.map(\.key) == ["x", "p"])
        #expect(file.entries[0].line.text == "xdg-open \"https://example.org/?lat=${GND_LAT}&q=a=b\"")
        #expect(file.entries[1].line.fields == [.date])
    }

    @Test func `each example of the page is a file that the app takes`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Documentation/own-commands.md"), encoding: .utf8)
        // Every second part stands between fences; those of another language begin with its name.
        let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\n") }
        #expect(blocks.count == 2)
        for language in Language.allCases {
            for (_, block) in blocks {
                let file = try OwnCommandFile(block, file: "commands", registry: AppKeys.all(language))
                #expect(file.entries.count > 1)
            }
        }
    }

    @Test func `everything that is wrong is said with its line, and none of the file holds`() {
        let text = """
            walk.x = echo {titel}
            nonsense
            wolk.y = echo
            walk.hyper-z = echo
            walk.e Edit = echo
            walk.j = echo one
            walk.j = echo two
            day.x = echo {title}
            walk.v =
            walk.b = sh -c "echo {title}"
            """
        let problems: [ConfigurationProblem]
        do throws(ConfigurationError) {
            _ = try OwnCommandFile(text, file: "commands", registry: AppKeys.all(.en))
            problems = []
        } catch {
            problems = error.problems
        }
        #expect(
            problems.map(\.description) == [
                "commands:1: there is no `{titel}`; did you mean `{title}`?", "commands:2: expected `name = value`",
                "commands:3: there is no `wolk.y`; did you mean `walk.x`?", "commands:4: `hyper-z` means nothing here",
                "commands:5: `e` for walk.e is already the key of home.edit", "commands:7: walk.j was already set at commands:6",
                "commands:8: there is no `{title}`", "commands:9: expected `name = value`",
                "commands:10: `{title}` must not stand here: `sh` would take its words as code; "
                    + "a safe way is `sh -c 'echo \"$1\"' _ {title}`",
            ])
    }
}
