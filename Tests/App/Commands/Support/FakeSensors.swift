import LiveWalking
import Synchronization

/// Sensors of a machine that a test makes up: nothing is near, nothing answers, and nothing is written.
final class FakeSensors: SensorHub, SensorManager {
    struct State {
        var list = SensorList()
        var tests: [SensorTest] = [.connecting, .failed(.notFound)]
        /// Indicates whether a test never ends by itself.
        var isSilent = false
        var failure: SensorFailure?
        /// The trouble with them, for those who walk.
        var trouble: SensorTrouble?
        /// The number of times that somebody waited for the sensors to be let go.
        var finishes = 0
    }

    let state = Mutex(State())

    func lines(on clock: any SessionClock) -> AsyncStream<FeedLine> { AsyncStream { $0.finish() } }
    func troubles() -> AsyncStream<SensorTrouble?> {
        let trouble = state.withLock(\.trouble)
        return AsyncStream {
            $0.yield(trouble)
            $0.finish()
        }
    }

    func sensors(isScanning: Bool) -> AsyncStream<SensorList> {
        var list = state.withLock(\.list)
        if !isScanning { list.entries.removeAll { !$0.isRemembered } }
        return AsyncStream { [list] in
            $0.yield(list)
            $0.finish()
        }
    }

    func test(_ address: String) -> AsyncStream<SensorTest> {
        let (tests, isSilent) = state.withLock { ($0.tests, $0.isSilent) }
        return AsyncStream { continuation in
            for test in tests { continuation.yield(test) }
            if !isSilent { continuation.finish() }
        }
    }

    func remember(_ address: String) async throws(SensorFailure) {
        guard state.withLock({ $0.failure != nil || $0.list.entries.contains { $0.sensor.address == address } }) else { throw .notFound }
        try change { state in
            for index in state.list.entries.indices where state.list.entries[index].sensor.address == address {
                state.list.entries[index].isRemembered = true
            }
        }
    }

    func forget(_ address: String) async throws(SensorFailure) {
        try change { $0.list.entries.removeAll { $0.sensor.address == address } }
    }

    func change(_ sensor: RememberedSensor) async throws(SensorFailure) {
        try change { state in
            for index in state.list.entries.indices where state.list.entries[index].sensor.address == sensor.address {
                state.list.entries[index].sensor = sensor
            }
        }
    }

    func finished() async { state.withLock { $0.finishes += 1 } }

    private func change(_ body: (inout State) -> Void) throws(SensorFailure) {
        let failure = state.withLock { state in
            if state.failure == nil { body(&state) }
            return state.failure
        }
        if let failure { throw failure }
    }
}
