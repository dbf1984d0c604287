import Synchronization
import Walking

/// A reader whose file says what the test wrote into it; it can stand still in the middle until it is cancelled.
final nonisolated class ScriptedReader: HistoryReader {
    struct Script: Sendable {
        var samples: [Sample] = []
        var walks: [Walk] = []
        var skipped: [SkipReason: Int] = [:]
        var leftOut: [LeftOut] = []
        /// The number of days that are less than before, as the report says.
        var shrunkDays: Int?
        /// Thrown after everything was handed over.
        var failure: ImportFailure?
        /// Indicates whether the journal knows all of it already.
        var isKnown = false
        /// The content of the file.
        var hash: String?
        /// Indicates whether it waits for its cancellation when everything has been handed over.
        var hangs = false
        /// Indicates whether it does not even hear of that until it is let go, as a read from a disk that does not answer.
        var isStuck = false
    }

    private let script: Mutex<Script>
    private let paths = Mutex<[String]>([])
    private let atRead = Mutex<@Sendable () -> Void>({})
    private let door = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

    init(_ script: Script = Script()) {
        self.script = Mutex(script)
    }

    /// Does something while each path is read.
    func onRead(_ body: @escaping @Sendable () -> Void) { atRead.withLock { $0 = body } }

    /// Lets go of who is stuck.
    func release() {
        let waiting = door.withLock { door in
            defer { door = (true, []) }
            return door.waiting
        }
        for person in waiting { person.resume() }
    }

    private func passDoor() async {
        await withCheckedContinuation { continuation in
            let isOpen = door.withLock { door in
                if !door.isOpen { door.waiting.append(continuation) }
                return door.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// The formats as the app's own reader has them.
    let formats = [
        FormatName("apple-health", "Apple Health", korean: "Apple 건강"),
        FormatName("health-connect", "Health Connect", korean: "헬스 커넥트"),
        FormatName("samsung-health", "Samsung Health", korean: "삼성 헬스"), FormatName("google-fit", "Google Fit", korean: "Google 피트니스"),
        FormatName("fitbit", "Fitbit"), FormatName("gadgetbridge", "Gadgetbridge"), FormatName("strava", "Strava"),
        FormatName("opentracks", "OpenTracks"), FormatName("gnd", "GND"), FormatName("gpx", "GPX"), FormatName("tcx", "TCX"),
        FormatName("kml", "KML"), FormatName("fit", "FIT"),
    ]

    var readPaths: [String] { paths.withLock { $0 } }

    func read(
        _ path: String, zones: ZoneTimeline, into sink: any SampleSink, progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws(ImportFailure) -> [ImportReport] {
        let script = script.withLock { $0 }
        paths.withLock { $0.append(path) }
        atRead.withLock { $0 }()
        do throws(JournalFailure) {
            try await sink.begin(ImportFile(name: path, format: "scripted"))
            try await sink.accept(script.samples, walks: script.walks)
        } catch {
            throw .journal(error)
        }
        progress(ImportProgress(file: path, bytesRead: 480_000_000, bytesTotal: 970_000_000, samples: script.samples.count))
        if script.isStuck {
            await passDoor()
            progress(ImportProgress(file: path, bytesRead: 960_000_000, bytesTotal: 970_000_000))
        }
        if script.hangs {
            await waitForCancellation()
            throw .cancelled(kept: [try await finish(sink, script, isPartial: true)])
        }
        let report = try await finish(sink, script, isPartial: script.failure != nil)
        if case .broken(let path, let problem, _) = script.failure { throw .broken(path: path, problem: problem, kept: [report]) }
        if let failure = script.failure { throw failure }
        return [report]
    }

    private func finish(_ sink: any SampleSink, _ script: Script, isPartial: Bool) async throws(ImportFailure) -> ImportReport {
        do throws(JournalFailure) {
            var report = try await sink.finish(
                hash: script.hash, skipped: script.skipped, leftOut: script.leftOut, isPartial: isPartial)
            report.shrunkDays = script.shrunkDays
            if script.isKnown { (report.outcome.known, report.outcome.added) = (report.outcome.added, 0) }
            return report
        } catch {
            throw .journal(error)
        }
    }

    private func waitForCancellation() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
    }
}
