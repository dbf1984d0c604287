import Foundation

/// A system call by which a program changed something in a folder, or said something to a program that it started, so that the same one can
/// be found in the next run.
nonisolated struct DiskCall: Hashable {
    let name: String
    /// Below the folder, with a slash in front; nil for a file whose name is another in each run.
    let path: String?
    /// The number of the call among its thread's calls of that name, on that path where there is one.
    let number: Int

    /// The calls that change what is on a disk; `openat` is one where it makes a file.
    static let names = [
        "openat", "write", "writev", "pwrite64", "pwritev", "rename", "renameat", "renameat2", "link", "linkat", "unlink", "unlinkat",
        "ftruncate", "fallocate", "fsync", "fdatasync", "mkdir", "mkdirat", "fchmod", "utimensat",
    ]

    /// The calls by which lines are sent through ssh.
    static let namesOfTalk = ["sendto"]

    /// Those on a folder's files in a trace of strace, and those of a talk where they were traced, each once.
    static func all(in trace: String, below folder: String) -> [DiskCall] {
        var counts: [[String]: Int] = [:]
        var seen: Set<DiskCall> = []
        var calls: [DiskCall] = []
        for line in trace.split(separator: "\n") {
            guard let open = line.firstIndex(of: "(") else { continue }
            let head = line[..<open].split(separator: " ")
            guard head.count == 2 else { continue }
            let (thread, name) = (String(head[0]), String(head[1]))
            counts[[thread, name], default: 0] += 1
            guard let file = path(in: line[open...], below: folder) else {
                if namesOfTalk.contains(name) { calls.append(DiskCall(name: name, path: nil, number: counts[[thread, name]] ?? 0)) }
                continue
            }
            counts[[thread, name, file], default: 0] += 1
            guard name != "openat" || line.contains("O_CREAT") else { continue }
            let isForeseen = !file.contains(".part-")
            let number = counts[isForeseen ? [thread, name, file] : [thread, name]] ?? 0
            let call = DiskCall(name: name, path: isForeseen ? file : nil, number: number)
            if seen.insert(call).inserted { calls.append(call) }
        }
        return calls
    }

    private static func path(in arguments: Substring, below folder: String) -> String? {
        guard let range = arguments.firstRange(of: folder + "/") else { return nil }
        return "/" + arguments[range.upperBound...].prefix { !"\"<>,) ".contains($0) }
    }
}

nonisolated extension DiskCall: CustomStringConvertible {
    var description: String { "\(name) \(number)\(path.map { " of \($0)" } ?? "")" }
}
