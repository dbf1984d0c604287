import Glibc

/// An open file that closes itself.
struct Descriptor: ~Copyable {
    let number: Int32

    // Nil leaves the reason in `errno`. Links are never followed, and the descriptor is not inherited by other programs.
    init?(_ path: String, _ flags: Int32, mode: mode_t = 0) {
        let number = open(path, flags | O_NOFOLLOW | O_CLOEXEC, mode)
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        close(number)
    }
}
