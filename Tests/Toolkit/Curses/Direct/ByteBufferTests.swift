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
}
