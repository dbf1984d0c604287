/// The fault of a file that should describe a zone.
enum ZoneFileProblem: Error, Hashable {
    /// It does not begin as TZif does.
    case otherFormat
    /// It ends before what its header tells of.
    case short
    /// A type of time that it has not, changes out of order, an offset of more than a day, or a last line that cannot be read.
    case broken
}

extension ZoneRules {
    /// Reads a file of the IANA database, in TZif of any version (RFC 8536), without its leap seconds and the names of its offsets.
    convenience init(file bytes: [UInt8]) throws(ZoneFileProblem) {
        var reader = ZoneFileReader(rest: bytes[...])
        var header = try reader.header()
        guard header.version != 0 else {
            let block = try reader.block(header, timeSize: 4)
            self.init(first: block.first, changes: block.changes)
            return
        }
        // The same again with times of 64 bits, and behind them how it goes on.
        try reader.skip(header.length(timeSize: 4))
        header = try reader.header()
        let block = try reader.block(header, timeSize: 8)
        self.init(first: block.first, changes: block.changes, future: try reader.footer())
    }
}

/// The numbers at the beginning of a block.
private struct ZoneFileHeader {
    var version: UInt8
    /// Flags of each type of time, which nothing here needs.
    var flags: Int
    var leapSeconds: Int
    var changes: Int
    var types: Int
    var nameBytes: Int

    /// The length of the block that follows.
    func length(timeSize: Int) -> Int {
        changes * (timeSize + 1) + types * 6 + nameBytes + leapSeconds * (timeSize + 4) + flags
    }
}

private struct ZoneFileReader {
    var rest: ArraySlice<UInt8>

    mutating func next(_ count: Int) throws(ZoneFileProblem) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw .short }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    mutating func skip(_ count: Int) throws(ZoneFileProblem) { _ = try next(count) }

    /// A whole number, the most significant byte first.
    mutating func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws(ZoneFileProblem) -> Number {
        try next(Number.bitWidth / 8).reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
    }

    mutating func header() throws(ZoneFileProblem) -> ZoneFileHeader {
        guard rest.starts(with: "TZif".utf8) else { throw .otherFormat }
        try skip(4)
        let version = try integer(UInt8.self)
        try skip(15)
        let flags = Int(try integer(UInt32.self)) + Int(try integer(UInt32.self))
        return ZoneFileHeader(
            version: version, flags: flags, leapSeconds: Int(try integer(UInt32.self)), changes: Int(try integer(UInt32.self)),
            types: Int(try integer(UInt32.self)), nameBytes: Int(try integer(UInt32.self)))
    }

    mutating func block(_ header: ZoneFileHeader, timeSize: Int) throws(ZoneFileProblem) -> (first: Int, changes: [ZoneChange]) {
        guard header.length(timeSize: timeSize) <= rest.count else { throw .short }
        var times: [Int64] = []
        times.reserveCapacity(header.changes)
        for _ in 0..<header.changes {
            let time = timeSize == 4 ? Int64(try integer(Int32.self)) : try integer(Int64.self)
            if let last = times.last, last >= time { throw .broken }
            times.append(time)
        }
        let types = try next(header.changes)
        var offsets: [Int] = []
        for _ in 0..<header.types {
            let offset = Int(try integer(Int32.self))
            // The bounds of RFC 8536.
            guard (-89_999...93_599).contains(offset) else { throw .broken }
            offsets.append(offset)
            // Whether it is summer time, and where its name stands.
            try skip(2)
        }
        guard let first = offsets.first, types.allSatisfy({ offsets.indices.contains(Int($0)) }) else { throw .broken }
        try skip(header.nameBytes + header.leapSeconds * (timeSize + 4) + header.flags)
        return (first, zip(times, types).map { ZoneChange(time: $0, offset: offsets[Int($1)]) })
    }

    /// The line behind the last block; an empty one says nothing about the future.
    mutating func footer() throws(ZoneFileProblem) -> YearlyRules? {
        let newline = UInt8(ascii: "\n")
        guard rest.first == newline, let end = rest.dropFirst().firstIndex(of: newline) else { throw .short }
        let line = rest[..<end].dropFirst()
        guard !line.isEmpty else { return nil }
        guard let rules = YearlyRules(posix: line) else { throw .broken }
        return rules
    }
}
