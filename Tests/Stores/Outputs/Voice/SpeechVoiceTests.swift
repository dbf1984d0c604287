import LiveWalking
import Phrases
import Synchronization
import Testing

@testable import Outputs

@Suite(.timeLimit(.minutes(1)))
struct SpeechVoiceTests {
    private typealias Event = FakeSpeechService.Event

    private func voice(_ service: FakeSpeechService, _ language: Language = .en, launch: @escaping @Sendable () -> Bool = { false })
        -> SpeechVoice
    {
        SpeechVoice(SpeechService(address: .unix(path: service.path), launch: launch), language, user: "ann")
    }

    /// The next sentences that the service was given.
    private func said(_ count: Int, to service: FakeSpeechService) async -> [String] {
        var said: [String] = []
        for await case .said(let words, _) in service.events {
            said.append(words)
            if said.count == count { break }
        }
        return said
    }

    @Test func `numbers are said in words, with the settings told before`() async throws {
        let service = try FakeSpeechService()
        let voice = voice(service, .ko)
        await voice.speak("4.6 km/h", .important)
        await voice.handOver()
        #expect(await voice.obstacle == nil)
        var events: [Event] = []
        for await event in service.events {
            events.append(event)
            if case .said = event { break }
        }
        #expect(
            events == [
                .connected, .command("SET self CLIENT_NAME ann:gnd:coach"), .command("SET self LANGUAGE ko"), .command("SET self RATE 0"),
                .command("SET self PRIORITY important"), .command("SPEAK"), .said("시속 사 점 육 킬로미터", priority: "important"),
            ])
    }

    @Test func `the connection ends with the voice`() async throws {
        let service = try FakeSpeechService()
        do {
            let voice = voice(service)
            await voice.speak("one", .message)
            await voice.handOver()
        }
        var last: Event?
        for await event in service.events {
            if event == .disconnected { break }
            last = event
        }
        #expect(last == .command("QUIT"))
    }

    @Test func `whoever speaks does not wait for a slow service, and all is said in order`() async throws {
        let service = try FakeSpeechService(.slow)
        let voice = voice(service)
        for words in ["one", "two", "three"] { await voice.speak(words, .message) }
        service.answer()
        await voice.handOver()
        #expect(await said(3, to: service) == ["one", "two", "three"])
    }

    @Test func `a service that hangs up is given the next words, and nothing twice`() async throws {
        let service = try FakeSpeechService(.hangingUp)
        let voice = voice(service)
        for words in ["one", "two"] {
            await voice.speak(words, .message)
            await voice.handOver()
        }
        await voice.speak("three", .message)
        #expect(await said(3, to: service) == ["one", "two", "three"])
    }

    @Test func `a refusal is the reason why nothing is heard`() async throws {
        let service = try FakeSpeechService(.refusing)
        let voice = voice(service)
        await voice.speak("one", .message)
        await voice.handOver()
        #expect(await voice.obstacle == .refused)
    }

    @Test func `nobody waits for a service that never answers`() async throws {
        let service = try FakeSpeechService(.mute)
        let voice = voice(service)
        await voice.speak("one", .message)
        await voice.stop()
        #expect(await voice.obstacle == nil)
    }

    @Test func `a service is started once, and its absence is the reason`() async throws {
        let service = try FakeSpeechService(isListening: false)
        let launches = Mutex(0)
        let counter: @Sendable () -> Bool = {
            launches.withLock { $0 += 1 }
            return false
        }
        let voice = voice(service, launch: counter)
        for _ in 0..<3 {
            await voice.speak("one", .message)
            await voice.handOver()
        }
        #expect(await voice.obstacle == .noService)
        let count = launches.withLock { $0 }
        #expect(count == 1)
        try service.listen()
        await voice.speak("two", .message)
        #expect(await said(1, to: service) == ["two"])
        await voice.handOver()
        #expect(await voice.obstacle == nil)
    }

    @Test func `a service that was started is spoken to`() async throws {
        let service = try FakeSpeechService(isListening: false)
        let voice = voice(service) { (try? service.listen()) != nil }
        await voice.speak("one", .message)
        #expect(await said(1, to: service) == ["one"])
    }

    @Test func `without an address there is no voice`() async {
        let voice = SpeechVoice(.en, environment: [:])
        await voice.speak("one", .message)
        await voice.handOver()
        #expect(await voice.obstacle == .noService)
        #expect(await SpeechVoice.findObstacle(environment: [:]) == .noService)
    }

    @Test func `a service is found without being spoken to`() async throws {
        let service = try FakeSpeechService()
        let address = "unix_socket:" + service.path
        #expect(await SpeechVoice.findObstacle(environment: ["SPEECHD_ADDRESS": address]) == nil)
        #expect(await SpeechVoice.findObstacle(environment: ["SPEECHD_ADDRESS": address + "-"]) == .noService)
        var events = service.events.makeAsyncIterator()
        #expect(await events.next() == .connected)
        #expect(await events.next() == .disconnected)
    }
}
