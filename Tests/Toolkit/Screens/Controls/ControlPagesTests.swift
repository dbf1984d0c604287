import ScreenTesting
import Specimens
import Terminal
import Testing

@testable import Screens

/// `Documentation/controls.md` and its pictures are made here, from the same specimens that the snapshots are made from.
@Suite(.leavesNothing) @MainActor
struct ControlPagesTests {
    nonisolated struct Entry: Sendable {
        let name: String
        let type: String
        let text: String
    }

    nonisolated static let entries: [Entry] = [
        Entry(name: "label", type: "Label", text: "Text that is only read. One line with `…`, a number of lines, or as many as it needs."),
        Entry(name: "rich-label", type: "RichLabel", text: "Text in several styles that wraps between its words."),
        Entry(name: "rule", type: "Rule", text: "A thin line, with or without a heading in it."),
        Entry(
            name: "text-field", type: "TextField",
            text: """
                One line to type in. The keys of a shell work (`^A ^E ^W ^U ^K ^Y`, `alt-b`, `alt-f`), Shift selects, a paste stays text, \
                and a length counts characters as people do.
                """),
        Entry(name: "text-view", type: "TextView", text: "Several lines to type in; they wrap at the edge and scroll with the caret."),
        Entry(name: "button", type: "Button", text: "Enter or Space does what it says; one that cannot be pressed says why beside it."),
        Entry(name: "check-box", type: "CheckBox", text: "A yes or no that Space turns over."),
        Entry(
            name: "option-picker", type: "OptionPicker",
            text: "A few options of which one holds: the arrows choose, Space chooses where they stand, and Enter may go on from there."),
        Entry(name: "segmented-control", type: "SegmentedControl", text: "A few short options side by side: ← and →."),
        Entry(name: "stepper", type: "Stepper", text: "A number within bounds: ← → or `+` `-`, PgUp and PgDn by ten steps."),
        Entry(
            name: "date-field", type: "DateField and TimeField",
            text:
                "Type the digits, with or without the signs between them, or walk through the parts with ← → and change one with `+` `-`; a date begins on its day and takes `yesterday`, `y` and `-3` as well; a day that does not exist cannot be left."
        ),
        Entry(
            name: "form", type: "FormView",
            text: "Questions and their controls; labels go above where it is narrow, the focus stays in sight."),
        Entry(
            name: "list", type: "ListView",
            text: """
                Any number of rows at the cost of the visible ones. `j` `k`, PgUp PgDn, `g` `G`, `/` with `n` `N`, Enter opens, Space marks; \
                columns that do not fit go in the order of their compression resistance.
                """),
        Entry(
            name: "search-field", type: "SearchField",
            text: "Narrows a list down while one types: Enter and ↓ go to the list, `/` and ↑ come back, Esc takes away what was typed."),
        Entry(name: "table", type: "TableView", text: "A list with headings: `s` sorts by the next column, `S` turns the order round."),
        Entry(name: "tree", type: "TreeView", text: "Rows with rows below them: → unfolds, ← folds and goes to the parent."),
        Entry(name: "scroll-view", type: "ScrollView", text: "A window on higher content; it follows the focus."),
        Entry(name: "split-view", type: "SplitView", text: "Two views side by side; one where it is narrow."),
        Entry(
            name: "page-view", type: "PageView",
            text: "One question a screen: a headline, what answers it, and from 108 columns on what explains it beside it."),
        Entry(name: "stack-weights", type: "StackView", text: "A row or a column with weights, minimums and an order in which things go."),
        Entry(name: "page-control", type: "PageControl", text: "A dot for each page; where there is no room, a count."),
        Entry(name: "tab-bar", type: "TabBar", text: "The line of tabs; where it is narrow only the chosen one has its name."),
        Entry(name: "gauge-bar", type: "GaugeBar", text: "Full to a fraction, on a track."),
        Entry(name: "progress-bar", type: "ProgressBar", text: "How far something is, what it does now, and how long it will take."),
        Entry(name: "spinner", type: "Spinner", text: "Something goes on; with motion reduced it stands still and wakes nobody up."),
        Entry(name: "bar-chart-up", type: "BarChart", text: "Bars with an axis and a goal; what is not known is a dot, not a zero."),
        Entry(
            name: "bar-chart-right", type: "BarChart, to the right",
            text: "Bars with their values and a tick at the goal; the bar goes before the value does."),
        Entry(
            name: "dot-chart", type: "DotChart",
            text: "Dots on an axis that fits them, with lines for what is usual and what is to be reached: small changes can be seen."),
        Entry(name: "line-chart", type: "LineChart", text: "Lines over a common scale, with gaps where nothing is known."),
        Entry(name: "sparkline", type: "Sparkline", text: "The shape of something in one row, or in a few."),
        Entry(name: "heat-map", type: "HeatMap", text: "Weeks as columns, days as rows: a year at a glance."),
        Entry(name: "big-digits", type: "BigDigits", text: "A number three rows high, for the one thing that a screen answers."),
        Entry(name: "ring-gauge", type: "RingGauge", text: "A ring that closes; a bar where there is no room for a ring."),
        Entry(name: "braille-canvas", type: "BrailleCanvas", text: "Dots, two by four in each cell."),
    ]

