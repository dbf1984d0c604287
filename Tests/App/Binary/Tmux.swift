import Foundation
import Testing

/// A real terminal for the shipped binary: a tmux server of its own, with keys going in and screens coming out.
nonisolated struct Tmux {
    private let socket = "gnd-\(UUID().uuidString.prefix(8))"

    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

    /// Starts `script` in a shell on a new terminal.
    init(columns: Int = 80, rows: Int = 24, script: String) throws {
        try run(["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "sh", "-c", script])
    }

    /// Presses keys, by tmux's names (`Enter`, `Escape`, `C-c`) or as text with `literally`.
    func press(_ keys: String...) throws {
        try run(["send-keys", "-t", "0"] + keys)
    }

    /// Types text.
    func type(_ text: String) throws {
        try run(["send-keys", "-t", "0", "-l", text])
    }

    /// Changes the terminal's size.
    func resize(columns: Int, rows: Int) throws {
        try run(["resize-window", "-t", "0", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// The screen now.
    func screen() throws -> String {
        try run(["capture-pane", "-p", "-t", "0"])
    }

    /// Reads the screen again and again until it shows `text`; every look is a process of its own, which is pause enough.
    @discardableResult
    func shows(_ text: String, looks: Int = 3_000, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        var last = ""
        for _ in 0..<looks {
            last = (try? screen()) ?? ""
            if last.contains(text) { return last }
        }
        Issue.record("the screen never showed “\(text)”; it shows:\n\(last)", sourceLocation: sourceLocation)
        return last
    }

    /// The process that runs in the terminal's shell.
    func childProcess() throws -> Int32? {
        let shell = try run(["display-message", "-p", "-t", "0", "#{pane_pid}"]).trimmingCharacters(in: .whitespacesAndNewlines)
        let children = try? String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
        return children?.split(separator: " ").last.flatMap { Int32($0) }
    }

    /// Ends the server and everything in it.
    func end() {
        _ = try? run(["kill-server"])
    }

    /// Through the shell: Foundation's `Process` waits until nobody holds what it hands its child, and the server that tmux leaves
    /// behind holds it for ever.
    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
        let words = (["/usr/bin/tmux", "-L", socket] + arguments).map { "'" + $0.replacing("'", with: "'\\''") + "'" }
        let environment = "env -u TMUX -u LINES -u COLUMNS -u NO_COLOR LC_ALL=C.UTF-8 "
        guard let pipe = popen(environment + words.joined(separator: " ") + " 2>/dev/null", "r") else {
            throw Failure(arguments: arguments)
        }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { output += buffer[..<count] }
        guard pclose(pipe) == 0 else { throw Failure(arguments: arguments) }
        return String(decoding: output, as: UTF8.self)
    }

    struct Failure: Error {
        var arguments: [String]
    }
}
