import Foundation
import Glibc
import Sessions
import Testing
import Walking

@testable import gnd

@MainActor
struct PromptCommandTests {
    let bench = CommandBench()

    @Test func `the prompt is short, keeps up, and starts at nothing on a new day`() async throws {
        #expect(await bench.run("prompt").output == "0/7k 0d\n")
        #expect(access(bench.home, F_OK) != 0)
        _ = try await bench.importSample()
        #expect(await bench.run("prompt").output == "1.5k/7k 1d\n")
        _ = await bench.run("log", "50m 5600")
        #expect(await bench.run("prompt").output == "7.1k/7k 2d\n")
        bench.clock.advance(by: .seconds(86_400))
        #expect(await bench.run("prompt").output == "0/7k 2d\n")
        #expect(await bench.run("prompt", "--lang", "ko").output == "0/7,000 2일\n")
    }

    @Test func `a status bar is told of a walk as long as somebody records it`() async throws {
        let live = LiveFolder(state: try #require(Folders(home: bench.home, environment: [:], directory: "/", account: nil)).state)
        #expect(await bench.run("prompt", "--live").output.isEmpty)
        #expect(await bench.run("prompt", "--live", "--json").output == "null\n")
        let recorder = SessionRecorder(live.file(of: WalkID()))
        recorder.append(Array("{}\n".utf8))
        let numbers = "1 \(bench.clock.now.milliseconds) walking 194 300 - - -\n"
        try Data(numbers.utf8).write(to: URL(fileURLWithPath: live.now))
        #expect(await bench.run("prompt", "--live").output == "▶ 3:14 300\n")
        // A program that is killed lets go of its recording, and leaves its numbers.
        recorder.close()
        #expect(await bench.run("prompt", "--live").output.isEmpty)
        #expect(await bench.run("prompt", "--live", "--json").output == "null\n")
    }
}
