import Glibc
import Walking

/// Writes a file beside its place and puts it there whole: whoever reads meanwhile gets the old content or the new, and a failure leaves
/// the old one.
///
/// What a kill left of an earlier attempt is removed.
package struct Replacing {
    private let path: String
    private let isDurable: Bool

    /// - Parameter isDurable: whether it must be there after a power cut.
    package init(_ path: String, isDurable: Bool) {
        self.path = path
        self.isDurable = isDurable
    }

    package func callAsFunction(with bytes: [UInt8]) throws(FileFailure) {
        let temporary = try writeBeside(bytes)
        guard rename(temporary, path) == 0 else { throw failure(removing: temporary) }
        try syncFolder()
    }

    /// Writes only where nothing has the name yet; false where another was first.
    package func create(with bytes: [UInt8]) throws(FileFailure) -> Bool {
        let temporary = try writeBeside(bytes)
        guard link(temporary, path) == 0 else {
            if errno != EEXIST { throw failure(removing: temporary) }
            unlink(temporary)
            return false
        }
        unlink(temporary)
        try syncFolder()
        return true
    }

    private func writeBeside(_ bytes: [UInt8]) throws(FileFailure) -> String {
        let folder = Folder.parent(of: path) ?? "."
        let hidden = ".\(PathText.name(of: path))"
        Part.clear(in: folder, startingWith: hidden)
        let temporary = Part.name(for: "\(folder)/\(hidden)", own: String(UInt64.random(in: 0...UInt64.max), radix: 16))
        let file: OpenFile
        do throws(FileFailure) {
            file = try OpenFile(temporary, .createNew)
        } catch {
            throw FileFailure(path: path, problem: error.problem)
        }
        do throws(FileFailure) {
            try file.write(bytes)
            if isDurable { try file.sync() }
        } catch {
            unlink(temporary)
            throw FileFailure(path: path, problem: error.problem)
        }
        return temporary
    }

    private func syncFolder() throws(FileFailure) {
        if isDurable { try Folder.sync(Folder.parent(of: path) ?? ".") }
    }

    private func failure(removing temporary: String) -> FileFailure {
        let code = errno
        unlink(temporary)
        return FileFailure(path: path, problem: .system(code))
    }
}
