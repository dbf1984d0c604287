import Testing
import Walking

@testable import Importers

/// The records of a file, up to the byte at which they stop making sense.
struct FITDecoderTests {
    private let seven = FITFile.seven

    private func decoded(_ bytes: [UInt8]) -> (messages: [FITMessage], failure: ReadFailure?) {
        var decoder = FITDecoder(bytes)
        var messages: [FITMessage] = []
        do throws(ReadFailure) {
            try decoder.decode { messages.append($0) }
            return (messages, nil)
        } catch {
            return (messages, error)
        }
    }

    private func decoded(raw: [UInt8]) -> (messages: [FITMessage], failure: ReadFailure?) {
        var file = FITFile()
        file.add(raw: raw)
        return decoded(file.bytes)
    }

    @Test(arguments: [(11, false), (12, true), (14, true), (32, true), (33, false), (0, false)] as [(UInt8, Bool)])
    func `a header has twelve bytes to thirty-two, and its letters`(_ size: UInt8, _ isKnown: Bool) {
        let head = [size] + [UInt8](repeating: 0, count: 7)
        #expect(FITDecoder.recognises(head + Array(".FIT".utf8)) == isKnown)
        #expect(!FITDecoder.recognises(head + Array(".FIX".utf8)))
        #expect(!FITDecoder.recognises([UInt8]()))
    }

    @Test func `a file that follows another begins without a time, and without its definitions`() {
        var (first, second, third) = (FITFile(), FITFile(), FITFile())
        first.add(20, [(253, 4, 0x86, seven)])
        second.add(20, [(5, 4, 0x86, 500)])
        second.add(raw: [0x85, 0xE8, 3, 0, 0])
        let found = decoded(first.bytes + second.bytes)
        #expect(found.failure == nil && found.messages.map(\.timestamp) == [UInt32(seven), nil, nil])
        third.add(raw: [0x00, 0xE8, 3, 0, 0])
        #expect(decoded(first.bytes + third.bytes).failure == .damaged(.unannounced))
    }

    @Test func `what follows the last file and is none is left alone`() {
        var file = FITFile()
        file.add(20, [(253, 4, 0x86, seven)])
        #expect(decoded(file.bytes + [14, 0, 0]).failure == nil)
        #expect(decoded([14, 0, 0] + file.bytes).failure == .damaged(.noHeader))
    }

    @Test(arguments: [(30, 30, 0), (30, 31, 1), (30, 2, 4), (0, 31, 31), (31, 0, 1)])
    func `five bits of time go on from the last full one, never back`(_ last: Int, _ bits: Int, _ later: Int) {
        let full = seven / 32 * 32 + last
        var file = FITFile()
        file.add(20, [(253, 4, 0x86, full)])
        file.define(3, as: 20, [(5, 4, 0x86)])
        file.add(raw: [0x80 | 3 << 5 | UInt8(bits), 0xE8, 3, 0, 0])
        #expect(decoded(file.bytes).messages.map(\.timestamp) == [UInt32(full), UInt32(full + later)])
    }

    @Test(arguments: [false, true]) func `the number of a kind has two bytes`(_ isBigEndian: Bool) {
        for (number, isKnown) in [(20, true), (0x8014, false), (0x1400, false), (0x0114, false)] as [(UInt16, Bool)] {
            var file = FITFile()
            file.add(number, [(5, 4, 0x86, 500)], isBigEndian: isBigEndian)
            #expect(decoded(file.bytes).messages.map(\.kind) == (isKnown ? [.record] : []))
        }
    }

    /// One field of four bytes, and two of a developer's with two and three, then such a record.
    private let definition: [UInt8] = [0x60, 0, 0, 20, 0, 1, 5, 4, 0x86, 2, 0, 2, 0, 1, 3, 0]
    private let record: [UInt8] = [0, 0xE8, 3, 0, 0, 1, 1, 1, 1, 1]

    @Test(arguments: 1...26) func `a record or a definition that ends too early is cut, wherever`(_ length: Int) {
        let found = decoded(raw: Array((definition + record).prefix(length)))
        #expect(found.failure == (length == 16 || length == 26 ? nil : .truncated))
        #expect(found.messages.map { $0.number(5) } == (length == 26 ? [1000] : []))
    }

    @Test func `fields that are promised and not there are never looked for behind the end`() {
        #expect(decoded(raw: [0x60, 0, 0, 20, 0, 1, 5, 4, 0x86, 255, 0]).failure == .truncated)
        #expect(decoded(raw: [0x40, 0, 0, 20, 0, 255, 5, 4, 0x86]).failure == .truncated)
    }

    @Test func `sixteen definitions stand beside each other`() {
        var file = FITFile()
        for local in 0..<16 { file.define(UInt8(local), as: 20, [(UInt8(local), 1, 2)]) }
        for local in 0..<16 { file.write(UInt8(local), [(local + 1, 1)]) }
        #expect(decoded(file.bytes).messages.enumerated().map { $1.number(UInt8($0)) } == (1...16).map { Double($0) })
    }

    @Test func `a file may be longer than two bytes can say`() {
        var file = FITFile()
        for _ in 0..<4000 { file.add(20, [(253, 4, 0x86, seven), (5, 4, 0x86, 500)]) }
        #expect(file.bytes.count > 70_000)
        let found = decoded(file.bytes)
        #expect(found.failure == nil && found.messages.count == 4000)
    }

    @Test func `each byte counts in the checksum`() {
        var file = FITFile()
        file.add(20, [(253, 4, 0x86, seven)])
        for index in [1, 2, 3, 12, 13, file.bytes.count - 2, file.bytes.count - 1] {
            var bytes = file.bytes
            bytes[index] ^= 0x10
            #expect(decoded(bytes).failure == .damaged(.wrongChecksum))
        }
    }

    @Test func `a definition may have no fields, and be the last of its file`() {
        let found = decoded(raw: [0x40, 0, 0, 20, 0, 0])
        #expect(found.failure == nil && found.messages.isEmpty)
    }
}
