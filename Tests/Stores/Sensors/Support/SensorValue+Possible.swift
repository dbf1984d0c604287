import LiveWalking

extension SensorValue {
    /// Says that bytes of the value's width can hold it.
    var isPossible: Bool {
        switch self {
        case .beltSpeed(let speed): (0...6553.5 * 0.44704).contains(speed)
        case .beltSteps(let count): (0..<1 << 24).contains(count)
        case .beltDistance(let metres): (0..<Double(10 << 24)).contains(metres)
        case .beltElapsed(let seconds): (0..<1 << 24).contains(seconds)
        case .podSpeed(let speed): (0..<256).contains(speed)
        case .podCadence(let counts): (0...255).contains(counts)
        case .podDistance(let metres): (0..<Double(1 << 32) / 10).contains(metres)
        case .heartRate(let beats): (1...0xFFFF).contains(beats ?? 1)
        case .battery(let percent): (0...100).contains(percent)
        case .belt: true
        case .location: false
        }
    }
}
