import Terminal
import Testing

@testable import Curses

@MainActor
struct ByteBufferTests {
    /// Runs in a process of its own, since bytes behind the end of memory end one.
    @Test func `plain text that is longer than the buffer makes it grow`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let size = Size(width: 500_000, height: 1)
                let area = Rect(origin: .zero, size: size)
                var canvas = Canvas(size: size)
                canvas.fill(area, with: Glyph(scalar: "x"), clip: area)
                for _ in 0..<4 {
                    var buffer = ByteBuffer(capacity: 64)
                    let end = canvas.cells.withUnsafeBufferPointer { buffer.appendPlain($0, from: 0, to: $0.count) }
                    buffer.append("end")
                    #expect(end == size.width)
                    #expect(buffer.count == size.width + 3)
                    #expect(buffer.bytes.dropLast(3).allSatisfy { $0 == 0x78 })
                }
            }
        }
    }

    @Test func `bytes that come one by one make it grow, and touch nothing beside it`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var buffer = ByteBuffer(capacity: 64)
                var other = ByteBuffer(capacity: 64)
                for _ in 0..<64 { other.append(7) }
                for number in 0..<100_000 { buffer.append(UInt8(truncatingIfNeeded: number)) }
                #expect(buffer.bytes.enumerated().allSatisfy { $1 == UInt8(truncatingIfNeeded: $0) })
                #expect(other.bytes.allSatisfy { $0 == 7 })
                #expect(buffer.count == 100_000)
            }
        }
    }

    private func text(_ write: (inout ByteBuffer) -> Void) -> String {
        var buffer = ByteBuffer(capacity: 64)
        write(&buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test(
        arguments: ["a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "한", "\u{FFFD}", "\u{10000}", "👑", "\u{10FFFF}"] as [Unicode.Scalar]
    )
    func `a scalar is written in as many bytes as it has`(_ scalar: Unicode.Scalar) {
        let found = text { buffer in
            buffer.append(Glyph(scalar: scalar))
            buffer.append("|")
        }
        #expect(found == "\(Character(scalar))|")
    }

    @Test(arguments: [0, 9, 10, 99, 100, 1_234_567_890]) func `a number is written in decimal digits`(_ number: Int) {
        #expect(text { $0.append(number: number) } == "\(number)")
    }

    @Test func `the first bytes can be taken away, and the last one written over`() {
        #expect(
            text { buffer in
                buffer.append("walking")
                buffer.removeFirst(4)
                buffer.replaceLast(by: 0x6B)
            } == "ink")
        #expect(
            text { buffer in
                buffer.append("walking")
                buffer.clear()
                buffer.append("on")
            } == "on")
    }
}
