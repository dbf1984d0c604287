import Testing
import Walking

@testable import Journal

/// Records that correct what an earlier import said of the same stretch.
struct CorrectionTests {
    private func outcome(_ samples: [Sample], in profile: ProfileJournal, written: Instant? = nil) async throws -> [Int] {
        let outcome = try await profile.take(samples, written: written).outcome
        return [outcome.added, outcome.updated, outcome.known]
    }

    @Test func `a newer value for the same stretch is a correction, an older or another stretch is not`() async throws {
        let (_, profile) = try await memoryJournal()
        #expect(try await outcome([steps(watch, 0, 10, 500, exported: 100)], in: profile) == [1, 0, 0])
        #expect(try await outcome([steps(watch, 0, 10, 400, exported: 200)], in: profile) == [0, 1, 0])
        #expect(try await outcome([steps(watch, 0, 10, 450, exported: 150)], in: profile) == [1, 0, 0])
        #expect(try await outcome([steps(watch, 0, 11, 400, exported: 300)], in: profile) == [1, 0, 0])
        #expect(try await outcome([steps(phone, 0, 10, 300, exported: 300)], in: profile) == [1, 0, 0])
        #expect(try await outcome([steps(watch, 0, 10, 600, modified: moment(20))], in: profile) == [0, 1, 0])
    }

    @Test func `two values of one file correct nothing`() async throws {
        let (_, profile) = try await memoryJournal()
        #expect(try await outcome([steps(watch, 0, 10, 500), steps(watch, 0, 10, 600)], in: profile) == [2, 0, 0])
    }

    @Test(arguments: [200.0, 800.0], [nil, 100] as [Int64?]) func `a line corrected by hand counts as it is now, to less and to more`(
        value: Double, exported: Int64?
    ) async throws {
        let (_, profile) = try await memoryJournal()
        try await profile.take([steps(watch, 0, 10, 500, exported: exported)])
        var line = steps(watch, 0, 10, value, exported: exported)
        line.isFromText = true
        #expect(try await outcome([line], in: profile) == [0, 1, 0])
        #expect(try await profile.allDays().map(\.stepCount) == [Int(clamping: value)])
        // The text once more changes nothing, and so does the file that the record first came from.
        #expect(try await outcome([line], in: profile) == [0, 0, 1])
        #expect(try await outcome([steps(watch, 0, 10, 500, exported: exported)], in: profile) == [0, 0, 1])
        #expect(try await profile.allDays().map(\.stepCount) == [Int(clamping: value)])
        // Corrected a second time, from the same text.
        line.value = 300
        #expect(try await outcome([line], in: profile, written: clock.now + .seconds(60)) == [0, 1, 0])
        #expect(try await profile.allDays().map(\.stepCount) == [300])
        #expect(try await profile.undoImport(5) != nil)
        #expect(try await profile.allDays().map(\.stepCount) == [Int(clamping: value)])
    }

    @Test func `a line corrected by hand is all there is in a fresh journal`() async throws {
        let (_, profile) = try await memoryJournal()
        var line = steps(watch, 0, 10, 200, exported: 100)
        line.isFromText = true
        #expect(try await outcome([line], in: profile) == [1, 0, 0])
        #expect(try await profile.allDays().map(\.stepCount) == [200])
    }
}
