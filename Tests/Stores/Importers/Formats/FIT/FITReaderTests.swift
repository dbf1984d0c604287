import Testing
import Walking

@testable import Importers

struct FITReaderTests {
    @Test func `sixty-four mebibytes are taken, and a byte more is too large`() throws {
        let reader = FITReader(batch: ImportBatch(zones: ZoneTimeline(home: .utc))) { _ in }
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        try piece.withUnsafeMutableBytes { bytes in
            for _ in 0..<64 { try reader.feed(bytes) }
            #expect(throws: ReadFailure.self) { try reader.feed(UnsafeMutableRawBufferPointer(rebasing: bytes[..<1])) }
        }
    }
}
