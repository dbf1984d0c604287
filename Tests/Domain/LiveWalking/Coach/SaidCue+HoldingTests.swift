import Testing

@testable import LiveWalking

/// The time that a word of the coach stays.
struct SaidCueHoldingTests {
    private func holds(
        _ cue: Cue, after seconds: Int = 10, cadence: Double? = nil, isPaused: Bool = false, lost: Bool? = nil,
        place: WalkPlan.Place? = WalkPlan.Place(index: 0, phase: .init(.walk, aim: .init(.cadence, 100...110)), since: 0)
    ) -> Bool {
        var state = LiveState()
        (state.elapsed, state.cadence, state.isPaused) = (100 + seconds, cadence, isPaused)
        if let lost {
            let pod = SensorDescription(name: "pod", title: "Pod")
            state.sensors = [LiveState.SensorStatus(description: pod, isConnected: !lost, isFresh: !lost)]
        }
        return LiveUpdate.SaidCue(cue, at: 100).holds(in: state, at: place)
    }

    @Test func `a correction holds as long as the value is outside the band, and somebody walks`() {
        #expect(holds(.more(.cadence), after: 500, cadence: 95) && !holds(.more(.cadence), cadence: 100))
        #expect(holds(.less(.cadence), cadence: 115) && !holds(.less(.cadence), cadence: 95))
        #expect(!holds(.more(.cadence)) && !holds(.more(.cadence), cadence: 95, isPaused: true))
        #expect(!holds(.more(.speed), cadence: 95) && !holds(.more(.cadence), cadence: 95, place: nil))
    }

    @Test func `praise for a band goes when the band is left`() {
        #expect(holds(.good(.cadence), cadence: 105) && holds(.good(.cadence), cadence: 105, isPaused: true))
        #expect(!holds(.good(.cadence), cadence: 89) && !holds(.good(.cadence), cadence: 115))
    }

    @Test func `a sensor that is lost is lost until it is back`() {
        #expect(holds(.sensorLost("Pod"), after: 500, lost: true) && !holds(.sensorLost("Pod"), lost: false))
        #expect(holds(.sensorBack("Pod"), lost: false) && !holds(.sensorBack("Pod"), lost: true))
        #expect(!holds(.sensorBack("Pod"), after: 11, lost: false), "it is news, and no state")
    }

    @Test func `a belt that is lost is so until its link stands again`() {
        var state = LiveState()
        state.elapsed = 500
        let pad = SensorDescription(name: "pad")
        state.sensors = [
            LiveState.SensorStatus(description: pad, isConnected: false, isFresh: false, isTreadmill: true, isMoving: true, isCut: true)
        ]
        #expect(LiveUpdate.SaidCue(.beltLost, at: 100).holds(in: state, at: nil))
        state.sensors[0].isCut = false
        #expect(!LiveUpdate.SaidCue(.beltLost, at: 499).holds(in: state, at: nil))
    }

    @Test func `a phase is said in its first minute, and the end of a plan as long as it is over`() {
        #expect(holds(.phase(.walk, seconds: nil)) && !holds(.phase(.walk, seconds: nil), after: 61) && !holds(.phase(.fast, seconds: 180)))
        #expect(holds(.planDone, after: 600, place: nil) && !holds(.planDone) && holds(.testDone, place: nil))
    }

    @Test(arguments: [Cue.good(.cadence), .steady(minutes: 5), .stepsGrew(centimetres: 3), .halfWay, .longerSteps])
    func `praise and time stay a minute`(_ cue: Cue) {
        #expect(holds(cue, after: 60) && !holds(cue, after: 61))
    }
}
