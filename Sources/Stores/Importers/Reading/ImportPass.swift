import Walking

/// One pass over a path for one format, from the first byte to the line in the ledger.
final class ImportPass<Format: ImportFormat> {
    private let path: String
    private let tree: FileTree
    /// The files of the format, by their place in the tree.
    private let files: [Int: Format.Kind]
    /// Indicates whether the path is but one file of any format, so that its failure is the failure of the whole.
    private let isAlone: Bool
    /// The files of the path that cannot be read, of which the last pass tells.
    private let brokenFiles: BrokenFiles
    private let isLast: Bool
    /// Indicates whether not all could be read.
    private var isPartial: Bool
    /// The date of the newest file so far.
    private var newest: Instant?
    private let batch: ImportBatch
    private let sink: any SampleSink
    private let progress: @Sendable (ImportProgress) -> Void
    private let format: Format
    private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 128 * 1024, alignment: 64)
    /// The batch that is being written while the next one is read: reading and writing each have a core.
    private var writing: Task<Result<BatchOutcome, JournalFailure>, Never>?
    private var shown: Int64 = -1

    /// - Parameters:
    ///   - path: as the person gave it.
    ///   - tree: the files there.
    ///   - scan: which of them are of the format.
    ///   - brokenFiles: those that cannot be read.
    ///   - batch: gathers what is read.
    ///   - sink: takes what is read.
    ///   - progress: is told how far it is.
    init(
        path: String, tree: FileTree, scan: FormatScan, brokenFiles: BrokenFiles, batch: ImportBatch, sink: any SampleSink,
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) {
        self.path = path
        self.tree = tree
        files = scan.files.files(of: Format.name.id).compactMapValues { $0 as? Format.Kind }
        isAlone = !tree.isFolder && scan.files.count == 1
        isLast = scan.formats.last == Format.self
        isPartial = scan.failure != nil
        self.brokenFiles = brokenFiles
        self.sink = sink
        self.progress = progress
        self.batch = batch
        format = Format(batch: batch)
    }

    deinit {
        chunk.deallocate()
    }

    /// The reason for which a pass stopped before its end.
    private enum Stop: Error {
        case cancelled
        case read(ReadFailure)
        case journal(JournalFailure)
    }

    func report(hash: Task<String?, Never>) async throws(ImportFailure) -> ImportReport {
        var stop: Stop?
        do throws(Stop) {
            try await begin()
            for phase in Set(files.values.map(\.phase)).sorted() { try await readFiles(of: phase) }
        } catch {
            stop = error
        }
        if case .journal(let failure) = stop { throw .journal(failure) }
        if isLast {
            for file in brokenFiles.drain() { skip(file.name, file.failure, kept: file.kept) }
        }
        isPartial = isPartial || stop != nil
        do throws(Stop) {
            batch.fileDate = newest
            (batch.file, batch.reader) = ("", nil)
            format.finish()
            try await flush()
            try await written()
        } catch {
            if case .journal(let failure) = error { throw .journal(failure) }
        }
        // A person who cancels has no wish to wait for long; mostly the hash has been there since the beginning.
        if case .cancelled = stop, tree.size > FileHash.prompt { hash.cancel() }
        let report = try await ended(hash: await hash.value, isPartial: isPartial)
        switch stop {
        case nil: return report
        case .cancelled: throw .cancelled(kept: [report])
        case .read(let failure): throw failure.asImportFailure(path: path, kept: [report])
        case .journal(let failure): throw .journal(failure)
        }
    }

    private func begin() async throws(Stop) {
        let file = ImportFile(
            name: tree.fileName, format: Format.name.id, parserVersion: Format.parserVersion, size: tree.isFolder ? nil : tree.size,
            path: tree.path, written: tree.isFolder ? nil : tree.written)
        do throws(JournalFailure) { try await sink.begin(file) } catch { throw .journal(error) }
    }

    /// The ledger's line is written even when the person cancelled, so it runs in a task of its own.
    private func ended(hash: String?, isPartial: Bool) async throws(ImportFailure) -> ImportReport {
        let sink = sink
        let (skipped, leftOut, places) = (batch.skipped, batch.leftOut, batch.places)
        let result = await Task { () async -> Result<ImportReport, JournalFailure> in
            do throws(JournalFailure) {
                return .success(
                    try await sink.finish(hash: hash, skipped: skipped, leftOut: leftOut, places: places, isPartial: isPartial))
            } catch {
                return .failure(error)
            }
        }.value
        switch result {
        case .success(let report): return report
        case .failure(let failure): throw .journal(failure)
        }
    }

    private func readFiles(of phase: Int) async throws(Stop) {
        let cursor = FileCursor(tree)
        while let (file, source) = cursor.next() {
            if Task.isCancelled { throw .cancelled }
            guard let kind = files[file.ordinal], kind.phase == phase else { continue }
            let (records, walks) = (batch.sampleCount, batch.walkCount)
            var kept: LeftOutPlace.Kept { LeftOutPlace.Kept(records: batch.sampleCount - records, walks: batch.walkCount - walks) }
            do throws(Stop) {
                try await readFile(file, kind, source, cursor)
                brokenFiles.note(kept, of: file)
            } catch {
                // One bad file among many stops none of them; a file that is alone is why the person came.
                guard case .read(let failure) = error, !isAlone else { throw error }
                skip(file.name, failure, kept: kept)
                brokenFiles.told(of: file, failure)
            }
        }
        if Task.isCancelled { throw .cancelled }
    }

    private func skip(_ file: String, _ failure: ReadFailure, kept: LeftOutPlace.Kept?) {
        batch.skip(file, failure, kept: kept)
        isPartial = true
    }

    private func readFile(_ file: SourceFile, _ kind: Format.Kind, _ source: PeekedSource, _ cursor: FileCursor) async throws(Stop) {
        batch.fileDate = file.date
        (batch.file, batch.reader) = (file.name, nil)
        newest = [newest, file.date].compactMap(\.self).max()
        let reader = try reading { () throws(ReadFailure) in try format.parser(for: file, kind: kind) }
        batch.reader = reader
        while reader.needsBytes {
            let count = try reading { () throws(ReadFailure) in try source.read(into: chunk) }
            if count == 0 { break }
            let bytes = UnsafeMutableRawBufferPointer(rebasing: chunk[..<count])
            try reading { () throws(ReadFailure) in try reader.feed(bytes) }
            try await pause(cursor)
        }
        try reading { () throws(ReadFailure) in try reader.finish() }
        while try reading({ () throws(ReadFailure) in try reader.step() }) { try await pause(cursor) }
        try await pause(cursor)
    }

    private func reading<Value>(_ work: () throws(ReadFailure) -> Value) throws(Stop) -> Value {
        do throws(ReadFailure) {
            return try work()
        } catch {
            // A reader that was broken off says that something is wrong with its file.
            throw Task.isCancelled ? .cancelled : .read(error)
        }
    }

    /// Between two pieces: hands on a full batch, says how far it is, and stops when the person has had enough.
    private func pause(_ cursor: FileCursor) async throws(Stop) {
        if Task.isCancelled { throw .cancelled }
        if batch.isFull { try await flush() }
        let position = cursor.position
        // A file that is read again for something else begins anew.
        guard position - shown > cursor.size / 1000 || position < shown || shown < 0 else { return }
        shown = position
        progress(
            ImportProgress(
                file: tree.fileName, bytesRead: position, bytesTotal: cursor.size, samples: batch.sampleCount, walks: batch.walkCount))
    }

    /// Begins to write the batch in hand, once the one before it is safe.
    private func flush() async throws(Stop) {
        try await written()
        guard !batch.isEmpty else { return }
        let batch = batch.drain(isBrokenOff: isPartial)
        let sink = sink
        writing = Task {
            do throws(JournalFailure) {
                if !batch.memory.isEmpty { try await sink.accept(batch.memory) }
                return .success(try await sink.accept(batch.records))
            } catch {
                return .failure(error)
            }
        }
    }

    private func written() async throws(Stop) {
        guard let writing else { return }
        self.writing = nil
        if case .failure(let failure) = await writing.value { throw .journal(failure) }
    }
}
