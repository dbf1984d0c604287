import Testing
import Walking

@testable import Importers

struct PeekedSourceTests {
    private func all(_ source: PeekedSource, by size: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: size)
        while true {
            let count = try buffer.withUnsafeMutableBytes { buffer throws(ReadFailure) in try source.read(into: buffer) }
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    private static let text = Array("the first bytes say what a file is, and are read all the same".utf8)

    @Test(arguments: [1, 3, 7, 100], [1, 5, 100])
    func `what was looked at is read again, whatever pieces it comes in`(_ piece: Int, _ size: Int) throws {
        let source = try PeekedSource(TrickleSource(Self.text, piece: piece), length: 10)
        #expect(source.head == Array(Self.text.prefix(10)))
        #expect(try all(source, by: size) == Self.text)
    }

    @Test func `a file that is shorter than the look is looked at whole`() throws {
        let source = try PeekedSource(TrickleSource(Self.text, piece: 4))
        #expect(source.head == Self.text)
        #expect(try all(source, by: 8) == Self.text)
        #expect(try PeekedSource(TrickleSource([], piece: 4)).head.isEmpty)
    }

    @Test func `a break behind the first bytes is met by whoever reads on, one before them at once`() throws {
        let source = try PeekedSource(TrickleSource(Self.text, piece: 4, failure: .damaged(.archive)))
        #expect(source.head == Self.text)
        #expect(throws: ReadFailure.self) { try all(source, by: 8) }
        #expect(throws: ReadFailure.self) { try PeekedSource(TrickleSource([], piece: 4, failure: .damaged(.archive))) }
    }
}
