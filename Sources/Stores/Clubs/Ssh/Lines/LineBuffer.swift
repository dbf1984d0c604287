import Clubs

/// Bytes as they arrive, cut into lines.
struct LineBuffer {
    /// The longest question and the longest answer: a push of hundreds of days, and some eighty thousand days of others.
    static let longestRequest = 1 << 16
    static let longestAnswer = 1 << 21

    private let limit: Int
    private var bytes: [UInt8] = []
    /// The part of them that is known to hold no end of a line.
    private var searched = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Indicates that a part of a line is waiting for the rest of it.
    var hasPart: Bool { !bytes.isEmpty }

    mutating func append(_ new: some Sequence<UInt8>) { bytes.append(contentsOf: new) }

    /// The next whole line, nil until there is one.
    ///
    /// Fails when it is too long or has anything but printable ASCII.
    mutating func next() throws(ClubFailure) -> String? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            guard bytes.count <= limit else { throw .unreadable }
            return nil
        }
        let line = bytes[..<end]
        guard line.count <= limit, line.allSatisfy({ (0x20...0x7E).contains($0) }) else { throw .unreadable }
        let text = String(decoding: line, as: UTF8.self)
        bytes.removeSubrange(...end)
        searched = 0
        return text
    }
}
