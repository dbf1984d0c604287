import Testing

@testable import Screens

struct ObjectRegistryTests {
    private final class Thing {}
    private final class Other {}
    private let registry = ObjectRegistry()

    @Test func `what is still there is named, and what is gone is not`() {
        let kept = Thing()
        registry.add(kept)
        do { registry.add(Other()) }
        #expect(registry.survivors == ["Thing"])
        withExtendedLifetime(kept) {}
    }

    @Test func `work that was asked for waits in its order until it is settled, each by its own number`() {
        let numbers = ["reload", "focus", "count"].map(registry.expect)
        #expect(registry.waitingTasks == ["reload", "focus", "count"])
        registry.retire(numbers[1])
        registry.retire(numbers[0])
        registry.retire(numbers[0])
        #expect(registry.waitingTasks == ["count"])
        registry.retire(numbers[2])
        #expect(registry.waitingTasks.isEmpty)
    }

    @Test func `work that goes on is named in its order, until it has ended or is gone`() {
        let (first, second) = (Thing(), Other())
        registry.began(first, "count")
        registry.began(second, "load")
        do { registry.began(Thing(), "gone") }
        #expect(registry.runningWork == ["count", "load"])
        registry.ended(first)
        #expect(registry.runningWork == ["load"])
        withExtendedLifetime((first, second)) {}
    }
}
