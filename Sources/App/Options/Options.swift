import Curses
import Phrases
import Walking

/// The command line as it was meant.
struct Options {
    /// The name of a command of the table; nil opens the app.
    var command: String?
    var operands: [String] = []
    /// The operand of commands that take a date.
    var date: CivilDate?

    var home: String?
    var profile: String?
    var zone: Zone?
    var language: Language?
    var units: Units?
    var color = ColorChoice.automatic
    var isDemo = false
    /// The renderer; `nil` picks the best one available.
    var renderer: Renderer?
    /// Whether screens are said in lines instead of shown.
    var isLinear = false
    var keysFile: String?
    /// The name of a theme, or a file with one.
    var theme: String?
    /// Where what is shown is written down, to be played again.
    var castFile: String?
    var wantsHelp = false
    var wantsVersion = false

    /// Where the app goes once somebody is in.
    var link: AppLink?
    /// Where every step of the navigation is written.
    var trace: String?
    /// Where the keys are written.
    var recordedKeys: String?
    /// The recorded session to play instead of opening the app.
    var replay: String?

    var json = false
    /// Which of a day's numbers is meant.
    var metric = Metric.steps
    var from: CivilDate?
    var through: CivilDate?
    /// The number of an import.
    var undo: Int64?
    /// Sports that count as walks from now on.
    var walkingSports: [String] = []
    /// Sports that do so no longer.
    var otherSports: [String] = []
    /// Whether a change is wanted without being asked again.
    var yes = false
    var format = ExportFormat.csv
}
