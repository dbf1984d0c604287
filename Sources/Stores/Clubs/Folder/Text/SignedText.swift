import Basis

/// The text of a file of the folder: its kind, a fact a line, and at the end the signature of everything before it.
///
/// One fact a line lets git merge and people read. The first line and the club's name in it bind a signature to this kind of file of
/// this club.
struct SignedText {
    /// The most bytes and lines of a file.
    static let mostBytes = 128 * 1024
    static let mostLines = 6000

    private static let program = "gnd-together"
    private static let version = "1"
    private static let mark = "signature "

    let facts: [(name: Substring, value: Substring)]

    static func write(_ kind: String, _ lines: [String], key: SigningKey) -> [UInt8] {
        let body = Array("\(program) \(version) \(kind)\n".utf8) + lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
        return body + Array("\(mark)\(Base64.text(of: key.signature(of: body)))\n".utf8)
    }

    /// The kind of a file, as far as its beginning tells.
    static func kind(of bytes: [UInt8]) throws(FolderProblem) -> String {
        let first = String(decoding: bytes.prefix(64).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).split(separator: " ")
        if bytes.isEmpty || bytes.allSatisfy({ $0 == 0 }) { throw .damaged }
        guard first.count == 3, first[0] == program else { throw .notOurs }
        guard first[1] == version else { throw .newer }
        return String(first[2])
    }

    /// Indicates whether a newer program wrote the text with this key: the first line, and the last with the signature, are the same in all
    /// versions.
    static func isNewer(_ bytes: [UInt8], of key: PublicKey) -> Bool {
        do throws(FolderProblem) {
            _ = try kind(of: bytes)
            return false
        } catch {
            guard error == .newer, let (body, signature) = parts(bytes) else { return false }
            return key.verifies(signature, of: body)
        }
    }

    /// The signed part, and the signature in the last line.
    private static func parts(_ bytes: [UInt8]) -> (body: [UInt8], signature: [UInt8])? {
        guard bytes.count <= mostBytes, bytes.last == UInt8(ascii: "\n") else { return nil }
        let start = (bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let end = String(decoding: bytes[start...].dropLast(), as: UTF8.self)
        guard end.hasPrefix(mark), let signature = Base64.bytes(of: end.dropFirst(mark.count)) else { return nil }
        return (Array(bytes[..<start]), signature)
    }

    /// - Parameter key: The key that the text itself names; whose it is must be looked at by the caller.
    init(_ bytes: [UInt8], kind: String) throws(FolderProblem) {
        guard try Self.kind(of: bytes) == kind else { throw .notOurs }
        guard let (body, signature) = Self.parts(bytes), let text = String(validating: body, as: UTF8.self) else { throw .damaged }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
        guard lines.count <= Self.mostLines else { throw .tooMany }
        facts = lines.map { line in
            let space = line.firstIndex(of: " ")
            return (line[..<(space ?? line.endIndex)], space.map { line[line.index(after: $0)...] } ?? "")
        }
        guard let key = PublicKey(try one("key")), key.verifies(signature, of: body) else { throw .damaged }
    }

    /// The value of a fact that must be there once.
    func one(_ name: String) throws(FolderProblem) -> Substring {
        let found = facts.filter { $0.name == name }
        guard found.count == 1 else { throw .line }
        return found[0].value
    }

    func key() throws(FolderProblem) -> PublicKey {
        guard let key = PublicKey(try one("key")) else { throw .line }
        return key
    }

    /// Greater than zero, and far from where counting ends.
    func revision() throws(FolderProblem) -> Int64 {
        guard let revision = Int64(try one("revision")), (1..<(1 << 53)).contains(revision) else { throw .line }
        return revision
    }
}
