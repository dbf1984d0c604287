import LiveWalking

/// Reads the state of a KingSmith WalkingPad (A1, R1, C2 and others), which speaks a protocol of its own.
///
/// As ph4-walkingpad and qdomyos-zwift read it; numbers are big-endian. The pad says nothing unless asked.
package struct KingSmithDecoder: PacketDecoder {
    package static let characteristics: Set = ["fe01"]

    private var frames = KingSmithFrames()

    package init() {}

    package mutating func values(of packet: SensorPacket) -> [SensorValue] {
        frames.feed(packet.bytes)
        var values: [SensorValue] = []
        while let frame = frames.next() { values += self.values(of: frame) }
        return values
    }

    package mutating func reset() { frames = KingSmithFrames() }

    private func values(of frame: [UInt8]) -> [SensorValue] {
        var reader = ByteReader(frame)
        reader.skip(2)
        let state = reader.u8().flatMap(beltState)
        let speed = reader.u8()
        // The mode: automatic, manual, standby.
        reader.skip(1)
        let elapsed = reader.bigEndianU24()
        let distance = reader.bigEndianU24()
        let steps = reader.bigEndianU24()
        return [
            state.map { .belt($0) }, speed.map { .beltSpeed(Double($0) / 36) }, elapsed.map { .beltElapsed($0) },
            distance.map { .beltDistance(Double($0) * 10) }, steps.map { .beltSteps($0) },
        ].compactMap(\.self)
    }

    /// Returns the state; nil while it counts down, and for states that are not described.
    private func beltState(_ byte: Int) -> BeltState? {
        switch byte {
        case 0, 5: .stopped
        case 1: .started
        default: nil
        }
    }
}
