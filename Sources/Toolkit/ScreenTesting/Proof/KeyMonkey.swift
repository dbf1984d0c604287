import Screens
public import Terminal

/// Presses random keys in a whole app, and finds the shortest list of keys after which something is wrong.
///
/// Half of the keys are some that can be pressed on the screen that is on show, so that it gets about; the others are any. After each
/// key nothing may have been reported, nobody may have gone a way that is not declared, nothing may have changed without being drawn again,
/// nothing may wait that would not end by itself, nothing that left may still be there, and a key may not have caused changes without end.
///
/// ```swift
/// @Test(arguments: [1, 2, 3] as [UInt64]) func `random keys leave nothing wrong`(_ seed: UInt64) async throws {
///     let monkey = KeyMonkey { Pilot(root: BookCoordinator(initialRoute: .list)) }
///     try await monkey.run(seed: seed, scripts: 5, length: 80)
/// }
/// ```
///
/// A failure prints a test that fails in the same way, once the closure makes the same pilot; put it beside the others when the bug is
/// fixed. Keys are made from the seed alone,
/// so a run can be had again on any machine, provided that the app takes its time and its random numbers from the pilot too.
///
/// Choose `length` so that a script gets somewhere (50 to 100 keys), and rather more scripts than longer ones: each begins on a fresh app,
/// and a short list is quicker to shrink.
public nonisolated struct KeyMonkey: Sendable {
    /// A failure, and how to see it again.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The run.
        public var seed: UInt64
        /// The shortest list that still fails.
        public var keys: [Key]
        /// The complaint after the last of them.
        public var complaint: String

        /// A test that fails in the same way.
        public var description: String {
            let lines = keys.map { EventScript.line(.key($0)) }
            return #"""
                seed \#(seed): \#(complaint)
                @Test func `the keys of seed \#(seed) leave nothing wrong`() async throws {
                    let keys = """
                        \#(lines.joined(separator: "\n            "))
                        """
                    let monkey = KeyMonkey { <#the pilot of the run that failed#> }
                    #expect(try await monkey.replay(keys) == nil)
                }
                """#
        }
    }

    private let start: @MainActor () async throws -> Pilot

    /// - Parameter start: makes the app anew, in front of a pilot.
    public init(_ start: @escaping @MainActor () async throws -> Pilot) { self.start = start }

    /// Runs many random scripts, each on an app of its own.
    ///
    /// - Parameters:
    ///   - seed: of the first script; the others count up from it.
    ///   - scripts: how many.
    ///   - length: keys a script.
    /// - Returns: the names of the screens that it saw.
    /// - Throws: the first failure, made as short as possible, or what `start` throws.
    @MainActor
    @discardableResult
    public func run(seed: UInt64, scripts: Int, length: Int) async throws -> Set<String> {
        var seen: Set<String> = []
        for number in 0..<UInt64(scripts) {
            var random = SplitMix(seed: seed &+ number)
            let run = KeyMonkeyRun(try await start())
            defer { run.end() }
            var keys: [Key] = []
            while keys.count < length {
                let key = run.randomKey(&random)
                keys.append(key)
                guard let complaint = await run.press(key) else { continue }
                throw try await shortest(keys, seed: seed &+ number, complaint)
            }
            seen.formUnion(run.seen)
        }
        return seen
    }

    /// Presses keys, written as `EventScript` writes them, one a line.
    /// - Returns: what was wrong, after the first key after which something was.
    @MainActor
    public func replay(_ script: String) async throws -> String? {
        try await replay(EventScript.events(script).compactMap { if case .key(let key) = $0 { key } else { nil } })
    }

    @MainActor
    private func replay(_ keys: [Key]) async throws -> String? {
        let run = KeyMonkeyRun(try await start())
        defer { run.end() }
        for key in keys { if let complaint = await run.press(key) { return complaint } }
        return nil
    }

    /// The failure with as few keys as possible, and with the complaint that those give: it may be another one than at first.
    @MainActor
    private func shortest(_ keys: [Key], seed: UInt64, _ complaint: String) async throws -> Failure {
        let short = await Shrinker.shrink(keys) { ((try? await replay($0)) ?? nil) != nil }
        return Failure(seed: seed, keys: short, complaint: try await replay(short) ?? complaint)
    }
}
