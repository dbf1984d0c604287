import Foundation
import LiveWalking
import Synchronization
import Testing
import Walking

@testable import gnd

@MainActor
struct WalkCommandTests {
    let bench = CommandBench()

    /// A minute on a belt that says speed, metres and steps each second, and a lap.
    private static let feed = feed(seconds: 60)

    private static func feed(seconds: Int) -> String {
        func hex(_ value: Int, _ bytes: Int) -> String {
            (0..<bytes).map { index in
                let byte = String(value >> (8 * index) & 0xFF, radix: 16)
                return byte.count == 1 ? "0" + byte : byte
            }.joined()
        }
        let header = #"{"gnd":"live","v":1,"id":"6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0009","start":"2026-11-21T07:40:00Z","zone":"Asia/Seoul"}"#
        let packets = (1...seconds).map { second in
            let fields = hex(450, 2) + hex(second * 5 / 4, 3) + "ffffffffff" + hex(second, 2) + hex(second * 9 / 5, 3)
            return #"{"t":\#(second),"s":"pad","c":"2acd","x":"8424\#(fields)"}"#
        }
        return ([header] + packets + [#"{"t":\#(seconds).2,"e":"lap","why":"key"}"#, #"{"t":\#(seconds).5,"e":"end","why":"key"}"#]).map {
            $0 + "\n"
        }
        .joined()
    }

    @Test func `a recorded walk is saved without a terminal, and is known the second time`() async throws {
        let path = try bench.write(Self.feed, to: "walk.ndjson")
        #expect(await bench.run("walk", "--feed", path, "--speed", "0").output == "Saved: 107 steps, 74 m, 1:00 on the move, 1 lap.\n")
        #expect(
            await bench.run("walk", "--feed", path, "--speed", "0").output == "Known already: 107 steps, 74 m, 1:00 on the move, 1 lap.\n")
        let korean = await bench.run("walk", "--feed", path, "--speed", "0", "--lang", "ko").output
        #expect(korean == "이미 있어요: 107걸음, 74 m, 걸은 시간 1:00, 구간 1개\n")
        #expect(await bench.run("today", "--json").output.contains(#""steps":107"#))
        let proof = await bench.run("why", "2026-11-21").output
        #expect(proof.contains("pad") && !proof.contains("Walked live"), "the walk is what its sensor told: \(proof)")
    }

    @Test func `a saved walk says its energy to whoever told their weight`() async throws {
        let path = try bench.write(Self.feed, to: "walk.ndjson")
        _ = await bench.run("weight", "150kg")
        let saved = await bench.run("walk", "--feed", path, "--speed", "0").output
        #expect(saved == "Saved: 107 steps, 74 m, 1:00 on the move, 1 lap, about 10 kcal.\n")
    }

    @Test(arguments: [("2031-01-02T07:40:00Z", "2031-01-02"), ("0001-03-01T07:40:00Z", "0001-03-01")])
    func `a recording of a day that cannot be says so, and is not saved`(_ start: String, _ date: String) async throws {
        let text = Self.feed.replacing("2026-11-21T07:40:00Z", with: start)
        let path = try bench.write(text, to: "walk.ndjson")
        let told = await bench.run("walk", "--feed", path, "--speed", "0").output
        #expect(told == "Its date, \(date), cannot be, so nothing is saved.\n")
        #expect(!(await bench.run("imports").output.contains("walk.ndjson")))
        let korean = await bench.run("walk", "--feed", path, "--speed", "0", "--lang", "ko").output
        #expect(korean == "있을 수 없는 날짜(\(date))라서 저장하지 않았어요.\n")
    }

    @Test func `a feed that is played ten times as fast is the same walk`() async throws {
        let path = try bench.write(Self.feed, to: "walk.ndjson")
        let played = await bench.run("walk", "--feed", path, "--speed", "10")
        #expect(played.output.hasSuffix("Saved: 107 steps, 74 m, 1:00 on the move, 1 lap.\n"), "\(played)")
        #expect(await bench.run("walk", "--feed", path, "--speed", "0").output.hasPrefix("Known already: 107 steps"))
    }

