import Coordinators
import Glibc
import ScreenControl
import ScreenTesting
import Screens
import Synchronization
import Terminal
import Testing

@testable import FruitStand

/// The stand as a script outside of the program sees it.
@Suite(.leavesNothing)
struct FruitStandControlTests {
    @Test func `a script buys three apples by names and keys`() async throws {
        let pilot = Pilot(root: StandCoordinator())
        let path = "/tmp/stand-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let socket = try ControlSocket(at: path, window: pilot.window) { [weak window = pilot.window] in
            (window?.routeOnShow as? FruitRoute).flatMap { route in
                if case .fruit(let name) = route { StandLink.table.print(.fruit(name)) } else { nil }
            }
        }
        let script = [
            "wait idle", "assert screen contains Apple", "assert place == \"\"", "press Apple", "assert place == stand://fruits/Apple",
            "keys +", "type 3", "assert toast == \"3 × Apple in the basket\"", "keys $", "assert tree contains \"3 × Apple\"", "keys p",
            "assert toast contains Thank",
        ]
        let answers = try await answers(to: script, at: path, pilot)
        #expect(answers.map(\.exitCode) == script.map { _ in 0 }, "\(answers)")
        #expect(pilot.issues.isEmpty)
        withExtendedLifetime(socket) {}
    }

    /// Sends lines on a thread of its own, while time goes by for the program.
    private func answers(to script: [String], at path: String, _ pilot: Pilot) async throws -> [ControlAnswer] {
        let done = Flag()
        let work = Task.detached {
            defer { done.value.withLock { $0 = true } }
            let client = try ControlClient(at: path)
            return try script.map { try client.send($0) }
        }
        while !done.value.withLock({ $0 }) { await pilot.advance(by: .milliseconds(5)) }
        return try await work.value
    }

    private nonisolated final class Flag: Sendable {
        let value = Mutex(false)
    }
}
