import Testing
import Walking

@testable import Sensors

struct KingSmithFramesTests {
    /// A frame with its sum.
    private func frame(_ seed: UInt8) -> [UInt8] {
        let body = [0xA2] + (0..<16).map { UInt8(truncatingIfNeeded: Int(seed) * 7 + $0 * 13) }
        return [0xF8] + body + [body.reduce(0, &+), 0xFD]
    }

    private func frames(_ packets: [[UInt8]]) -> [[UInt8]] {
        var frames = KingSmithFrames()
        var found: [[UInt8]] = []
        for packet in packets {
            frames.feed(packet)
            while let frame = frames.next() { found.append(frame) }
        }
        return found
    }

    @Test func `a frame is twenty bytes`() { #expect(frame(1).count == 20) }

    @Test(arguments: [1, 3, 7, 19, 20, 21, 60])
    func `frames are found wherever packets begin and end`(_ size: Int) {
        let bytes = frame(1) + frame(2) + frame(200)
        let packets = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min(bytes.count, $0 + size)]) }
        #expect(frames(packets) == [frame(1), frame(2), frame(200)])
    }

    @Test func `what lies between frames, and frames of another kind, are stepped over`() {
        var other = frame(5)
        other[1] = 0xA6
        #expect(frames([[0, 0xF8, 0xFD] + frame(1) + other + [0xF8] + frame(2)]) == [frame(1), frame(2)])
    }

    @Test func `a frame whose sum or end is wrong is none, and the next one is found`() {
        var (sum, end) = (frame(1), frame(2))
        sum[18] &+= 1
        end[19] = 0
        #expect(frames([sum + end + frame(3)]) == [frame(3)])
    }

    @Test func `a frame that broke off hides no later one`() {
        #expect(frames([Array(frame(1).prefix(12)), frame(2), frame(3)]) == [frame(2), frame(3)])
    }

    @Test(arguments: 0..<50)
    func `whatever bytes come between them, whole frames are found in order`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (bytes, wanted): ([UInt8], [[UInt8]]) = ([], [])
        for number in 0..<10 {
            // No beginning of a frame in the noise.
            bytes += (0..<Int.random(in: 0...30, using: &random)).map { _ in UInt8.random(in: 0...0xF0, using: &random) }
            wanted.append(frame(UInt8(number)))
            bytes += frame(UInt8(number))
        }
        #expect(frames([bytes]) == wanted)
    }
}
