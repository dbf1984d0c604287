import Walking

/// The clubs that a person of this machine is in.
package protocol ClubRepository: Sendable {
    /// Returns the clubs in the order in which they were joined.
    func clubs() async throws(JournalFailure) -> [KnownClub]

    /// Adding one that is there changes its name and the way to it.
    func addClub(_ club: KnownClub) async throws(JournalFailure)

    /// Forgets a club with its mirror; to forget one that is not there is no failure.
    func forgetClub(_ id: ClubID) async throws(JournalFailure)

    func mirror(of club: ClubID) -> any ClubMirror

    /// Yields whenever something of the person's journal has changed.
    func changes() async -> AsyncStream<Void>
}
