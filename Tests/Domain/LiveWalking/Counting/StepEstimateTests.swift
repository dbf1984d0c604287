import Testing

@testable import LiveWalking

/// The steps of what no sensor counted.
struct StepEstimateTests {
    private func time(_ seconds: Double) -> SessionTime { SessionTime(seconds: seconds) }

    @Test func `stretches wait for a cadence, and are filled once`() {
        var estimate = StepEstimate()
        estimate.wait(from: time(0), until: time(5))
        estimate.wait(from: time(4), until: time(6))
        estimate.wait(from: time(20), until: time(30))
        estimate.wait(from: time(40), until: time(40))
        let parts = estimate.fill(120, by: "keys")
        #expect(parts.map(\.amount) == [12, 20] && parts.map(\.sensor) == ["keys", "keys"])
        #expect(estimate.total == 32 && estimate.fill(120, by: "keys").isEmpty)
    }

    @Test func `what was walked before a pause and after it waits, and what is in it does not`() {
        var estimate = StepEstimate()
        let sleep = LivePause(start: time(20.25), end: time(40), isByKey: false)
        let key = LivePause(start: time(50.5), end: nil, isByKey: true)
        for second in 1...60 {
            estimate.wait(from: time(Double(second - 1)), until: time(Double(second)), without: [sleep, key])
        }
        #expect(estimate.fill(60, by: "keys").map { [$0.from.seconds, $0.until.seconds] } == [[0, 20.25], [40, 50.5]])
    }

    @Test func `what a sensor counted after all waits no longer`() {
        var estimate = StepEstimate()
        estimate.wait(from: time(0), until: time(30))
        estimate.remove(Tally.Part(from: time(10), until: time(20), amount: 20, sensor: "belt"))
        #expect(estimate.fill(60, by: "keys").map { [$0.from.seconds, $0.until.seconds] } == [[0, 10], [20, 30]])
    }
}
