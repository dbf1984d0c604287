import LiveWalking

/// Reads the own stream of an UREVO belt, which counts in tenths of miles an hour and hundredths of miles.
///
/// As treadspan reads it. Other makers use the characteristic for protocols of their own, so the beginning must be UREVO's.
package struct UrevoDecoder: PacketDecoder {
    package static let characteristics: Set = ["fff1"]
    /// A packet with numbers has these bytes at least; a shorter one says only the state.
    private static let numbersLength = 13
    private static let metresPerMile = 1609.344

    package init() {}

    package mutating func values(of packet: SensorPacket) -> [SensorValue] {
        guard packet.bytes.starts(with: [0x02, 0x51]) else { return [] }
        var reader = ByteReader(packet.bytes)
        reader.skip(2)
        let state = reader.u8().flatMap(beltState).map { [SensorValue.belt($0)] } ?? []
        return packet.bytes.count < Self.numbersLength ? state : state + numbers(from: &reader)
    }

    private func numbers(from reader: inout ByteReader) -> [SensorValue] {
        let speed = reader.u16()
        let elapsed = reader.u16()
        let distance = reader.u16()
        reader.skip(2)
        let steps = reader.u16()
        return [
            speed.map { .beltSpeed(Double($0) * Self.metresPerMile / 36_000) }, elapsed.map { .beltElapsed($0) },
            distance.map { .beltDistance(Double($0) * Self.metresPerMile / 100) }, steps.map { .beltSteps($0) },
        ].compactMap(\.self)
    }

    private func beltState(_ byte: Int) -> BeltState? {
        switch byte {
        case 0, 1, 6: .stopped
        case 3: .started
        // While it slows down to a pause, and in it.
        case 4, 0x0A: .paused
        default: nil
        }
    }
}
