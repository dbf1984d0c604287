import Testing

@testable import Walking

/// Files of zones, good and bad, in the format of RFC 8536.
struct ZoneFileTests {
    @Test func `a file says where the clocks were, and its last line where they will be`() throws {
        let rules = try ZoneRules(file: ZoneFileText().bytes)
        #expect(rules.offset(at: .min) == 100)
        #expect(rules.offset(at: -1001) == 100)
        #expect(rules.offset(at: -1000) == 3600)
        #expect(rules.offset(at: 999) == 3600)
        #expect(rules.offset(at: 1000) == 7200)
        // Two days later the last line holds: winter.
        #expect(rules.offset(at: 4_102_444_800) == 3600)
        #expect(rules.offset(at: 4_117_000_000) == 7200)
        #expect(rules.offset(at: .max) == YearlyRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3".utf8)?.offset(at: .max))
    }

    @Test func `times between now and 2100, which are counted once, are those of the last line`() throws {
        let rules = try ZoneRules(file: ZoneFileText().bytes)
        let line = try #require(YearlyRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3".utf8))
        for time in stride(from: 100_000_000, through: 8_000_000_000 as Int64, by: 86_400 * 9 + 77) {
            #expect(rules.offset(at: time) == line.offset(at: time))
        }
    }

    @Test func `the last line counts from the year of the last change on, also where that was a New Year`() throws {
        // 2019-12-31T23:00Z, 2020-01-01T00:00Z, and the last second of 1969.
        for time in [1_577_833_200, 1_577_836_800, -1] as [Int64] {
            let rules = try ZoneRules(file: ZoneFileText(changes: [(time, 1)]).bytes)
            let line = try #require(YearlyRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3".utf8))
            for day in 0...800 { #expect(rules.offset(at: time + Int64(day) * 86_400) == line.offset(at: time + Int64(day) * 86_400)) }
        }
    }

    @Test func `the first version has small numbers and no last line`() throws {
        let rules = try ZoneRules(file: ZoneFileText(version: 0).bytes)
        #expect(rules.offset(at: -1000) == 3600 && rules.offset(at: 5_000_000_000) == 7200)
    }

    @Test(arguments: ["2", "3", "4", "5"] as [Unicode.Scalar]) func `later versions are read as the second`(version: Unicode.Scalar) throws
    {
        let text = ZoneFileText(version: UInt8(ascii: version))
        #expect(try ZoneRules(file: text.bytes) == ZoneRules(file: ZoneFileText().bytes))
    }

    @Test func `leap seconds, flags and names are passed over`() throws {
        let rules = try ZoneRules(file: ZoneFileText(names: "LMT\0CET\0CEST\0", leapSeconds: 27, flags: 3).bytes)
        #expect(rules.offset(at: 1000) == 7200 && rules.offset(at: 4_102_444_800) == 3600)
    }

    @Test func `without changes the last line always holds, and without a line the one offset`() throws {
        #expect(try ZoneRules(file: ZoneFileText(changes: []).bytes).offset(at: 1_783_000_000) == 7200)
        #expect(try ZoneRules(file: ZoneFileText(changes: [], footer: "").bytes).offset(at: 0) == 100)
    }

    @Test func `what is wrong with a file is told`() {
        func problem(_ bytes: [UInt8]) -> ZoneFileProblem? {
            do throws(ZoneFileProblem) {
                _ = try ZoneRules(file: bytes)
                return nil
            } catch {
                return error
            }
        }
        #expect(problem([]) == .otherFormat)
        #expect(problem(Array("TZif2".utf8)) == .short)
        #expect(problem(Array("<html>".utf8)) == .otherFormat)
        #expect(problem(ZoneFileText(changes: [(1000, 1), (1000, 2)]).bytes) == .broken)
        #expect(problem(ZoneFileText(changes: [(1000, 3)]).bytes) == .broken)
        #expect(problem(ZoneFileText(changes: [], offsets: []).bytes) == .broken)
        #expect(problem(ZoneFileText(offsets: [100, 93_600, 0]).bytes) == .broken)
        #expect(problem(ZoneFileText(offsets: [100, .min, 0]).bytes) == .broken)
        #expect(problem(ZoneFileText(offsets: [100, -90_000, 0]).bytes) == .broken)
        #expect(problem(ZoneFileText(offsets: [100, -89_999, 93_599]).bytes) == nil)
        #expect(problem(ZoneFileText(footer: "CET").bytes) == .broken)
        #expect(problem(Array(ZoneFileText().bytes.dropLast())) == .short)
        // Counts that no file of this length can have.
        var bytes = ZoneFileText().bytes
        for index in 20..<44 { bytes[index] = 0xFF }
        #expect(problem(bytes) == .short)
    }

    @Test func `no file stops the program, cut anywhere or with any bit turned over`() throws {
        let whole = ZoneFileText(names: "A\0", leapSeconds: 1, flags: 3).bytes
        for count in whole.indices {
            #expect(throws: ZoneFileProblem.self) { try ZoneRules(file: Array(whole.prefix(count))) }
        }
        for index in whole.indices {
            for bit in 0..<8 {
                var bytes = whole
                bytes[index] ^= 1 << bit
                guard let rules = try? ZoneRules(file: bytes) else { continue }
                for time in [Int64.min, -1000, 0, 1000, 4_000_000_000, 6_000_000_000, .max] {
                    #expect((-90_000...180_000).contains(rules.offset(at: time)))
                }
            }
        }
        var random = SeededGenerator(seed: 5)
        let zone = try #require(ZoneFiles.contents(of: "/usr/share/zoneinfo/America/New_York"))
        for _ in 0..<3000 {
            var bytes = zone
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
            _ = (try? ZoneRules(file: bytes))?.offset(at: Int64.random(in: .min ... .max, using: &random))
        }
    }

    @Test func `rules are the same where their beginning, their changes and their future are`() {
        let rules = ZoneRules(first: 0, changes: [ZoneChange(time: 5, offset: 60)])
        #expect(rules == ZoneRules(first: 0, changes: [ZoneChange(time: 5, offset: 60)]))
        #expect(rules != ZoneRules(first: 1, changes: [ZoneChange(time: 5, offset: 60)]))
        #expect(rules != ZoneRules(first: 0, changes: [ZoneChange(time: 6, offset: 60)]) && rules != ZoneRules(first: 0))
        #expect(ZoneRules(first: 0) != ZoneRules(first: 0, future: YearlyRules(standard: 0)))
    }
}
