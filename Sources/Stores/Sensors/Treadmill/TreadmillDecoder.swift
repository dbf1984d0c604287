import LiveWalking

/// Reads Treadmill Data, which comes about once a second and may be cut into several packets.
///
/// FTMS 1.0 §4.4, §4.19: all packets of a record but the last one say that more follows.
package struct TreadmillDecoder: PacketDecoder {
    package static let characteristics: Set = ["2acd"]

    /// The packets so far of a record that has not ended.
    private var begun: TreadmillData?

    package init() {}

    package mutating func values(of packet: SensorPacket) -> [SensorValue] {
        guard let data = TreadmillData(packet.bytes) else { return [] }
        let record = begun?.joined(with: data) ?? data
        guard !data.flags.contains(.moreData) else {
            begun = record
            return []
        }
        begun = nil
        return record.values
    }

    package mutating func reset() { begun = nil }
}
