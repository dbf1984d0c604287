import Walking

/// Reads activities from Training Center files.
struct TCXFormat: TrackFormat {
    static let name = FormatName("tcx", "TCX")
    // For the reasons that GPX has.
    // Since 4 the proof of a day tells of what was left out of it.
    static let parserVersion = 4

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> TrackKind? {
        head.xmlRoot == "TrainingCenterDatabase" ? TrackKind(format: Self.self) : nil
    }

    static func parser(
        batch: ImportBatch, deliver: @escaping (Track) -> Void, nothing: @escaping () -> Void
    ) throws(ReadFailure) -> any FileParser {
        try XMLFileParser(TCXHandler(deliver: deliver, nothing: nothing))
    }
}
