/// Cuts bytes that somebody sends into lines, and keeps no more of them than a line may have.
nonisolated struct ControlLines {
    /// A line, or the reason why there will be none any more.
    enum Next: Hashable {
        case line(String)
        case notText
        case tooLong
    }

    /// The longest line, in bytes.
    static let longest = 4096

    private var bytes: [UInt8] = []

    /// Indicates whether no more should be read before a line has been taken.
    var isFull: Bool { bytes.count > Self.longest }

    mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

    /// Ends the input: a last line without an end is a line.
    mutating func end() {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    }

    /// Takes the next line away; nil until its end has come.
    mutating func next() -> Next? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return isFull ? .tooLong : nil }
        guard end <= Self.longest else { return .tooLong }
        defer { bytes.removeSubrange(...end) }
        // A zero is text to Unicode and to nobody else.
        guard !bytes[..<end].contains(0), let text = String(validating: bytes[..<end], as: UTF8.self) else { return .notText }
        return .line(text)
    }
}
