import LiveWalking
import Testing

struct BeatEffectTests {
    private var effect = BeatEffect()
    private var second = 0

    /// Walks at 110 steps a minute, and by so much more and less in turns.
    private mutating func walk(_ seconds: Int, by deviation: Double, beat: Bool, pull: Double = 0, tapped: Bool = false) {
        for offset in 0..<seconds {
            var state = LiveState()
            (state.elapsed, state.isCadenceTapped) = (second, tapped)
            state.cadence = 110 + Double(offset / 10) * pull + (offset.isMultiple(of: 2) ? deviation : -deviation)
            effect.observe(state, withBeat: beat)
            second += 1
        }
    }

    @Test mutating func `steps that are half as uneven again with the beat are noticed after a minute`() {
        walk(120, by: 2, beat: false)
        walk(59, by: 3.1, beat: true)
        #expect(!effect.isUnsettling)
        walk(1, by: 3.1, beat: true)
        #expect(effect.isUnsettling)
    }

    @Test(arguments: [(2.0, 2.9, 0.0), (2, 2, 2), (0, 1.4, 0)])
    mutating func `steps about as even as before, or pulled by the beat itself, are no reason`(
        _ without: Double, _ with: Double, _ pull: Double
    ) {
        walk(300, by: without, beat: false)
        walk(300, by: with, beat: true, pull: pull)
        #expect(!effect.isUnsettling)
    }

    @Test mutating func `without two minutes to compare with, and without a sensor, nothing is judged`() {
        walk(110, by: 1, beat: false)
        walk(300, by: 9, beat: true)
        #expect(!effect.isUnsettling)
        self = Self()
        walk(300, by: 1, beat: false)
        walk(300, by: 9, beat: true, tapped: true)
        #expect(!effect.isUnsettling)
    }

    @Test mutating func `one uneven stretch, as at a corner, decides nothing`() {
        walk(120, by: 2, beat: false)
        walk(30, by: 2, beat: true)
        walk(20, by: 20, beat: true)
        walk(300, by: 2, beat: true)
        #expect(!effect.isUnsettling)
    }
}
