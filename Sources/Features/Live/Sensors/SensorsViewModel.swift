import LiveWalking
import Observation

/// The sensors that are remembered and those near, and what the one says that is tried.
@Observable
final class SensorsViewModel {
    /// The sensor that is tried, and what is known of it.
    struct Trial: Equatable {
        var address: String
        var isConnected = false
        /// The last of each kind of reading.
        var readings: [SensorValue] = []
        var failure: SensorFailure?

        var tellsBattery: Bool { readings.contains { if case .battery = $0 { true } else { false } } }
    }

    private(set) var list: SensorList?
    private(set) var trial: Trial?
    @ObservationIgnored private let manager: (any SensorManager)?

    init(_ manager: (any SensorManager)?) {
        self.manager = manager
    }

    var isAvailable: Bool { manager != nil }

    var entries: [SensorEntry] { list?.entries ?? [] }

    func entry(_ index: Int?) -> SensorEntry? { index.flatMap { entries.indices.contains($0) ? entries[$0] : nil } }

    /// The remembered sensor that one which is not may be, at a new address.
    func namesake(of entry: SensorEntry) -> RememberedSensor? { list?.namesake(of: entry) }

    /// The sensors as they come and go; nil where there are none.
    func lists() -> AsyncStream<SensorList>? { manager?.sensors(isScanning: true) }

    func show(_ list: SensorList) { self.list = list }

    /// Tries a sensor until the task that runs it is cancelled.
    func test(_ address: String) async {
        guard let manager else { return }
        trial = Trial(address: address)
        for await step in manager.test(address) {
            guard !Task.isCancelled, trial?.address == address else { return }
            show(step)
        }
    }

    func endTest() { trial = nil }

    private func show(_ step: SensorTest) {
        switch step {
        case .connecting: trial?.isConnected = false
        case .connected: trial?.isConnected = true
        case .failed(let failure): trial?.failure = failure
        // They are for who learns what they mean, with the shell.
        case .packet: break
        case .reading(let value):
            trial?.isConnected = true
            let others = trial?.readings.filter { !$0.isKind(of: value) } ?? []
            trial?.readings = others + [value]
        }
    }

    /// - Parameter old: the remembered sensor that it turned out to be.
    func remember(_ sensor: RememberedSensor, insteadOf old: RememberedSensor? = nil) async throws(SensorFailure) {
        try await manager?.remember(sensor.address)
        if let old { try await manager?.replace(old, with: sensor) }
    }

    func forget(_ address: String) async throws(SensorFailure) { try await manager?.forget(address) }

    func change(_ sensor: RememberedSensor, _ edit: (inout RememberedSensor) -> Void) async throws(SensorFailure) {
        var changed = sensor
        edit(&changed)
        try await manager?.change(changed)
    }
}

extension SensorValue {
    /// Returns whether two readings tell the same quantity.
    fileprivate nonisolated func isKind(of other: SensorValue) -> Bool { kind == other.kind }

    private nonisolated var kind: Int {
        switch self {
        case .beltSpeed: 0
        case .beltSteps: 1
        case .beltDistance: 2
        case .beltElapsed: 3
        case .belt: 4
        case .podSpeed: 5
        case .podCadence: 6
        case .podDistance: 7
        case .heartRate: 8
        case .battery: 9
        case .location: 10
        }
    }
}
