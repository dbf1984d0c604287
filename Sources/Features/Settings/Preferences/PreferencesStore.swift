/// Where the preferences lie between two launches.
package nonisolated protocol PreferencesStore: Sendable {
    /// What cannot be read counts as not chosen.
    func preferences() async -> Preferences
    func save(_ preferences: Preferences) async throws(PreferencesFailure)
}
