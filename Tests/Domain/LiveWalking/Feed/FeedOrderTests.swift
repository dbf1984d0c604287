import LiveWalking
import Testing
import Walking

/// Lines of one session among others.
struct FeedOrderTests {
    private func line(_ seconds: Double) -> FeedLine { .unknown(SessionTime(seconds: seconds)) }
    private func header(_ id: WalkID) -> FeedLine { .header(FeedHeader(id: id, start: Instant(seconds: 0), zone: nil)) }

    @Test func `lines of several sensors may overtake each other, and what lies further back was read already`() {
        var order = FeedOrder()
        #expect([1, 3, 2, 9, 7, 6.9, 10].map { order.place(of: line($0)) } == [.next, .next, .next, .next, .next, .repeated, .next])
    }

    @Test func `a session that begins once more goes on where it was, and another one is left out until its own goes on`() {
        let (own, other) = (WalkID(), WalkID())
        var order = FeedOrder()
        #expect([header(own), line(9), header(own), line(1)].map { order.place(of: $0) } == [.next, .next, .repeated, .repeated])
        #expect([header(other), line(20), header(own), line(21)].map { order.place(of: $0) } == [.foreign, .foreign, .repeated, .next])
    }
}
