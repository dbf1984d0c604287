import Journal

/// The words of `gnd doctor`.
struct DoctorStrings {
    var folder: String
    var journal: String
    var keychain: String
    var terminal: String
    var settings: String
    var locale: String
    var zone: String
    /// The zone of the machine, where it is another one.
    var machineZone: (String) -> String
    /// The system has no database of zones.
    var noZones: String
    var notYet: String
    var folderTooOpen: (_ path: String, _ mode: String) -> String
    /// The sentence for a sound journal, with what is in it where that may be said.
    var journalSound: (_ amounts: [String]) -> String
    var problem: (JournalProblem) -> String
    /// The file cannot even be read far enough to look for single problems.
    var journalUnreadable: String
    /// Puts something before SQLite's own lines.
    var detail: (_ lines: String, _ more: Int) -> String
    /// The remedy that makes the journal sound again, with commands that can be typed as they are.
    var copyAnew: (_ file: String) -> String
    var recount: String
    var keepCopy: (_ file: String) -> String
    /// The advice to restore, with the day of the backup, after which everything is missing in it.
    var restore: (_ file: String, _ day: String) -> String
    var rescue: String
    var signedIn: String
    var signedOut: String
    var notUTF8: (String) -> String
    var noTerminal: String
    var allWell: String
    var somethingWrong: String
}
