import Glibc
import Walking

/// The names in a folder, byte for byte.
enum FolderNames {
    /// Sorted, so that each walk is the same.
    static func of(_ folder: String) throws(ReadFailure) -> [String] {
        guard let stream = PathText.withSystemPath(folder, { opendir($0) }) else { throw .refused(.system(errno)) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in PathText.of(bytes.prefix { $0 != 0 }) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
