import Basis
import Clubs

/// A public key of ssh as somebody sends it to the owner of a club's account, taken apart to its last byte.
///
/// It will stand in `authorized_keys`, where a wrong word before it would be an option and a second line another key. So only what is
/// exactly one key of a known kind passes: no options, no certificates, no kind that is broken.
package struct SshPublicKey: Hashable, Sendable {
    /// The reason for which a text is no key to let in.
    package enum Problem: Error, Hashable, Sendable {
        case empty
        /// More than one line, or characters that no key has.
        case notOneLine
        /// The secret half, which must never be sent to anybody.
        case privateKey
        /// The key has options before it, or its kind is not known or too weak.
        case unknownKind
        /// The bytes are not what keys of its kind have.
        case damaged
        /// A program or argument that cannot stand in `authorized_keys`, whatever is put around it.
        case unfitCommand
    }

    package static let maximumLength = 4096

    package let kind: String
    /// The key itself, the same whatever stands before and behind it.
    package let bytes: [UInt8]
    private let encoded: String
    private let comment: String?

    package init(_ text: String) throws(Problem) {
        guard text.utf8.count <= Self.maximumLength else { throw .notOneLine }
        guard !text.contains("PRIVATE KEY") else { throw .privateKey }
        let line = Self.trimmed(text)
        guard !line.isEmpty else { throw .empty }
        guard line.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw .notOneLine }
        let words = line.split(separator: " ", maxSplits: 2)
        guard let kind = words.first, let parts = Self.kinds[String(kind)] else { throw .unknownKind }
        guard words.count > 1, let bytes = Base64.bytes(of: words[1]) else { throw .damaged }
        var reader = KeyReader(bytes)
        guard reader.text() == String(kind), parts.allSatisfy({ $0.matches(reader.block()) }), reader.isAtEnd else { throw .damaged }
        self.kind = String(kind)
        self.bytes = bytes
        encoded = String(words[1])
        comment = words.count > 2 && Self.isPlain(words[2], besides: "@._+-", upTo: 64) ? String(words[2]) : nil
    }

    /// The line for `authorized_keys`: the key may do one thing, and is the seat that stands there, whatever its owner asks for.
    /// - Parameters:
    ///   - program: where the account's shell finds it without a profile: its whole path.
    ///   - options: more words before the command, as the home of the account.
    ///   - arguments: more words behind it, as the place of the club.
    package func authorization(
        of seat: ClubSeat, program: String = "gnd", options: [String] = [], arguments: [String] = []
    ) throws(Problem) -> String {
        let words = [program] + options + SshProgram.command.dropFirst() + ["--as", seat.text] + arguments
        guard words.allSatisfy(Self.isFit), !program.hasPrefix("-") else { throw .unfitCommand }
        // sshd takes away the backslash before a quotation mark, and nothing else.
        let command = words.map(Self.quoted).joined(separator: " ").replacing("\"", with: "\\\"")
        return (["command=\"\(command)\",restrict", kind, encoded] + (comment.map { [$0] } ?? [])).joined(separator: " ")
    }

    /// A word that every shell takes as it is; one that needs no quoting stays.
    private static func quoted(_ word: String) -> String {
        isPlain(word[...], besides: "/._=:@+-", upTo: longestWord) ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    /// Indicates that a word can stand in a line: nothing in it ends one, or cannot be seen.
    private static func isFit(_ word: String) -> Bool {
        (1...longestWord).contains(word.utf8.count)
            && word.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0.properties.generalCategory != .format }
    }

    private static let longestWord = 1024

    /// The text without the spaces and line ends at both ends, byte by byte: a mark behind a space is not part of it.
    private static func trimmed(_ text: String) -> String {
        let space = " \t\r\n".unicodeScalars
        let rest = text.unicodeScalars.drop { space.contains($0) }
        guard let last = rest.lastIndex(where: { !space.contains($0) }) else { return "" }
        return String(rest[...last])
    }

    private static func isPlain(_ text: Substring, besides others: String, upTo length: Int) -> Bool {
        (1...length).contains(text.utf8.count)
            && text.utf8.allSatisfy { LineWriter.isPlain($0) || others.utf8.contains($0) }
    }

    /// The parts that follow the name of a kind.
    private static let kinds: [String: [Part]] = [
        "ssh-ed25519": [.bytes(32...32)],
        "ssh-rsa": [.number(bits: 2...64), .number(bits: 2048...16_384)],
        "ecdsa-sha2-nistp256": [.word("nistp256"), .bytes(65...65)],
        "ecdsa-sha2-nistp384": [.word("nistp384"), .bytes(97...97)],
        "ecdsa-sha2-nistp521": [.word("nistp521"), .bytes(133...133)],
        "sk-ssh-ed25519@openssh.com": [.bytes(32...32), .bytes(1...255)],
        "sk-ecdsa-sha2-nistp256@openssh.com": [.word("nistp256"), .bytes(65...65), .bytes(1...255)],
    ]

    private enum Part {
        case word(String)
        case bytes(ClosedRange<Int>)
        case number(bits: ClosedRange<Int>)

        func matches(_ block: ArraySlice<UInt8>?) -> Bool {
            guard let block else { return false }
            switch self {
            case .word(let word): return block.elementsEqual(word.utf8)
            case .bytes(let counts): return counts.contains(block.count)
            case .number(let counts):
                // Above zero, and without a byte that only makes it longer.
                let digits = block.first == 0 ? block.dropFirst() : block
                guard let first = digits.first, first != 0, (block.first == 0) == (first >= 0x80) else { return false }
                return counts.contains(digits.count * 8 - first.leadingZeroBitCount)
            }
        }
    }
}

/// The blocks of a key, each with its length before it.
private struct KeyReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func text() -> String? { block().flatMap { String(validating: $0, as: UTF8.self) } }

    mutating func block() -> ArraySlice<UInt8>? {
        guard rest.count >= 4 else { return nil }
        let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard count <= rest.count - 4 else { return nil }
        defer { rest = rest.dropFirst(4 + count) }
        return rest.dropFirst(4).prefix(count)
    }
}
