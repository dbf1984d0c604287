import Common
import Phrases
import Screens
import Walking

/// The dependencies of the Walk tab; none of them is global.
package struct WalkDependencies {
    package var journal: any JournalRepository
    /// The changes of the person, here and elsewhere.
    package var undo: UndoHistory
    package var reader: any HistoryReader
    /// The folders that complete a typed path.
    package var folders: any FolderListing
    package var clock: any WallClock
    package var language: Language
    package var units: Units
    /// The folder that `~` means.
    package var homeFolder: String
    /// The person's profile, which may change at any time; nil where there is none.
    private let currentProfile: @MainActor () -> Profile?
    /// The key of the settings, for the menu; nil where there are none.
    package var settingsKey: KeyEntry?
    /// Indicates whether the screen is recorded: then only what may leave the program is drawn.
    package var isRecorded = false
    /// Returns the last live walk that was broken off and is not saved; nil where there is none.
    package var brokenOff: () async -> BrokenOffWalk?

    /// The access of the inbox to the machine; nil where files cannot be watched.
    package var inbox: InboxAccess?
    /// The last thing that the inbox imported since the program began; nil where nothing came.
    package var inboxNews: @MainActor () -> InboxRound?

    /// The next walk that somebody asks for or that was agreed; nil where there is none.
    package var walkWithOthers: @MainActor () -> WalkWithOthers? = { nil }
    /// Returns the test that a walk was; nil for any other.
    package var testOf: (Walk) async -> TestOfWalk? = { _ in nil }
    /// The person's own commands for walks and days.
    package var ownCommands: [OwnCommand] = []
    /// Called after every import that changed something.
    package var afterImport: @MainActor ([ImportReport]) -> Void = { _ in }

    package init(
        journal: any JournalRepository, undo: UndoHistory, reader: any HistoryReader, folders: any FolderListing = NoFolders(),
        clock: any WallClock, language: Language, units: Units = .metric, homeFolder: String,
        profile: @autoclosure @escaping @MainActor () -> Profile? = nil,
        settingsKey: KeyEntry? = nil, brokenOff: @escaping () async -> BrokenOffWalk? = { nil }, inbox: InboxAccess? = nil,
        inboxNews: @escaping @MainActor () -> InboxRound? = { nil }
    ) {
        self.inbox = inbox
        self.inboxNews = inboxNews
        self.journal = journal
        self.undo = undo
        self.reader = reader
        self.folders = folders
        self.clock = clock
        self.language = language
        self.units = units
        self.homeFolder = homeFolder
        currentProfile = profile
        self.settingsKey = settingsKey
        self.brokenOff = brokenOff
    }

    var strings: WalkStrings { .for(language) }
    @MainActor var profile: Profile? { currentProfile() }
}
