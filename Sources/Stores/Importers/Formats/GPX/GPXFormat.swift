import Walking

/// Reads tracks from GPX files.
struct GPXFormat: TrackFormat {
    static let name = FormatName("gpx", "GPX")
    // Since 2 what nobody named and ran is no walk; since 3 neither is a sport that is not known, and strokes and pedals are no steps;
    // since 4 a comment of tags alone is these.
    // Since 5 the proof of a day tells of what was left out of it.
    static let parserVersion = 5

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> TrackKind? {
        head.xmlRoot == "gpx" ? TrackKind(format: Self.self) : nil
    }

    static func parser(
        batch: ImportBatch, deliver: @escaping (Track) -> Void, nothing: @escaping () -> Void
    ) throws(ReadFailure) -> any FileParser {
        try XMLFileParser(GPXHandler(finished: deliver, nothing: nothing))
    }
}
