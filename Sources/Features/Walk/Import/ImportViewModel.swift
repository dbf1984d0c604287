import Observation
import Walking

/// An import on the screen: it looks first, shows its findings, and only then writes.
@Observable
final class ImportViewModel: PathAsking {
    enum Phase: Equatable {
        case asking
        case looking(ImportProgress)
        case found(ImportFindings)
        case importing(ImportProgress)
        case stopping
        case done(ImportSummary, ImportFailure?)
    }

    private(set) var phase = Phase.asking
    private(set) var pace: ImportPace?
    private(set) var problem: Problem?
    /// Indicates whether the import took so long that nobody may have watched it to its end.
    @ObservationIgnored private(set) var wasLong = false
    private(set) var zones = ZoneTimeline(home: .utc)
    /// The path as typed, and the ways to complete it.
    @ObservationIgnored let entry: PathEntry
    private var sports = WalkingSports()
    @ObservationIgnored private var path = ""
    @ObservationIgnored private var stopReading: (@Sendable () -> Void)?
    /// The number of the look or import that is under way; what belongs to an earlier one comes too late.
    @ObservationIgnored private var reading = 0
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let reader: any HistoryReader
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let homeFolder: String
    @ObservationIgnored private let undo: UndoHistory
    @ObservationIgnored private let afterImport: @MainActor ([ImportReport]) -> Void

    /// The reason for which nothing can be read from the typed path.
    enum Problem: Equatable {
        case noPath
        /// Nothing was found, with what was left out, by reason.
        case nothingFound([SkipReason: Int])
        case failed(ImportFailure)
    }

    init(
        journal: any JournalRepository, reader: any HistoryReader, folders: any FolderListing, clock: any WallClock, homeFolder: String,
        undo: UndoHistory, afterImport: @escaping @MainActor ([ImportReport]) -> Void = { _ in }
    ) {
        self.afterImport = afterImport
        entry = PathEntry(journal: journal, folders: folders, homeFolder: homeFolder)
        self.journal = journal
        self.reader = reader
        self.clock = clock
        self.homeFolder = homeFolder
        self.undo = undo
    }

    var isBusy: Bool {
        switch phase {
        case .looking, .importing, .stopping: true
        case .asking, .found, .done: false
        }
    }

    func type(_ text: String) {
        problem = nil
        entry.type(text)
    }

    func choose(_ index: Int) {
        problem = nil
        entry.choose(index)
    }

    /// Completes the path, unless it is being read by then.
    /// - Returns: false where there is nothing to complete.
    func complete() async -> Bool {
        let isCompleted = await entry.complete { phase == .asking }
        if isCompleted { problem = nil }
        return isCompleted
    }

    /// Reads the files once without writing anything.
    func look() async {
        guard case .asking = phase else { return }
        guard let typed = TypedPath(entry.text, home: homeFolder) else {
            problem = .noPath
            return
        }
        path = typed.path
        problem = nil
        entry.clearSuggestions()
        phase = .looking(ImportProgress(file: PathText.shown(path)))
        let sink = PreviewSink(journal, now: clock.now)
        do throws(ImportFailure) {
            let settings = try await settings()
            (zones, sports) = (settings.zones, settings.walkingSports)
            _ = try await read(into: sink, waits: false) { .looking($0) }
            var findings = await sink.findings
            findings.knownImport = await knownImport(findings.hash)
            present(findings)
        } catch {
            switch error {
            // The caller that stopped it asks already, or looks into something else.
            case .cancelled: if Task.isCancelled { phase = .asking }
            // The part of a damaged file that can be read may be imported all the same.
            case .truncated, .broken: present(await sink.findings, orElse: error)
            default: refuse(.failed(error))
            }
        }
    }

    /// Returns the latest import that read content before, to its end.
    private func knownImport(_ hash: String?) async -> Int64? {
        guard let hash, let imports = try? await journal.imports() else { return nil }
        return imports.filter { $0.hash == hash && $0.report?.isPartial == false }.map(\.id).max()
    }

    private func present(_ findings: ImportFindings, orElse failure: ImportFailure? = nil) {
        if findings.isEmpty && findings.unknownSports.isEmpty {
            refuse(failure.map(Problem.failed) ?? .nothingFound(findings.skipped))
        } else {
            var findings = findings
            if case .truncated = failure { findings.breaksOff = true }
            phase = .found(findings)
        }
    }

