import Glibc
import Walking

/// The plain files of a path: itself, or all below it when it is a folder.
struct FileTree {
    /// The files with their paths from the root, in the order of names so that each walk is the same.
    private(set) var files: [(path: String, name: String)] = []
    private(set) var size: Int64 = 0
    /// Files and folders in it that could not even be looked at, with the reason.
    private(set) var failures: [(name: String, failure: ReadFailure)] = []
    let isFolder: Bool
    /// The modification time of the file, or of the folder itself.
    let written: Instant
    /// The path from the root, without links, so that it can be found again.
    let path: String
    /// The last part of the path, by which the person knows it.
    let fileName: String

    init(path: String) throws(ReadFailure) {
        let path = NamedFile.path(for: path)
        var status = stat()
        guard PathText.withSystemPath(path, { stat($0, &status) }) == 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .refused(.system(errno))
        }
        guard [S_IFDIR, S_IFREG].contains(status.st_mode & S_IFMT) else { throw .refused(.notAFile) }
        let whole = PathText.withSystemPath(path) { realpath($0, nil) }
        self.path = whole.map { PathText.of(UnsafePointer($0)) } ?? path
        free(whole)
        fileName = PathText.shown(PathText.name(of: path))
        written = Instant(milliseconds: Int64(status.st_mtim.tv_sec) * 1000 + Int64(status.st_mtim.tv_nsec) / 1_000_000)
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
        let names: [String]
        do throws(ReadFailure) {
            guard depth < 32 else { throw .refused(.tooDeep) }
            names = try FolderNames.of(folder)
        } catch {
            return failures.append((prefix, error))
        }
        for name in names {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard PathText.withSystemPath(path, { lstat($0, &status) }) == 0 else {
                // Gone since its name was read; what cannot be looked at is said.
                if errno != ENOENT { failures.append(("\(prefix)\(name)", .refused(.system(errno)))) }
                continue
            }
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
