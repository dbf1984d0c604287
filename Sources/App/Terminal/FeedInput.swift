import Glibc

/// The standard input beside a screen: a feed that is piped in leaves the keys to the terminal.
struct FeedInput {
    /// The descriptor of what is piped in.
    private(set) var descriptor = STDIN_FILENO
    /// Indicates whether there is a terminal to show the screen on, with keys.
    private(set) var leavesAScreen = true

    /// Puts what is piped in aside where a screen needs the standard input for keys.
    init(_ options: Options) {
        guard let feed = options.walk.feed, options.opensTheApp else { return }
        // Lines can be said and read anywhere, unless the feed is in their place.
        if options.isLinear, feed != "-" { return }
        leavesAScreen = isatty(STDOUT_FILENO) == 1 && (isatty(STDIN_FILENO) == 1 || takeKeys())
    }

    /// Opens the terminal of the program in the place of what is piped in; false where it has none.
    private mutating func takeKeys() -> Bool {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return false }
        defer { close(terminal) }
        let aside = dup(STDIN_FILENO)
        if aside >= 0 {
            // No program that is started beside reads the feed.
            _ = fcntl(aside, F_SETFD, FD_CLOEXEC)
            descriptor = aside
        }
        return dup2(terminal, STDIN_FILENO) == STDIN_FILENO
    }
}
