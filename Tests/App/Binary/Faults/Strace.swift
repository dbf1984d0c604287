import Foundation

/// A program under strace, which tells its system calls and can make one of them fail.
nonisolated struct Strace {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

    /// The file that the calls are written to.
    let trace: String
    /// Leaves the programs alone that it starts, and traces what it says to them.
    var isOfTalk = false

    private var names: [String] { DiskCall.names + (isOfTalk ? DiskCall.namesOfTalk : []) }

    /// Returns the words that stand before a command line.
    /// - Parameter folder: where the paths of `call` begin.
    func prefix(_ call: DiskCall? = nil, _ fault: Fault = .kill, below folder: String = "") -> String {
        // A call that wakes a thread of the program may be met instead of one that writes to the disk; then it waits for ever.
        var words = [
            "timeout", "-k", "5", "30", "/usr/bin/strace", "-f", "-qq", "-y", "-o", trace, "-e",
            "trace=" + names.joined(separator: ","),
        ]
        if isOfTalk { words += ["-b", "execve"] }
        if let call {
            words += ["-e", "inject=\(call.name):\(fault.injection(at: call.number))"]
            if let path = call.path { words += ["-P", folder + path] }
        }
        return words.joined(separator: " ")
    }

    /// Returns whether an error met a call on one of a folder's files, or one of a talk, and not another call of that name.
    func hasMet(below folder: String) -> Bool {
        text.split(separator: "\n").contains { line in
            line.contains("(INJECTED)")
                && (line.contains(folder + "/") || isOfTalk && DiskCall.namesOfTalk.contains { line.contains(" \($0)(") })
        }
    }

    var text: String { (try? String(contentsOfFile: trace, encoding: .isoLatin1)) ?? "" }
}
