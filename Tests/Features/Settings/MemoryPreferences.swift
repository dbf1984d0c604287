import Settings

/// Preferences in memory; it can be told to fail.
actor MemoryPreferences: PreferencesStore {
    private var kept = Preferences()
    private var failure: PreferencesFailure?

    func fail(with failure: PreferencesFailure?) { self.failure = failure }

    func preferences() -> Preferences { kept }

    func save(_ preferences: Preferences) throws(PreferencesFailure) {
        if let failure { throw failure }
        kept = preferences
    }
}
