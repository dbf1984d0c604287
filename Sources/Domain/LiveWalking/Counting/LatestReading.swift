/// A reading of a sensor and when it came.
struct LatestReading<Value: Sendable>: Sendable {
    var value: Value
    var time: SessionTime

    func fresh(at now: SessionTime, for seconds: Double = 3) -> Value? { now - time <= seconds ? value : nil }
}
