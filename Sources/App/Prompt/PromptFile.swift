import Glibc
import Walking

/// Where the prompt's numbers lie, so that a prompt need not open a database.
struct PromptFile {
    let folder: String

    private var path: String { "\(folder)/prompt" }

    func read() -> PromptState? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(file, &bytes, bytes.count)
        return count > 0 ? PromptState(text: String(decoding: bytes.prefix(count), as: UTF8.self)) : nil
    }

    // Whoever reads meanwhile gets the old or the new numbers, never half of them. A failure is silent: they are counted anew.
    func write(_ state: PromptState) {
        mkdir(folder, 0o700)
        let temporary = "\(path).\(getpid())"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        let bytes = Array(state.text.utf8)
        let isWritten = Glibc.write(file, bytes, bytes.count) == bytes.count
        close(file)
        if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
    }

    func remove() {
        unlink(path)
    }
}
