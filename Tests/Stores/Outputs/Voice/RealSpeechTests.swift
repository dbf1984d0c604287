import LiveWalking
import Phrases
import ProgramTesting
import SocketTesting
import Testing

@testable import Outputs

/// Sentences as a real speech-dispatcher takes them; `FakeSpeechService` plays what it seldom does.
@Suite(
    .waitsForPrograms, .enabled(if: RealSpeechService.isInstalled, "speech-dispatcher is not installed: apt install speech-dispatcher"),
    .timeLimit(.minutes(1)))
struct RealSpeechTests {
    @Test(arguments: [(Language.en, "4.6 km/h", "four point six kilometres an hour"), (.ko, "4.6 km/h", "시속 사 점 육 킬로미터")])
    func `a sentence of the coach is taken in both languages`(_ language: Language, _ text: String, _ words: String) async throws {
        let service = try #require(try RealSpeechService())
        defer { service.end() }
        let voice = SpeechVoice(SpeechService(address: .unix(path: service.path)), language, user: "ann")
        await voice.speak(text, .important)
        await voice.handOver()
        #expect(await voice.obstacle == nil)
        #expect(service.isGiven(words))
    }
}
