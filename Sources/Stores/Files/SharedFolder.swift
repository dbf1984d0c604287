import Glibc
import Walking

/// A folder that several people write, and in which anything may therefore lie: it is entered and read through open descriptors, without
/// following a link, waiting for a pipe, or reading more than was asked for.
package struct SharedFolder: ~Copyable {
    private let path: String
    private let descriptor: Int32

    /// The most names of a folder that are looked at.
    private static let mostNames = 10_000

    /// - Parameter path: The folder that a person named; links on the way to it are theirs.
    package init(_ path: String) throws(FileFailure) {
        self.path = path
        descriptor = PathText.withSystemPath(path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileFailure(path: path, problem: .system(errno)) }
    }

    private init(_ name: String, in parent: borrowing SharedFolder) throws(FileFailure) {
        path = "\(parent.path)/\(name)"
        descriptor = openat(parent.descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: path, problem: .system(errno)) }
    }

    deinit {
        // A folder that could not be opened has nothing to close.
        if descriptor >= 0 { close(descriptor) }
    }

    /// The folder of that name in this one; fails where it is missing, or a link.
    package func folder(_ name: String) throws(FileFailure) -> SharedFolder { try SharedFolder(name, in: self) }

    /// The same, made where it is missing.
    package func made(_ name: String) throws(FileFailure) -> SharedFolder {
        guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else {
            throw FileFailure(path: "\(path)/\(name)", problem: .system(errno))
        }
        return try SharedFolder(name, in: self)
    }

    /// The names in the folder, sorted, without those that begin with a dot.
    package func names() -> [String] { entries { !$0.hasPrefix(".") } }

    private func entries(where isWanted: (String) -> Bool) -> [String] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while names.count < Self.mostNames, let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self) }
            if let name, isWanted(name) { names.append(name) }
        }
        return names.sorted()
    }

    /// The bytes of a regular file; fails with `tooLarge` where there are more.
    package func read(_ name: String, most: Int) throws(FileFailure) -> [UInt8] {
        let path = "\(path)/\(name)"
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { throw FileFailure(path: path, problem: errno == ELOOP ? .link : .system(errno)) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileFailure(path: path, problem: .system(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(path: path, problem: .notAFile) }
        guard status.st_size <= most else { throw FileFailure(path: path, problem: .tooLarge) }
        var bytes = [UInt8](repeating: 0, count: most + 1)
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress?.advanced(by: filled), $0.count - filled) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileFailure(path: path, problem: .system(errno)) }
            guard count > 0 else { break }
            filled += count
        }
        guard filled <= most else { throw FileFailure(path: path, problem: .tooLarge) }
        return Array(bytes.prefix(filled))
    }

    /// Puts a file there whole and on the disk, for all who share the folder to read.
    package func write(_ bytes: [UInt8], as name: String) throws(FileFailure) {
        let temporary = Self.draftName()
        do throws(FileFailure) {
            let draft = try Draft(temporary, in: descriptor, path)
            try draft.fill(with: bytes)
            guard draft.takeName(name) else { throw failure(name) }
            // Some network disks have nothing to wait for, and say so.
            guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(name) }
        } catch {
            unlinkat(descriptor, temporary, 0)
            throw error
        }
    }

    /// Tries whether a file of those bytes could be put there, and leaves nothing.
    package func tryWriting(_ bytes: [UInt8]) throws(FileFailure) {
        let temporary = Self.draftName()
        defer { unlinkat(descriptor, temporary, 0) }
        try Draft(temporary, in: descriptor, path).fill(with: bytes)
    }

    /// Deletes a file; one that is not there is no failure.
    package func remove(_ name: String) throws(FileFailure) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure(name) }
    }

    /// Deletes what writers of this machine that ended in the middle left behind.
    package func removeDrafts() {
        for name in entries(where: { $0.hasPrefix(Self.draftPrefix) && $0.hasSuffix(Self.draftSuffix) }) {
            let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            guard file >= 0 else { continue }
            defer { close(file) }
            // Held by its writer, for as long as it is written.
            if flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(descriptor, name, 0) }
        }
    }

    private static let draftPrefix = ".gnd-"
    private static let draftSuffix = ".tmp"

    private static func draftName() -> String { "\(draftPrefix)\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(draftSuffix)" }

    /// A file that has not its name yet, held until it has, so that nobody takes it for one that was left behind.
    private struct Draft: ~Copyable {
        private let name: String
        private let folder: Int32
        private let parent: String
        private let file: Int32

        init(_ name: String, in folder: Int32, _ parent: String) throws(FileFailure) {
            (self.name, self.folder, self.parent) = (name, folder, parent)
            while true {
                let file = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
                guard file >= 0 else { throw FileFailure(path: "\(parent)/\(name)", problem: .system(errno)) }
                // On a disk without locks nothing is removed, either.
                _ = flock(file, LOCK_EX)
                var status = stat()
                guard fstat(file, &status) == 0, status.st_nlink == 0 else {
                    self.file = file
                    return
                }
                // Somebody removed it in the moment before it was held.
                close(file)
            }
        }

        deinit { close(file) }

        func fill(with bytes: [UInt8]) throws(FileFailure) {
            var written = 0
            while written < bytes.count {
                let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress?.advanced(by: written), bytes.count - written) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw FileFailure(path: "\(parent)/\(name)", problem: .system(errno)) }
                written += count
            }
            guard fsync(file) == 0 else { throw FileFailure(path: "\(parent)/\(name)", problem: .system(errno)) }
        }

        func takeName(_ whole: String) -> Bool { renameat(folder, name, folder, whole) == 0 }
    }

    private func failure(_ name: String) -> FileFailure { FileFailure(path: "\(path)/\(name)", problem: .system(errno)) }
}
