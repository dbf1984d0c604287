import Foundation
import Testing
import Walking

@testable import Journal
@testable import gnd

/// `gnd imports --undo` beside what the person did since.
@MainActor
struct UndoneImportTests {
    private let bench = CommandBench()

    @Test func `a walk that the person changed stays when its import is undone, and the sentence says so`() async throws {
        let text = """
            ; GND journal
            2026-03-27 08:00 +01:00 35m 3900s 2.6km "Lake"
            2026-03-28 08:00 +01:00 35m 3700s 2.5km "Park"

            """
        let path = try bench.write(text, to: "walks.txt")
        #expect(await bench.run("import", path).status == 0)
        let journal = try Journal(path: "\(bench.home)/journal.db", clock: bench.clock, zone: Zone("Asia/Seoul") ?? .utc)
        let profile = try await journal.profile(journal.localAccount().id)
        var walk = try #require(try await profile.walks(WalkFilter(), after: nil, limit: 9).walks.last)
        (walk.title, walk.steps) = ("mine", 4100)
        _ = try await profile.save([walk])
        #expect(
            await bench.run("imports", "--undo", "1").output
                == "Undone: import 1. 1 walk of 1 day went. Import the file again to have them back. 1 walk that you changed stays.\n")
        #expect(await bench.run("import", path).status == 0)
        #expect(try await profile.walk(walk.id) == walk)
        #expect(
            await bench.run("imports", "--undo", "2", "--lang", "ko").output.hasPrefix("되돌렸어요: 가져오기 2. 1일치 산책 1회가 지워졌어요."))
        #expect(try await profile.walk(walk.id)?.title == "mine")
    }
}
