import Foundation
import Testing

/// The program as it is shipped, and a home of its own to run it in.
nonisolated struct ShippedBinary {
    /// A fresh folder, removed with the value's last test.
    let home: URL

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(path: "gnd-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// `make test` builds the release binary and names it; a plain `swift test` takes the debug one beside the tests.
    static var path: String {
        if let named = ProcessInfo.processInfo.environment["GND_BINARY"] { return named }
        return "\(FileManager.default.currentDirectoryPath)/.build/debug/gnd"
    }

    /// The lines with which a new user comes in where screens are said in lines.
    static func firstLaunch(nickname: String) -> [String] {
        ["enter", ".tab enter", "ann", "correct horse", "correct horse", "enter", "down enter", "", nickname]
    }

    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: path) }

    /// A zone in which it is about noon: what was walked in the last hour is of today, whenever the tests run.
    ///
    /// The program has the clock of the machine; a test with dates of its own names a zone of its own. The sign in the name of such a zone is the opposite of its offset.
    static let noonZone: String = {
        let offset = 12 - Int(Date().timeIntervalSince1970) / 3600 % 24
        return offset == 0 ? "Etc/GMT" : "Etc/GMT\(offset > 0 ? "-" : "+")\(abs(offset))"
    }()

    /// Returns the line that a shell types to start it in this home.
    /// - Parameter prefix: the words of another program that starts it.
    func command(_ arguments: String = "", zone: String = Self.noonZone, after prefix: String = "") -> String {
        // A backtrace is for people; a test that waits for one is slow.
        "SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8 \(prefix) '\(Self.path)' --home '\(home.path)/home' --zone \(zone) --lang en \(arguments)"
    }

    func text(of file: String) -> String? {
        (try? String(contentsOf: home.appending(path: file), encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs it with a text as its input, and returns what it said.
    func run(_ arguments: String, input: String) throws -> String {
        let file = home.appending(path: "input")
        try input.write(to: file, atomically: true, encoding: .utf8)
        guard let pipe = popen("\(command(arguments)) < '\(file.path)' 2>&1", "r") else { return "" }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { output += buffer[..<count] }
        #expect(pclose(pipe) == 0)
        return String(decoding: output, as: UTF8.self)
    }

    func remove() {
        try? FileManager.default.removeItem(at: home)
    }
}
