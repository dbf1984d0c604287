import Foundation
import ProgramTesting
import Testing

/// A kill, a full disk and a broken disk at each system call of a round through a folder or by ssh, and kills at any moment of it: the others
/// see what was there before or what should be there afterwards, and the next round makes it whole.
///
/// By ssh the calls are those of the member's own program: of its journal, and by which it sends its questions; and those by which the host's
/// program writes the club.
///
/// A few calls get a fault here, the kinds in turn; with `GND_FAULTS=all` (`make faults`) each gets each, and there are 200 kills.
@Suite(.waitsForPrograms, .enabled(if: Strace.isInstalled && ShippedBinary.isBuilt))
nonisolated struct RoundFaultTests {
    private static let isWhole = ProcessInfo.processInfo.environment["GND_FAULTS"] == "all"
    /// One fault, as a failure names it.
    private static let only = ProcessInfo.processInfo.environment["GND_FAULT"]

    @Test(arguments: FaultyRound.allCases, RoundFaultBench.Place.allCases)
    func `whatever breaks a round off, nothing is half there, and the next one makes it whole`(
        _ round: FaultyRound, _ place: RoundFaultBench.Place
    ) async throws {
        if let only = Self.only, !only.hasPrefix("round \(round) by \(place), ") { return }
        // To tell somebody of others a host writes nothing; and whoever leaves one that cannot read its club forgets the room, and is told so.
        if place == .host, [.fetch, .leave].contains(round) { return }
        let bench = try await FaultQueue.run { try RoundFaultBench(round, in: place) }
        defer { bench.remove() }
        #expect(bench.calls.count > (place == .host ? 5 : 20), "\(bench.calls)")
        let step =
            switch place {
            case .folder: 7
            case .ssh: 11
            case .host: 5
            }
        var (tried, met) = (0, 0)
        for (index, call) in bench.calls.enumerated() {
            for (kind, fault) in Fault.ofJournals.enumerated() {
                let name = "round \(round) by \(place), \(fault.rawValue) at \(call)"
                let isChosen = Self.only.map { $0 == name }
                guard isChosen ?? (Self.isWhole || index % step == 0 && index / step % Fault.ofJournals.count == kind) else { continue }
                tried += 1
                switch try await FaultQueue.run({ try bench.check(call, fault) }) {
                case .didNotHappen: break
                case .sound: met += 1
                case .unsound(let problem):
                    met += 1
                    Issue.record("\(name): \(problem)\nAlone: GND_FAULT='\(name)' make faults")
                }
            }
        }
        #expect(tried > 0, "there is no such fault")
        // A thread that makes as many calls before it takes the fault of another one's call.
        #expect(Double(met) >= Double(tried) * 0.4, "\(met) of \(tried) faults happened")
    }

    @Test(.enabled(if: only == nil)) func `a round that is killed at any moment loses nothing and doubles nothing`() async throws {
        let bench = try await FaultQueue.run { try RoundFaultBench(.send, in: .folder) }
        defer { bench.remove() }
        let kills = Self.isWhole ? 200 : 10
        for kill in 0..<kills {
            // Early and late ones alike, most of them while it writes.
            let moment = 2 + kill * 137 % 120
            if case .unsound(let problem) = try await FaultQueue.run({ try bench.checkKill(after: moment) }) {
                Issue.record("killed after \(moment) ms: \(problem)")
            }
        }
    }
}
