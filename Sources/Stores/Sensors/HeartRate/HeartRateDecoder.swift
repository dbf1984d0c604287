import LiveWalking

/// Reads the Heart Rate Measurement of a strap; times between beats are not read.
///
/// Heart Rate Service 1.0, GATT supplement. A strap without contact to the skin goes on sending its last rate, or 0.
package struct HeartRateDecoder: PacketDecoder {
    package static let characteristics: Set = ["2a37"]

    package init() {}

    package mutating func values(of packet: SensorPacket) -> [SensorValue] {
        var reader = ByteReader(packet.bytes)
        guard let flags = reader.u8(), let beats = flags & 1 != 0 ? reader.u16() : reader.u8() else { return [] }
        // Bit 2: the strap knows of contact; bit 1: it has it.
        let lacksContact = flags & 0b110 == 0b100
        return [.heartRate(lacksContact || beats == 0 ? nil : beats)]
    }
}
