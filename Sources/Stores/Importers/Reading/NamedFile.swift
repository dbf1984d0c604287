import Basis
import Glibc
import Walking

/// Finds the file that a person means who copied its name from a screen, where bytes that are no text stand as `�` or as `\xbb`.
enum NamedFile {
    /// The path itself where there is such a file, or nothing else that is shown like it; else the one file that is.
    static func path(for shown: String) -> String {
        guard shown.contains("\u{FFFD}") || shown.contains("\\x"), !exists(shown) else { return shown }
        var found = shown.hasPrefix("/") ? "/" : ""
        for part in shown.split(separator: "/").map(String.init) {
            if exists(found + part) {
                found += part + "/"
                continue
            }
            let names = try? FolderNames.of(found.isEmpty ? "." : found)
            let fitting = (names ?? []).filter { isShown($0, as: part) }
            // Two that look the same are no answer.
            guard fitting.count == 1 else { return shown }
            found += fitting[0] + "/"
        }
        return String(found.dropLast())
    }

    private static func isShown(_ name: String, as part: String) -> Bool {
        PathText.shown(name) == part || joined(PathText.repaired(name)) == joined(part)
    }

    /// Terminals differ in how many marks they show for bytes that are no text.
    private static func joined(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.reduce(into: []) { if $1 != "\u{FFFD}" || $0.last != $1 { $0.append($1) } }
    }

    private static func exists(_ path: String) -> Bool {
        PathText.withSystemPath(path) { access($0, F_OK) == 0 }
    }
}
