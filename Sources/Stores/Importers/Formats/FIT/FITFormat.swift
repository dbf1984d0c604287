import Walking

/// Reads what watches of many makers write.
struct FITFormat: TrackFormat {
    static let name = FormatName("fit", "FIT")
    // Since 2 a watch's counters never count twice, in one file or in several of a day, and what nobody named and ran is no walk.
    // Since 3 neither is a sport that is not known, and strokes and pedals are no steps.
    // Since 4 the proof of a day tells of what was left out of it.
    // Since 5 of what lies between its sessions, too.
    static let parserVersion = 5

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> TrackKind? {
        FITDecoder.recognises(head.bytes) ? TrackKind(format: Self.self) : nil
    }

    static func parser(
        batch: ImportBatch, deliver: @escaping (Track) -> Void, nothing: @escaping () -> Void
    ) throws(ReadFailure) -> any FileParser {
        FITReader(batch: batch, deliver: deliver)
    }
}
