/// Makes the circle round a place; that round the same place is always the same one.
package struct MakePrivacyZone: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// - Parameter fresh: the secret that the journal keeps from now on, where it has none yet; no undo takes it away.
    /// - Returns: nil for what is no place or no circle.
    package func callAsFunction(
        name: String, around place: RoutePoint, radius: Double, fresh: PrivacySecret
    ) async throws(JournalFailure) -> PrivacyZone? {
        try await journal.note { settings in
            if settings[KeptPrivacySecret.self].secret == nil { settings[KeptPrivacySecret.self] = KeptPrivacySecret(fresh) }
        }
        let secret = try await journal.settings()[KeptPrivacySecret.self].secret
        return PrivacyZone(name: name, around: place, radius: radius, secret: secret ?? fresh)
    }
}
