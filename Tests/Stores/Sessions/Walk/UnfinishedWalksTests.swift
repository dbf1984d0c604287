import Foundation
import LiveWalking
import Synchronization
import Testing
import Walking

@testable import Sessions

/// Walks that were broken off, read as seldom as can be.
struct UnfinishedWalksTests {
    /// A folder with recordings, and the names of those that were read, in order.
    private final class Bench: Sendable {
        let state = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-unfinished-\(UUID().uuidString)").path
        private let names = Mutex<[WalkID]>([])

        var folder: LiveFolder { LiveFolder(state: state) }
        var read: [WalkID] { names.withLock { $0 } }

        init() throws {
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        }

        func walks() -> UnfinishedWalks {
            UnfinishedWalks(in: folder) { [folder, self] id in
                names.withLock { $0.append(id) }
                return UnfinishedWalk(id, in: folder)
            }
        }

        /// Writes a recording with ten steps that were tapped, a second later for each.
        func record(_ id: WalkID, taps: Int) throws {
            let header = #"{"gnd":"live","v":1,"id":"\#(id)","start":"2026-11-21T07:40:00Z","zone":"UTC"}"#
            let lines = (1...taps).map { #"{"t":\#($0),"e":"tap","n":10}"# }
            try ([header] + lines).map { $0 + "\n" }.joined().write(toFile: folder.file(of: id), atomically: false, encoding: .utf8)
        }

        func remove() { try? FileManager.default.removeItem(atPath: state) }
    }

    private func length(_ walk: UnfinishedWalk) -> Duration { walk.last - walk.start }

    @Test func `a recording is replayed once, however often home is shown`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let id = WalkID()
        try bench.record(id, taps: 20)
        let walks = bench.walks()
        for _ in 1...50 { #expect(walks.all().map(\.id) == [id]) }
        #expect(bench.read == [id])
    }

    @Test func `only the last walk that was recorded, saved or not, may have left a belt that runs`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let (first, second) = (WalkID(), WalkID())
        func record(_ id: WalkID, at seconds: Double) throws {
            try bench.record(id, taps: 20)
            let date = Date(timeIntervalSince1970: seconds)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: bench.folder.file(of: id))
        }
        try record(first, at: 1000)
        #expect(bench.walks().all().map(\.isFollowed) == [false])
        try record(second, at: 2000)
        let walks = bench.walks().all()
        #expect(walks.first { $0.id == first }?.isFollowed == true && walks.first { $0.id == second }?.isFollowed == false)
        bench.folder.markSaved(second)
        #expect(bench.walks().all().map(\.isFollowed) == [true])
    }

    @Test func `a recording that grew is read again, and only that one`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let (grown, same) = (WalkID(), WalkID())
        try bench.record(grown, taps: 20)
        try bench.record(same, taps: 10)
        let walks = bench.walks()
        #expect(walks.all().map(length) == [.seconds(20), .seconds(10)])
        try bench.record(grown, taps: 40)
        #expect(walks.all().map(length) == [.seconds(40), .seconds(10)])
        #expect(bench.read.count == 3 && bench.read.last == grown)
    }

    @Test func `what is no recording is read once, and one that was saved or removed is gone`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let (broken, saved, removed) = (WalkID(), WalkID(), WalkID())
        try "no session\n".write(toFile: bench.folder.file(of: broken), atomically: false, encoding: .utf8)
        try bench.record(saved, taps: 30)
        try bench.record(removed, taps: 20)
        let walks = bench.walks()
        #expect(walks.all().map(\.id) == [saved, removed])
        #expect(walks.all().map(\.id) == [saved, removed])
        #expect(bench.read.count == 3)
        bench.folder.markSaved(saved)
        bench.folder.remove(removed)
        #expect(walks.all().isEmpty)
        #expect(bench.read.count == 3)
    }
}
