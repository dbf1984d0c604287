import Phrases
import Walking

/// The words of the command line.
struct CommandStrings: Translated {
    let language: Language

    // Help
    var tagline: String
    var usage: String
    var commands: String
    var options: String
    var examples: String
    /// The grammar by the command's name, for those whose operand is more than a name: what may stand in it, a line each.
    var grammar: [String: [String]]
    /// The examples by the command's name, in words of this language, in place of the command's own.
    var ownExamples: [String: [String]]
    var opensTheApp: String
    var moreHelp: String
    /// An option in a few words, for the command that takes it; nil is the app, or any command.
    var optionSummary: (_ option: Option, _ command: String?) -> String

    // Results
    var noDays: String
    /// The text where only other days have data; with the last of them.
    var noDaysInRange: @Sendable (_ last: String) -> String
    var stepsOfGoal: (_ steps: String, _ goal: String) -> String
    var goalReached: String
    var stepsToGo: (_ steps: String, _ duration: String) -> String
    var logged: (String) -> String
    var records: (String) -> String
    var doctor: DoctorStrings

    // Complaints: what is wrong, then what to do
    var usageError: (UsageError) -> String
    var tryHelp: String

    /// Picks by language: what one command alone says stands in its own file.
    func callAsFunction(en: String, ko: String) -> String { language == .ko ? ko : en }
}
