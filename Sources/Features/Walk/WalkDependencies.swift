import Phrases
import Screens
import Walking

/// What the Walk tab needs from outside; nothing in it is global.
package struct WalkDependencies {
    package var journal: any JournalRepository
    /// What the person changed, here and elsewhere.
    package var undo: UndoHistory
    package var reader: any HistoryReader
    /// What can be chosen from while a path is typed.
    package var folders: any FolderListing
    package var clock: any WallClock
    package var language: Language
    package var units: Units
    /// The folder that `~` means.
    package var homeFolder: String
    /// What is known of the person; nil where nobody said.
    package var profile: Profile?
    /// The key of the settings, for the menu; nil where there are none.
    package var settingsKey: KeyEntry?

    package init(
        journal: any JournalRepository, undo: UndoHistory, reader: any HistoryReader, folders: any FolderListing = NoFolders(),
        clock: any WallClock, language: Language, units: Units = .metric, homeFolder: String, profile: Profile? = nil,
        settingsKey: KeyEntry? = nil
    ) {
        self.journal = journal
        self.undo = undo
        self.reader = reader
        self.folders = folders
        self.clock = clock
        self.language = language
        self.units = units
        self.homeFolder = homeFolder
        self.profile = profile
        self.settingsKey = settingsKey
    }

    var strings: WalkStrings { .for(language) }
}
