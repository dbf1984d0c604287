import Glibc
import Files
import Walking

extension ProfileJournal {
    /// Reads the files of the ledger again, with whatever reads files, into a journal beside this one.
    ///
    /// Only a file that is still the one that was imported is taken, by its hash; the others are named. Days that were counted wrong are
    /// counted again first, whatever the files say.
    package func reimport(
        _ read: (String, ZoneTimeline, any SampleSink) async throws(ImportFailure) -> [ImportReport]
    ) async throws(JournalFailure) -> Reimport {
        guard let own = journal.path else { throw .missing }
        try await perform { (stores) async throws(JournalFailure) in try await stores.counter.recountMiscountedDays() }
        let path = own + ".reimport"
        ReimportPlan.remove(path)
        let settings = try await settings()
        let fresh = try Journal(path: path, clock: journal.clock, zone: settings.zones.home)
        let beside = try await fresh.profile(fresh.localAccount().id)
        // The zones alone: the rest of what a person decided does not change what a file says.
        _ = try await beside.change { $0.zones = settings.zones }
        let ledger = try await imports().reversed().filter { $0.report?.format != ImportReport.reimportFormat && $0.report != nil }
        var obstacles: [Reimport.Obstacle] = []
        var files: [String] = []
        var numbers: [Int64] = []
        for record in ledger where record.path == nil { obstacles.append(.withoutPath(file: record.report?.file ?? "")) }
        for (file, records) in Self.byPath(ledger) {
            let same = records.filter { Self.isSame($0, as: file) }
            guard PathText.withSystemPath(file, { access($0, F_OK) }) == 0 else {
                obstacles.append(.gone(path: file))
                continue
            }
            guard !same.isEmpty else {
                obstacles.append(.changed(path: file))
                continue
            }
            let sink = try await beside.importSink()
            do throws(ImportFailure) {
                let reports = try await read(file, settings.zones, sink)
                // Records that an unreadable file told before are not gone.
                guard !reports.contains(where: \.isPartial) || same.contains(where: { $0.report?.isPartial == true }) else {
                    obstacles.append(.incomplete(path: file))
                    continue
                }
                files.append(file)
                numbers += same.map(\.id)
            } catch {
                if case .cancelled = error { throw .cancelled }
                obstacles.append(.failed(path: file, error))
            }
        }
        return Reimport(
            profile: self, files: files, obstacles: obstacles,
            plan: ReimportPlan(
                path: path, freshOwner: beside.owner.rawValue, numbers: numbers,
                origins: Self.origins(of: try await beside.imports(), in: ledger.filter { numbers.contains($0.id) })))
    }

    /// The paths in the order in which they were first imported.
    private static func byPath(_ ledger: [ImportRecord]) -> [(path: String, records: [ImportRecord])] {
        var found: [(path: String, records: [ImportRecord])] = []
        for record in ledger {
            guard let path = record.path else { continue }
            if let index = found.firstIndex(where: { $0.path == path }) {
                found[index].records.append(record)
            } else {
                found.append((path, [record]))
            }
        }
        return found
    }

    /// A file that broke off may be whole by now, and a folder grows with every export: for those the path decides.
    private static func isSame(_ record: ImportRecord, as path: String) -> Bool {
        guard let hash = record.hash, record.report?.isPartial == false, !JournalFile.isFolder(path) else { return true }
        return SHA256.hash(file: path) == hash
    }

    private static func origins(of fresh: [ImportRecord], in ledger: [ImportRecord]) -> [Int64: Int64] {
        var origins: [Int64: Int64] = [:]
        for record in fresh {
            let fitting = ledger.last { $0.path == record.path && $0.report?.format == record.report?.format }
            origins[record.id] = (fitting ?? ledger.last { $0.path == record.path })?.id
        }
        return origins
    }
}
