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

    @Test func `whatever is appended, there was room for it`() {
        var buffer = ByteBuffer(capacity: 0)
        #expect(buffer.capacity == 64)
        // Each comes at every place near the end of the memory once, as the steps before it have odd and even lengths.
        for step in 0..<400 {
            switch step % 4 {
            case 0: buffer.append(UInt8(0x61))
            case 1: buffer.append("\u{1B}[?2026h")
            case 2: buffer.append(Glyph(scalar: "👑"))
            default: buffer.append(number: step)
            }
            let (count, capacity) = (buffer.count, buffer.capacity)
            #expect(count <= capacity)
        }
    }

    @Test func `a buffer that is full becomes twice as large`() {
        var buffer = ByteBuffer(capacity: 64)
        for _ in 0..<64 { buffer.append(UInt8(0x61)) }
        let full = buffer.capacity
        buffer.append(UInt8(0x61))
        let grown = buffer.capacity
        #expect(full == 64 && grown == 128)
    }

    @Test func `a row has room before it is copied, and so has a sign of four bytes`() {
        var row = Canvas(size: Size(width: 65, height: 1))
        let all = Rect(origin: .zero, size: row.size)
        row.fill(all, with: Glyph(scalar: "x"), clip: all)
        var buffer = ByteBuffer(capacity: 64)
        _ = row.cells.withUnsafeBufferPointer { buffer.appendPlain($0, from: 0, to: $0.count) }
        let (count, capacity) = (buffer.count, buffer.capacity)
        #expect(count == 65 && capacity >= 65)
        var other = ByteBuffer(capacity: 64)
        for _ in 0..<63 { other.append(UInt8(0x78)) }
        other.append(Glyph(scalar: "👑"))
        let (few, room) = (other.count, other.capacity)
        #expect(few == 67 && room >= 67)
        other.append("and a fixed text that is longer than all of the room that is left in it, which is a hundred bytes at the most")
        let (many, more) = (other.count, other.capacity)
        #expect(many <= more)
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
