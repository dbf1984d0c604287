import LiveWalking

@testable import Sensors

/// A decoder that is given bytes only.
final class TestedDecoder<Decoder: PacketDecoder> {
    private var decoder = Decoder()
    private let characteristic = Decoder.characteristics.sorted().first ?? ""

    func values(_ hex: String) -> [SensorValue] { values(.hex(hex)) }

    func values(_ bytes: [UInt8]) -> [SensorValue] { decoder.values(of: SensorPacket(characteristic, bytes: bytes)) }

    func reset() { decoder.reset() }
}
