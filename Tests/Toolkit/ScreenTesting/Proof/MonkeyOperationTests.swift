import Testing

@testable import ScreenTesting

struct MonkeyOperationTests {
    @Test func `the same seed does the same, another one something else`() {
        func script(_ seed: UInt64) -> [MonkeyOperation] {
            var random = SplitMix(seed: seed)
            return (0..<50).map { _ in MonkeyOperation.random(&random) }
        }
        #expect(script(1) == script(1) && script(1) != script(2))
    }

    @Test func `everything that can be done is done sooner or later, and most often a push`() {
        var random = SplitMix(seed: 7)
        var counts: [String: Int] = [:]
        for _ in 0..<5000 { counts[String(MonkeyOperation.random(&random).description.prefix { $0 != "(" }), default: 0] += 1 }
        #expect(counts.count == 15)
        #expect(counts.max { $0.value < $1.value }?.key == ".push")
    }

    @Test func `an operation is written as code that can be pasted into a test`() {
        #expect(MonkeyOperation.popTo(3).description == ".popTo(3)" && MonkeyOperation.select(1).description == ".select(1)")
        #expect(MonkeyOperation.push.description == ".push")
    }
}
