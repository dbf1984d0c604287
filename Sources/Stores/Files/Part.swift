import Basis
import Glibc

/// A file that is still being written, under a name beside its later one that says which process writes it.
///
/// A process that is killed leaves it behind; whoever writes the same file next finds it by its name and removes it.
package enum Part {
    private static let mark = ".part-"

    /// A name for a path's file while it is written.
    /// - Parameter own: what tells several of one process apart.
    package static func name(for path: String, own: String = "") -> String {
        "\(start(of: path))\(getpid())\(own.isEmpty ? "" : "-\(own)")"
    }

    /// Returns the beginning of the names of all parts of a file.
    package static func start(of path: some StringProtocol) -> String { "\(path)\(mark)" }

    /// Removes what killed processes left of the files in a folder whose names begin so; what a living one writes stays.
    package static func clear(in folder: String, startingWith start: String) {
        for name in Folder.names(in: folder) where name.hasPrefix(start) {
            guard let writer = writer(of: name), kill(writer, 0) != 0, errno == ESRCH else { continue }
            unlink("\(folder)/\(name)")
        }
    }

    /// The process that a name says, also where something was added to it, as SQLite does for its journal.
    private static func writer(of name: String) -> pid_t? {
        guard let range = name.firstRange(of: mark) else { return nil }
        return pid_t(name[range.upperBound...].prefix { $0.isNumber }).flatMap { $0 > 0 ? $0 : nil }
    }
}
