import Foundation
import Testing
import Walking

@testable import gnd

/// Recordings of live walks that are imported before their walk is over.
@MainActor
struct GrowingRecordingTests {
    let bench = CommandBench()

    /// Seconds of a walk on a belt, 1.8 steps each; a strap says 100 beats a minute and at the end 120.
    private static func feed(seconds: Int, isOver: Bool = false) -> String {
        func hex(_ value: Int, _ bytes: Int) -> String {
            (0..<bytes).map { index in
                let byte = String(value >> (8 * index) & 0xFF, radix: 16)
                return byte.count == 1 ? "0" + byte : byte
            }.joined()
        }
        let header = #"{"gnd":"live","v":1,"id":"6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0010","start":"2026-11-21T07:40:00Z","zone":"Asia/Seoul"}"#
        let packets = (0..<seconds).map { $0 + 1 }.map { second in
            let fields = hex(450, 2) + hex(second * 5 / 4, 3) + "ffffffffff" + hex(second, 2) + hex(second * 9 / 5, 3)
            return #"{"t":\#(second),"s":"pad","c":"2acd","x":"8424\#(fields)"}"#
        }
        let end = isOver ? [#"{"t":\#(seconds).5,"e":"end","why":"key"}"#] : []
        return ([header] + packets + end).map { $0 + "\n" }.joined()
    }

    private func steps() async -> Int? {
        let text = await bench.run("today", "--json").output
        return text.split(separator: #""steps":"#).last.flatMap { Int($0.prefix { $0.isNumber }) }
    }

    @Test func `one that has hardly begun is told so, in both languages, and nothing is kept of it`() async throws {
        for seconds in [0, 1, 4] {
            let path = try bench.write(Self.feed(seconds: seconds), to: "walk.ndjson")
            let english = await bench.run("import", path)
            #expect(english.output.contains("left out: 1 only just begun (import it again after the walk)"), "\(english)")
            let korean = await bench.run("import", path, "--lang", "ko").output
            #expect(korean.contains("막 시작한 산책(끝난 뒤에 다시 가져와 주세요) 1개"), "\(korean)")
            #expect(await steps() == 0)
        }
    }

    @Test func `its walk grows with it, and is whole in the end, whenever it was read`() async throws {
        for seconds in [3, 20, 20, 61, 200] {
            _ = try await bench.run("import", bench.write(Self.feed(seconds: seconds), to: "walk.ndjson"))
        }
        // A line is being written.
        let torn = Self.feed(seconds: 250).dropLast(17)
        _ = try await bench.run("import", bench.write(String(torn), to: "walk.ndjson"))
        let path = try bench.write(Self.feed(seconds: 300, isOver: true), to: "walk.ndjson")
        _ = await bench.run("import", path)
        let grown = (await steps(), await bench.run("today", "--json").output)

        let other = CommandBench()
        _ = try await other.run("import", other.write(Self.feed(seconds: 300, isOver: true), to: "walk.ndjson"))
        let whole = await other.run("today", "--json").output
        #expect(grown.1 == whole)
        #expect(grown.0 == 539)
        #expect(await bench.run("import", path).output.contains("known already"))
    }

    @Test func `one that is imported while a program records it is saved whole by that program`() async throws {
        let folder = "\(bench.home)/live"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = "\(folder)/6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0010.ndjson"
        try Self.feed(seconds: 30).write(toFile: file, atomically: false, encoding: .utf8)
        _ = await bench.run("import", file)
        try Self.feed(seconds: 100, isOver: true).write(toFile: file, atomically: false, encoding: .utf8)
        bench.showsProgress = true
        (bench.answers, bench.answer) = (["s"], "")
        let outcome = await bench.run("walk", "--line", "--for", "1s")
        #expect(outcome.output.contains("Saved: 179 steps"), "\(outcome)")
        #expect(await steps() == 179)
    }
}
