import CPseudoTerminal
import Glibc
import Terminal
import Testing

/// A program in a pseudo-terminal of its own session, as a terminal window starts one.
package final class PseudoTerminal {
    /// Everything that the program wrote so far.
    package private(set) var output: [UInt8] = []
    package private(set) var process: pid_t = 0
    private var unread: [UInt8] = []
    private var master: Int32
    private var slave: Int32
    private let path: String

    package init(size: Size = Size(width: 80, height: 24)) throws {
        var name = [CChar](repeating: 0, count: 256)
        master = gnd_pty_open(&name, name.count)
        try #require(master >= 0)
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        // Held open, so that the settings outlive the program and can be compared.
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        resize(to: size)
    }

    deinit {
        if process > 0 {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(slave)
        close(master)
    }

    /// Starts the probe.
    package func start(_ arguments: [String], environment: [String: String] = [:]) throws {
        try spawn([try Self.probe()] + arguments, environment: environment)
    }

    /// Starts any program, with the terminal as its three standard descriptors.
    package func spawn(_ command: [String], environment: [String: String] = [:], input: String? = nil) throws {
        let given = [
            "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "PS1": "$ ",
        ].merging(environment) { $1 }
        let words = command.map { strdup($0) } + [nil]
        let settings = given.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + settings { free(word) } }
        process = gnd_pty_spawn(path, input, words, settings)
        try #require(process > 0, "\(command[0]) could not be started")
    }

    /// The probe lies beside the tests.
    package static func probe() throws -> String {
        let tests = try #require(CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments.first)
        let folder = tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return "\(folder)/terminal-probe"
    }

    /// Types.
    package func type(_ text: String) {
        let bytes = Array(text.utf8)
        write(master, bytes, bytes.count)
    }

    /// Pulls at the window.
    package func resize(to size: Size) {
        gnd_pty_resize(master, Int32(size.width), Int32(size.height))
    }

    /// The terminal is gone: its window died, or the line to it.
    package func vanish() {
        close(slave)
        close(master)
        (master, slave) = (-1, -1)
    }

    /// Sends the program a signal.
    package func send(_ signal: Int32) throws { try #require(kill(process, signal) == 0) }

    /// The window is closed.
    package func hangUp() throws { try #require(kill(process, SIGHUP) == 0) }

    /// Reads until `text` has been written after what was waited for last; fails after ten seconds of silence, or two minutes without it.
    @discardableResult
    package func wait(for text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let wanted = Array(text.utf8)
        // A program that draws each second is never silent.
        let end = ContinuousClock.now + .seconds(120)
        while true {
            if let range = unread.firstRange(of: wanted) {
                let seen = unread[..<range.upperBound]
                unread = Array(unread[range.upperBound...])
                return String(decoding: seen, as: UTF8.self)
            }
            guard ContinuousClock.now < end, let more = read(timeout: 10_000) else {
                let seen = String(decoding: unread, as: UTF8.self).debugDescription
                Issue.record("no \(text.debugDescription) in \(seen)", sourceLocation: sourceLocation)
                throw PseudoTerminalError.silence
            }
            unread += more
        }
    }

    /// Waits for the end of the program, and reads what it wrote until then.
    package func end() throws -> ProcessEnd {
        var status: Int32 = 0
        var patience = 500
        while true {
            // The terminal holds a few kilobytes; a program that writes more waits for a reader.
            while read(timeout: 0) != nil {}
            let ended = waitpid(process, &status, WNOHANG)
            if ended == process { break }
            try #require(ended == 0)
            patience -= 1
            guard patience > 0 else { throw PseudoTerminalError.silence }
            _ = read(timeout: 20)
        }
        while read(timeout: 0) != nil {}
        process = 0
        return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .signalled(status & 0x7F)
    }

    /// The terminal's settings now.
    package var settings: Settings {
        var now = termios()
        tcgetattr(slave, &now)
        let characters = withUnsafeBytes(of: now.c_cc) { Array($0) }
        return Settings(flags: [now.c_iflag, now.c_oflag, now.c_cflag, now.c_lflag], characters: characters)
    }

    private func read(timeout: Int32) -> [UInt8]? {
        var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, timeout) > 0, source.revents & Int16(POLLIN) != 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { return nil }
        output += buffer[..<count]
        return Array(buffer[..<count])
    }
}

package enum PseudoTerminalError: Error { case silence }

package enum ProcessEnd: Equatable {
    case exited(Int32)
    case signalled(Int32)
}

package struct Settings: Equatable {
    package var flags: [tcflag_t]
    package var characters: [UInt8]
}
