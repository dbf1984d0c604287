import Testing

@testable import LiveWalking

/// The cadence of tapped steps.
struct TappedCadenceTests {
    private func tapped(_ count: Int, every gap: Double, steps: Int = 1, from start: Double = 0) -> TappedCadence {
        var taps = TappedCadence()
        for index in 0..<count { taps.tap(steps, at: SessionTime(seconds: start + Double(index) * gap)) }
        return taps
    }

    @Test func `ten taps tell it, and nine do not yet`() {
        let nine = tapped(9, every: 0.5)
        #expect(nine.cadence(at: SessionTime(seconds: 4)) == nil)
        #expect(nine.begun(at: SessionTime(seconds: 4)) == 9)
        let ten = tapped(10, every: 0.5)
        #expect(ten.cadence(at: SessionTime(seconds: 5)) == 120)
        #expect(ten.begun(at: SessionTime(seconds: 5)) == 0)
    }

    @Test func `whoever walks slowly needs ten seconds and not ten steps`() {
        #expect(tapped(7, every: 1.5).cadence(at: SessionTime(seconds: 10)) == 40)
    }

    @Test func `two taps that stand for ten steps each tell it`() {
        let taps = tapped(2, every: 6, steps: 10)
        #expect(taps.cadence(at: SessionTime(seconds: 6)) == 100)
        #expect(tapped(1, every: 6, steps: 10).cadence(at: .zero) == nil)
    }

    @Test func `only the last ten seconds count`() {
        var taps = tapped(20, every: 1)
        for index in 1...30 { taps.tap(1, at: SessionTime(seconds: 19 + Double(index) * 0.5)) }
        #expect(taps.cadence(at: SessionTime(seconds: 34)) == 120)
    }

    @Test func `it holds for ten seconds, and who rests begins anew`() {
        var taps = tapped(10, every: 0.5)
        #expect(taps.cadence(at: SessionTime(seconds: 14.5)) == 120)
        #expect(taps.cadence(at: SessionTime(seconds: 14.6)) == nil)
        taps.tap(1, at: SessionTime(seconds: 8))
        #expect(taps.cadence(at: SessionTime(seconds: 8)) == nil)
        #expect(taps.begun(at: SessionTime(seconds: 8)) == 1)
    }

    @Test func `a key that is held down tells nothing`() {
        let held = tapped(50, every: 0.03)
        #expect(held.cadence(at: SessionTime(seconds: 2)) == nil && held.measured == nil)
        #expect(held.isTooQuick(at: SessionTime(seconds: 2)) && !held.isTooQuick(at: SessionTime(seconds: 13)))
        #expect(!tapped(20, every: 0.5).isTooQuick(at: SessionTime(seconds: 10)))
    }
}
