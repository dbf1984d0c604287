/// Cuts the bytes that a WalkingPad sends into frames of its state, wherever packets begin and end.
///
/// A frame is twenty bytes: `F8 A2`, numbers, the sum of all after the first, `FD`. Frames of other kinds are stepped over.
struct KingSmithFrames {
    private static let length = 20
    private static let start: [UInt8] = [0xF8, 0xA2]

    /// Bytes that may be the beginning of a frame; fewer than a frame has, once all frames are taken.
    private var bytes: ArraySlice<UInt8> = []

    mutating func feed(_ packet: [UInt8]) { bytes += packet }

    /// The next whole frame; nil until more bytes come.
    mutating func next() -> [UInt8]? {
        while true {
            bytes = bytes.drop { $0 != Self.start.first }
            let frame = Array(bytes.prefix(Self.length))
            guard frame.count == Self.length else { return nil }
            guard isWhole(frame) else {
                bytes = bytes.dropFirst()
                continue
            }
            bytes = bytes.dropFirst(Self.length)
            return frame
        }
    }

    private func isWhole(_ frame: [UInt8]) -> Bool {
        let sum = frame.dropFirst().dropLast(2).reduce(0, &+)
        return frame.starts(with: Self.start) && frame.suffix(2) == [sum, 0xFD]
    }
}
