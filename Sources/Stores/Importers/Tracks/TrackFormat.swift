import Walking

/// A format of recorded tracks, whose files stand alone or lie beside the tables of an export.
protocol TrackFormat: ImportFormat where Kind == TrackKind {
    var batch: ImportBatch { get }

    /// - Parameters:
    ///   - deliver: is handed each track.
    ///   - nothing: is told when the file has none.
    static func parser(
        batch: ImportBatch, deliver: @escaping (Track) -> Void, nothing: @escaping () -> Void
    ) throws(ReadFailure) -> any FileParser
}

extension TrackFormat {
    func parser(for file: SourceFile, kind: TrackKind) throws(ReadFailure) -> any FileParser {
        let batch = batch
        return try Self.parser(batch: batch, deliver: { $0.pour(into: batch) }, nothing: { batch.skip(.notAWalk) })
    }
}

/// The kind of a file of tracks: the format that reads it, in whichever folder or archive.
struct TrackKind: FileKind {
    let format: any TrackFormat.Type
    var phase: Int { 0 }
}
