import Foundation
import Glibc

/// A speech-dispatcher of its own, with espeak-ng and a sound card that is none.
final class RealSpeechService {
    static let isInstalled = ["/usr/bin/speech-dispatcher", "/usr/lib/speech-dispatcher-modules/sd_espeak-ng"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    let path: String
    private let folder = FileManager.default.temporaryDirectory.path + "/gnd-speech-\(UUID().uuidString)"
    private let process = Process()

    /// Returns nil where it does not listen within ten seconds, as without a way to play nothing.
    init?() throws {
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

    func end() {
        // It inherits that signals are blocked, so that only this one ends it.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Indicates whether it was given a text, by its own log.
    func wasGiven(_ text: String) -> Bool {
        (try? String(contentsOfFile: folder + "/speech-dispatcher.log", encoding: .utf8))?.contains(text) == true
    }

    private func listens() -> Bool {
        for _ in 0..<1000 where process.isRunning {
            if FileManager.default.fileExists(atPath: path) { return true }
            poll(nil, 0, 10)
        }
        return false
    }
}
