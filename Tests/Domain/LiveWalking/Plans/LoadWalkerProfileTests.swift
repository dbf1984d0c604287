import LiveWalking
import Testing
import Walking
import WalkingTesting

/// The usual gait of a person, as their walks of four weeks tell it.
struct LoadWalkerProfileTests {
    private let today = CivilDate(dayNumber: 20_777)

    /// A walk some days ago, of half an hour.
    private func walk(_ daysAgo: Int, steps: Int? = nil, distance: Double? = nil) -> Walk {
        let start = ZoneTimeline(home: .utc).startOfDay(today.adding(days: -daysAgo)) + .seconds(8 * 3600)
        return Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: steps, distance: distance)
    }

    private func profile(_ walks: [Walk], _ profile: Profile? = nil) async throws -> WalkerProfile {
        try await LoadWalkerProfile(journal: MemoryJournal(zone: .utc, walks: walks))(profile, today: today)
    }

    @Test func `the middle of the walks is the usual, and one odd walk does not move it`() async throws {
        let walks = [(3000, 2100.0), (3300, 2340), (3600, 2700), (3300, 2340), (600, 2000)].enumerated().map {
            walk($0 + 1, steps: $1.0, distance: $1.1)
        }
        let profile = try await profile(walks)
        #expect(profile.cadence == 110)
        #expect(profile.speed == 1.3)
        #expect(abs((profile.stepLength ?? 0) - 2340.0 / 3300) < 1e-9)
    }

    @Test func `two walks are a chance, and three are a habit`() async throws {
        #expect(try await profile([walk(1, steps: 3000), walk(2, steps: 3000)]).cadence == nil)
        #expect(try await profile((1...3).map { walk($0, steps: 3000) }).cadence == 100)
    }

    @Test func `a step that was counted on a known way is one's own, until walks tell it`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let calibration = try #require(StepCalibration(distance: 400, steps: 540, date: today))
        _ = try await journal.change { $0.calibrations = StepCalibrations(calibration) }
        let profile = try await LoadWalkerProfile(journal: journal)(nil, today: today)
        #expect(profile.stepLength == calibration.stepLength)
    }

    @Test func `what is no walking does not count, and neither does what was not measured`() async throws {
        let walks = (1...3).map { walk($0, steps: 300, distance: 18_000) } + (4...6).map { walk($0, steps: 3000) }
        let profile = try await profile(walks)
        #expect(profile.cadence == 100 && profile.speed == nil && profile.stepLength == nil)
    }

    @Test func `walks of more than four weeks ago are forgotten`() async throws {
        #expect(try await profile([walk(26), walk(27), walk(28)].map { walk in Self.stepping(walk) }).cadence == 100)
        #expect(try await profile([walk(27), walk(28), walk(29)].map { walk in Self.stepping(walk) }).cadence == nil)
    }

    private static func stepping(_ walk: Walk) -> Walk {
        var walk = walk
        walk.steps = 3000
        return walk
    }

    @Test(arguments: [(AgeBand.under50, nil), (.from50, 52), (.from60, 65), (.from80, 82), (.unsaid, nil)] as [(AgeBand, Int?)])
    func `the age is the middle of the band, as far as one is said`(_ band: AgeBand, _ age: Int?) async throws {
        #expect(try await profile([], Profile(gender: .woman, ageBand: band)).age == age)
        #expect(try await profile([]).age == nil)
    }
}
