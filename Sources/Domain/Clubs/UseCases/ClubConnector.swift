import Walking

/// Finds the way to a club: the store behind a place, opened with the keys of this machine.
package protocol ClubConnector: Sendable {
    /// The way to a club that the person is in.
    func store(of club: KnownClub) async throws(ClubFailure) -> any ClubStore

    /// The way to a club that the person is about to join; new keys are kept before anything is written with them.
    func newStore(of club: ClubID, at place: KnownClub.Place) async throws(ClubFailure) -> OpenedClub

    /// Takes an invitation. A machine that is in the club of a database and takes one for another machine of its person's goes on with a login
    /// of its own, beside one that has the login it had: of a home that was copied both count then.
    func join(
        _ invite: Invite, at place: KnownClub.Place, as nickname: SharedName, on date: CivilDate
    ) async throws(ClubFailure) -> OpenedClub

    /// Makes a club of a place, with the person as its first member.
    func found(
        _ name: SharedName, id: ClubID, at place: KnownClub.Place, as nickname: SharedName
    ) async throws(ClubFailure) -> OpenedClub

    /// The phrase by which the person's identity is restored on a new machine, the first time that it is asked for; nil afterwards, and
    /// where nobody would come back by it: this machine does not have the identity, or nobody lets the person in.
    func takeRecoveryPhrase(of club: KnownClub) async throws(ClubFailure) -> String?

    /// Returns whether a text is a whole recovery phrase, whoever's.
    func isRecoveryPhrase(_ text: String) -> Bool

    /// The way to a club in a folder as the person whose phrase it is, on a machine that the club does not know yet, or on one that was
    /// linked to the person's first; new keys are kept before anything is written with them. Fails with `notMember` where nobody there
    /// has that phrase, with `noSuchRoom` where the person is in no room any more, with `unreadable` where it is none, and with
    /// `taken` where this machine has the person's key already, or is somebody else's.
    /// - Parameter keepsOthers: lets the person's other machines go on counting; a lost one is none of theirs any more.
    func recoveredStore(by phrase: String, at place: KnownClub.Place, keepsOthers: Bool) async throws(ClubFailure) -> OpenedClub
}

extension ClubConnector {
    package func join(
        _ invite: Invite, at place: KnownClub.Place, as nickname: SharedName, on date: CivilDate
    ) async throws(ClubFailure) -> OpenedClub {
        try await enter(by: invite, at: place, as: nickname, on: date)
    }

    /// Takes an invitation with the keys that this machine has, or with its first.
    package func enter(
        by invite: Invite, at place: KnownClub.Place, as nickname: SharedName, on date: CivilDate
    ) async throws(ClubFailure) -> OpenedClub {
        let opened = try await newStore(of: invite.club, at: place)
        try await opened.store.join(invite, as: nickname, on: date)
        return opened
    }
}

/// The way to a club that a person joins, and their identity there, as far as this machine knows it.
package struct OpenedClub: Sendable {
    package let store: any ClubStore
    package let person: MemberID

    package init(store: any ClubStore, person: MemberID) {
        self.store = store
        self.person = person
    }
}
