import Walking

/// Reads what watches of many makers write.
struct FITFormat: TrackFormat {
    static let name = FormatName("fit", "FIT")
    // As of GPX.
    static let parserVersion = 3

    let harvest: Harvest

    static func recognise(_ head: FileHead) -> TrackKind? {
        FITDecoder.recognises(head.bytes) ? TrackKind(format: Self.self) : nil
    }

    static func parser(
        harvest: Harvest, deliver: @escaping (Track) -> Void, nothing: @escaping () -> Void
    ) throws(ReadFailure) -> any FileParser {
        FITReader(harvest: harvest, deliver: deliver)
    }
}
