import CSQLite
import Files
import SQLite
import Walking

/// Everything that GND remembers, in one SQLite file with one writer.
///
/// Whoever asks gets values, never rows or statements.
///
/// ## Stores
///
/// The actor itself holds the connection and little else. Each subject has a store, with its own state and its own queries, over that
/// one connection: `AccountStore`, `RoomStore`, `SourceStore` for everybody, and `ProfileStores` for one person: `DayStore`, `WalkStore`,
/// `ImportLedger`, `SettingsStore` and others. A person's stores are made for a `Scope`, which says whose they are and in which zone days
/// are counted, and only exist on the actor; `ProfileJournal` is the door to them. Whatever belongs together is one transaction of
/// `Database`, whichever stores write in it.
///
/// ## One writer
///
/// The journal is an actor with one connection, and everything that changes the file goes through it, a transaction at a time. That is
/// a choice against a pool of connections: a person makes one change at a time, reads take fractions of a millisecond, and with one
/// writer no two parts of the program can see different numbers. What is long is cut instead of moved aside: an import is taken in
/// batches, years are counted in runs of `BatchRuns.daysInRun` days, and between two of them whoever else waits comes first.
///
/// ## Counted days
///
/// Screens ask for days and hours, not for records, so these are kept counted. What changes a record or a walk counts the days it
/// touches *in the same transaction* (`DayCounter`), and those beside them that a walk over midnight binds to them. So a total is
/// never wrong, not even after a crash between two statements, and nothing has to be invalidated.
///
/// Only what changes how everything is counted, zones and priorities, cannot do that in one go. It marks all days as *stale* in its
/// transaction; they are counted in runs, and what a killed program left is counted when the journal is next opened. The zones in force
/// at the last count are kept with it, so a change of them is noticed whoever made it.
///
/// ## Other programs
///
/// The file may be open more than once: the app on one terminal, `gnd log` on another. SQLite's log (WAL) lets readers go on while
/// somebody writes, and two writers take turns: a transaction begins with `BEGIN IMMEDIATE`, and waits a few seconds for its turn. To
/// be told of others' changes nobody polls: after each commit a journal touches the dates of the lock file, which the others watch
/// (`ExternalChangeMonitor`). The lock says that somebody has the file open; it keeps nobody out.
///
/// ## Undo
///
/// A change answers with an `UndoID`. What it replaced is written down in its own transaction (`JournalChange`), so that undoing is one
/// more change of the same kind, and can be undone.
///
/// ## Looking only
///
/// A file that cannot be written is read into memory and shown. Whoever wants to change it is told the obstacle.
package actor Journal {
    let database: Database
    /// The file; nil in memory.
    package nonisolated let path: String?
    /// The reason for which this is a copy to look at; nil for a journal that can be changed.
    package nonisolated let obstacle: SaveObstacle?
    nonisolated let clock: any WallClock
    /// Says to others that somebody has the file open; nil in memory, and where no lock can be had.
    private let lock: JournalLock?
    /// The zone that a new profile gets as its home.
    private let defaultZone: Zone
    private let sources: SourceStore
    private let feed: ChangeFeed
    let accountStore: AccountStore
    let sessionStore: SessionStore
    let roomStore: RoomStore
    let challengeStore: ChallengeStore

    /// Opens a journal, makes it where there is none, and brings an old one up to date after backing it up.
    /// - Parameters:
    ///   - path: nil keeps everything in memory.
    ///   - random: where the codes of rooms come from; a session that is played again needs the same ones again.
    package init(
        path: String?, clock: any WallClock, zone: Zone, random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(JournalFailure) {
        let lock = try path.flatMap { (path) throws(JournalFailure) in try Self.prepare(path, now: clock.now) }
        // Looked at before SQLite has the file: whoever closes it afterwards takes SQLite's locks from the whole process.
        let wasMade = path.map { JournalHeader.isMade(at: $0) } ?? true
        let database = try Database(path: path ?? Database.memory)
        try Self.configure(database)
        database.keepLogShort(touching: lock?.descriptor)
        try Schema.prepare(database) { (version) throws(JournalFailure) in
            guard let path else { return }
            // Parts that a kill left of an earlier attempt are removed first.
            Part.clear(in: JournalFile.folder(of: path), startingWith: "\(PathText.name(of: path)).v\(version)-")
            try JournalFile.copy(database, to: JournalFile.backupPath(of: path, label: "v\(version)", now: clock.now))
        }
        _ = lock?.share()
        // The mark in the file itself, and not in its log alone, says to the next one that the journal is made, and can be shared.
        if !wasMade { try database.script("PRAGMA wal_checkpoint(PASSIVE)") }
        self.init(database, path: path, obstacle: nil, lock: lock, clock: clock, zone: zone, random: random)
    }

    /// Reads a journal into memory and brings it up to date there; whoever wants to change it is told the obstacle.
    init(
        copyOf path: String, because obstacle: SaveObstacle, clock: any WallClock, zone: Zone,
        random: any RandomNumberGenerator & Sendable
    ) throws(JournalFailure) {
        let database = try Database.copy(of: path, refusal: .onlyToLook(obstacle))
        try Self.configure(database)
        try Schema.prepare(database) { _ in }
        try database.script("PRAGMA query_only = ON")
        self.init(database, path: nil, obstacle: obstacle, lock: nil, clock: clock, zone: zone, random: random)
    }

    private init(
        _ database: sending Database, path: String?, obstacle: SaveObstacle?, lock: JournalLock?, clock: any WallClock, zone: Zone,
        random: any RandomNumberGenerator & Sendable
    ) {
        self.database = database
        self.path = path
        self.obstacle = obstacle
        self.lock = lock
        self.clock = clock
        defaultZone = zone
        sources = SourceStore(database)
        feed = ChangeFeed(database)
        accountStore = AccountStore(database)
        sessionStore = SessionStore(database)
        roomStore = RoomStore(database, feed, random: random)
        challengeStore = ChallengeStore(database, feed)
    }

    /// Makes sure that a journal, and nothing else, lies at a path or can be made there.
    /// - Returns: the lock that says that it is open; nil where none can be had.
    private static func prepare(_ path: String, now: Instant) throws(JournalFailure) -> JournalLock? {
        do throws(FileFailure) {
            if let folder = Folder.parent(of: path) { try Folder.make(folder) }
            if let problem = OpenFile.problem(at: path) { throw FileFailure(path: path, problem: problem) }
        } catch {
            throw JournalFailure(error)
        }
        let lock = try? JournalLock(path: path)
        try BrokenRestore.mend(path, lock: lock, now: now)
        guard lock?.open(isMade: { JournalHeader.isMade(at: path) }) != .busy else { throw .locked }
        if lock != nil { BrokenRestore.tidy(path) }
        try JournalFile.prepare(path)
        switch try JournalHeader.read(path, .read) {
        case .empty, .database(Migration.applicationID, _): break
        // Looked at without writing anything: another program's file stays as it is.
        case .database(0, _): try Schema.check(Database.looking(at: path))
        case .database: throw .corrupt(.notAJournal)
        case .somethingElse: throw .corrupt(.pages)
        }
        return lock
    }

    private static func configure(_ database: Database) throws(JournalFailure) {
        // Asked first, since it is what fails on a file that is no database at all.
        _ = try database.number("PRAGMA schema_version")
        try database.script(
            """
            PRAGMA foreign_keys = ON;
            PRAGMA journal_mode = WAL;
            PRAGMA synchronous = FULL;
            PRAGMA cache_size = -16000;
            PRAGMA journal_size_limit = 67108864;
            PRAGMA temp_store = MEMORY;
            """)
    }

    /// Returns whether something lies at a path that opening it would find: a journal, what keeps one from being made, or what a restore
    /// left.
    package static func isExpected(at path: String) -> Bool {
        [path, Replacement.ready(path), Replacement.unfinished(path)].contains(where: OpenFile.exists)
            || !Replacement.asides(of: path).isEmpty
    }

    package func deleteAccount(_ id: AccountID) throws(JournalFailure) {
        try AccountDeletion(database).delete(id)
        sources.forget()
        feed.announceToAll()
    }

    /// Writes what changes nothing, to know whether anything can be written.
    package func proveWritable() throws(JournalFailure) {
        try database.housekeeping { () throws(JournalFailure) in
            _ = try database.run("UPDATE meta SET value = value WHERE key = 'attempts'")
        }
    }

    /// One person's part of the journal.
    /// - Parameter zone: counts days in this zone instead of the person's home, for as long as it is asked for.
    package func profile(_ owner: AccountID, zone: Zone? = nil) async throws(JournalFailure) -> ProfileJournal {
        let scope = Scope(owner: owner, zone: zone)
        let stores = stores(in: scope)
        try stores.settings.chooseHome()
        try await stores.counter.recountStaleDays()
        return ProfileJournal(journal: self, scope: scope)
    }

    /// Does something with one person's stores; nobody else has the file between two awaits.
    ///
    /// It is not optimized: the optimizer of Swift 6.3 makes one function of this and the closure that reads a walk, and that returned to
    /// nowhere, so that a release ended as soon as a walk was opened (`BinaryLinkTests`).
    @_optimize(none)
    func perform<Result: Sendable>(
        in scope: Scope, _ body: @Sendable (ProfileStores) async throws(JournalFailure) -> Result
    ) async throws(JournalFailure) -> Result {
        try await body(stores(in: scope))
    }

    private func stores(in scope: Scope) -> ProfileStores {
        ProfileStores(database, scope, sources, feed, clock: clock, defaultZone: defaultZone)
    }

    func changes(of owner: AccountID) -> AsyncStream<Void> {
        if let path {
            feed.watch(path) { [weak self] in
                guard let self else { return }
                Task { await self.noticeOthers() }
            }
        }
        return feed.changes(of: owner) { [weak self] number in
            guard let self else { return }
            Task { await self.forget(number, of: owner) }
        }
    }

    private func forget(_ listener: Int, of owner: AccountID) {
        feed.remove(listener, of: owner)
    }

    func announce(_ owner: AccountID) {
        feed.announce(owner)
    }

    /// Looks whether another program changed the file; announces to everybody, since SQLite does not say whose data it was.
    @discardableResult
    package func noticeOthers() -> Bool {
        guard feed.wasChangedByOthers() else { return false }
        sources.forget()
        feed.announceToAll()
        return true
    }
}
