import SQLite
import Walking

/// One person's part of a journal, a store a subject, over the connection that all share.
///
/// They belong to the journal's actor; `ProfileJournal` is what others have of them.
final class ProfileStores {
    let settings: SettingsStore
    let settingsEditor: SettingsEditor
    let days: DayStore
    let gait: GaitStore
    let staleDays: StaleDays
    let counter: DayCounter
    let walks: WalkStore
    let titles: JoinedTitles
    let similarWalks: SimilarWalks
    let walkEditor: WalkEditor
    let undo: ChangeUndo
    let accountUndo: AccountUndo
    let undoLog: UndoLog
    let lastChanges: LastChanges
    let imports: ImportLedger
    let batches: BatchStore
    let known: KnownRecords
    let metadata: MetadataStore
    let zoneObservations: ZoneObservations
    let importUndo: ImportUndo
    let reimports: ReimportStore
    let clubs: ClubTable
    let clubMembers: ClubMemberTable
    let clubPages: ClubPageTable
    let clubNews: ClubNewsTable
    let clubChallenges: ClubChallengeTable
    private let database: Database
    private let scope: Scope

    /// - Parameter defaultZone: the home of a person who has decided none.
    init(
        _ database: Database, _ scope: Scope, _ sources: SourceStore, _ feed: ChangeFeed, clock: any WallClock, defaultZone: Zone
    ) {
        self.database = database
        self.scope = scope
        clubs = ClubTable(database, scope)
        clubMembers = ClubMemberTable(database)
        clubPages = ClubPageTable(database)
        clubNews = ClubNewsTable(database)
        clubChallenges = ClubChallengeTable(database)
        staleDays = StaleDays(database, scope)
        undoLog = UndoLog(database, scope, clock: clock)
        let tombstones = Tombstones(database, scope)
        let routes = WorkoutRoutes(database, scope)
        settings = SettingsStore(database, scope, defaultZone: defaultZone, staleDays)
        days = DayStore(database, scope, sources, settings)
        gait = GaitStore(database, scope, sources)
        counter = DayCounter(database, scope, sources, settings, staleDays)
        settingsEditor = SettingsEditor(database, scope, settings, undoLog, counter, feed)
        walks = WalkStore(database, scope, sources, settings)
        similarWalks = SimilarWalks(database, scope, walks)
        let readings = WalkReadings(database, scope, settings, walks)
        titles = JoinedTitles(settings, walks, readings)
        walkEditor = WalkEditor(database, scope, settings, walks, readings, titles, tombstones, undoLog, days, counter, feed)
        accountUndo = AccountUndo(database, scope, AccountStore(database), undoLog, feed)
        undo = ChangeUndo(database, scope, settings, staleDays, walkEditor, accountUndo, undoLog, counter, feed)
        imports = ImportLedger(database, scope, sources, days, feed, clock: clock)
        lastChanges = LastChanges(undoLog, walks, imports, settings)
        let reimportedWalks = ReimportedWalks(database, scope, walks, readings)
        let brokenOff = BrokenOffWalks(database, scope, sources, settings, reimportedWalks)
        batches = BatchStore(database, scope, sources, settings, walks, readings, tombstones, routes, brokenOff, counter, clock: clock)
        known = KnownRecords(database, scope, sources, walks, tombstones)
        zoneObservations = ZoneObservations(database, scope)
        let imported = ImportedSettings(database, scope, settings)
        metadata = MetadataStore(database, scope, settings, imported, tombstones, zoneObservations, reimportedWalks, routes, staleDays)
        let reimportUndo = ReimportUndo(database, scope, walks, readings, tombstones, brokenOff)
        importUndo = ImportUndo(database, scope, settings, imported, readings, reimportUndo, counter, feed)
        reimports = ReimportStore(database, scope, settings, imports, reimportedWalks, reimportUndo, days, counter, feed)
    }

    /// - Parameter club: the number of the club in the journal.
    func clubRooms(of club: Int64) -> ClubRoomTable { ClubRoomTable(database, scope, club: club) }
}
