import Foundation
import ProgramTesting
import Testing

/// A kill, a full disk and a broken disk at each system call by which a journal is changed: what is there is what was there before or
/// what should be there afterwards, and the same can be done again.
///
/// Each call gets one fault here, the kinds in turn; with `GND_FAULTS=all` (`make faults`) it gets each.
@Suite(.waitsForPrograms, .enabled(if: Strace.isInstalled && ShippedBinary.isBuilt))
nonisolated struct FaultTests {
    private static let isWhole = ProcessInfo.processInfo.environment["GND_FAULTS"] == "all"
    /// One fault, as a failure names it, or all of one operation.
    private static let only = ProcessInfo.processInfo.environment["GND_FAULT"]

    @Test func `strace may trace programs here`() {
        let outcome = ShellOutcome.of("/usr/bin/strace -qq -e trace=none true")
        #expect(
            outcome.status == 0,
            "strace cannot trace (\(outcome.output)), so that no fault is tried. Allow ptrace: --cap-add SYS_PTRACE, or kernel.yama.ptrace_scope."
        )
    }

    @Test(.enabled(if: only != nil)) func `what is asked for by name is an operation`() throws {
        let operation = try #require(Self.only?.split(separator: ",").first)
        if operation == "walk" { return }
        #expect(FaultyOperation(rawValue: String(operation)) != nil, "\(operation): there is no such operation")
    }

    @Test(arguments: FaultyOperation.allCases)
    func `whatever breaks off, the journal is the old one or the new one, and the next attempt succeeds`(
        _ operation: FaultyOperation
    ) async throws {
        if let only = Self.only, only != "\(operation)", !only.hasPrefix("\(operation), ") { return }
        let bench = try await FaultQueue.run { try FaultBench(operation) }
        defer { bench.remove() }
        #expect(bench.calls.count > 30)
        var (tried, met) = (0, 0)
        for (index, call) in bench.calls.enumerated() {
            for (kind, fault) in Fault.ofJournals.enumerated() {
                let name = "\(operation), \(fault.rawValue) at \(call)"
                let isChosen = Self.only.map { $0 == name || $0 == "\(operation)" }
                guard isChosen ?? (Self.isWhole || index % Fault.ofJournals.count == kind) else { continue }
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
}
