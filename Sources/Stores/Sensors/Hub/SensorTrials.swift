import LiveWalking

/// The sensors that are being tried: each is connected, and its readings are reported.
struct SensorTrials {
    private struct Trial {
        let address: String
        let begun: Double
        /// Seconds from its connection to its end.
        let length: Double
        /// The moment at which it gives up, or is over.
        var end: Double
        let continuation: AsyncStream<SensorTest>.Continuation
        var isConnected = false
        var decoders = SensorDecoders()
    }

    /// Seconds in which a sensor must have connected.
    private static let patience = 30.0

    private var trials: [Int: Trial] = [:]

    var isEmpty: Bool { trials.isEmpty }
    var addresses: [String] { trials.values.map(\.address) }
    var deadline: Double { trials.values.map(\.end).min() ?? .infinity }

    mutating func add(
        _ number: Int, _ address: String, for length: Double, at now: Double, _ continuation: AsyncStream<SensorTest>.Continuation
    ) {
        trials[number] = Trial(address: address, begun: now, length: length, end: now + Self.patience, continuation: continuation)
        continuation.yield(.connecting)
    }

    mutating func remove(_ number: Int) { trials[number] = nil }

    mutating func finish() {
        for trial in trials.values { trial.continuation.finish() }
        trials = [:]
    }

    mutating func connected(_ address: String, _ description: SensorDescription, at now: Double) {
        for (number, trial) in trials where trial.address == address && !trial.isConnected {
            trials[number]?.isConnected = true
            trials[number]?.end = now + trial.length
            trial.continuation.yield(.connected(description))
        }
    }

    /// A sensor that breaks off is tried again.
    mutating func disconnected(_ address: String, at now: Double) {
        for (number, trial) in trials where trial.address == address {
            trials[number]?.isConnected = false
            trials[number]?.end = now + Self.patience
            trials[number]?.decoders = SensorDecoders()
            trial.continuation.yield(.connecting)
        }
    }

    mutating func packet(of address: String, _ characteristic: String, _ bytes: [UInt8], at now: Double) {
        for (number, trial) in trials where trial.address == address {
            let time = SessionTime(seconds: now - trial.begun)
            let packet = SensorPacket(time: time, sensor: address, characteristic: characteristic, bytes: bytes)
            for reading in trials[number]?.decoders.readings(of: packet) ?? [] { trial.continuation.yield(.reading(reading.value)) }
        }
    }

    func location(of address: String, _ fix: LocationFix) {
        for trial in trials.values where trial.address == address { trial.continuation.yield(.reading(.location(fix))) }
    }

    /// Ends those whose time is over, and those that cannot connect, with the reason.
    mutating func check(at now: Double, _ trouble: (String) -> SensorTrouble?) {
        for (number, trial) in trials {
            let isOver = now >= trial.end
            let failure = trial.isConnected ? nil : trouble(trial.address).map(SensorFailure.trouble) ?? (isOver ? .notFound : nil)
            guard failure != nil || isOver else { continue }
            if let failure { trial.continuation.yield(.failed(failure)) }
            trial.continuation.finish()
            trials[number] = nil
        }
    }
}
