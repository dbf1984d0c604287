import Foundation
import Glibc
import LiveWalking
import Synchronization
import Testing

@testable import Outputs

@Suite(.timeLimit(.minutes(1)))
struct BeatPlayerTests {
    /// A device that is told what is played, and breaks off or stops the beat after some of it.
    private final class NotingDevice: SoundDevice {
        private(set) var played: [Int] = []
        private(set) var closings = 0
        private let after: @Sendable (Int) -> Bool

        init(after: @escaping @Sendable (Int) -> Bool) { self.after = after }

        func play(_ frames: [Int16]) -> Bool {
            played.append(frames.count)
            return after(played.count)
        }

        func close() { closings += 1 }
    }

    @Test func `nothing is opened before the first beat`() async {
        let player = BeatPlayer { () throws(OutputObstacle) in throw .refused }
        player.beat(nil)
        player.beat(.nan)
        player.beat(4000)
        await player.finished()
        #expect(player.obstacle == nil)
        player.beat(110)
        await player.finished()
        #expect(player.obstacle == .refused)
    }

    @Test func `the beat ends when it is put off, and the device is given back`() async {
        let playing = Mutex<BeatPlayer?>(nil)
        nonisolated(unsafe) let device = NotingDevice { count in
            if count == 5 { playing.withLock { $0 }?.beat(nil) }
            return true
        }
        let player = BeatPlayer { () throws(OutputObstacle) in device }
        playing.withLock { $0 = player }
        player.beat(110)
        await player.finished()
        #expect(device.played.count == 5)
        #expect(device.closings == 1)
        #expect(player.obstacle == nil)
        // Once more, of which the first turn is the sixth.
        player.beat(120)
        player.beat(nil)
        await player.finished()
        #expect(device.closings == 2)
        playing.withLock { $0 = nil }
    }

    @Test func `a device that goes is the reason`() async {
        nonisolated(unsafe) let device = NotingDevice { $0 < 3 }
        let player = BeatPlayer { () throws(OutputObstacle) in device }
        player.beat(110)
        await player.finished()
        #expect(player.obstacle == .noSoundDevice)
        #expect(device.played == [2400, 2400, 2400])
        #expect(device.closings == 1)
    }

    @Test func `a device that throws sound away is not fed for ever`() async {
        nonisolated(unsafe) let device = NotingDevice { _ in true }
        let player = BeatPlayer { () throws(OutputObstacle) in device }
        player.beat(110)
        await player.finished()
        #expect(player.obstacle == .noSoundDevice)
        #expect(device.played.count >= 200)
    }

    private static let hasALSA = dlopen("libasound.so.2", RTLD_LAZY) != nil

    @Test(.enabled(if: hasALSA, "needs libasound2"))
    func `ALSA is given the clicks where they belong, and prints nothing`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-beat-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let raw = folder.appending(path: "out.raw")
        let configuration = """
            pcm.nowhere { type null }
            pcm.!default { type file slave.pcm "nowhere" file "\(raw.path)" format "raw" }
            """
        try configuration.write(to: folder.appending(path: "asound.conf"), atomically: true, encoding: .utf8)
        let path = folder.path
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [path = path as String] in
            setenv("ALSA_CONFIG_PATH", path + "/asound.conf", 1)
            let player = BeatPlayer()
            player.beat(110)
            await player.finished()
            #expect(player.obstacle == .noSoundDevice)
        }
        #expect(result?.standardErrorContent.isEmpty == true)
        let bytes = [UInt8](try Data(contentsOf: raw))
        let frames = bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        let starts = frames.indices.filter { frames[$0] != 0 && frames[max(0, $0 - 2000)..<$0].allSatisfy { $0 == 0 } }
        let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 }
        #expect(starts.count >= 18)
        #expect(Set(gaps) == [26_181, 26_182])
    }

    @Test(.enabled(if: hasALSA, "needs libasound2"))
    func `no card is said, and not printed`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("ALSA_CONFIG_PATH", "/dev/null", 1)
            #expect(await BeatPlayer.findObstacle() == .noSoundDevice)
        }
        #expect(result?.standardErrorContent.isEmpty == true)
    }
}
