import CLibrary
import ScreenControl

// `screen-control PATH COMMAND…` sends one line; without a command the lines come from the standard input, up to the first that fails.
// It exits with 0, with 1 where something is not so, and with 2 where a line or the connection makes no sense.

/// Writes a line.
func say(_ text: String, to descriptor: Int32) {
    var rest = Array((text + "\n").utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR else { return }
        if count > 0 { rest = rest.dropFirst(count) }
    }
}

/// Sends a line and prints its answer; returns the exit status.
func send(_ line: String, by client: ControlClient) throws(ControlFailure) -> Int32 {
    let answer = try client.send(line)
    switch answer {
    case .done(let lines): for line in lines { say(line, to: STDOUT_FILENO) }
    case .no(let sentence), .error(let sentence): say(sentence, to: STDERR_FILENO)
    }
    return answer.exitCode
}

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
    say("usage: screen-control PATH [COMMAND…]; the command help lists them", to: STDERR_FILENO)
    exit(2)
}
do throws(ControlFailure) {
    let client = try ControlClient(at: path)
    let command = arguments.dropFirst().joined(separator: " ")
    var status: Int32 = 0
    if command.isEmpty {
        while status == 0, let line = readLine() { status = try send(line, by: client) }
    } else {
        status = try send(command, by: client)
    }
    exit(status)
} catch {
    say(error.description, to: STDERR_FILENO)
    exit(2)
}
