import Terminal
import Testing

@testable import Screens

@MainActor
struct GaugeBarTests {
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

    @Test func `a bar that is wider shows more of the same fraction`() {
        let full = [8, 16, 32, 64].map { width in bar(0.3, width).count { $0 == "█" } }
        #expect(full == [2, 4, 9, 19])
    }

    @Test func `a bar takes the width that it is given, and no row where there is none`() {
        let gauge = GaugeBar(fraction: 0.5)
        #expect(gauge.sizeThatFits(Size(width: 5, height: 0)) == Size(width: 5, height: 0))
        #expect(Stage(gauge, width: 6, height: 3).rows == ["███░░░", "", ""])
    }
}
