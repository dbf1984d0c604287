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
        /// The moment at which it gives up where it has not said anything.
        var giveUp: Double
        var isConnected = false
        /// Indicates whether it has said something since it was connected.
        var hasSpoken = false
        /// Indicates whether its packets are told as they come, since nothing of them is understood.
        var isRaw = false
        var decoders = SensorDecoders()
    }

    /// Seconds in which a sensor must have connected.
    private static let patience = 30.0

    private var trials: [Int: Trial] = [:]
    /// The addresses of all that were tried.
    private(set) var tried: Set<String> = []

    var isEmpty: Bool { trials.isEmpty }
    var addresses: [String] { trials.values.map(\.address) }
    var deadline: Double { trials.values.map(\.end).min() ?? .infinity }

    mutating func add(
        _ number: Int, _ address: String, for length: Double, at now: Double, _ continuation: AsyncStream<SensorTest>.Continuation
    ) {
        let giveUp = now + Self.patience
        tried.insert(address)
        trials[number] = Trial(address: address, begun: now, length: length, end: giveUp, continuation: continuation, giveUp: giveUp)
        continuation.yield(.connecting)
    }

    mutating func remove(_ number: Int) { trials[number] = nil }

    mutating func finish() {
        for trial in trials.values { trial.continuation.finish() }
        trials = [:]
    }

    /// - Parameter isSensor: false for a device of which nothing is understood, which is told at once, and whose packets are.
    mutating func connected(_ address: String, _ description: SensorDescription, isSensor: Bool = true, at now: Double) {
        for (number, trial) in trials where trial.address == address && !trial.isConnected {
            trials[number]?.isConnected = true
            trials[number]?.end = now + trial.length
            trials[number]?.isRaw = !isSensor
            trial.continuation.yield(.connected(description))
            if !isSensor { trial.continuation.yield(.failed(.noSensor)) }
        }
    }

    /// A sensor that breaks off is tried again: one that has said nothing has no more time than one that never connects.
    mutating func disconnected(_ address: String, at now: Double) {
        for (number, trial) in trials where trial.address == address {
            var broken = trial
            if trial.hasSpoken { broken.giveUp = now + Self.patience }
            broken.end = broken.giveUp
            (broken.isConnected, broken.hasSpoken, broken.decoders) = (false, false, SensorDecoders())
            trials[number] = broken
            trial.continuation.yield(.connecting)
        }
    }

    mutating func packet(of address: String, _ characteristic: String, _ bytes: [UInt8], at now: Double) {
        for (number, trial) in trials where trial.address == address {
            let time = SessionTime(seconds: now - trial.begun)
            let packet = SensorPacket(time: time, sensor: address, characteristic: characteristic, bytes: bytes)
            if trial.isRaw {
                trials[number]?.hasSpoken = true
                trial.continuation.yield(.packet(packet))
                continue
            }
            for reading in trials[number]?.decoders.readings(of: packet) ?? [] {
                trials[number]?.hasSpoken = true
                trial.continuation.yield(.reading(reading.value))
            }
        }
    }

    func location(of address: String, _ fix: LocationFix) {
        for trial in trials.values where trial.address == address { trial.continuation.yield(.reading(.location(fix))) }
    }

    /// Ends those whose time is over, and those that cannot connect, with the reason.
    /// - Parameter reason: the reason why one of these addresses cannot connect; nil where it still may.
    mutating func check(at now: Double, _ reason: (String) -> SensorFailure?) {
        for (number, trial) in trials {
            let isOver = now >= trial.end
            let silence = trial.address == SensorAddress.location ? SensorFailure.noPlaces : .notFound
            let failure = trial.isConnected ? nil : reason(trial.address) ?? (isOver ? silence : nil)
            guard failure != nil || isOver else { continue }
            end(number, failure)
        }
    }

    private mutating func end(_ number: Int, _ failure: SensorFailure?) {
        if let failure { trials[number]?.continuation.yield(.failed(failure)) }
        trials[number]?.continuation.finish()
        trials[number] = nil
    }
}
