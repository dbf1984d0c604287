import LiveWalking

/// Reads Fitness Machine Status, by which a belt says what a hand at its panel or a command did.
///
/// FTMS 1.0, characteristic 2ada. KingSmith's belts repeat their last status when notifications are switched on.
package struct MachineStatusDecoder: PacketDecoder {
    package static let characteristics: Set = ["2ada"]

    package init() {}

    package mutating func values(of packet: SensorPacket) -> [SensorValue] {
        var reader = ByteReader(packet.bytes)
        let state: BeltState? =
            switch reader.u8() {
            case 1: .stopped
            case 2: stopOrPause(reader.u8())
            case 3: .emergency
            case 4: .started
            default: nil
            }
        return state.map { [.belt($0)] } ?? []
    }

    private func stopOrPause(_ parameter: Int?) -> BeltState? {
        switch parameter {
        case 1: .stopped
        case 2: .paused
        default: nil
        }
    }
}
