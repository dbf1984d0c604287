import Basis
import Foundation
import Glibc
import Testing

struct DetachedProgramTests {
    /// Runs a script in a shell: the text that it says, and the number with which it ended.
    private func run(_ script: String, environment: [String: String]? = nil) throws -> (text: String, status: Int32) {
        let pipe = Pipe()
        let output = pipe.fileHandleForWriting.fileDescriptor
        let (child, failure) = DetachedProgram.start(
            ["sh", "-c", script], environment: environment, (.nowhere, .descriptor(output), .nowhere))
        try pipe.fileHandleForWriting.close()
        try #require(failure == 0)
        let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
        var status: Int32 = 0
        #expect(waitpid(child, &status, 0) == child)
        return (String(decoding: text, as: UTF8.self), status)
    }

    @Test func `a program has a session of its own and no terminal`() throws {
        let (text, status) = try run("set -- $(cat /proc/$$/stat); echo $6 $$; cat < /dev/tty && echo asked")
        let words = text.split(whereSeparator: \.isWhitespace)
        #expect(words.count == 2 && words[0] == words[1])
        #expect(status != 0)
    }

    @Test func `it has the environment that it is given, else that of this program`() throws {
        #expect(try run("printf %s \"$WAY-$HOME\"", environment: ["WAY": "산책", "PATH": "/usr/bin:/bin"]).text == "산책-")
        #expect(try run("printf %s \"$PATH\"").text == ProcessInfo.processInfo.environment["PATH"])
    }

    @Test func `it reads nothing from nowhere and may write there`() throws {
        let (text, status) = try run("cat; echo lost >&2; echo said")
        #expect(text == "said\n" && status == 0)
    }

    @Test func `it gets no descriptor but its three streams`() throws {
        var pipe: [Int32] = [0, 0]
        // Unlike the pipes of this program, these would be handed on.
        try #require(Glibc.pipe(&pipe) == 0)
        defer { pipe.forEach { close($0) } }
        #expect(try run("for number in \(pipe[0]) \(pipe[1]); do [ -e /proc/$$/fd/$number ] && echo $number; done").text.isEmpty)
    }

    @Test func `a program that there is not is told by the system's error`() {
        #expect(DetachedProgram.start(["/nowhere/at/all"], (.nowhere, .nowhere, .nowhere)).failure == ENOENT)
        #expect(DetachedProgram.start([], (.nowhere, .nowhere, .nowhere)).failure == ENOENT)
    }

    @Test func `its pipes end although this program ignores broken ones`() async {
        await #expect(processExitsWith: .success) {
            signal(SIGPIPE, SIG_IGN)
            let (child, _) = DetachedProgram.start(["sh", "-c", "kill -PIPE $$"], (.nowhere, .nowhere, .nowhere))
            var status: Int32 = 0
            waitpid(child, &status, 0)
            exit(status & 0x7F == SIGPIPE ? 0 : 1)
        }
    }
}
