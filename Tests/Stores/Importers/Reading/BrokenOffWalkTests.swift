import Foundation
import Importers
import Journal
import Testing
import Walking

/// A file that breaks off in the middle of a walk, and the whole of it, which make one walk in whatever order they are read.
struct BrokenOffWalkTests {
    enum Kind: String, CaseIterable { case gpx, tcx, fit }

    private let folder: Folder
    private let profile: ProfileJournal
    private let home = Zone("Europe/Berlin") ?? .utc

    init() async throws {
        folder = try Folder()
        let journal = try Journal(path: nil, clock: FixedClock(Instant(seconds: 1_775_080_000)), zone: home)
        profile = try await journal.profile(try await journal.localAccount().id)
    }

    private static func time(_ minute: Int) -> String { "2026-03-27T07:\(minute < 10 ? "0" : "")\(minute):00Z" }

    private func gpx(_ minutes: Int) -> String {
        let points = (0...minutes).map { minute in
            "<trkpt lat=\"\(50 + Double(minute) * 0.0006)\" lon=\"8\"><time>\(Self.time(minute))</time></trkpt>"
        }
        return "<gpx creator=\"Band\"><trk><type>walking</type><trkseg>\(points.joined(separator: "\n"))</trkseg></trk></gpx>"
    }

    /// The name of its device stands behind the points.
    private func tcx(_ minutes: Int) -> String {
        let points = (0...minutes).map { minute in
            "<Trackpoint><Time>\(Self.time(minute))</Time><DistanceMeters>\(minute * 70)</DistanceMeters></Trackpoint>"
        }
        return """
            <TrainingCenterDatabase><Activities><Activity Sport="Walking"><Lap StartTime="\(Self.time(0))">
            <TotalTimeSeconds>\(minutes * 60)</TotalTimeSeconds><Track>\(points.joined(separator: "\n"))</Track></Lap>
            <Creator><Name>Forerunner</Name></Creator></Activity></Activities></TrainingCenterDatabase>
            """
    }

    /// A point each half minute with a heart that beats faster and faster, and a session that begins two seconds before the first of them.
    private func fit(_ minutes: Int) -> [UInt8] {
        var file = FITFile()
        file.add(12, [(0, 1, 0, 11)])
        for point in 0...(minutes * 2) {
            file.add(
                20,
                [
                    (253, 4, 0x86, FITFile.seven + point * 30), (5, 4, 0x86, point * 4000), (3, 1, 2, 100 + point), (4, 1, 2, 55),
                ])
        }
        file.add(
            18,
            [
                (253, 4, 0x86, FITFile.seven + minutes * 60), (2, 4, 0x86, FITFile.seven - 2), (7, 4, 0x86, minutes * 60_000 + 2000),
                (5, 1, 0, 11),
            ])
        return file.bytes
    }

    /// Ten minutes, and a part of them, the later the larger the share.
    private func bytes(_ kind: Kind, share: Double = 1) -> [UInt8] {
        let whole =
            switch kind {
            case .gpx: Array(gpx(10).utf8)
            case .tcx: Array(tcx(10).utf8)
            case .fit: fit(10)
            }
        return Array(whole.prefix(Int(clamping: Double(whole.count) * share)))
    }

    /// Imports bytes, of a file with a date, and returns the number of the import.
    @discardableResult
    private func read(_ bytes: [UInt8], _ kind: Kind, day: Int64 = 0) async throws -> Int64 {
        let path = try folder.write("a.\(kind.rawValue)", bytes)
        let date = Date(timeIntervalSince1970: Double(1_774_700_000 + day * 86_400))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        let known = Set(try await profile.imports().map(\.id))
        do throws(ImportFailure) {
            _ = try await Importer().read(path, zones: ZoneTimeline(home: home), into: try await sink()) { _ in }
        } catch {
            guard case .truncated = error else { throw error }
        }
        return try #require(try await profile.imports().map(\.id).first { !known.contains($0) })
    }

    private func sink() async throws(ImportFailure) -> any SampleSink {
        do throws(JournalFailure) { return try await profile.importSink() } catch { throw .journal(error) }
    }

    /// The minutes of each walk.
    private func minutes() async throws -> [Int64] {
        var filter = WalkFilter()
        filter.includesWitnesses = true
        return try await profile.walks(filter, after: nil, limit: 100).walks.map { $0.duration.milliseconds / 60_000 }
    }

    private func hearts() async throws -> [Sample] {
        try await profile.samples(.briskHeartRate, from: seven - .seconds(600), until: seven + .seconds(3600))
    }

    /// The value and the moment of each heart rate.
    private func told() async throws -> [[Double]] { try await hearts().map { [$0.value, Double($0.start.milliseconds)] } }

    @Test(arguments: Kind.allCases, [0, 2] as [Int64])
    func `the whole file takes the place of the part, and undoing it brings the part back`(_ kind: Kind, _ day: Int64) async throws {
        try await read(bytes(kind, share: 0.5), kind, day: 1)
        let part = try await minutes()
        #expect(part.count == 1 && (2...7).contains(part.first ?? 0))
        let hearts = try await hearts()
        let whole = try await read(bytes(kind), kind, day: day)
        #expect(try await minutes() == [10])
        _ = try await profile.undoImport(whole)
        #expect(try await minutes() == part)
        #expect(try await self.hearts() == hearts)
        try await read(bytes(kind), kind, day: day)
        #expect(try await minutes() == [10])
    }

