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
    /// Indicates whether screens are said in lines instead of shown.
    var isLinear = false
    var keysFile: String?
    /// The name of a theme, or a file with one.
    var theme: String?
    /// The file that the screen is recorded to, to be played again.
    var castFile: String?
    var wantsHelp = false
    var wantsVersion = false

    /// The link that the app opens once a person is in.
    var link: AppLink?
    /// The file of the navigation trace.
    var trace: String?
    /// The file of the recorded keys.
    var recordedKeys: String?
    /// The recorded session to play instead of opening the app.
    var replay: String?

    var json = false
    /// The one of a day's numbers that is meant; nil for the one that the person goes by.
    var metric: ChartMeasure?
    var from: CivilDate?
    var through: CivilDate?
    /// The day of a test, or a day of the span of a report; nil for the last one.
    var day: CivilDate?
    /// The number of an import.
    var undo: Int64?
    /// Sports that count as walks from now on.
    var walkingSports: [String] = []
    /// Sports that do so no longer.
    var otherSports: [String] = []
    /// Indicates whether a change is wanted without being asked again.
    var yes = false
    /// The word after `--format`, which the command judges that takes it.
    var format: String?
    /// Seconds after which a search, or a walk, ends by itself.
    var seconds: Int?
    /// Metres of a circle.
    var radius: Double?
    /// The name that something gets.
    var name: String?
    /// The folder in which something that is shared lies.
    var folder: String?
    /// The name by which others see the person.
    var nickname: String?
    /// The file of a club on its host.
    var club: String?
    /// The members of a new club come in with tokens and not with a login each.
    var tokens = false
    /// The address at which members reach a new club, where it is not the admin's.
    var entrance: String?
    /// The person's other computers go on counting in a club into which they come back.
    var keepsComputers = false
    /// The most steps of a day that count in a new challenge.
    var dailyCap: DailyCap?
    /// A new challenge compares everybody with their own usual day.
    var hasHandicap = false
    /// The options of a live walk: its mode or plan, and where it comes from.
    var walk = WalkOptions()
    /// The span of a report, and its reader.
    var report = ReportOptions()
    /// The part of the inbox that is meant, besides waiting for what comes.
    var inbox: InboxAction?
    /// Indicates whether the walk that goes on is meant, rather than the day.
    var isLive = false
}

/// The options of a report.
struct ReportOptions {
    var span: ReportSpan?
    var reader = ReportReader.own
}

/// The part of `gnd inbox` that is meant, as its options are called.
enum InboxAction: String {
    /// Ends as soon as nothing is on its way.
    case once
    /// Says what lies there.
    case list
    /// Forgets the folder.
    case off
}
