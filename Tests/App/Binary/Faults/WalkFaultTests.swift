import Foundation
import ProgramTesting
import Testing

/// A kill, a signal, and a disk that is full or broken once or from then on, at each system call by which the program records a walk: all
/// but the last five seconds are there, or a sentence says why not.
///
/// A few calls get a fault here, the kinds in turn; with `GND_FAULTS=all` (`make faults`) each gets each.
@Suite(.waitsForPrograms, .enabled(if: Strace.isInstalled && ShippedBinary.isBuilt))
nonisolated struct WalkFaultTests {
    private static let isWhole = ProcessInfo.processInfo.environment["GND_FAULTS"] == "all"
    /// One fault, as a failure names it.
    private static let only = ProcessInfo.processInfo.environment["GND_FAULT"]

    @Test func `whatever breaks off, a walk is recorded up to its last seconds, and can be saved`() async throws {
        if let only = Self.only, !only.hasPrefix("walk, ") { return }
        let bench = try await FaultQueue.run { try WalkFaultBench() }
        defer { bench.remove() }
        #expect(bench.calls.count > 60)
        let (tried, met) = try await withThrowingTaskGroup(of: Bool.self) { group in
            var tried = 0
            for (index, call) in bench.calls.enumerated() {
                for (kind, fault) in Fault.allCases.enumerated() {
                    let name = "walk, \(fault.rawValue) at \(call)"
                    let isChosen = Self.only.map { $0 == name }
                    guard isChosen ?? (Self.isWhole || index % 11 == 0 && index / 11 % Fault.allCases.count == kind) else { continue }
                    tried += 1
                    group.addTask {
                        switch try await FaultQueue.run({ try bench.check(call, fault) }) {
                        case .didNotHappen: return false
                        case .sound: break
                        case .unsound(let problem): Issue.record("\(name): \(problem)\nAlone: GND_FAULT='\(name)' make faults")
                        }
                        return true
                    }
                }
            }
            return (tried, try await group.reduce(0) { $0 + ($1 ? 1 : 0) })
        }
        #expect(tried > 0, "there is no such fault")
        // A thread that makes as many calls before it takes the fault of another one's call.
        #expect(Double(met) >= Double(tried) * 0.5, "\(met) of \(tried) faults happened")
    }
}
