import LiveWalking

/// Sensors that a test describes: they change when they are told to, and say what they are told to say.
actor ScriptedSensors: SensorManager {
    private var list: SensorList
    private let readings: [SensorTest]
    private let failure: SensorFailure?
    private var watchers: [AsyncStream<SensorList>.Continuation] = []

    init(_ list: SensorList, readings: [SensorTest] = [], failure: SensorFailure? = nil) {
        self.list = list
        self.readings = readings
        self.failure = failure
    }

    var entries: [SensorEntry] { list.entries }

    nonisolated func sensors(isScanning: Bool) -> AsyncStream<SensorList> {
        let (stream, watcher) = AsyncStream.makeStream(of: SensorList.self, bufferingPolicy: .bufferingNewest(1))
        Task { await watch(watcher) }
        return stream
    }

    private func watch(_ watcher: AsyncStream<SensorList>.Continuation) {
        watcher.yield(list)
        watchers.append(watcher)
    }

    /// Lets the sensors stand in the opposite order, as their signals change.
    func reverse() {
        list.entries.reverse()
        for watcher in watchers { watcher.yield(list) }
    }

    private func edit(_ address: String, _ change: (inout SensorEntry) -> Void) throws(SensorFailure) {
        if let failure { throw failure }
        for index in list.entries.indices where list.entries[index].sensor.address == address { change(&list.entries[index]) }
        for watcher in watchers { watcher.yield(list) }
    }

    func remember(_ address: String) async throws(SensorFailure) { try edit(address) { $0.isRemembered = true } }

    func forget(_ address: String) async throws(SensorFailure) { try edit(address) { $0.isRemembered = false } }

    func change(_ sensor: RememberedSensor) async throws(SensorFailure) { try edit(sensor.address) { $0.sensor = sensor } }

    nonisolated func test(_ address: String) -> AsyncStream<SensorTest> {
        AsyncStream { continuation in
            for reading in readings { continuation.yield(reading) }
        }
    }
}
