import Glibc
import Walking

/// The plain files of a path: itself, or all below it when it is a folder.
struct FileTree {
    /// With the path from the root, in the order of names so that each walk is the same.
    private(set) var files: [(path: String, name: String)] = []
    private(set) var size: Int64 = 0
    let isFolder: Bool
    /// From the root, without links, so that it can be found again.
    let path: String
    /// The last part of the path, by which the person knows it.
    let fileName: String

    init(path: String) throws(ReadFailure) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .refused(.system(errno))
        }
        guard [S_IFDIR, S_IFREG].contains(status.st_mode & S_IFMT) else { throw .refused(.notAFile) }
        let whole = realpath(path, nil)
        self.path = whole.map { String(cString: $0) } ?? path
        free(whole)
        fileName = path.split(separator: "/").last.map(String.init) ?? path
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        if isFolder {
            list(path, prefix: "", depth: 0)
        } else {
            files = [(path, fileName)]
            size = Int64(status.st_size)
        }
    }

    /// Links are not followed, so that no folder can hold itself.
    private mutating func list(_ folder: String, prefix: String, depth: Int) {
        guard depth < 32, let stream = opendir(folder) else { return }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        closedir(stream)
        for name in names.sorted() {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: list(path, prefix: "\(prefix)\(name)/", depth: depth + 1)
            case S_IFREG:
                files.append((path, "\(prefix)\(name)"))
                size += Int64(status.st_size)
            default: break
            }
        }
    }
}