    /// The names of sports that the person counts as walks.
    var countedSports: [String] { sports.names }

    /// Counts activities of a name as walks from now on, or no longer, and looks into the files once more.
    func count(_ sport: String, asWalk: Bool) async {
        guard case .found = phase else { return }
        do throws(JournalFailure) {
            _ = try await journal.change { settings in
                if asWalk { settings.walkingSports.insert(sport) } else { settings.walkingSports.remove(sport) }
            }
        } catch {
            return refuse(.failed(.journal(error)))
        }
        phase = .asking
        await look()
    }

    private func refuse(_ problem: Problem) {
        self.problem = problem
        phase = .asking
    }

    /// Imports what was found.
    func start() async {
        guard case .found = phase else { return }
        phase = .importing(ImportProgress(file: PathText.shown(path)))
        let began = clock.now
        defer { wasLong = clock.now >= began + Self.longTime }
        let known = await importNumbers()
        var sink: (any SampleSink)?
        var reports: [ImportReport] = []
        var failure: ImportFailure?
        do throws(ImportFailure) {
            let opened = try await importSink()
            sink = opened
            reports = try await read(into: opened) { .importing($0) }
        } catch {
            reports = error.kept
            failure = error
        }
        let summary = ImportSummary(reports, changes: try? await sink?.changes())
        phase = .done(summary, failure)
        // An import that broke off has written something, too; one of known records leaves nothing to undo.
        guard !summary.changedNothing else { return }
        afterImport(reports)
        undo.add(
            imports: await importNumbers().filter { !known.contains($0) },
            file: PathText.shown(PathText.name(of: path)))
    }

    private static let longTime = Duration.seconds(10)

    /// Oldest first.
    private func importNumbers() async -> [Int64] { (try? await journal.imports().map(\.id).sorted()) ?? [] }

    /// Stops reading; what an import has written so far stays.
    ///
    /// A look has written nothing and is left at once, even where its reader hangs in a file that does not answer.
    func stop() {
        switch phase {
        case .looking:
            reading += 1
            phase = .asking
        case .importing: phase = .stopping
        case .asking, .found, .stopping, .done: break
        }
        stopReading?()
    }

    /// Back to the question.
    func ask() {
        guard !isBusy else { return }
        phase = .asking
        problem = nil
        pace = nil
    }

    private func settings() async throws(ImportFailure) -> JournalSettings {
        do { return try await journal.settings() } catch { throw .journal(error) }
    }

    private func importSink() async throws(ImportFailure) -> any SampleSink {
        do { return try await journal.importSink() } catch { throw .journal(error) }
    }

    /// Reads in a task of its own and shows the latest progress, never more than the screen can take.
    /// - Parameter waits: whether the reader's own end is waited for when it is stopped, since it may be writing.
    private func read(
        into sink: any SampleSink, waits: Bool = true, show: (ImportProgress) -> Phase
    ) async throws(ImportFailure) -> [ImportReport] {
        reading += 1
        let number = reading
        let (updates, continuation) = AsyncStream<ImportProgress>.makeStream(bufferingPolicy: .bufferingNewest(1))
        var stopwatch = ImportStopwatch(clock.now)
        pace = nil
        let (reader, path, zones) = (reader.counting(sports), path, zones)
        let work = Task { () -> Result<[ImportReport], ImportFailure> in
            defer { continuation.finish() }
            do throws(ImportFailure) {
                return .success(try await reader.read(path, zones: zones, into: sink) { continuation.yield($0) })
            } catch {
                return .failure(error)
            }
        }
        let stop: @Sendable () -> Void = {
            work.cancel()
            if !waits { continuation.finish() }
        }
        stopReading = stop
        defer { if reading == number { stopReading = nil } }
        await withTaskCancellationHandler {
            for await progress in updates where phase != .stopping && reading == number {
                phase = show(progress)
                pace = stopwatch.pace(of: progress, now: clock.now)
            }
        } onCancel: {
            stop()
        }
        guard waits || (reading == number && !Task.isCancelled) else { throw .cancelled(kept: []) }
        return try await work.value.get()
    }
}
