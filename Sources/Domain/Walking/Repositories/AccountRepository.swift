/// The people on this machine.
package protocol AccountRepository: Sendable {
    func accounts() async throws(JournalFailure) -> [Account]
    func account(_ id: AccountID) async throws(JournalFailure) -> Account?
    /// Case and composition of the name do not count.
    func account(named name: String) async throws(JournalFailure) -> Account?

    /// Throws `taken` when somebody has the name.
    func createAccount(named name: String, passphraseHash: String) async throws(JournalFailure) -> Account
    /// The profile that needs no account, made when it is first asked for.
    func localAccount() async throws(JournalFailure) -> Account

    func passphraseHash(of id: AccountID) async throws(JournalFailure) -> String?
    func setPassphraseHash(_ hash: String, of id: AccountID) async throws(JournalFailure)

    /// Saves the profile; nil takes it away.
    func save(_ profile: Profile?, of id: AccountID) async throws(JournalFailure) -> Account
    /// Saves the name; nil takes it away; throws `taken` when another account has it.
    func save(_ nickname: Nickname?, of id: AccountID) async throws(JournalFailure) -> Account
    /// Remembers that a nickname or profile was changed, so that it can be undone as a change of the journal, also by another session.
    /// - Returns: nil where nothing was changed, and where no such changes are kept.
    func remember(from before: Account, to after: Account) async throws(JournalFailure) -> UndoID?
    func isTaken(_ nickname: Nickname, except id: AccountID?) async throws(JournalFailure) -> Bool

    /// Removes an account with everything that is theirs; rooms that others are in stay, and belong to the one who is longest in them.
    func deleteAccount(_ id: AccountID) async throws(JournalFailure)

    /// Returns the person whom one-shot commands mean: the last who signed in.
    func lastUsed() async throws(JournalFailure) -> Account?
    func markUsed(_ id: AccountID, at now: Instant) async throws(JournalFailure)

    /// Counts an attempt before it is judged, so that many at once are not all judged, and keeps no name that was tried.
    /// - Returns: how many seconds to wait, where there were too many; that one is not counted.
    func beginAttempt(for name: String, at now: Instant) async throws(JournalFailure) -> Int?
    /// Forgets the attempts of a name, once somebody is in.
    func clearAttempts(for name: String) async throws(JournalFailure)

    /// Makes a random token and remembers its fingerprint.
    func issueToken(to id: AccountID, at now: Instant) async throws(JournalFailure) -> AccessToken
    /// Returns the account of a token; nil when the token was revoked, or never issued.
    func holder(of token: AccessToken) async throws(JournalFailure) -> Account?
    func revoke(_ token: AccessToken) async throws(JournalFailure)
    /// Makes every token of an account worthless.
    func revokeTokens(of id: AccountID) async throws(JournalFailure)
}
