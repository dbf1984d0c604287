import Testing
import Walking

struct StepArithmeticTests {
    @Test func `a cadence is steps a minute, and there is none where no time passed`() {
        #expect(Gait.cadence(steps: 55, over: .seconds(30)) == 110)
        #expect(Gait.cadence(steps: 0, over: .seconds(30)) == 0)
        #expect(Gait.cadence(steps: 55, over: .zero) == nil)
    }

    @Test func `a speed is metres a second, and there is none without time or without metres`() {
        #expect(Gait.speed(metres: 780, over: .seconds(600)) == 1.3)
        #expect(Gait.speed(metres: 780, over: .zero) == nil)
        #expect(Gait.speed(metres: 0, over: .seconds(600)) == nil)
    }

    @Test func `a step length is metres a step, of one step as well, and there is none without steps or without metres`() {
        #expect(Gait.stepLength(metres: 650, steps: 1000) == 0.65)
        #expect(Gait.stepLength(metres: 0.7, steps: 1) == 0.7)
        #expect(Gait.stepLength(metres: 650, steps: 0) == nil)
        #expect(Gait.stepLength(metres: 0, steps: 1000) == nil)
    }

    @Test(arguments: [Profile.Gender.man: 0.83, .woman: 0.826, .other: 0.828, .unsaid: 0.828])
    func `a step is guessed from the height, a man's a little longer than a woman's`(gender: Profile.Gender, metres: Double) {
        let profile = Profile(gender: gender, ageBand: .under50, heightCentimetres: 200)
        #expect(abs(Gait.estimatedStepLength(for: profile) - metres) < 1e-9)
    }

    @Test func `a step of somebody unknown is guessed for 165 centimetres`() {
        #expect(abs(Gait.estimatedStepLength(for: nil) - 0.414 * 1.65) < 1e-9)
    }

    @Test(arguments: [-300: 0, 0: 0, 1: 1, 100: 1, 101: 2, 7000: 70])
    func `steps take a minute for each hundred of them that is begun`(steps: Int, minutes: Int) {
        #expect(Gait.briskMinutes(forSteps: steps) == minutes)
    }

    @Test func `a metre in half a second is a speed of two`() {
        #expect(Gait.speed(metres: 1, over: .milliseconds(500)) == 2)
    }
}
