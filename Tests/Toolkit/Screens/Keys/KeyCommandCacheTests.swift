import Terminal
import Testing

@testable import Screens

@Suite @MainActor
struct KeyCommandCacheTests {
    @Test func `a state that stays costs no new command`() {
        var cache = KeyCommandCache<Bool>()
        var made = 0
        func commands(_ isPlaying: Bool) -> [KeyCommand] {
            cache.commands(for: isPlaying) {
                made += 1
                return [KeyCommand(" ", title: isPlaying ? "pause" : "play") {}]
            }
        }
        #expect(commands(false).map(\.title) == ["play"])
        #expect(commands(false).map(\.title) == ["play"] && made == 1)
        #expect(commands(true).map(\.title) == ["pause"] && made == 2)
        #expect(commands(false).map(\.title) == ["play"] && made == 3)
    }

    @Test func `lists are equal where they are one list, not where they say the same`() {
        let commands = [KeyCommand("a", title: "first") {}]
        let again = [KeyCommand("a", title: "first") {}]
        #expect(KeyCommandList(commands) == KeyCommandList(commands))
        #expect(KeyCommandList(commands) != KeyCommandList(again))
        #expect(KeyCommandList([]) == KeyCommandList([]) && KeyCommandList([]) != KeyCommandList(commands))
    }
}
