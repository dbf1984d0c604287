import Foundation
import Importers
import Testing
import Walking

/// A folder of its own for one test, gone with it.
final class Folder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "gnd-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file and returns its path.
    @discardableResult
    func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
        let file = "\(path)/\(name)"
        let folder = file.split(separator: "/").dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        try write(name, text.utf8)
    }
}

/// Reads a path into a fresh sink, in Berlin.
func imported(_ path: String, zone: String = "Europe/Berlin") async throws -> CollectingSink {
    let sink = CollectingSink()
    _ = try await Importer().read(path, zones: ZoneTimeline(home: try #require(Zone(zone))), into: sink) { _ in }
    return sink
}
