import Files
import Foundation
import SQLite
import Testing
import Walking

@testable import Journal

/// The program that a file belongs to, by its first bytes alone.
struct JournalHeaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func header(_ bytes: [UInt8]) throws -> JournalHeader {
        try Data(bytes).write(to: URL(filePath: folder.database))
        return try JournalHeader.read(folder.database, .read)
    }

    private func sqlite(application: UInt32, version: UInt8, length: Int = 200) -> [UInt8] {
        var bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 184)
        bytes[63] = version
        for index in 0..<4 { bytes[68 + index] = UInt8(truncatingIfNeeded: application >> (24 - 8 * UInt32(index))) }
        return Array(bytes.prefix(length))
    }

    @Test func `a database says whose it is and of which version`() throws {
        let header = try header(sqlite(application: UInt32(Migration.applicationID), version: 8))
        #expect(header == .database(application: Int(Migration.applicationID), version: 8) && header.mayBeJournal)
    }

    @Test func `an empty file, and a database without a mark, may become a journal`() throws {
        #expect(try header([]) == .empty)
        #expect(try header([]).mayBeJournal)
        #expect(try header(sqlite(application: 0, version: 0)).mayBeJournal)
    }

    @Test func `another program's database is no journal, nor anything that is too short or no database`() throws {
        #expect(try header(sqlite(application: 0x0F05_5112, version: 8)).mayBeJournal == false)
        #expect(try header(sqlite(application: UInt32(Migration.applicationID), version: 8, length: 99)) == .somethingElse)
        #expect(try header(Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 100)) == .somethingElse)
        #expect(!JournalHeader.somethingElse.mayBeJournal)
    }
}
