import CLibrary

/// Writing to the terminal: all of it, or the news that it is gone.
///
/// While a device has the terminal, all bytes for it pass here, but for those of ncurses and of the signal handlers in C.
enum Tty {
    /// Writes all bytes, in one `write(2)` where the kernel takes them at once.
    /// - Returns: false when the terminal cannot be written any more.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    /// The same from memory that somebody else owns.
    ///
    /// A slow terminal takes a part and is waited for; a signal in between is no reason to stop. Half a frame is never left behind, unless
    /// the terminal is gone.
    static func write(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var done = 0
        while done < buffer.count {
            let count = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if poll(&wait, 1, -1) < 0, errno != EINTR { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
