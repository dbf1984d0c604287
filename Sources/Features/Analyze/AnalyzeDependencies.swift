import Phrases
import Walking

/// The dependencies of the analysis.
package struct AnalyzeDependencies: Sendable {
    let journal: any JournalRepository
    let clock: any WallClock
    let phrases: Phrases
    /// The person's profile, which may change at any time; nil where there is none.
    private let currentProfile: @MainActor @Sendable () -> Profile?
    /// Writes a report as a file and returns its path; nil where nothing is written.
    let saveReport: (@Sendable @MainActor (Report, ReportReader, ReportFormat) async -> String?)?

    package init(
        journal: any JournalRepository, clock: any WallClock, phrases: Phrases,
        profile: @autoclosure @escaping @MainActor @Sendable () -> Profile? = nil,
        saveReport: (@Sendable @MainActor (Report, ReportReader, ReportFormat) async -> String?)? = nil
    ) {
        currentProfile = profile
        self.saveReport = saveReport
        self.journal = journal
        self.clock = clock
        self.phrases = phrases
    }

    @MainActor var profile: Profile? { currentProfile() }
}
