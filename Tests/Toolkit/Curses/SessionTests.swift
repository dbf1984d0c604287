import Glibc
import ProgramTesting
import Terminal
import TerminalTesting
import Testing

@testable import Curses

/// The probe in a real pseudo-terminal: however it ends, the terminal is as it was.
@Suite(.serialized, .waitsForPrograms)
nonisolated struct SessionTests {
    nonisolated private static let asking = [SIGINT, SIGTERM, SIGHUP]
    nonisolated private static let ending = [SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS]

    @Test(arguments: Renderer.allCases, asking)
    func `a signal that asks for the end is heard, and the terminal given back`(renderer: Renderer, signal: Int32) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--renderer", renderer.rawValue])
        try terminal.wait(for: "size 80x24")
        #expect(terminal.settings != before)
        kill(terminal.process, signal)
        #expect(try terminal.end() == .exited(4))
        expectGivenBack(terminal, settings: before)
    }

    /// Every signal there is, but those that nobody can handle, those that stop, and those that do nothing by themselves.
    nonisolated private static let fatal = (Array(1...31) + Array(34...64)).filter {
        ![SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD, SIGCONT, SIGURG, SIGWINCH].contains($0) && !asking.contains($0)
    }

    @Test(arguments: Renderer.allCases, fatal)
    func `every signal that ends a process by itself finds the terminal given back`(renderer: Renderer, signal: Int32) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--renderer", renderer.rawValue])
        try terminal.wait(for: "size 80x24")
        kill(terminal.process, signal)
        #expect(try terminal.end() == .signalled(signal))
        expectGivenBack(terminal, settings: before)
    }

    @Test(arguments: Renderer.allCases, [SIGQUIT, SIGSEGV])
    func `what the runtime reports of an end comes on a terminal that was given back`(renderer: Renderer, signal: Int32) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--renderer", renderer.rawValue, "--report", "\(signal)"])
        try terminal.wait(for: "size 80x24")
        kill(terminal.process, signal)
        #expect(try terminal.end() == .signalled(signal))
        expectGivenBack(terminal, settings: before)
        #expect(String(decoding: terminal.output, as: UTF8.self).components(afterLast: "\u{1B}[?1049l").contains("reported"))
    }

    @Test(arguments: Renderer.allCases)
    func `no frame follows what gives the terminal back, whichever thread met the fault`(renderer: Renderer) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--renderer", renderer.rawValue, "--at", "drawn", "--die", "elsewhere"])
        #expect(try terminal.end() == .signalled(SIGSEGV))
        expectGivenBack(terminal, settings: before)
        let after = String(decoding: terminal.output, as: UTF8.self).components(afterLast: "\u{1B}[?1049l")
        #expect(!after.contains("frame"), "\(after.debugDescription)")
    }

    @Test(arguments: ["entered", "drawn"], ["\(SIGTERM)", "\(SIGSEGV)", "trap", "overflow", "exit", "throw"])
    func `a program that ends itself at any step gives the terminal back`(step: String, way: String) throws {
        for renderer in Renderer.allCases {
            let terminal = try PseudoTerminal()
            let before = terminal.settings
            try terminal.start(["--renderer", renderer.rawValue, "--at", step, "--die", way])
            let end = try terminal.end()
            switch way {
            case "exit": #expect(end == .exited(3))
            case "throw": #expect(end == .exited(6))
            case "\(SIGTERM)": #expect(end == .exited(4))
            default: if case .exited = end { Issue.record("exited: \(end)") }
            }
            expectGivenBack(terminal, settings: before)
        }
    }

    /// The texts that the program writes on its way, in order: the first is sent when it takes the screen, the last when it draws.
    nonisolated private static let steps = ["\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}]11;?", "size 80x24", "character"]

    @Test(arguments: steps, asking + ending)
    func `a signal from outside finds the terminal given back at whatever step it comes`(step: String, signal: Int32) throws {
        // ncurses leaves and enters once more right after it has entered, so only the other one can be met at its first step.
        for renderer in Renderer.allCases where step != Self.steps[0] || renderer == .direct {
            let terminal = try PseudoTerminal()
            let before = terminal.settings
            try terminal.start(["--renderer", renderer.rawValue])
            if step == "character" {
                // So much to draw that the signal comes while it draws.
                try terminal.wait(for: "size 80x24")
                terminal.type(String(repeating: "abcdefghij", count: 40))
            }
            try terminal.wait(for: step)
            kill(terminal.process, signal)
            let end = try terminal.end()
            #expect(end == (Self.asking.contains(signal) ? .exited(4) : .signalled(signal)), "\(renderer)")
            expectGivenBack(terminal, settings: before)
        }
    }

    @Test(arguments: Renderer.allCases)
    func `a terminal that vanishes ends the program`(renderer: Renderer) throws {
        let terminal = try PseudoTerminal()
        try terminal.start(["--renderer", renderer.rawValue])
        try terminal.wait(for: "size 80x24")
        terminal.vanish()
        let end = try terminal.end()
        #expect(end == .exited(4))
    }

    @Test func `a signal before the terminal is taken leaves it alone`() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--at", "before", "--die", "\(SIGTERM)"])
        #expect(try terminal.end() == .signalled(SIGTERM))
        #expect(terminal.output.isEmpty)
        #expect(terminal.settings == before)
    }

    @Test(arguments: Renderer.allCases)
    func `what a trap says is read after the alternate screen has gone`(renderer: Renderer) throws {
        let terminal = try PseudoTerminal()
        try terminal.start(["--renderer", renderer.rawValue, "--at", "drawn", "--die", "trap"])
        _ = try terminal.end()
        let text = String(decoding: terminal.output, as: UTF8.self)
        #expect(text.components(after: "\u{1B}[?1049l").contains("Fatal error"), "\(text.suffix(300).debugDescription)")
    }

    @Test(arguments: Renderer.allCases)
    func `keys, pastes and sizes arrive in order, and q ends`(renderer: Renderer) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--renderer", renderer.rawValue])
        try terminal.wait(for: "size 80x24")
        terminal.type("\u{1B}[200~q\u{1B}[201~")
        try terminal.wait(for: "paste(\"q\")")
        terminal.resize(to: Size(width: 100, height: 30))
        try terminal.wait(for: "resize")
        terminal.resize(to: Size(width: 5, height: 2))
        terminal.resize(to: Size(width: 90, height: 20))
        try terminal.wait(for: "90")
        terminal.type("\u{1B}")
        try terminal.wait(for: "escape")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        expectGivenBack(terminal, settings: before)
    }

    @Test(arguments: Renderer.allCases)
    func `answers of the terminal are used and never typed`(renderer: Renderer) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(["--renderer", renderer.rawValue])
        try terminal.wait(for: "\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[?2027$p\u{1B}[?2031$p\u{1B}[?2048$p\u{1B}[>0q\u{1B}[c")
        try terminal.wait(for: "size 80x24")
        terminal.type("\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\\u{1B}[?0u\u{1B}[?2027;2$y\u{1B}[?62;22c")
        // The keyboard protocol is turned on, and everything is drawn in the colours for a light background.
        let text = try terminal.wait(for: "resume")
        #expect(text.contains("\u{1B}[>1u"))
        terminal.type("\u{1B}[27u")
        try terminal.wait(for: "escape")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
        let end = String(decoding: terminal.output, as: UTF8.self)
        #expect(end.occurrences(of: "\u{1B}[<u") == 1)
        // ncurses counts for itself.
        #expect(end.occurrences(of: "\u{1B}[?2027h") == (renderer == .direct ? 1 : 0))
        #expect(end.occurrences(of: "\u{1B}[?2027l") == (renderer == .direct ? 1 : 0))
        #expect(!end.contains("rgb:"))
        expectGivenBack(terminal, settings: before)
    }

    @Test(arguments: [0, 1, 3, 4]) func `grapheme clusters that somebody else turned on, or nobody can, are left alone`(state: Int) throws {
        let terminal = try PseudoTerminal()
        try terminal.start([])
        try terminal.wait(for: "\u{1B}[>0q\u{1B}[c")
        try terminal.wait(for: "size 80x24")
        terminal.type("\u{1B}[?2027;\(state)$y\u{1B}[?62;22cq")
        #expect(try terminal.end() == .exited(0))
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("[?2027h"))
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("[?2027l"))
    }

    @Test func `the process wakes up once for each key, and for nothing else`() throws {
        let terminal = try PseudoTerminal()
        try terminal.start([])
        try terminal.wait(for: "size 80x24")
        for count in 1...3 {
            terminal.type("w")
            let text = try terminal.wait(for: "wake-ups \(count)")
            #expect(!text.contains("wake-ups \(count + 1)"))
        }
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
    }

    @Test func `what is no terminal is refused, and so is one that can do nothing`() throws {
        let terminal = try PseudoTerminal()
        try terminal.spawn([try PseudoTerminal.probe()], input: "/dev/null")
        #expect(try terminal.end() == .exited(5))
        #expect(String(decoding: terminal.output, as: UTF8.self) == "no terminal: notATerminal\r\n")
        for term in ["dumb", "", "no-such-terminal"] {
            let terminal = try PseudoTerminal()
            let before = terminal.settings
            try terminal.start([], environment: ["TERM": term])
            #expect(try terminal.end() == .exited(5))
            #expect(String(decoding: terminal.output, as: UTF8.self) == "no terminal: unsuitable(term: \"\(term)\")\r\n")
            #expect(terminal.settings == before)
        }
    }

    @Test func `LINES and COLUMNS do not override the size, and a locale without UTF-8 does not matter`() throws {
        let terminal = try PseudoTerminal()
        try terminal.start([], environment: ["LINES": "5", "COLUMNS": "7", "LC_ALL": "C"])
        let text = try terminal.wait(for: "산책왕")
        #expect(text.contains("size 80x24"))
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
    }

    @Test func `a terminal without a size is taken for 80 by 24`() throws {
        let terminal = try PseudoTerminal(size: .zero)
        try terminal.start([])
        try terminal.wait(for: "size 80x24")
        terminal.type("q")
        #expect(try terminal.end() == .exited(0))
    }
}
