import Testing

@testable import LiveWalking

/// Steps or strides: what the cadence of a pod counts.
struct StrideJudgeTests {
    @Test(arguments: [(1.25, 108.0), (0.7, 80), (1.7, 130), (3.0, 168)])
    func `steps are known at any pace, and their halves as strides`(_ speed: Double, _ cadence: Double) {
        var steps = StrideJudge()
        var strides = StrideJudge()
        for _ in 0..<10 {
            steps.judge(speed: speed, cadence: cadence)
            strides.judge(speed: speed, cadence: cadence / 2)
        }
        #expect(steps.stepsPerCount == 1)
        #expect(strides.stepsPerCount == 2)
    }

    @Test func `a few readings, or slow ones, decide nothing`() {
        var judge = StrideJudge()
        for _ in 0..<4 { judge.judge(speed: 1.2, cadence: 54) }
        for _ in 0..<50 { judge.judge(speed: 0.2, cadence: 30) }
        #expect(judge.stepsPerCount == nil)
        judge.judge(speed: 1.2, cadence: 54)
        #expect(judge.stepsPerCount == 2)
    }

    @Test func `a stumble does not turn the verdict`() {
        var judge = StrideJudge()
        for _ in 0..<15 { judge.judge(speed: 1.2, cadence: 108) }
        for _ in 0..<5 { judge.judge(speed: 1.2, cadence: 40) }
        #expect(judge.stepsPerCount == 1)
    }
}
