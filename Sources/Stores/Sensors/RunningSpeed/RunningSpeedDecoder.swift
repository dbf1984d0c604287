import LiveWalking

/// Reads the RSC Measurement of a foot pod: speed, cadence and, where it counts one, the distance.
///
/// Running Speed and Cadence Service 1.0, GATT supplement. The stride length is not read: makers send steps in it as well as strides.
package struct RunningSpeedDecoder: PacketDecoder {
    package static let characteristics: Set = ["2a53"]

    package init() {}

    package mutating func values(of packet: SensorPacket) -> [SensorValue] {
        var reader = ByteReader(packet.bytes)
        guard let flags = reader.u8() else { return [] }
        let speed = reader.u16()
        let cadence = reader.u8()
        if flags & 1 != 0 { reader.skip(2) }
        let distance = flags & 2 != 0 ? reader.u32() : nil
        return [
            speed.map { .podSpeed(Double($0) / 256) }, cadence.map { .podCadence(Double($0)) },
            distance.map { .podDistance(Double($0) / 10) },
        ].compactMap(\.self)
    }
}
