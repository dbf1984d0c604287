import Screens
import ScreenTesting
import Testing

@testable import Live

/// The last minutes of a live walk for those who cannot see their shape.
@Suite(.leavesNothing)
struct LiveTrailTests {
    @Test func `who listens hears the last minutes as values with their unit, and they are copied with their times`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        let chart = try #require(stage.pilot.window.accessibilityTree.all.first { $0.role == .chart })
        #expect(chart.label == "cadence, last 5 minutes" && chart.children.map(\.role) == [.chartValue])
        #expect(chart.children[0].label.hasPrefix("92 94 ") && chart.children[0].label.hasSuffix(" steps/min"))
        let table = try #require(stage.pilot.topScreen).view.shapes[0].copyText(at: 0).split(separator: "\n")
        #expect(table.count == 61 && table[0] == "\tsteps/min" && table[1] == "13:45\t92" && table[60].hasPrefix("18:40\t"))
    }
}

extension View {
    fileprivate var shapes: [Sparkline] {
        isHidden ? [] : ((self as? Sparkline).map { [$0] } ?? []) + subviews.flatMap(\.shapes)
    }
}
