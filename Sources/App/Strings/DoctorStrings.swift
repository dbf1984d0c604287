import Journal

/// What `gnd doctor` says about what it looked at.
struct DoctorStrings {
    var folder: String
    var journal: String
    var keychain: String
    var terminal: String
    var settings: String
    var locale: String
    var zone: String
    var notYet: String
    var folderTooOpen: (_ path: String, _ mode: String) -> String
    var journalSound: (_ days: String, _ walks: String) -> String
    var journalUnsound: (String) -> String
    var problem: (JournalProblem) -> String
    var signedIn: String
    var signedOut: String
    var notUTF8: (String) -> String
    var noTerminal: String
    var allWell: String
    var somethingWrong: String
}
