@testable import ScreenTesting
import Screens
import Terminal
import Testing

@Suite(.leavesNothing)
struct KeyMonkeyTests {
    /// A screen with three others behind it, one of which makes a mistake.
    private final class Hub: ViewController {
        let isSound: Bool
        init(isSound: Bool) {
            self.isSound = isSound
            super.init()
        }

        override var keyCommands: [KeyCommand] {
            [
                KeyCommand("a", title: "a") { [weak self] in
                    self?.navigationController?.pushViewController(ViewController(), animated: true)
                },
                KeyCommand("b", title: "b") { [weak self] in
                    self?.navigationController?.pushViewController(Trap(isSound: self?.isSound ?? true), animated: true)
                },
            ]
        }
    }

    private final class Trap: ViewController {
        let isSound: Bool
        init(isSound: Bool) {
            self.isSound = isSound
            super.init()
        }

        override var keyCommands: [KeyCommand] {
            [KeyCommand("x", title: "x") { [weak self] in if self?.isSound == false { self?.dismiss(animated: true) } }]
        }
    }

    private func monkey(isSound: Bool) -> KeyMonkey {
        KeyMonkey { Pilot(root: NavigationController(rootViewController: Hub(isSound: isSound))) }
    }

    @Test func `it gets about, and finds nothing where nothing is wrong`() async throws {
        let seen = try await monkey(isSound: true).run(seed: 7, scripts: 3, length: 60)
        #expect(seen.isSuperset(of: ["Hub", "Trap", "ViewController"]))
    }

    @Test func `a mistake is found, and the keys that show it are as few as they can be`() async throws {
        let monkey = monkey(isSound: false)
        let failure = await #expect(throws: KeyMonkey.Failure.self) { try await monkey.run(seed: 1, scripts: 20, length: 100) }
        let keys = try #require(failure?.keys).map { EventScript.line(.key($0)) }
        #expect(try await monkey.replay(keys.joined(separator: "\n")) != nil)
        for place in keys.indices {
            var fewer = keys
            fewer.remove(at: place)
            #expect(try await monkey.replay(fewer.joined(separator: "\n")) == nil)
        }
        #expect(failure?.description.contains(keys.joined(separator: "\n            ")) == true)
        #expect(try await monkey.replay("key 'b\nkey 'x")?.contains("reported") == true)
        #expect(try await monkey.replay("key 'b\nkey escape") == nil)
    }
}
