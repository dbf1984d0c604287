/// The verdicts on everything that has lain in an inbox, so that nothing is read twice or announced twice.
///
/// It is kept beside the journal and may get lost: what is read again is known already.
package struct InboxLedger: Hashable, Sendable {
    package enum Verdict: Hashable, Sendable {
        case imported
        case left(InboxReason)
    }

    private struct Entry: Hashable, Sendable {
        var file: InboxFile
        var verdict: Verdict
        /// The numbers of what was imported of it.
        var imports: [Int64] = []
    }

    /// The entries by the bytes of the name: of two names that look the same, each is a file of its own.
    private var entries: [[UInt8]: Entry] = [:]
    /// The numbers of what the last round imported, oldest first.
    package var lastImports: [Int64] = []

    package init() {}

    /// The verdict on a file as it is now; nil where it is new, or changed since.
    package func verdict(on file: InboxFile) -> Verdict? {
        entries[Array(file.name.utf8)].flatMap { $0.file == file ? $0.verdict : nil }
    }

    package mutating func record(_ verdict: Verdict, on file: InboxFile, imports: [Int64] = []) {
        entries[Array(file.name.utf8)] = Entry(file: file, verdict: verdict, imports: imports)
    }

    /// The numbers of what was imported of a file as it is now; empty where nothing is known of it.
    package func imports(of file: InboxFile) -> [Int64] {
        entries[Array(file.name.utf8)].flatMap { $0.file == file ? $0.imports : nil } ?? []
    }

    /// Remembers what was imported of files, by their names.
    package mutating func record(_ imports: [String: [Int64]]) {
        for (name, numbers) in imports { entries[Array(name.utf8)]?.imports = numbers.sorted() }
    }

    /// Forgets files that are not there any more.
    package mutating func keep(only files: [InboxFile]) {
        let names = Set(files.map { Array($0.name.utf8) })
        entries = entries.filter { names.contains($0.key) }
    }
}

extension InboxLedger {
    /// The text of the file that it is kept in: a line a file, with tabs between the parts; the first is the verdict and the imports.
    package var text: String {
        let last = lastImports.isEmpty ? [] : [(["last"] + lastImports.map { String($0) }).joined(separator: "\t")]
        let lines = entries.values.sorted { $0.file.name < $1.file.name }.map { entry in
            let file = entry.file
            let word = if case .left(let reason) = entry.verdict { reason.rawValue } else { Self.imported }
            let words = ([word] + entry.imports.map { String($0) }).joined(separator: " ")
            return [
                words, file.isFolder ? "folder" : "file", String(file.size), String(file.changed.milliseconds), Self.escaped(file.name),
            ]
            .joined(separator: "\t")
        }
        return (last + lines).map { $0 + "\n" }.joined()
    }

    /// Reads what ``text`` wrote; a line that makes no sense is passed over.
    package init(text: String) {
        // By scalars, since a line that ends with a carriage return ends for Swift's characters with another one than a line feed.
        for line in text.unicodeScalars.split(separator: "\n").map(String.init) {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            if parts.first == "last" {
                lastImports = parts.dropFirst().compactMap { Int64($0) }
                continue
            }
            guard parts.count == 5, let size = Int64(parts[2]), let changed = Int64(parts[3]) else { continue }
            let words = parts[0].split(separator: " ").map { String($0) }
            let verdict: Verdict? = words.first.flatMap { $0 == Self.imported ? .imported : InboxReason(rawValue: $0).map(Verdict.left) }
            guard let verdict else { continue }
            let name = Self.name(escaped: parts[4])
            record(
                verdict, on: InboxFile(name, size: size, changed: Instant(milliseconds: changed), isFolder: parts[1] == "folder"),
                imports: words.dropFirst().compactMap { Int64($0) })
        }
    }

    private static let imported = "imported"

    /// A name may hold anything but a slash, which so stands for what would end a part or a line.
    private static func escaped(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "/n"
            case "\t": "/t"
            default: String(scalar)
            }
        }.joined()
    }

    /// Reads a name scalar by scalar, as it was written: an accent may stand behind what a slash stands for.
    private static func name(escaped text: String) -> String {
        var name = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "/"):
                isEscaped = true
                continue
            case (true, "n"): name.append("\n")
            case (true, "t"): name.append("\t")
            default: name.append(scalar)
            }
            isEscaped = false
        }
        return String(name)
    }
}

/// The reason for which a file in the inbox was not imported as a whole.
package enum InboxReason: String, CaseIterable, Hashable, Sendable {
    case notAnExport = "no-export"
    case empty
    case unreadable
    /// It breaks off, or is damaged; what could be read of it is imported.
    case incomplete
    /// An export, and nothing in it counts.
    case nothing
}
