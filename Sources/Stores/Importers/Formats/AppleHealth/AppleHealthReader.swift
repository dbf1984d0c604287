import Walking

/// Reads Apple's `export.xml` in a stream, and continues after a break with the next whole record.
final class AppleHealthReader: FileParser {
    /// A file with more breaks than this is not damaged, it is something else.
    private static let mostBreaks = 10_000

    private let handler: AppleHealthHandler
    private let batch: ImportBatch
    private var document: XMLDocumentReader
    private var isSearching = false
    private var breaks = 0

    init(batch: ImportBatch, workouts: AppleWorkouts) throws(ReadFailure) {
        self.batch = batch
        handler = AppleHealthHandler(batch: batch, workouts: workouts)
        document = try Self.document(handler)
    }

    private static func document(_ handler: AppleHealthHandler) throws(ReadFailure) -> XMLDocumentReader {
        guard let document = XMLDocumentReader(handler: handler) else { throw .refused(.noMemory) }
        return document
    }

    var entry: (number: Int, text: String?)? { handler.entry }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        var rest = bytes
        while !rest.isEmpty {
            if isSearching {
                guard let start = Self.nextRecord(in: rest) else { return }
                rest = UnsafeMutableRawBufferPointer(rebasing: rest[start...])
                try restart()
            }
            do throws(XMLParser.Failure) {
                try document.feed(rest)
                return
            } catch {
                try stumble(error)
                rest = UnsafeMutableRawBufferPointer(rebasing: rest[min(rest.count, max(0, error.offset) + 1)...])
            }
        }
    }

    func finish() throws(ReadFailure) {
        handler.finishFile()
        guard !isSearching else { return }
        do throws(XMLParser.Failure) {
            // A document that was taken up again after a break has a root of ours.
            try document.finish()
        } catch {
            throw error.isTruncation ? .truncated : .damaged(error.problem)
        }
    }

    private func stumble(_ failure: XMLParser.Failure) throws(ReadFailure) {
        // Elements without end are no broken record: whatever follows would be nested as deep.
        guard failure.problem != .tooDeep else {
            handler.abandon()
            throw .damaged(failure.problem)
        }
        // Anything after the end of the root is no loss.
        if handler.isComplete {
            isSearching = true
            return
        }
        breaks += 1
        handler.abandon()
        guard handler.hasBegun, breaks <= Self.mostBreaks else { throw .damaged(failure.problem) }
        isSearching = true
        batch.skip(.unreadable)
        batch.failure = batch.failure ?? .damaged(failure.problem)
    }

    /// A new parser, inside a new root.
    private func restart() throws(ReadFailure) {
        document = try Self.document(handler)
        isSearching = false
        var root = Array("<HealthData>".utf8)
        var failed = false
        root.withUnsafeMutableBytes { bytes in
            do throws(XMLParser.Failure) { try document.feed(bytes) } catch { failed = true }
        }
        if failed { throw .refused(.noMemory) }
    }

    /// Returns the start of the next record or workout.
    private static func nextRecord(in bytes: UnsafeMutableRawBufferPointer) -> Int? {
        let record = Array("<Record ".utf8)
        let workout = Array("<Workout ".utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x3C {
                let rest = bytes[index...]
                if rest.starts(with: record) || rest.starts(with: workout) { return index }
            }
            index += 1
        }
        return nil
    }
}
