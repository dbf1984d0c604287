import Testing

@testable import Importers

struct DatabaseHeadTests {
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let name = "CREATE TABLE HUAMI_EXTENDED_ACTIVITY_SAMPLE"

    /// Returns whether a name is found by going through a database to its end.
    private func finds(_ name: String, in bytes: [UInt8], piece: Int) throws -> Bool {
        let source = try PeekedSource(TrickleSource(bytes, piece: piece), length: 64)
        var head = try #require(DatabaseHead(source.head))
        while true {
            if head.holds(name) { return true }
            if !head.advance(in: source) { return false }
        }
    }

    @Test func `what is no database has no head`() {
        #expect(DatabaseHead([]) == nil && DatabaseHead(Array("SQLite format 2\0".utf8)) == nil)
        #expect(DatabaseHead(Array(Self.magic.dropLast())) == nil)
    }

    @Test(arguments: [1, 7, 40, 64, 65, 1000, 65_536])
    func `a name is found wherever pieces begin and end`(_ piece: Int) throws {
        let bytes = Self.magic + Array(repeating: 0, count: 517) + Array(Self.name.utf8) + Array(repeating: 1, count: 333)
        #expect(try finds(Self.name, in: bytes, piece: piece))
        #expect(try !finds("CREATE TABLE STEP", in: bytes, piece: piece))
    }

    @Test(arguments: [65_500, 65_520, 65_536, 131_060])
    func `a name over the edge of two pieces is found`(_ place: Int) throws {
        let bytes = Self.magic + Array(repeating: 0, count: place - 16) + Array(Self.name.utf8)
        #expect(try finds(Self.name, in: bytes, piece: .max))
    }

    @Test func `a name behind 16 MiB is not looked for`() throws {
        let bytes = Self.magic + Array(repeating: 0, count: (16 << 20) + 65_536) + Array(Self.name.utf8)
        #expect(try !finds(Self.name, in: bytes, piece: .max))
    }
}