    @Test(arguments: Kind.allCases, [0, 2] as [Int64])
    func `a part that is read after the whole adds nothing, and is there when the whole is undone`(
        _ kind: Kind, _ day: Int64
    ) async throws {
        let whole = try await read(bytes(kind), kind, day: 1)
        let hearts = try await hearts()
        let part = try await read(bytes(kind, share: 0.5), kind, day: day)
        #expect(try await minutes() == [10])
        #expect(try await self.hearts().map(\.value) == hearts.map(\.value))
        let report = try #require(try await profile.imports().first { $0.id == part }?.report)
        #expect(report.outcome.walksAdded == 0 && report.outcome.added == 0 && report.outcome.walksKnown == 1)
        _ = try await profile.undoImport(whole)
        let left = try await minutes()
        #expect(left.count == 1 && (2...7).contains(left.first ?? 0))
        _ = try await profile.undoImport(part)
        #expect(try await minutes() == [])
    }

    @Test(arguments: Kind.allCases)
    func `of two parts and the whole only the whole counts, whatever of them is undone first`(_ kind: Kind) async throws {
        let first = try await read(bytes(kind, share: 0.4), kind)
        let second = try await read(bytes(kind, share: 0.7), kind)
        let long = try await minutes()
        #expect(long.count == 1 && (4...9).contains(long.first ?? 0))
        let whole = try await read(bytes(kind), kind)
        #expect(try await minutes() == [10])
        _ = try await profile.undoImport(second)
        #expect(try await minutes() == [10], "the first part stands aside for the whole now")
        _ = try await profile.undoImport(whole)
        let short = try await minutes()
        #expect(short.count == 1 && (short.first ?? 0) < (long.first ?? 0))
        _ = try await profile.undoImport(first)
        #expect(try await minutes() == [])
    }

    @Test(arguments: Kind.allCases)
    func `the whole file leaves of a heart and of the days what it leaves alone`(_ kind: Kind) async throws {
        try await read(bytes(kind, share: 0.5), kind)
        try await read(bytes(kind), kind)
        let (hearts, days) = (try await told(), try await profile.days(from: nil, through: nil))
        for record in try await profile.imports() { _ = try await profile.undoImport(record.id) }
        #expect(try await minutes() == [])
        try await read(bytes(kind), kind)
        #expect(try await told() == hearts)
        #expect(try await profile.days(from: nil, through: nil) == days)
    }

    @Test func `what is no part stays: of another device, at another time, or of a file that did not break off`() async throws {
        try await read(Array(gpx(5).utf8), .gpx)
        try await read(bytes(.gpx), .gpx)
        #expect(try await minutes().sorted() == [5, 10], "the short one is a walk of its own")
        try await read(Array(gpx(10).replacingOccurrences(of: "Band", with: "Watch").utf8.prefix(400)), .gpx)
        #expect(try await minutes().count == 3)
        try await read(Array(gpx(10).replacingOccurrences(of: "T07:", with: "T09:").utf8.prefix(400)), .gpx)
        #expect(try await minutes().count == 4)
    }

    private func rename(_ id: WalkID, _ title: String) async throws {
        var draft = WalkDraft(try await LoadWalk(journal: profile)(id))
        draft.title = title
        _ = try await EditWalk(journal: profile, clock: FixedClock(Instant(seconds: 1_775_080_000)))(id, to: draft)
    }

    private func shown() async throws -> [Walk] { try await profile.walks(WalkFilter(), after: nil, limit: 100).walks }

    @Test func `a part that the person changed is a record of the whole, which is called as it is`() async throws {
        try await read(bytes(.gpx, share: 0.5), .gpx)
        let part = try #require(try await shown().first)
        try await rename(part.id, "With Ann")
        let whole = try await read(bytes(.gpx), .gpx)
        #expect(try await minutes().count == 2, "nothing of the person's is lost")
        #expect(try await shown().map(\.title) == ["With Ann"])
        #expect(try await shown().map { $0.duration.milliseconds / 60_000 } == [10])
        _ = try await profile.undoImport(whole)
        #expect(try await shown().map(\.id) == [part.id])
        try await read(bytes(.gpx), .gpx)
        #expect(try await shown().map(\.title) == ["With Ann"])
    }

    @Test func `a part that the person parted from the whole stays a walk of its own when the whole comes again`() async throws {
        try await read(bytes(.gpx, share: 0.5), .gpx)
        let part = try #require(try await shown().first)
        try await rename(part.id, "With Ann")
        let whole = try await read(bytes(.gpx), .gpx)
        let both = [part.id, try #require(try await shown().first).id]
        _ = try await profile.change { $0.recordDecisions.part(both) }
        #expect(try await shown().count == 2)
        _ = try await profile.undoImport(whole)
        try await read(bytes(.gpx), .gpx)
        #expect(try await shown().count == 2)
    }

    @Test func `a folder that holds both makes one walk`() async throws {
        try folder.write("both/a.gpx", bytes(.gpx))
        try folder.write("both/b.gpx", bytes(.gpx, share: 0.5))
        try folder.write("both/0.gpx", bytes(.gpx, share: 0.6))
        _ = try await Importer().read("\(folder.path)/both", zones: ZoneTimeline(home: home), into: try await profile.importSink()) { _ in }
        #expect(try await minutes() == [10])
    }
}
