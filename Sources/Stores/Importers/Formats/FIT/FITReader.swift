import Walking

/// Reads a FIT file: activities as walks, daily monitoring as samples.
final class FITReader: FileParser {
    /// A day of a watch is 200 kB, a week's hike 10 MB.
    private static let largest = 64 << 20

    private let batch: ImportBatch
    private let deliver: (Track) -> Void
    private var bytes: [UInt8] = []

    /// - Parameter deliver: is handed each activity.
    init(batch: ImportBatch, deliver: @escaping (Track) -> Void) {
        self.batch = batch
        self.deliver = deliver
    }

    func feed(_ piece: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        guard bytes.count + piece.count <= Self.largest else { throw .damaged(.tooLarge) }
        bytes.append(contentsOf: piece)
    }

    func finish() throws(ReadFailure) {
        var decoder = FITDecoder(bytes)
        let activity = FITActivity(batch: batch, deliver: deliver)
        let monitoring = FITMonitoring(batch: batch)
        defer {
            let isSomething = monitoring.finishFile()
            activity.finishFile(isAlone: !isSomething)
        }
        try decoder.decode { message in
            activity.add(message)
            monitoring.add(message)
        }
    }
}
