import Foundation
import Glibc

/// The programs that stand at the two ends of a pipe in the tests of clubs by ssh.
package enum HostProgram {
    /// A stand-in for ssh: does what is written in the file that it is given as its configuration, or that lies beside a link to it.
    package static let standIn = FileManager.default.currentDirectoryPath + "/Scripts/stand-in-for-ssh"

    /// A stand-in for `gnd together serve`; beside the tests, where the build puts it.
    package static let path: String = {
        let folder = (CommandLine.arguments.first ?? "").split(separator: "/").dropLast()
        let candidates = ["/" + folder.joined(separator: "/"), FileManager.default.currentDirectoryPath + "/.build/debug"]
        return candidates.map { $0 + "/club-host" }.first { access($0, X_OK) == 0 } ?? "club-host"
    }()
}
