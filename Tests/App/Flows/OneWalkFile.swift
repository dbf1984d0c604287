import Foundation

/// A file with one walk, there as long as a test needs it.
nonisolated final class OneWalkFile {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gpx").path
        let points = (0...20).map { minute in
            "<trkpt lat=\"\(37.5 + Double(minute) * 0.0007)\" lon=\"127\"><time>2026-03-27T07:\(minute < 10 ? "0" : "")\(minute):00Z</time></trkpt>"
        }
        try "<gpx><trk><type>walking</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
            .write(toFile: path, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
