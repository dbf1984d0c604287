import LiveWalking
import Testing
import Walking

@testable import Sessions

/// The voice, the beat and the notifications of a walk, beside the screen.
struct OutputTests {
    /// Keeps what it was asked for, so that a test can wait for it.
    private struct Recorder: VoiceOutput, BeatOutput, NotificationOutput {
        let said: AsyncStream<String>
        private let feed: AsyncStream<String>.Continuation
        var obstacle: OutputObstacle?

        init(obstacle: OutputObstacle? = nil, name: String = "notification") {
            (said, feed) = AsyncStream.makeStream(of: String.self)
            self.obstacle = obstacle
            self.name = name
        }

        func speak(_ text: String, _ priority: SpeechPriority) async { feed.yield("say \(text)") }
        func stop() async { feed.yield("hush") }
        func beat(_ cadence: Double?) async { feed.yield(cadence.map { "beat \(Int(clamping: $0))" } ?? "no beat") }
        func notify(title: String, body: String) async { feed.yield("\(title): \(body)") }

        let name: String

        func next() async -> String? {
            for await text in said { return text }
            return nil
        }
    }

    @Test func `a cue is spoken only where a voice is wanted, and is in the recording with where it was said`() async {
        let voice = Recorder()
        let bench = await WalkBench(WalkChoice(.intervals), outputs: LiveOutputs(voice: voice) { $0.name })
        await bench.walk(2)
        #expect(bench.lines.contains { $0.hasSuffix(#""e":"cue","id":"phase-warm-up","how":["screen"]}"#) })
        await bench.walk.handle(.voice(isOn: true))
        await bench.walk(310)
        #expect(await voice.next() == "say phase-fast")
        #expect(bench.lines.contains { $0.contains(#""how":["screen","voice"]"#) })
    }

    @Test func `the beat is the plan's, begins at one's own, and is silent in a pause and at the end`() async {
        let beat = Recorder()
        let choice = WalkChoice(.stroll, aim: WalkPlan.Aim(.cadence, 105...115))
        let bench = await WalkBench(choice, walker: WalkerProfile(cadence: 100), outputs: LiveOutputs(beat: beat))
        await bench.walk.handle(.beat(isOn: true))
        #expect(await beat.next() == "beat 100")
        await bench.walk(30)
        #expect(await beat.next() == "beat 102")
        await bench.walk.handle(.pause)
        while let next = await beat.next(), next != "no beat" {}
        await bench.walk.handle(.resume)
        await bench.walk.handle(.end)
        while let next = await beat.next(), next != "no beat" {}
    }

    @Test func `a beat to which somebody walks less evenly goes off, is told of, and stays on where it is wanted again`() async {
        let beat = Recorder()
        let bench = await WalkBench(outputs: LiveOutputs(beat: beat))
        await bench.walk(150)
        await bench.walk.handle(.beat(isOn: true))
        await bench.walk(90)
        #expect(await bench.walk.update.isBeatOn)
        for _ in 0..<40 {
            await bench.walk(1, cadence: 102)
            await bench.walk(1, cadence: 118)
        }
        #expect(await !bench.walk.update.isBeatOn)
        #expect(await bench.walk.update.cue?.cue == .beatOff)
        #expect(bench.lines.count { $0.contains(#""id":"beat-off""#) } == 1)
        while let next = await beat.next(), next != "no beat" {}
        await bench.walk.handle(.beat(isOn: true))
        for _ in 0..<80 {
            await bench.walk(1, cadence: 102)
            await bench.walk(1, cadence: 118)
        }
        #expect(await bench.walk.update.isBeatOn)
    }

    @Test func `a voice and a beat that are missing are said, once they are wanted`() async {
        let bench = await WalkBench()
        await bench.walk(1)
        #expect(await bench.walk.update.troubles.isEmpty)
        await bench.walk.handle(.voice(isOn: true))
        await bench.walk.handle(.beat(isOn: true))
        #expect(await bench.walk.update.troubles == [.noVoice, .noBeat])
    }

    @Test func `each output beside the screen is in the recording by its name`() async {
        let (bell, note) = (Recorder(name: "bell"), Recorder())
        let bench = await WalkBench(WalkChoice(.intervals), outputs: LiveOutputs(notifications: [bell, note, note]) { $0.name })
        await bench.walk(2)
        #expect(await bell.next() == "GND: phase-warm-up")
        #expect(bench.lines.contains { $0.contains(#""how":["screen","bell","notification"]"#) })
    }

    @Test func `a notification comes whether or not a voice is wanted`() async {
        let notification = Recorder()
        let bench = await WalkBench(WalkChoice(.intervals), outputs: LiveOutputs(notifications: [notification], title: "Walk") { $0.name })
        await bench.walk(2)
        #expect(await notification.next() == "Walk: phase-warm-up")
    }

    @Test func `a belt that falls silent while its link stands is told within seconds, before everything else`() async {
        let bench = await WalkBench()
        await bench.walk.record(.event(.zero, .connected("belt")))
        await bench.walk(10)
        await bench.walk(4, hears: false)
        #expect(await bench.walk.update.troubles.isEmpty)
        await bench.walk(4, hears: false)
        #expect(await bench.walk.update.troubles == [.sensors(.silentBelt("belt"))])
        #expect(LiveTrouble.sensors(.silentBelt("belt")).isUrgent)
        await bench.walk(2)
        #expect(await bench.walk.update.troubles.isEmpty)
    }

    @Test func `a belt that stood, or whose link is lost, is not called silent`() async {
        let standing = await WalkBench()
        await standing.walk.record(.event(.zero, .connected("belt")))
        await standing.walk(10, speed: 0)
        await standing.walk(10, hears: false)
        #expect(await standing.walk.update.troubles.isEmpty)
        let lost = await WalkBench()
        await lost.walk.record(.event(.zero, .connected("belt")))
        await lost.walk(10)
        await lost.walk.record(.event(SessionTime(seconds: 10), .disconnected("belt")))
        await lost.walk(10, hears: false)
        // It has a trouble of its own.
        #expect(await lost.walk.update.troubles == [.belt(.linkLost)])
    }

    @Test func `a belt that no key controls is told and said once when its link breaks while it moves, until that stands again`() async {
        let bench = await WalkBench()
        await bench.walk.record(.event(.zero, .connected("belt")))
        await bench.walk(10)
        await bench.walk.record(.event(SessionTime(seconds: 10), .disconnected("belt")))
        await bench.walk(2, hears: false)
        #expect(await bench.walk.update.troubles == [.belt(.linkLost)])
        #expect(await bench.walk.update.cue?.cue == .beltLost)
        await bench.walk(30, hears: false)
        #expect(bench.lines.count { $0.contains("\"belt-lost\"") } == 1)
        await bench.walk.record(.event(SessionTime(seconds: 42), .connected("belt")))
        await bench.walk(5)
        #expect(await bench.walk.update.troubles.isEmpty)
        #expect(await bench.walk.update.cue?.cue != .beltLost)
    }

    @Test func `a strap without contact to the skin is a trouble of the walk`() async {
        let bench = await WalkBench()
        for second in 1...14 { await bench.strap([0b100, 0], at: Double(second)) }
        #expect(await bench.walk.update.troubles == [.sensors(.noContact("strap"))])
        for second in 15...17 { await bench.strap([0b110, 84], at: Double(second)) }
        #expect(await bench.walk.update.troubles.isEmpty)
    }
}
