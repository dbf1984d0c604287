import Clubs
import Synchronization
import Walking

/// The folders that several people share, each with a club in memory.
package final class MemoryClubFolders: Sendable {
    private let clubs = Mutex<[KnownClub.Place: MemoryClub]>([:])
    private let recoverable = Mutex<[String: MemoryClubStore]>([:])
    private let letIn = Mutex<[KnownClub.Place: MemoryClubStore]>([:])

    package init() {}

    /// The club of a place, where there is one.
    package func club(at place: KnownClub.Place) -> MemoryClub? { clubs.withLock { $0[place] } }

    /// Lets a phrase bring back the person whose machine a store is.
    package func keep(_ store: MemoryClubStore, for phrase: String) { recoverable.withLock { $0[phrase] = store } }

    /// Lets a machine that is not known in a place in as the person whose machine a store is.
    package func letIn(_ store: MemoryClubStore, at place: KnownClub.Place) { letIn.withLock { $0[place] = store } }

    func storeLetIn(at place: KnownClub.Place) -> MemoryClubStore? { letIn.withLock { $0[place] } }

    func store(recoveredBy phrase: String) -> MemoryClubStore? { recoverable.withLock { $0[phrase] } }

    func add(_ club: MemoryClub, at place: KnownClub.Place) { clubs.withLock { $0[place] = club } }
}

/// The way of one machine to clubs in memory.
package final class MemoryClubConnector: ClubConnector {
    private let folders: MemoryClubFolders
    private let clock: any WallClock
    private let stores = Mutex<[ClubID: MemoryClubStore]>([:])
    private let outage = Mutex<ClubFailure?>(nil)
    private let phrase = Mutex<String?>(nil)

    package init(_ folders: MemoryClubFolders, clock: any WallClock) {
        self.folders = folders
        self.clock = clock
    }

    /// Keeps every call from getting through; nil lets them.
    package func fail(with failure: ClubFailure?) { outage.withLock { $0 = failure } }

    /// Makes the person's identity have a phrase that was not told yet.
    package func setRecoveryPhrase(_ text: String) { phrase.withLock { $0 = text } }

    package func takeRecoveryPhrase(of club: KnownClub) async throws(ClubFailure) -> String? {
        phrase.withLock { phrase in
            defer { phrase = nil }
            return phrase
        }
    }

    package func isRecoveryPhrase(_ text: String) -> Bool { text.split(separator: "-").count == 8 }

    package func recoveredStore(by phrase: String, at place: KnownClub.Place, keepsOthers: Bool) async throws(ClubFailure) -> OpenedClub {
        if let failure = outage.withLock({ $0 }) { throw failure }
        guard let store = folders.store(recoveredBy: phrase) else { throw .notMember }
        let greeting = try await store.hello()
        stores.withLock { $0[greeting.club] = store }
        return OpenedClub(store: store, person: store.newMember)
    }

    package func store(of club: KnownClub) async throws(ClubFailure) -> any ClubStore {
        if let failure = outage.withLock({ $0 }) { throw failure }
        guard let store = stores.withLock({ $0[club.id] }) else { throw .keyMissing }
        folders.club(at: club.place)?.setNow(clock.now)
        return store
    }

    package func newStore(of club: ClubID, at place: KnownClub.Place) async throws(ClubFailure) -> OpenedClub {
        if let failure = outage.withLock({ $0 }) { throw failure }
        guard let shared = folders.club(at: place) else { throw .folderMissing(path: "") }
        shared.setNow(clock.now)
        if let store = folders.storeLetIn(at: place) {
            let greeting = try await store.hello()
            stores.withLock { $0[greeting.club] = store }
            return OpenedClub(store: store, person: store.newMember)
        }
        let store = stores.withLock { $0[club] } ?? shared.machine()
        stores.withLock { $0[club] = store }
        return OpenedClub(store: store, person: store.newMember)
    }

    package func found(
        _ name: SharedName, id: ClubID, at place: KnownClub.Place, as nickname: SharedName
    ) async throws(ClubFailure) -> OpenedClub {
        if let failure = outage.withLock({ $0 }) { throw failure }
        guard folders.club(at: place) == nil else { throw .taken }
        let club = MemoryClub(named: name, now: clock.now)
        folders.add(club, at: place)
        let store = club.foundingMachine()
        let greeting = try await store.hello()
        stores.withLock { $0[greeting.club] = store }
        return OpenedClub(store: store, person: store.newMember)
    }
}
