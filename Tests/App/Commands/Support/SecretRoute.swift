import Foundation

/// A walk with a route in a file, of which no club may ever hear.
nonisolated enum SecretRoute {
    /// Words that would give the walk away, whatever else is written.
    static let secrets = ["Riverside", "126.9780", "trkpt"]

    /// Writes the walk that ended a day before.
    static func write(to path: String, before now: Date) throws {
        let start = now.addingTimeInterval(-86_400 - 1800)
        let points = (0...30).map { minute in
            let moment = start.addingTimeInterval(Double(minute) * 60).ISO8601Format()
            return "<trkpt lat=\"\(37.5665 + Double(minute) * 0.0007)\" lon=\"126.9780\"><time>\(moment)</time></trkpt>"
        }
        let text = """
            <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Riverside loop</name><type>walking</type>
            <trkseg>\(points.joined())</trkseg></trk></gpx>
            """
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
}
