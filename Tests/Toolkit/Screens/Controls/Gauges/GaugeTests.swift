import Terminal
import Testing

@testable import Screens

/// The controls that are full to a fraction: the plain bar, the one of progress, and the ring.
@MainActor
struct GaugeTests {
    private func bar(_ fraction: Double, _ width: Int = 8) -> String { Stage(GaugeBar(fraction: fraction), width: width).rows[0] }

    @Test(
        arguments: [
            (0, "░░░░░░░░"), (0.001, "█░░░░░░░"), (0.25, "██░░░░░░"), (0.99, "███████░"), (1, "████████"), (2, "████████"),
            (-1, "░░░░░░░░"),
            (.nan, "░░░░░░░░"), (.infinity, "░░░░░░░░"),
        ])
    func `a bar is full only at its end, and empty only at nothing`(_ fraction: Double, _ expected: String) {
        #expect(bar(fraction) == expected)
    }

    @Test(arguments: [(0, ""), (1, "█"), (2, "█░")])
    func `a narrow one is still a bar`(_ width: Int, _ expected: String) {
        #expect(bar(0.5, width) == expected)
    }

    @Test func `its full part has the role of what it means`() {
        let gauge = GaugeBar(fraction: 0.5, role: .success)
        let stage = Stage(gauge, width: 4)
        #expect(stage.style(x: 0) == Style(.success) && stage.style(x: 3) == Style(.tertiary))
        gauge.role = .danger
        gauge.fraction = 1
        stage.render()
        #expect(stage.style(x: 3) == Style(.danger))
        gauge.fraction = 1
        #expect(!stage.render())
        #expect(gauge.sizeThatFits(Size(width: 9, height: 4)) == Size(width: 9, height: 1))
    }

    // MARK: Progress

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

    // MARK: The ring

    @Test func `the ring closes as the fraction grows, with the word in its middle`() {
        func full(_ fraction: Double) -> Int {
            let stage = Stage(RingGauge(fraction: fraction, label: "mid"), width: 18, height: 9)
            return (0..<9).reduce(0) { sum, y in sum + (0..<18).count { stage.style(x: $0, y: y).role == .accent } }
        }
        let counts = [0, 0.1, 0.25, 0.5, 0.75, 1].map(full)
        #expect(counts[0] == 0 && zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
        #expect(full(-1) == 0 && full(9) == counts[5] && full(.nan) == 0)
        let stage = Stage(RingGauge(fraction: 0.5, label: "70 %"), width: 18, height: 9)
        #expect(stage.rows[4].contains("70 %"))
    }

    @Test(arguments: [(9, 9), (18, 4), (10, 1), (1, 1)])
    func `where there is no room for a ring there is a bar`(_ width: Int, _ height: Int) {
        let rows = Stage(RingGauge(fraction: 1), width: width, height: height).rows
        #expect(rows[0] == String(repeating: "█", count: width))
        #expect(rows.dropFirst().allSatisfy { $0.isEmpty })
    }

    @Test func `the ring is round: as high as it is wide in dots, in the middle of its room`() {
        let stage = Stage(RingGauge(fraction: 1), width: 30, height: 9)
        let columns = (0..<30).filter { x in (0..<9).contains { stage.device.canvas[x, $0].glyph != .space } }
        #expect(columns.first == 6 && columns.last == 23)
        #expect(stage.rows.allSatisfy { !$0.isEmpty })
    }
}
