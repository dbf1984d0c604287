import LiveWalking

/// Reads the Battery Level: percent in one byte.
///
/// Battery Service 1.0; above 100 is reserved.
package struct BatteryDecoder: PacketDecoder {
    package static let characteristics: Set = ["2a19"]

    package init() {}

    package mutating func values(of packet: SensorPacket) -> [SensorValue] {
        var reader = ByteReader(packet.bytes)
        guard let percent = reader.u8(), percent <= 100 else { return [] }
        return [.battery(percent)]
    }
}
