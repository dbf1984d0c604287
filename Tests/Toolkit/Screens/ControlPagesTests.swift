import ScreenTesting
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
        Entry(name: "option-picker", type: "OptionPicker", text: "A few options of which one holds: arrows, then Space."),
        Entry(name: "segmented-control", type: "SegmentedControl", text: "A few short options side by side: ← and →."),
        Entry(name: "stepper", type: "Stepper", text: "A number within bounds: ← → or `+` `-`, PgUp and PgDn by ten steps."),
        Entry(
            name: "date-field", type: "DateField and TimeField",
            text:
                "Type the digits, or walk through the parts with ← → and change one with `+` `-`; a day that does not exist cannot be left."
        ),
        Entry(
            name: "form", type: "FormView",
            text: "Questions and their controls; labels go above where it is narrow, the focus stays in sight."),
        Entry(
            name: "list", type: "ListView",
            text: """
                Any number of rows at the cost of the visible ones. `j` `k`, PgUp PgDn, `g` `G`, `/` with `n` `N`, Enter opens, Space marks; \
                columns that do not fit go in the order of their importance.
                """),
        Entry(name: "table", type: "TableView", text: "A list with headings: `s` sorts by the next column, `S` turns the order round."),
        Entry(name: "tree", type: "TreeView", text: "Rows with rows below them: → unfolds, ← folds and goes to the parent."),
        Entry(name: "scroll-view", type: "ScrollView", text: "A window on higher content; it follows the focus."),
        Entry(name: "split-view", type: "SplitView", text: "Two views side by side; one where it is narrow."),
        Entry(
            name: "page-view", type: "PageView",
            text: "One question a screen: a headline, what answers it, and from 108 columns on what explains it beside it."),
        Entry(name: "stack-weights", type: "StackView", text: "A row or a column with weights, minimums and an order in which things go."),
        Entry(name: "tab-bar", type: "TabBar", text: "The line of tabs; where it is narrow only the chosen one has its name."),
        Entry(name: "gauge-bar", type: "GaugeBar", text: "Full to an eighth of a column."),
        Entry(name: "progress-bar", type: "ProgressBar", text: "How far something is, what it does now, and how long it will take."),
        Entry(name: "spinner", type: "Spinner", text: "Something goes on; with motion reduced it stands still and wakes nobody up."),
        Entry(name: "bar-chart-up", type: "BarChart", text: "Bars with a scale and a goal; what is not known is a dot, not a zero."),
        Entry(name: "bar-chart-right", type: "BarChart, to the right", text: "Bars with their values; the bar goes before the value does."),
        Entry(name: "line-chart", type: "LineChart", text: "Lines over a common scale, with gaps where nothing is known."),
        Entry(name: "sparkline", type: "Sparkline", text: "The shape of something in one row, or in a few."),
        Entry(name: "heat-map", type: "HeatMap", text: "Weeks as columns, days as rows: a year at a glance."),
        Entry(name: "ring-gauge", type: "RingGauge", text: "A ring that closes; a bar where there is no room for a ring."),
        Entry(name: "braille-canvas", type: "BrailleCanvas", text: "Dots, two by four in each cell."),
    ]

    @Test(arguments: entries)
    func `the picture of a control is the control`(_ entry: Entry) throws {
        let specimen = try #require(Specimen.all.first { $0.name == entry.name })
        let stage = Stage(specimen.make(), size: specimen.size)
        let used = stage.rows.lastIndex { !$0.isEmpty } ?? 0
        let picture = Picture(stage.device.canvas, rows: 2..<used + 3, title: entry.type)
        assertText(picture.svg, in: "Documentation/controls/\(entry.name).svg")
    }

    @Test func `the page of controls names every one of them`() {
        var page = """
            # Controls

            Every control draws at any size, down to nothing, works by keyboard and mouse (F2 turns the mouse on), and says what it means
            without colour: focus is a bar and bold, what is chosen is the selection role, an error begins with `!`. The pictures are
            made from the same specimens as the snapshots in `Tests/Toolkit/Screens`, and a test fails when they are stale.

            """
        for entry in Self.entries {
            page += "\n## \(entry.type)\n\n\(entry.text)\n\n![\(entry.type)](controls/\(entry.name).svg)\n"
        }
        assertText(page, in: "Documentation/controls.md")
        let pictured = Set(Self.entries.map(\.name))
        let all = Specimen.all.map(\.name).filter { !$0.contains("narrow") && !$0.hasPrefix("list-") }
        #expect(pictured == Set(all))
    }
}
