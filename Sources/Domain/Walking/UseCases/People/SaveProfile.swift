/// Keeps what a person told about themselves.
package struct SaveProfile: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case heightOutOfRange(ClosedRange<Int>)
        case weightOutOfRange
        case journal(JournalFailure)
    }

    private let accounts: any AccountRepository

    package init(accounts: any AccountRepository) {
        self.accounts = accounts
    }

    package func callAsFunction(_ profile: Profile, of account: AccountID) async throws(Failure) -> Account {
        if let height = profile.heightCentimetres, !Profile.heights.contains(height) { throw .heightOutOfRange(Profile.heights) }
        if let weight = profile.weightKilograms, !Profile.weights.contains(weight) { throw .weightOutOfRange }
        do throws(JournalFailure) {
            return try await accounts.save(profile, of: account)
        } catch {
            throw .journal(error)
        }
    }
}
