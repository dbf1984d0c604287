import Files
import Foundation
import LiveWalking
import Testing
import Walking

@testable import Sessions

struct LiveFolderTests {
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-folder-\(UUID().uuidString)").path
    private let start = Instant(seconds: 1_795_251_600)

    private var live: LiveFolder { LiveFolder(state: state) }

    /// A recording of so many seconds, with a heartbeat in each.
    private func record(_ id: WalkID, seconds: Int = 3) throws {
        let recorder = SessionRecorder(live.file(of: id))
        let writer = FeedWriter()
        recorder.append(try #require(writer.bytes(.header(FeedHeader(id: id, start: start, zone: .utc)))))
        for second in 1...seconds {
            let packet = SensorPacket(
                time: SessionTime(milliseconds: Int64(second) * 1000), sensor: "strap", characteristic: "2a37", bytes: [0, 80])
            recorder.append(try #require(writer.bytes(.packet(packet))))
        }
        recorder.close()
    }

    private func lines(_ path: String) throws -> Int {
        var lines = 0
        try SessionFile.read(path) { _ in lines += 1 }
        return lines
    }

    private func end() { try? FileManager.default.removeItem(atPath: state) }

    @Test func `a folder that is not there has nothing in it`() {
        #expect(live.unsaved.isEmpty && live.recorded.isEmpty && live.mayReplace(WalkID()))
        live.removeOld(at: start)
        #expect(LiveFolder.progress(at: state + "/none", for: WalkerProfile()) == nil)
    }

    @Test func `a recording is unsaved until it is saved, and gone with its mark when it is removed`() throws {
        defer { end() }
        let (one, other) = (WalkID(), WalkID())
        try record(one)
        try record(other)
        #expect(Set(live.unsaved) == [one, other] && !live.mayReplace(one))
        live.markSaved(one)
        live.markSaved(one)
        #expect(live.unsaved == [other] && live.mayReplace(one))
        live.remove(one)
        #expect(Folder.names(in: live.path) == ["\(other).ndjson"])
        live.remove(one)
    }

    @Test func `what is recorded now is nobody's to save or to replace`() throws {
        defer { end() }
        let id = WalkID()
        let recorder = SessionRecorder(live.file(of: id))
        #expect(live.recorded == [id] && live.unsaved.isEmpty && !live.mayReplace(id))
        live.markSaved(id)
        #expect(!live.mayReplace(id))
        recorder.close()
        #expect(live.mayReplace(id) && !live.isRecorded(id))
    }

    @Test func `other files in the folder are no recordings`() throws {
        defer { end() }
        let id = WalkID()
        try record(id)
        for name in ["now", "letter.ndjson", "\(WalkID()).txt", "\(WalkID()).saved", ".ndjson"] {
            try Data().write(to: URL(fileURLWithPath: "\(live.path)/\(name)"))
        }
        #expect(live.unsaved == [id])
    }

    @Test func `a recording that was saved long ago is removed, a younger one and an unsaved one stay`() throws {
        defer { end() }
        let (old, unsaved) = (WalkID(), WalkID())
        try record(old)
        try record(unsaved)
        live.markSaved(old)
        let saved = Date(timeIntervalSince1970: TimeInterval(start.seconds))
        try FileManager.default.setAttributes([.modificationDate: saved], ofItemAtPath: "\(live.path)/\(old).saved")
        live.removeOld(at: start + .seconds(LiveFolder.keptDays * 86_400))
        #expect(live.mayReplace(old) && Folder.names(in: live.path).count == 3)
        live.removeOld(at: start + .seconds(LiveFolder.keptDays * 86_400 + 1))
        #expect(Folder.names(in: live.path) == ["\(unsaved).ndjson"])
    }

    @Test(arguments: [(0, 1), (1, 2), (2, 3), (9, 4)])
    func `a copy goes up to its second, that one included`(_ second: Int, _ count: Int) throws {
        defer { end() }
        let id = WalkID()
        try record(id)
        let copy = try #require(live.copy(of: live.file(of: id), until: second))
        #expect(try lines(copy) == count)
        #expect(live.unsaved == [id], "and it is nobody's recording")
        live.removeCopy(copy)
        #expect(Folder.names(in: live.path) == ["\(id).ndjson"])
    }

    @Test func `of what cannot be read there is no copy, and nothing is left of one`() {
        defer { end() }
        #expect(live.copy(of: state + "/none", until: 5) == nil)
        #expect(Folder.names(in: live.path).isEmpty)
    }

    @Test func `a walk is seen second by second as far as it was recorded`() throws {
        defer { end() }
        let id = WalkID()
        try record(id, seconds: 6)
        var seconds: [Int] = []
        let progress = LiveFolder.progress(
            at: live.file(of: id), for: WalkerProfile(), watching: { seconds.append($0.session.state.elapsed) })
        #expect(progress?.header.id == id && progress?.last == SessionTime(milliseconds: 6000))
        #expect(seconds == seconds.sorted() && !seconds.isEmpty)
    }

    @Test func `a file that a person named is read as far as it is small`() throws {
        defer { end() }
        try Folder.make(state)
        try Data(repeating: UInt8(ascii: "x"), count: 70_000).write(to: URL(fileURLWithPath: state + "/long"))
        try Data("one\n".utf8).write(to: URL(fileURLWithPath: state + "/short"))
        #expect(LiveFolder.text(at: state + "/short") == "one\n")
        #expect((LiveFolder.text(at: state + "/long") ?? "").utf8.count <= 1 << 16)
        #expect(LiveFolder.text(at: state + "/none") == nil)
    }
}