    /// The parts that lie around the screens and over them.
    nonisolated static let surroundings: [Entry] = [
        Entry(
            name: "navigation-bar", type: "Navigation bar",
            text: "Line 1 says where one is, from the root on, and at the right what the app wants to say."),
        Entry(
            name: "hint-line", type: "Key hints",
            text: """
                The last line names at most six keys of those that can be pressed now; a click presses them. Where it is narrow, titles become shorter,
                then the gaps, and for a key of a low rank the help is `?` alone, before a key is left out.
                """),
        Entry(
            name: "toast", type: "Toast",
            text: "A sentence above the hints that goes by itself; it belongs to the app, to a screen, or stays until it was seen."),
        Entry(name: "alert", type: "AlertController", text: "A question with its answers; Esc is the one that changes nothing."),
        Entry(
            name: "sheet", type: "Sheet",
            text: "A screen presented as `.formSheet` or `.pageSheet` lies over the dimmed screen that presented it."),
        Entry(
            name: "side-menu", type: "Side menu",
            text: "A screen presented as `.sideMenu` slides in from the left; Esc or a click beside it closes it."),
        Entry(name: "menu", type: "Menu", text: "A few things to choose from, by arrows, by their keys, or by a click."),
        Entry(name: "help", type: "Help", text: "`?` lists every key that works now, nearest first."),
        Entry(name: "command-palette", type: "Command palette", text: "`:` or `^P` finds a command by letters of its name."),
        Entry(name: "prompt", type: "PromptView", text: "One line over the screen; a wrong answer is said below and can be mended."),
    ]

    private func surroundings(_ name: String) -> Stage {
        let stage = Stage(Specimen.walks(), size: Size(width: 60, height: 14))
        stage.controller.title = "Walks"
        stage.window.status = { "Sat 21 Nov · Ann" }
        stage.controller.commands = [
            KeyCommand("n", title: "New walk", hint: 1) {}, KeyCommand("i", title: "Import", hint: 2) {},
            KeyCommand("d", title: "Delete", hint: 3, disabledReason: "nothing is chosen") {},
        ]
        let screen = StageController(
            StackView(
                .vertical, spacing: 1,
                [Label("How far?", style: Style(.title, .bold)), Stepper(value: 7_000, in: 500...100_000), Button("Save")]))
        switch name {
        case "navigation-bar":
            let stack = NavigationController(rootViewController: StageController(Label("")))
            stack.topViewController?.title = "Walk"
            stage.window.rootViewController = stack
            stack.pushViewController(stage.controller, animated: false)
        case "toast": stage.window.showToast("Saved: 35 min, 3,900 steps")
        case "alert":
            let alert = AlertController(title: "Delete this walk?", message: "You can take it back with `u`.")
            alert.addAction(AlertAction(title: "Keep", style: .cancel))
            alert.addAction(AlertAction(title: "Delete", style: .destructive))
            stage.controller.present(alert, animated: false)
        case "sheet":
            screen.modalPresentationStyle = .formSheet
            stage.controller.present(screen, animated: false)
        case "side-menu":
            screen.modalPresentationStyle = .sideMenu
            stage.controller.present(screen, animated: false)
        case "menu": stage.window.showMenu([MenuItem("Open", key: "o"), MenuItem("Edit", key: "e"), .separator, MenuItem("Delete")])
        case "help": stage.window.showHelp()
        case "command-palette":
            stage.window.showPalette()
            stage.type("im")
        case "prompt":
            let prompt = PromptView("Go to", text: "gnd://walks", action: "Open") { _ in }
            prompt.errorText = "There is no such place."
            stage.window.showPrompt(prompt)
        default: break
        }
        stage.window.setNeedsChromeUpdate()
        stage.render()
        return stage
    }

    @Test(arguments: surroundings)
    func `the picture of what lies around a screen is what is there`(_ entry: Entry) {
        let picture = Picture(surroundings(entry.name).device.canvas, title: entry.type)
        assertText(picture.svg, in: "Documentation/controls/\(entry.name).svg")
    }

    @Test(arguments: entries)
    func `the picture of a control is the control`(_ entry: Entry) throws {
        let specimen = try #require(Specimen.all.first { $0.name == entry.name })
        let stage = Stage(specimen.make(), size: specimen.size)
        let used = stage.rows.lastIndex { !$0.isEmpty } ?? 0
        let picture = Picture(stage.device.canvas, rows: 2..<used + 3, title: entry.type)
        assertText(picture.svg, in: "Documentation/controls/\(entry.name).svg")
    }

    @Test func `the page of controls names every one of them, with the code of its picture`() throws {
        let code = try #require(SpecimenCode())
        let around = try SurroundingCode()
        var page = """
            # Controls

            Every control draws at any size, down to nothing, works by keyboard and mouse (F2 turns the mouse on and off), and says what it means
            without colour: focus is a bar and bold, what is chosen is the selection role, an error begins with `!`. The pictures are
            made from the same specimens as the snapshots in `Tests/Toolkit/Screens`, and a test fails when they are stale.

            Below each picture is the code that made it. `off(_:)` turns a control off; `stage.window` is the window, `stage.controller` the
            screen in it, and `screen` another one.

            """
        for entry in Self.entries + Self.surroundings {
            page += "\n## \(entry.type)\n\n\(entry.text)\n\n![\(entry.type)](controls/\(entry.name).svg)\n"
            let lines = try #require(code.specimen(entry.name) ?? around.surrounding(entry.name), "no code of \(entry.name)")
            page += "\n```swift\n\(lines)\n```\n"
        }
        assertText(page, in: "Documentation/controls.md")
        let pictured = Set(Self.entries.map(\.name))
        let all = Specimen.all.map(\.name).filter { !$0.contains("narrow") && !$0.hasPrefix("list-") }
        #expect(pictured == Set(all))
    }
}