    @Test func `what makes no sense is said with what does`() async throws {
        #expect(await bench.run("walk", "--speed", "1").errors.contains("--speed belongs to --feed."))
        #expect(await bench.run("walk", "--line", "--target", "cadence:5-6").status == 2)
        #expect(
            await bench.run("walk", "--feed", "/nowhere.ndjson", "--speed", "0").errors.contains("/nowhere.ndjson is no recorded walk."))
        let plan = try bench.write("walk 5 min\nrun 3 min\n", to: "plan")
        #expect(await bench.run("walk", "--line", "--plan", plan).errors.contains("Line 2 of \(plan): “run” is no phase"))
        let worse = try bench.write("walk 5 hours\n\nrun 3 min\n", to: "worse")
        let told = await bench.run("walk", "--line", "--plan", worse).errors
        #expect(told.contains("Line 1 of \(worse): “5 hours” is no time") && told.contains(" Line 3: “run” is no phase"))
        let korean = await bench.run("walk", "--line", "--plan", worse, "--lang", "ko").errors
        #expect(korean.contains("\(worse) 1번째 줄: “5 hours”") && korean.contains(" 3번째 줄: “run”"))
    }

    @Test func `a walk that was saved is undone as a change is, done again by the next undo, and undone by the one after`() async throws {
        let path = try bench.write(Self.feed, to: "walk.ndjson")
        _ = await bench.run("log", "08:00 45m 4500")
        bench.clock.advance(by: .seconds(60))
        _ = await bench.run("walk", "--feed", path, "--speed", "0")
        #expect(await bench.run("undo").output == "Undone: the live walk. “gnd undo” once more does it again.\n")
        #expect(await bench.run("today", "--json").output.contains(#""steps":4500"#))
        #expect(await bench.run("undo").output == "Done again: the live walk. “gnd undo” once more undoes it.\n")
        #expect(await bench.run("today", "--json").output.contains(#""steps":4607"#))
        #expect(await bench.run("undo", "--lang", "ko").output == "되돌렸어요: 걸으면서 기록한 산책. “gnd undo”를 한 번 더 하면 다시 해요.\n")
        #expect(await bench.run("undo", "--lang", "ko").output == "다시 했어요: 걸으면서 기록한 산책. “gnd undo”를 한 번 더 하면 되돌려요.\n")
    }

    @Test func `a walk that was undone is not done again in the place of what was changed since`() async throws {
        let path = try bench.write(Self.feed, to: "walk.ndjson")
        _ = await bench.run("walk", "--feed", path, "--speed", "0")
        _ = await bench.run("undo")
        bench.clock.advance(by: .seconds(60))
        _ = await bench.run("log", "08:00 45m 4500")
        #expect(await bench.run("undo").output.hasPrefix("Undone: walk of 21 Nov 08:00, 45 min."))
        #expect(await bench.run("undo").output.hasPrefix("Done again: walk of 21 Nov 08:00, 45 min."))
    }

    @Test func `a walk that was undone is imported again, and a part of a feed has no recording that brings it back`() async throws {
        let path = try bench.write(Self.feed, to: "walk.ndjson")
        _ = await bench.run("walk", "--feed", path, "--speed", "0")
        _ = await bench.run("undo")
        _ = await bench.run("import", path)
        #expect(await bench.run("today", "--json").output.contains(#""steps":107"#))
        #expect(await bench.run("undo").output.hasPrefix("Undone: the live walk."))
        _ = await bench.run("walk", "--feed", path, "--speed", "0", "--for", "30s")
        #expect(await bench.run("undo").output == "Undone: the live walk.\n")
    }

    @Test func `a feed is read as far as it is wanted`() async throws {
        let path = try bench.write(Self.feed, to: "walk.ndjson")
        let outcome = await bench.run("walk", "--feed", path, "--speed", "0", "--for", "30s")
        #expect(outcome.output.hasPrefix("Saved: 53 steps, 36 m, 0:30 on the move"), "\(outcome)")
        let short = await bench.run("walk", "--feed", path, "--speed", "0", "--for", "3s")
        #expect(short.output == "It was shorter than five seconds, so nothing is saved.\n")
    }

    @Test func `where nobody can press a key, a walk says how long it takes`() async {
        let outcome = await bench.run("walk", "--line")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("Say how long it takes with --for 30m"))
    }

    @Test func `what is wrong with the sensors is said once`() async {
        bench.sensors.state.withLock { $0.trouble = .noBluetooth }
        let outcome = await bench.run("walk", "--line", "--for", "3s")
        #expect(outcome.errors.components(separatedBy: "Bluetooth").count == 2, "\(outcome)")
    }

    /// Leaves a walk that is not saved.
    /// - Parameter belt: the line of its connection; nothing where it was not told.
    private func breakOff(_ belt: String = "") throws {
        let text = Self.feed.split(separator: "\n").dropLast().joined(separator: "\n") + "\n" + belt
        let folder = URL(fileURLWithPath: "\(bench.home)/live")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0009.ndjson"))
    }

    @Test(arguments: [("en", "save s, discard d, later ↵? "), ("ko", "저장 s, 버리기 d, 나중에 ↵: ")])
    func `in a pane of one narrow row the question about a walk that was broken off is whole`(
        _ language: String, _ question: String
    ) async throws {
        try breakOff()
        (bench.showsProgress, bench.columns, bench.answer) = (true, 40, "")
        let asked = await bench.run("walk", "--line", "--for", "1s", "--lang", language)
        #expect(asked.errors.split(separator: "\n").contains { $0.hasPrefix(question) }, "\(asked)")
    }

    @Test func `of a walk that was broken off with a belt it is said that this may still run, also without a terminal`() async throws {
        try breakOff(#"{"t":60.3,"e":"sensor","s":"pad","on":true}"# + "\n")
        let outcome = await bench.run("walk", "--line", "--for", "1s")
        #expect(outcome.errors.contains("“pad” may still run: stop it on the belt itself."), "\(outcome)")
        try breakOff(#"{"t":60.3,"e":"sensor","s":"pad","on":false}"# + "\n")
        let left = await bench.run("walk", "--line", "--for", "1s").errors
        #expect(left.contains("may still run") && !left.contains("Bluetooth may hold"), "\(left)")
    }

    @Test func `what is no answer about a walk that was broken off is asked again`() async throws {
        try breakOff()
        bench.showsProgress = true
        (bench.answers, bench.answer) = (["x", "yes", "S"], "")
        let outcome = await bench.run("walk", "--line", "--for", "1s")
        #expect(outcome.errors.components(separatedBy: "discard it [d]").count == 4, "\(outcome)")
        #expect(outcome.errors.contains("“yes” is none of the answers."))
        #expect(outcome.output.contains("Saved: 107 steps"))
    }

    @Test func `who should ask a doctor is asked before a faster walk in a line, too`() async {
        (bench.showsProgress, bench.readsKeys) = (true, true)
        (bench.answers, bench.answer) = (["y", "s"], "")
        #expect(await !bench.run("walk", "--line", "--for", "1s").errors.contains("Has your doctor agreed?"))
        let asked = await bench.run("walk", "--line", "--mode", "brisk", "--for", "1s")
        #expect(asked.errors.contains("Has your doctor agreed?") && !asked.output.contains("brisk"), "\(asked)")
    }

    @Test(arguments: [("en", "Heart, falls? n, y, [Enter] later: "), ("ko", "심장병, 넘어짐? n, y, 나중에 [Enter]: ")])
    func `in a pane of one narrow row the question before the first walk is whole`(_ language: String, _ question: String) async {
        (bench.showsProgress, bench.readsKeys, bench.columns, bench.answer) = (true, true, 40, "")
        let asked = await bench.run("walk", "--line", "--for", "1s", "--lang", language)
        #expect(asked.errors.split(separator: "\n").contains { $0.hasPrefix(question) }, "\(asked)")
    }

    @Test func `the result of a six-minute walk is said, kept and listed`() async throws {
        let path = try bench.write(Self.feed(seconds: 370), to: "six.ndjson")
        let outcome = await bench.run("walk", "--feed", path, "--speed", "0", "--mode", "six-minute")
        #expect(outcome.output.contains("Six minutes, belt: 449 m, 1.25 m/s."), "\(outcome)")
        let list = await bench.run("tests")
        #expect(list.output.contains("Six minutes, belt  449 m  1.25 m/s"), "\(list)")
        #expect(await bench.run("tests", "--json").output.contains(#""test":"six-minutes""#))
    }

    @Test func `a walk in a line ends by itself, and nobody walks afterwards`() async {
        let outcome = await bench.run("walk", "--line", "--for", "2s")
        #expect(outcome.status == 0 && outcome.output.contains("■ stroll 0:"), "\(outcome)")
        #expect(await bench.run("prompt", "--live").output.isEmpty)
        #expect(bench.sensors.state.withLock(\.finishes) == 1)
    }
}
