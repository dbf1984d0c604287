/// Does random things to real stacks, and finds the shortest list of things that goes wrong.
///
/// ```swift
/// @Test func `random operations leave the stacks as the model says`() async throws {
///     try await Monkey.run(seed: 7, scripts: 100, length: 40)
/// }
/// ```
///
/// The operations are those that a person and a program can ask of stacks: pushes, pops, presentations, tabs, guards that refuse. After
/// each, the real stacks are compared with a model of a hundred lines, which knows nothing of view controllers.
///
/// `sabotage` leaves one kind of operation out of the real world only. A monkey that still found nothing would never find anything.
public nonisolated struct Monkey: Sendable {
    /// A failure, and how to see it again.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The run.
        public var seed: UInt64
        /// The shortest list that still fails.
        public var script: [MonkeyOperation]
        /// The difference between the stacks and the model.
        public var difference: String

        /// A test that fails in the same way.
        public var description: String {
            """
            seed \(seed): \(difference)
            @Test func `the monkey's script of seed \(seed) leaves the stacks as the model says`() {
                #expect(Monkey.replay([\(script.map(\.description).joined(separator: ", "))]) == nil)
            }
            """
        }
    }

    /// Runs many random scripts.
    ///
    /// - Parameters:
    ///   - seed: of the first script; the others count up from it.
    ///   - scripts: how many, each on stacks of its own.
    ///   - length: operations a script.
    ///   - sabotage: an operation that the real stacks are not told of.
    /// - Throws: the first failure, made as short as possible.
    @MainActor
    public static func run(seed: UInt64, scripts: Int, length: Int, sabotage: MonkeyOperation? = nil) async throws(Failure) {
        for number in 0..<UInt64(scripts) {
            var random = SplitMix(seed: seed &+ number)
            let script = (0..<length).map { _ in MonkeyOperation.random(&random) }
            guard replay(script, sabotage: sabotage) != nil else { continue }
            let short = await Shrinker.shrink(script) { replay($0, sabotage: sabotage) != nil }
            throw Failure(seed: seed &+ number, script: short, difference: replay(short, sabotage: sabotage) ?? "")
        }
    }

    /// Does a list of things.
    /// - Returns: how the stacks differed from the model, at the first step where they did.
    @MainActor
    public static func replay(_ script: [MonkeyOperation], sabotage: MonkeyOperation? = nil) -> String? {
        let run = MonkeyRun(sabotage: sabotage)
        for operation in script { if let difference = run.step(operation) { return difference } }
        return nil
    }
}
