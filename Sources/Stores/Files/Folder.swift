import Glibc
import Walking

/// Folders that only their owner may enter.
package enum Folder {
    /// The folder that a file lies in; nil for a name alone, which lies in the current one.
    package static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a folder, and those above it, where they are missing.
    package static func make(_ path: String) throws(FileFailure) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw FileFailure(path: path, problem: .system(ENOTDIR)) }
            return
        }
        if let parent = parent(of: path), parent != path { try make(parent) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileFailure(path: path, problem: .system(errno)) }
    }

    /// Waits until the names in a folder are on the disk.
    package static func sync(_ path: String) throws(FileFailure) {
        let opened = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw FileFailure(path: path, problem: .system(errno)) }
        defer { close(opened) }
        // Some network disks have nothing to wait for, and say so.
        guard fsync(opened) == 0 || errno == EINVAL else { throw FileFailure(path: path, problem: .system(errno)) }
    }

    /// The names in a folder, sorted; none where it cannot be read.
    package static func names(in path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
