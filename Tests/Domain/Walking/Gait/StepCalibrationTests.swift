import Testing
import Walking
import WalkingTesting

struct StepCalibrationTests {
    private let day = CivilDate(dayNumber: 20_777)

    @Test func `400 m with 540 steps are 74 cm a step`() throws {
        let calibration = try #require(StepCalibration(distance: 400, steps: 540, date: day))
        #expect(abs(calibration.stepLength - 0.7407) < 0.0001)
        #expect(StepCalibrations(lines: StepCalibrations(calibration).lines) == StepCalibrations(calibration))
    }

    @Test(arguments: [(10.0, 14), (400, 10), (400, 4000), (.nan, 500), (60_000, 80_000), (400, 19)])
    func `what no step can be is none`(_ distance: Double, _ steps: Int) {
        #expect(StepCalibration(distance: distance, steps: steps, date: day) == nil)
    }

    @Test(arguments: [("400", Units.metric, 400.0), ("0.4", .metric, 400), ("400 m", .imperial, 400), ("1320", .imperial, 402.336)])
    func `a number alone is in metres or feet, and a small one in kilometres or miles`(_ text: String, _ units: Units, _ metres: Double)
        throws
    {
        #expect(abs(try #require(StepCalibration.typedDistance(text, in: units)) - metres) < 0.01)
    }

    @Test func `a counted length holds before a measured one and a guess`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let profile = Profile(gender: .man, ageBand: .from60, heightCentimetres: 170)
        #expect(try await OwnStepLength(journal: journal).known(profile)?.basis == .height)
        let calibration = try #require(StepCalibration(distance: 400, steps: 500, date: day))
        _ = try await journal.change { $0.calibrations.last = calibration }
        #expect(try await OwnStepLength(journal: journal).known(profile) == StepLength(0.8, .calibration(day)))
        #expect(try await OwnStepLength(journal: journal)(nil) == 0.8)
    }

    @Test func `the last calibration is kept and read again`() {
        let last = StepCalibration(distance: 400, steps: 540, date: .earliest)
        #expect(last != nil && StepCalibrations(last).last == last)
        #expect(StepCalibrations().last == nil)
    }
}
