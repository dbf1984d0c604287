import Files
import Glibc

/// The file with the numbers of now: written over each second in its place, and never waited for.
package final class LiveNowFile: Sendable {
    /// Every text is padded to it, so that a shorter one leaves nothing of a longer one behind.
    private static let size = 120

    private let file: OpenFile

    /// Returns nil where it cannot be made; a status bar is not worth a word.
    package init?(_ path: String) {
        do throws(FileFailure) {
            if let parent = Folder.parent(of: path) { try Folder.make(parent) }
            file = try OpenFile(path, .openOrCreate)
        } catch {
            return nil
        }
    }

    func write(_ now: LiveNow) {
        let text = now.text.dropLast()
        let bytes = Array((text + String(repeating: " ", count: max(0, Self.size - text.utf8.count)) + "\n").utf8)
        _ = bytes.withUnsafeBytes { pwrite(file.descriptor, $0.baseAddress, $0.count, 0) }
    }

    func remove() { unlink(file.path) }

    /// The numbers in a file; nil where there is none.
    package static func read(_ path: String) -> LiveNow? {
        guard let file = try? OpenFile(path, .read), let bytes = try? file.bytes(most: size * 2) else { return nil }
        return LiveNow(text: String(decoding: bytes, as: UTF8.self))
    }
}
