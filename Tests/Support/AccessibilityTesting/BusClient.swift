import Bus
import Glibc
import ScreenReader

/// A client of a bus that waits for its answers, on the thread that it is used on; one thread at a time.
package final class BusClient {
    private let bus: BusConnection
    /// The signals that have come, in their order.
    package private(set) var signals: [BusMessage] = []

    package init(address: String) throws {
        guard let bus = BusConnection(address: address) else { throw AccessibilityBus.Failure(description: "nothing is at \(address)") }
        self.bus = bus
        bus.onSignal = { [weak self] in self?.signals.append($0) }
    }

    /// Asks for the signals of a rule.
    package func match(_ rule: String) { bus.match(rule) }

    /// Calls a method and returns what it is answered with.
    package func call(_ call: BusMessage, at destination: String) -> BusAnswer {
        var found: BusAnswer?
        bus.call(call, at: destination, startsService: true, within: 25) { found = $0 }
        while found == nil {
            guard bus.process() else { return .failure("", "the bus is gone") }
            if found == nil { wait(milliseconds: 25_000) }
        }
        return found ?? .failure("", "no answer")
    }

    /// Looks again whenever something has come over the bus, for half a minute.
    package func wait(until isSo: () -> Bool) -> Bool {
        for _ in 0..<300 {
            guard bus.process() else { return false }
            if isSo() { return true }
            wait(milliseconds: 100)
        }
        return false
    }

    /// Forgets the signals that have come.
    package func forgetSignals() { signals = [] }

    private func wait(milliseconds: Int32) {
        var source = pollfd(fd: bus.descriptor, events: bus.events, revents: 0)
        poll(&source, 1, milliseconds)
    }
}
