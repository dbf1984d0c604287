import Testing

@testable import Coordinators

struct PendingLinkQueueTests {
    private final class Desk {
        var now = Duration.zero
        var followed: [String] = []
    }

    private let desk = Desk()

    private func gate(isOpen: Bool = false) -> PendingLinkQueue<String> {
        PendingLinkQueue(isOpen: isOpen, expiry: .seconds(60), now: { [desk] in desk.now }, handle: { [desk] in desk.followed.append($0) })
    }

    @Test func `an open gate lets a link through at once`() {
        let gate = gate(isOpen: true)
        gate.open("a")
        #expect(desk.followed == ["a"] && gate.parked == nil)
    }

    @Test func `a closed gate keeps the last link only, and follows it once`() {
        let gate = gate()
        gate.open("a")
        gate.open("b")
        #expect(desk.followed.isEmpty && gate.parked?.link == "b")
        gate.unlock()
        gate.unlock()
        #expect(desk.followed == ["b"] && gate.parked == nil && gate.isOpen)
    }

    @Test(arguments: [(60, ["a"]), (61, [])]) func `a link waits for as long as it is said, and no longer`(
        _ seconds: Int, _ followed: [String]
    ) {
        let gate = gate()
        gate.open("a")
        desk.now = .seconds(seconds)
        gate.unlock()
        #expect(desk.followed == followed && gate.parked == nil)
    }

    @Test func `a link that comes later waits from then on`() {
        let gate = gate()
        gate.open("a")
        desk.now = .seconds(50)
        gate.open("b")
        #expect(gate.parked?.since == .seconds(50))
        desk.now = .seconds(100)
        gate.unlock()
        #expect(desk.followed == ["b"])
    }

    @Test func `a gate that is locked again keeps what comes then`() {
        let gate = gate(isOpen: true)
        gate.lock()
        gate.open("a")
        #expect(desk.followed.isEmpty && !gate.isOpen)
        gate.unlock()
        gate.open("b")
        #expect(desk.followed == ["a", "b"])
    }

    @Test func `unlocking where nothing waits follows nothing`() {
        gate().unlock()
        #expect(desk.followed.isEmpty)
    }
}
