import LiveWalking

extension SensorPacket {
    init(_ characteristic: String, _ hex: String, sensor: String = "belt", at seconds: Double = 0) {
        self.init(characteristic, bytes: .hex(hex), sensor: sensor, at: seconds)
    }

    init(_ characteristic: String, bytes: [UInt8], sensor: String = "belt", at seconds: Double = 0) {
        self.init(time: SessionTime(seconds: seconds), sensor: sensor, characteristic: characteristic, bytes: bytes)
    }
}

extension [UInt8] {
    static func hex(_ text: String) -> Self { text.split(separator: " ").compactMap { UInt8($0, radix: 16) } }
}

extension SensorValue {
    /// Exactly what a decoder makes of hundredths of kilometres an hour.
    static func beltSpeed(kmh: Double) -> Self { .beltSpeed((kmh * 100).rounded() / 360) }
}
