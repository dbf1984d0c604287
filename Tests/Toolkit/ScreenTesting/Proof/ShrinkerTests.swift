import Testing

@testable import ScreenTesting

struct ShrinkerTests {
    @Test func `what does not matter is left out`() async {
        let shrunk = await Shrinker.shrink(Array(0..<100)) { $0.contains(17) && $0.contains(71) }
        #expect(shrunk == [17, 71])
    }

    @Test func `the order of what matters stays`() async {
        let shrunk = await Shrinker.shrink([3, 1, 2, 9, 1, 4]) { steps in
            guard let nine = steps.firstIndex(of: 9) else { return false }
            return steps[nine...].contains(1)
        }
        #expect(shrunk == [9, 1])
    }

    @Test(arguments: [[], [1], [1, 2, 3]])
    func `a script that always fails becomes nothing, one that needs all stays`(_ script: [Int]) async {
        #expect(await Shrinker.shrink(script) { _ in true } == [])
        #expect(await Shrinker.shrink(script) { $0 == script } == script)
    }

    @Test(arguments: 0..<20)
    func `what is left fails, and without any one step it would not`(_ seed: Int) async {
        var random = SplitMix(seed: UInt64(seed))
        let script = (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 0..<8, using: &random) }
        let wanted = Int.random(in: 1...12, using: &random)
        func fails(_ steps: [Int]) -> Bool { steps.reduce(0, +) >= wanted }
        guard fails(script) else { return }
        let shrunk = await Shrinker.shrink(script) { fails($0) }
        #expect(fails(shrunk))
        for index in shrunk.indices {
            var shorter = shrunk
            shorter.remove(at: index)
            #expect(!fails(shorter))
        }
    }
}
