@testable import LiveWalking
import Testing
import Walking

@testable import gnd

/// The bell of a walk in a line.
@MainActor
struct LineBellTests {
    private func update(cue second: Int?) -> LiveUpdate {
        let choice = WalkChoice(.stroll)
        var update = LiveUpdate(state: LiveState(), choice: choice, plan: choice.plan(for: WalkerProfile()), place: nil)
        update.cue = second.map { LiveUpdate.SaidCue(.halfWay, at: $0) }
        return update
    }

    @Test func `it rings once for each cue, and behind its words, whichever of them comes first`() {
        var rings = 0
        let bell = LineBell { rings += 1 }
        bell.ring()
        bell.didShow(update(cue: nil))
        #expect(rings == 0, "no words are on show")
        bell.didShow(update(cue: 120))
        #expect(rings == 1)
        bell.didShow(update(cue: 120))
        #expect(rings == 1, "the words stay on show")
        bell.ring()
        #expect(rings == 1, "the words of the next one are not drawn")
        bell.didShow(update(cue: 180))
        #expect(rings == 2)
        bell.didShow(update(cue: 240))
        bell.ring()
        #expect(rings == 3)
        // The bell was off for these words, and is on for the next.
        bell.didShow(update(cue: 300))
        bell.didShow(update(cue: 300))
        bell.ring()
        #expect(rings == 3)
        bell.didShow(update(cue: 360))
        #expect(rings == 4)
    }
}
