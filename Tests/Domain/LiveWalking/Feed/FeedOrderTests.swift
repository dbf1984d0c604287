import LiveWalking
import Testing
import Walking

/// Lines of one session among others.
struct FeedOrderTests {
    private func line(_ seconds: Double) -> FeedLine { .unknown(SessionTime(seconds: seconds)) }
    private func header(_ id: WalkID) -> FeedLine { .header(FeedHeader(id: id, start: Instant(seconds: 0), zone: nil)) }

    @Test func `lines of several sensors may overtake each other, those of one never, and what lies further back was read already`() {
        func packet(_ seconds: Double, _ sensor: String) -> FeedLine {
            .packet(SensorPacket(time: SessionTime(seconds: seconds), sensor: sensor, characteristic: "2acd", bytes: []))
        }
        var order = FeedOrder()
        let pads = [1, 9, 8, 9].map { packet($0, "pad") }
        let lines = pads[..<2] + [packet(7, "pod")] + pads[2...] + [packet(6.9, "strap"), line(8)]
        #expect(lines.map { order.place(of: $0) } == [.next, .next, .next, .repeated, .next, .repeated, .next])
    }

    @Test func `a session that begins once more goes on where it was, and another one is left out until its own goes on`() {
        let (own, other) = (WalkID(), WalkID())
        var order = FeedOrder()
        #expect([header(own), line(9), header(own), line(1)].map { order.place(of: $0) } == [.next, .next, .repeated, .repeated])
        #expect([header(other), line(20), header(own), line(21)].map { order.place(of: $0) } == [.foreign, .foreign, .repeated, .next])
    }
}
