import Phrases
import Walking

/// The command line as it was meant.
struct Options {
    /// Nil opens the app.
    var command: (any Command.Type)?
    var operands: [String] = []
    /// The operand of commands that take a date.
    var date: CivilDate?

    var home: String?
    var profile: String?
    var zone: Zone?
    var language: Language?
    var color = ColorChoice.automatic
    var isDemo = false
    var wantsHelp = false
    var wantsVersion = false

    /// Where the app goes once somebody is in.
    var link: AppLink?

    var json = false
    var from: CivilDate?
    var through: CivilDate?
    /// The number of an import.
    var undo: Int64?
    var format = ExportFormat.csv
}
