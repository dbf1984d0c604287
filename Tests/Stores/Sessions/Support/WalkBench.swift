import Foundation
import LiveWalking
import Walking

@testable import Sessions

/// A walk in virtual time, recorded in a folder of its own: a belt, a pod and a strap that say something each second.
final class WalkBench {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-live-\(UUID().uuidString)").path
    let clock = VirtualClock()
    let wall: FixedClock
    let id = WalkID()
    let header: FeedHeader
    let walk: RecordedWalk
    private(set) var second = 0
    /// The time that the clock on the wall was moved to.
    private var told = SessionTime.zero
    private var metres = 0.0
    private var steps = 0.0

    static let start = Instant(milliseconds: 1_795_333_200_000)

    var live: LiveFolder { LiveFolder(state: folder) }
    var path: String { live.file(of: id) }

    init(
        _ choice: WalkChoice = WalkChoice(.stroll), start: Instant = WalkBench.start, walker: WalkerProfile = WalkerProfile(),
        outputs: LiveOutputs = LiveOutputs(), step: Double? = nil, write: SessionRecorder.Write? = nil
    ) async {
        wall = FixedClock(start)
        header = FeedHeader(id: id, start: start, zone: .utc, ownStepLength: step)
        let path = LiveFolder(state: folder).file(of: id)
        let recorder = write.map { SessionRecorder(path, write: $0) } ?? SessionRecorder(path)
        walk = RecordedWalk(
            LiveProgress(header, choice, for: walker), recorder: recorder, clock: clock, wall: wall, walker: walker, outputs: outputs,
            now: LiveNowFile(LiveFolder(state: folder).now))
        await walk.open()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Walks on the belt with a pod and a strap, a tick a second; the pod counts strides.
    func walk(_ seconds: Int, speed: Double = 1.25, cadence: Double = 110, hears: Bool = true) async {
        for _ in 0..<seconds {
            second += 1
            metres += speed
            steps += cadence / 60
            if hears {
                clock.advance(to: Double(second) - 0.2)
                await packet("belt", "2acd", belt(speed))
                await packet("pod", "2a53", [0] + little(UInt32(speed * 256), 2) + [UInt8(cadence / 2)])
                await packet("strap", "2a37", [0, 104])
            }
            await tick(at: Double(second))
        }
    }

    /// Lets time pass in one piece, as a machine does that sleeps.
    func sleep(_ seconds: Int, walking: Bool = false) async {
        if walking {
            metres += Double(seconds) * 1.25
            steps += Double(seconds) * 110 / 60
        }
        second += seconds
        await tick(at: Double(second))
    }

    /// A second in which only the strap says something.
    func strap(_ bytes: [UInt8], at time: Double) async {
        clock.advance(to: time - 0.2)
        await packet("strap", "2a37", bytes)
        await tick(at: time)
    }

    func tick(at time: Double) async {
        let passed = SessionTime(seconds: time).milliseconds - told.milliseconds
        told = SessionTime(seconds: time)
        wall.advance(by: .milliseconds(passed))
        clock.advance(to: time)
        await walk.tick()
    }

    /// The walk that the file holds.
    var replayed: LiveProgress? {
        var progress = live.progress(of: id, for: WalkerProfile())
        progress?.finish()
        return progress
    }

    var lines: [String] { ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init) }

    private func packet(_ sensor: String, _ characteristic: String, _ bytes: [UInt8]) async {
        await walk.record(.packet(SensorPacket(time: clock.now, sensor: sensor, characteristic: characteristic, bytes: bytes)))
    }

    private func belt(_ speed: Double) -> [UInt8] {
        [0x84, 0x24] + little(UInt32(speed * 360), 2) + little(UInt32(metres), 3) + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
            + little(UInt32(second), 2) + little(UInt32(steps), 3)
    }

    private func little(_ value: UInt32, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }
}
