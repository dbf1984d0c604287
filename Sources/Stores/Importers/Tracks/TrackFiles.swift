import Walking

/// Readers of recorded tracks, for exports that hold such files beside their own.
enum TrackFiles {
    /// - Parameters:
    ///   - deliver: is handed each track.
    ///   - nothing: is told when the file has none.
    static func reader(
        _ file: SourceFile, harvest: Harvest, deliver: @escaping (Track) -> Void, nothing: @escaping () -> Void
    ) throws(ReadFailure) -> any FileParser {
        switch file.track {
        case .fit: FITReader(harvest: harvest, deliver: deliver)
        case .tcx: try XMLFileParser(TCXHandler(deliver: deliver, nothing: nothing))
        case .gpx, nil: try XMLFileParser(GPXHandler(finished: deliver, nothing: nothing))
        }
    }
}
