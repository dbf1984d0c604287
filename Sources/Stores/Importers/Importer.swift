import Walking

/// Reads walking histories of every format that GND knows, in a stream and off the caller's actor.
package struct Importer: HistoryReader {
    private let walkingSports: WalkingSports

    package init() { walkingSports = WalkingSports() }

    private init(_ walkingSports: WalkingSports) { self.walkingSports = walkingSports }

    package var formats: [FormatName] { Formats.all.map { $0.name } }

    package func counting(_ sports: WalkingSports) -> any HistoryReader { Importer(sports) }

    /// Whether a sport of this name is one that GND does not know, so that only the person can say what it is.
    package static func isUnknown(sport name: String) -> Bool {
        switch Sport(name) {
        case .unknown, .anything, .unnamed: !name.trimmed.isEmpty
        case .walking, .hiking, .other: false
        }
    }

    package func read(
        _ path: String, zones: ZoneTimeline, into sink: any SampleSink, progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws(ImportFailure) -> [ImportReport] {
        try await Self.run(path, zones: zones, sports: walkingSports, sink: sink, progress: progress)
    }

    @concurrent
    private static func run(
        _ path: String, zones: ZoneTimeline, sports: WalkingSports, sink: any SampleSink,
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws(ImportFailure) -> [ImportReport] {
        let tree: FileTree
        do throws(ReadFailure) { tree = try FileTree(path: path) } catch { throw error.asImportFailure(path: path, kept: nil) }
        let scan = FormatScan(tree, for: Formats.all) { Task.isCancelled }
        if Task.isCancelled { throw .cancelled(kept: nil) }
        guard !scan.formats.isEmpty else {
            throw scan.failures.first?.failure.asImportFailure(path: path, kept: nil) ?? .notAnExport(path: path)
        }
        let hash = Task { FileHash.sha256(tree) }
        defer { hash.cancel() }
        var reports: [ImportReport] = []
        var failure: ImportFailure?
        func report<Format: ImportFormat>(of format: Format.Type) async throws(ImportFailure) -> ImportReport {
            let pass = ImportPass<Format>(
                path: path, tree: tree, scan: scan, batch: ImportBatch(zones: zones, walkingSports: sports), sink: sink, progress: progress)
            return try await pass.report(hash: hash)
        }
        for format in scan.formats {
            do throws(ImportFailure) {
                reports.append(try await report(of: format))
            } catch {
                // What breaks off holds files of other formats before the break, or beside it.
                guard let kept = error.keptOfBroken else { throw error }
                failure = failure ?? error
                reports.append(kept)
            }
        }
        if let failure { throw failure.keeping(reports) }
        return reports
    }
}
