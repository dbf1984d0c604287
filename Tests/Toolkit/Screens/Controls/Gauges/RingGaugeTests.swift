import Terminal
import Testing

@testable import Screens

@MainActor
struct RingGaugeTests {
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

    @Test func `the ring begins at the top and goes clockwise`() {
        let stage = Stage(RingGauge(fraction: 0.25), width: 18, height: 9)
        func isFull(_ x: Int, _ y: Int) -> Bool { stage.style(x: x, y: y).role == .accent }
        #expect(isFull(14, 1) && !isFull(3, 1), "the quarter at the upper right")
        #expect(!isFull(14, 7) && !isFull(3, 7))
    }

    @Test func `a word that is too long is cut, so that the ring stays whole`() {
        let stage = Stage(RingGauge(fraction: 1, label: "a very long word"), width: 18, height: 9)
        #expect(stage.rows[4].contains("a very long…"))
        #expect(stage.style(x: 0, y: 4).role == .accent && stage.style(x: 17, y: 4).role == .accent)
    }

    @Test func `a change is drawn, the same again is not`() {
        let ring = RingGauge(fraction: 0.5, label: "a")
        let stage = Stage(ring, width: 18, height: 9)
        (ring.fraction, ring.label, ring.role) = (0.5, "a", .accent)
        #expect(!stage.render())
        for change in [{ ring.fraction = 0.9 }, { ring.label = "b" }, { ring.role = .success }] {
            change()
            #expect(stage.render())
        }
        #expect(stage.style(x: 14, y: 1).role == .success)
    }

    @Test func `more than it likes is not taken`() {
        #expect(RingGauge().sizeThatFits(Size(width: 80, height: 24)) == Size(width: 18, height: 9))
        #expect(RingGauge().sizeThatFits(Size(width: 7, height: 3)) == Size(width: 7, height: 3))
    }
}
