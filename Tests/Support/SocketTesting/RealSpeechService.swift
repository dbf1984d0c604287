import Foundation
import Glibc

/// A speech-dispatcher of its own, with espeak-ng and a sound card that is none.
package final class RealSpeechService {
    package static let isInstalled = ["/usr/bin/speech-dispatcher", "/usr/lib/speech-dispatcher-modules/sd_espeak-ng"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    package let path: String
    private let folder = FileManager.default.temporaryDirectory.path + "/gnd-speech-\(UUID().uuidString)"
    private let process = Process()

    /// Returns nil where it does not listen within ten seconds, as without a way to play nothing.
    package init?() throws {
        path = folder + "/socket"
        try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
        let settings = """
            LogLevel 5
            LogDir "\(folder)"
            AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
            DefaultModule espeak-ng
            AudioOutputMethod "libao"
            """
        try Data(settings.utf8).write(to: URL(fileURLWithPath: folder + "/speechd.conf"))
        try Data().write(to: URL(fileURLWithPath: folder + "/modules/espeak-ng.conf"))
        try Data("default_driver=null\n".utf8).write(to: URL(fileURLWithPath: folder + "/.libao"))
        process.executableURL = URL(fileURLWithPath: "/usr/bin/speech-dispatcher")
        process.arguments = [
            "--run-single", "--communication-method", "unix_socket", "--socket-path", path, "--config-dir", folder, "--log-dir", folder,
            "--pid-file", folder + "/pid", "--timeout", "0",
        ]
        process.environment = ["HOME": folder, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        for output in [\Process.standardInput, \.standardOutput, \.standardError] { process[keyPath: output] = FileHandle.nullDevice }
        try process.run()
        guard listens() else {
            end()
            return nil
        }
    }

    package func end() {
        // It inherits that signals are blocked, so that only this one ends it.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Indicates whether it is given a text within half a minute, by its own log.
    package func isGiven(_ text: String) -> Bool {
        for _ in 0..<300 {
            let log = try? Data(contentsOf: URL(filePath: folder + "/speech-dispatcher.log"))
            if log?.range(of: Data(text.utf8)) != nil { return true }
            poll(nil, 0, 100)
        }
        return false
    }

    private func listens() -> Bool {
        for _ in 0..<1000 where process.isRunning {
            if FileManager.default.fileExists(atPath: path) { return true }
            poll(nil, 0, 10)
        }
        return false
    }
}
