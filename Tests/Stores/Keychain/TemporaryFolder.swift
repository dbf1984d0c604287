import Foundation
import Glibc

/// A folder (0700) that is gone when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        path = "/tmp/gnd-keychain-\(UUID().uuidString)"
        mkdir(path, 0o700)
    }

    func setMode(_ mode: mode_t, of name: String) {
        chmod("\(path)/\(name)", mode)
    }

    func mode(of name: String) -> mode_t? {
        var status = stat()
        guard lstat("\(path)/\(name)", &status) == 0 else { return nil }
        return status.st_mode & 0o777
    }

    func contents(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        setMode(0o600, of: name)
    }

    func names(in name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)").sorted()
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
