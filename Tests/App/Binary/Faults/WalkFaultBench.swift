import Foundation

/// A live walk of half a minute that a feed tells ten times as fast, and what is left of it where one of its system calls fails.
nonisolated struct WalkFaultBench {
    /// The calls by which the walk is recorded, of a run that nothing happens to, in their order.
    let calls: [DiskCall]
    private let root: String
    /// The last words of a walk that nothing happens to.
    private let farewell: String
    /// The packets of its recording.
    private let packets: [Substring]

    private static let id = "00000000-0000-4000-8000-0000000000AA"
    private static let recording = "/home/live/\(id).ndjson"
    private static let walk = "walk --feed @/feed.ndjson --speed 10"
    private static let saving = "walk --feed @\(recording) --speed 0"
    /// The most seconds of a walk that may be lost.
    private static let mostLost = 5.0

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "gnd-walk-fault-\(UUID().uuidString)").path
        let folder = try Self.folder(in: root)
        let strace = Strace(trace: folder + "/trace")
        let whole = FaultBench.gnd(Self.walk, in: folder, after: strace.prefix())
        guard whole.status == 0 else { throw FaultBench.Failure(output: whole.output) }
        farewell = Self.lastLine(of: whole.output)
        packets = Self.packets(in: folder)
        calls = DiskCall.all(in: strace.text, below: folder).filter { $0.path?.hasPrefix("/home/live") == true }
    }

    func remove() { try? FileManager.default.removeItem(atPath: root) }

    /// Lets a fault happen at a call, then looks at what is there, and saves it.
    func check(_ call: DiskCall, _ fault: Fault) throws -> FaultVerdict {
        let folder = try Self.folder(in: root)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let strace = Strace(trace: folder + "/trace")
        let outcome = FaultBench.gnd(Self.walk, in: folder, after: strace.prefix(call, fault, below: folder))
        guard fault == .kill ? outcome.status == 137 : strace.hasMet(below: folder) else { return .didNotHappen }
        var wrong: [String] = []
        func expect(_ isRight: Bool, _ sentence: @autoclosure () -> String) { if !isRight { wrong.append(sentence()) } }

        let kept = Self.packets(in: folder)
        let last = Self.lastLine(of: outcome.output)
        let isSaid = outcome.status == 1 && last.hasSuffix(".") && Self.second(in: last) == nil
        expect(kept == Array(packets.prefix(kept.count)), "the recording is not what was walked")
        let lost = (Self.shownSecond(in: outcome.output) ?? 0) - Self.lastSecond(of: kept)
        expect(lost <= Self.mostLost || isSaid, "\(lost) seconds are lost, and nothing was said")
        switch fault {
        case .kill: break
        case .interrupted: expect(outcome.status == 0 && last == farewell, "a signal stopped it")
        default: expect(outcome.status == 0 && last == farewell || isSaid, "it ended with \(outcome.status), and no sentence")
        }

        let saved = FaultBench.gnd(Self.saving, in: folder)
        if Self.lastSecond(of: kept) >= 5 {
            expect(saved.status == 0, "what was recorded cannot be saved: \(saved.output)")
            expect(
                outcome.status != 0 || Self.lastLine(of: saved.output) == farewell.replacing("Saved", with: "Known already"),
                "it was not saved")
            let again = FaultBench.gnd(Self.saving, in: folder)
            expect(again.output.hasPrefix("Known already"), "saved again: \(again.output)")
        }
        let doctor = FaultBench.gnd("doctor", in: folder)
        expect(doctor.status == 0, "gnd doctor ended with \(doctor.status): \(doctor.output)")
        guard !wrong.isEmpty else { return .sound }
        return .unsound("\(wrong.joined(separator: "; "))\nIt said: \(outcome.output)")
    }

    /// A new folder with the feed and an empty home.
    private static func folder(in root: String) throws -> String {
        let folder = "\(root)/\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder + "/home", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try feed.write(toFile: folder + "/feed.ndjson", atomically: false, encoding: .utf8)
        return folder
    }

    /// A pod and a strap with a packet a second each.
    private static let feed =
        #"{"gnd":"live","v":1,"id":"\#(id)","start":"2026-11-21T07:40:00Z","zone":"UTC"}"# + "\n"
        + (1...30).map { second in
            #"{"t":\#(second),"s":"pod","c":"2a53","x":"00400136"}"# + "\n" + #"{"t":\#(second).2,"s":"strap","c":"2a37","x":"0068"}"#
                + "\n"
        }.joined()

    private static func packets(in folder: String) -> [Substring] {
        let text = (try? String(contentsOfFile: folder + recording, encoding: .utf8)) ?? ""
        let whole = text.lastIndex(of: "\n").map { text[...$0] } ?? ""
        return whole.split(separator: "\n").filter { $0.contains("\"x\":") }
    }

    private static func lastSecond(of packets: [Substring]) -> Double {
        packets.last?.firstMatch(of: /"t":([0-9.]+)/).flatMap { Double($0.1) } ?? 0
    }

    /// The second of the walk that stood there last.
    private static func shownSecond(in output: String) -> Double? { output.split(separator: "\n").compactMap(second).last }

    private static func second(in line: some StringProtocol) -> Double? {
        String(line).firstMatch(of: /stroll 0:([0-9]{2})/).flatMap { Double($0.1) }
    }

    private static func lastLine(of output: String) -> String { output.split(separator: "\n").last.map(String.init) ?? "" }
}
