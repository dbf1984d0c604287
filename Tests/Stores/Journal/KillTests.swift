import Foundation
import Glibc
import Synchronization
import Testing
import Walking

@testable import Journal

/// The program is killed in the middle of its work, as by a battery that ends.
struct KillTests {
    /// Every batch that was reported saved before the kill is there afterwards, whole; the next start goes on.
    @Test(arguments: [1, 2, 3, 5, 8, 13])
    func `killed during an import, what was reported saved is there`(batches: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.database
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, batches = batches as Int] in
            let journal = try Journal(path: path, clock: clock, zone: berlin)
            let sink = try await journal.profile(journal.localAccount().id).importSink()
            try await sink.begin(ImportFile(name: "a", format: "test"))
            let saved = Progress()
            // The kill comes while a later batch is on its way, at a moment that nobody chose.
            let killer = Task.detached {
                while saved.batches < batches { await Task.yield() }
                kill(getpid(), SIGKILL)
            }
            for batch in 0..<1000 {
                try await sink.accept(killBatch(batch), walks: [])
                try JournalFile.write("\(batch + 1)", to: path + ".saved")
                saved.report()
            }
            await killer.value
        }
        let reported = Int((try? String(contentsOfFile: path + ".saved", encoding: .utf8)) ?? "") ?? 0
        let journal = try Journal(path: path, clock: clock, zone: berlin)
        #expect(try await journal.check() == [])
        let profile = try await journal.profile(journal.localAccount().id)
        let count = try await profile.samples(.steps, from: moment(-400_000), until: moment(10_000)).count
        #expect(count >= max(reported, batches) * killBatchSize)
        #expect(count.isMultiple(of: killBatchSize))
        let steps = try await profile.allDays().reduce(0) { $0 + $1.steps }
        #expect(abs(steps - Double(count)) < 0.001)
    }

    @Test(arguments: [1, 4, 9])
    func `killed between edits, the walks that were reported saved are there and counted`(edits: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.database
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, edits = edits as Int] in
            let journal = try Journal(path: path, clock: clock, zone: berlin)
            let profile = try await journal.profile(journal.localAccount().id)
            for edit in 0..<edits {
                _ = try await profile.save([Walk(start: moment(edit * 100), end: moment(edit * 100 + 10), zone: berlin, steps: 1)])
            }
            kill(getpid(), SIGKILL)
        }
        let journal = try Journal(path: path, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        #expect(try await profile.countWalks(WalkFilter()) == edits)
        #expect(try await profile.allDays().reduce(0) { $0 + $1.stepCount } == edits)
        #expect(try await journal.check() == [])
    }
}

let killBatchSize = 300

/// How many batches were reported saved.
final class Progress: Sendable {
    private let count = Mutex(0)

    var batches: Int { count.withLock { $0 } }

    func report() {
        count.withLock { $0 += 1 }
    }
}

/// Records of one step each that never overlap, so that the sum says how many there are.
func killBatch(_ number: Int) -> [Sample] {
    (0..<killBatchSize).map { steps(watch, number * killBatchSize + $0 - 300_000, number * killBatchSize + $0 - 299_999, 1) }
}
