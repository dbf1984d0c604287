import Walking

extension JournalRepository {
    /// Replaces the settings, where a test has them at hand.
    package func save(_ settings: JournalSettings) async throws(JournalFailure) { _ = try await change { $0 = settings } }
}
