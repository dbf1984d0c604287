import Terminal
import Testing

@testable import Screens

@MainActor
struct ProgressBarTests {
    @Test(
        arguments: [
            (0.42, "██████░░░░░░░░░░  42%"), (1, "████████████████ 100%"), (0.999, "███████████████░  99%"), (nil, "░░░░░░░░░░░░░░░░"),
            (-3, "░░░░░░░░░░░░░░░░   0%"), (.nan, "░░░░░░░░░░░░░░░░   0%"),
        ] as [(Double?, String)])
    func `progress says what, how far and how fast`(_ fraction: Double?, _ expected: String) {
        let bar = ProgressBar(fraction: fraction, label: "Reading", caption: "96 of 240")
        #expect(Stage(bar, width: 21, height: 2).rows == ["Reading     96 of 240", expected])
    }

    @Test func `in one row there is the bar alone, and where it is narrow no number`() {
        #expect(Stage(ProgressBar(fraction: 0.5, label: "Reading"), width: 12).rows == ["██████░░░░░░"])
        #expect(Stage(ProgressBar(fraction: 0.5, label: "Reading"), width: 13).rows == ["████░░░░  50%"])
    }

    @Test(arguments: [(30, "a long label     31 MB/s · 2 s"), (20, "a long label"), (6, "a lon…")])
    func `what it says at the right goes before what it says at the left`(_ width: Int, _ expected: String) {
        #expect(
            Stage(ProgressBar(fraction: 0, label: "a long label", caption: "31 MB/s · 2 s"), width: width, height: 2).rows[0] == expected)
    }

    @Test func `a change is drawn, the same again is not`() {
        let progress = ProgressBar(fraction: 0.5, label: "a", caption: "b")
        let stage = Stage(progress, width: 20, height: 2)
        (progress.fraction, progress.label, progress.caption) = (0.5, "a", "b")
        #expect(!stage.render())
        for change in [{ progress.fraction = nil }, { progress.label = "c" }, { progress.caption = "d" }] {
            change()
            #expect(stage.render())
        }
    }

    @Test func `two rows are enough, and one is taken where there is no more`() {
        let bar = ProgressBar(fraction: 0.5, label: "Reading")
        #expect(bar.sizeThatFits(Size(width: 30, height: 9)) == Size(width: 30, height: 2))
        #expect(bar.sizeThatFits(Size(width: 30, height: 1)) == Size(width: 30, height: 1))
        #expect(Stage(bar, width: 21, height: 4).rows.suffix(2) == ["", ""])
    }

    @Test func `a length that is not known has a track and no number, and one that becomes known has both`() {
        let bar = ProgressBar(fraction: nil, label: "Looking")
        let stage = Stage(bar, width: 21, height: 2)
        #expect(stage.rows == ["Looking", "░░░░░░░░░░░░░░░░"])
        bar.fraction = 0.5
        stage.render()
        #expect(stage.rows[1] == "████████░░░░░░░░  50%")
    }

    @Test func `wide letters take their two columns`() {
        let bar = ProgressBar(fraction: 0, label: "읽는 중", caption: "96 / 240")
        #expect(Stage(bar, width: 20, height: 2).rows[0] == "읽는 중     96 / 240")
        #expect(Stage(ProgressBar(fraction: 0, label: "읽는 중이에요", caption: "96 / 240"), width: 19, height: 2).rows[0] == "읽는 중이에요")
    }

    @Test func `the number is bold text, the bar has the accent, the caption stands back`() {
        let stage = Stage(ProgressBar(fraction: 0.5, label: "a", caption: "b"), width: 20, height: 2)
        #expect(stage.style(x: 19, y: 0) == Style(.secondary))
        #expect(stage.style(x: 0, y: 1) == Style(.accent))
        #expect(stage.style(x: 18, y: 1) == Style(.text, .bold))
    }
}
