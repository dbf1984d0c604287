import Journal
import LiveWalking
import Phrases
import Walking

extension CommandStrings {
    static let en = CommandStrings(
        language: .en,
        tagline: "GND counts your walks, in the terminal.", usage: "Usage", commands: "Commands", options: "Options",
        examples: "Examples",
        grammar: [
            "sensors": [
                "list              the remembered sensors, as without an action",
                "find              look for sensors that are near",
                "test ADDRESS      connect, and print what it says",
                "remember ADDRESS  use it in walks; gpsd is a receiver of satellites",
                "forget ADDRESS    use it no longer",
                "calibrate ADDRESS WALKED SAID  correct it: 400m walked, 385m said",
                "control ADDRESS   let walks set the speed of this belt; asked first",
                "no-control ADDRESS  let no walk set this belt any more",
            ],
            "tests": [
                "list              the results with their numbers, as without an action",
                "add METRES        the way of six minutes: 480, or 12 x 40 + 15; where it was",
                "                  not now, the day goes before it: yesterday 14:30 480",
                "correct METRES    another way for the last six minutes, or for those of",
                "                  the day before it or of --on: yesterday 485",
                "delete [NUMBER]   delete the latest result, that of --on, or of a number",
            ],
            "privacy": [
                "Without an action the places are listed.",
                "add PLACE         37.5665,126.9780, or start or end of the last walk",
                "remove NAME       keep it private no longer",
                "clean FILE        print a recorded walk without the places",
            ],
            "together": [
                "Without an action the rooms are listed.",
                "room [ROOM]       the week of a room, by its name or number",
                "sync              send your days, and fetch those of the others",
                "folder DIR        open a club with a room in a folder that you share",
                "new NAME          open another room in a club that you are in",
                "                  (it, folder and init take --from, --to and --cap)",
                "init URL          open one at postgresql://ADMIN@HOST/DB or ssh://club@HOST",
                "invite [ROOM]     make a word for others",
                "link [CLUB]       make a word for another computer of yours",
                "join [WORD]       enter by such a word, asked for unseen (--folder DIR)",
                "unlink [COMPUTER] list your computers in folders; take another one off",
                "recover           come back after losing a computer, by the phrase that was",
                "                  shown (--folder DIR), or recover ssh://club@HOST",
                "leave [ROOM]      leave a room; your days there are deleted",
                "remove NAME       remove somebody from a room that you opened",
                "cheer NAME        cheer somebody of your rooms, once a day (of two who are",
                "                  called so with the room: \"Anna Family\")",
                "ask NAME WHEN     ask for a walk, in quotes: \"Anna tomorrow 9:00\"",
                "answer yes|no     answer the next walk, or \"yes Anna\"; “withdraw” your own",
                "answer off        call off a walk that was agreed, or \"off Anna\"",
                "walks             list the walks that were asked for or agreed",
                "block NAME        no longer see somebody; nobody is told",
                "unblock NAME      see them again",
                "challenge [ROOM]  list the challenges; with --to DATE start one",
                "calloff NUMBER    call off a challenge of yours",
                "about             say what leaves this machine",
                "doctor [URL]      look whether the clubs are good; what a database leaves open",
                "authorize KEY     on the host: print the line that lets a key of ssh in",
                "                  (--as NAME: as one more computer of a member)",
                "authorize URL     make the word by which a member of a club in a database",
                "                  comes back on a new computer (--as NAME)",
                "serve             on the host: what that line runs",
                "upgrade URL       bring a club in a database up to date",
                "sweep URL         drop what is over in it",
            ],
            "calibrate": ["WAY is a known length, STEPS what you counted on it."],
            "weight": ["WEIGHT is 72, 72.5 kg, 158 lb or 11 st 4 lb; with it a walk says its energy."],
            "log": [
                "WALK is a duration, steps, a distance, a start, tags and a title,",
                "in any order; a duration or steps are enough.",
                "duration  35m   30 minutes   1h10   1:10   1.5 h",
                "          (a lone m is minutes up to 300, metres beside a duration)",
                "steps     3900   3,900   1200 steps   (below 300 alone: asked back)",
                "distance  2.6 km   2,6km   2 miles   800 m",
                "start     07:40   at 7:40 pm   07:40-08:15   yesterday 07:40",
                "          2026-11-20 07:40   20 nov at 7   last friday   3 days ago",
                "          half past seven in the evening   from 3 to 4 pm",
                "end       until 8:00   20 minutes ago   (since 20 minutes ago: the start)",
                "          (neither: it ended just now)",
                "tags      #morning   shoe:trail",
                "title     the rest; in quotes of its own where it looks like one",
                "          of these: gnd log '2h \"10 km loop\"'",
                "          (quotes for the shell alone do not reach GND)",
            ],
            "why": ["DATE is 2026-03-27, 20.11., 20 nov, today, yesterday, tue …"],
            "walk": [
                "Keys of the line: space pauses, l is a lap, q ends and saves, ? lists,",
                "t is ten steps (pressed quickly, one): they measure your cadence;",
                "b beat, v voice, e and 6–20 how hard it is, . you feel unwell: it pauses,",
                "stops a belt that keys control, and says the signs by which to stop.",
                "Keys of such a belt: g starts it, + and - change its speed, x stops it.",
                "Other modes and numbers have keys on the screen alone.",
                "On its screen it takes the app's options, too: --linear, --theme …",
                "A plan has a phase a line: “walk 5 min cadence 95-105”, “slow 2 min”;",
                "“repeat 2” does those since the warm-up or the last repeat twice more.",
            ],
            "imports": ["NUMBER is the first column of “gnd imports”."],
        ],
        ownExamples: [:],
        opensTheApp: "opens the app", moreHelp: "“gnd COMMAND --help” says more about a command.",
        optionSummary: { option, command in
            switch option {
            case .home: "use DIR instead of the XDG folders"
            case .profile: "whose journal (default: last signed in)"
            case .zone: "count days there, this time alone"
            case .units: "metric[-lb]|imperial[-kg]|miles-cm|km-in"
            case .lang: "language (default: the locale's)"
            case .color: "colours (default: auto)"
            case .open: "go to a link: gnd://walk/2026-03-27"
            case .trace: "write each step of the navigation there"
            case .recordKeys: "write the keys there (passphrases as dots)"
            case .replay: "play such a file (asks for passphrases)"
            case .demo: "a made-up year; nothing is written"
            case .renderer: "how screens are drawn"
            case .linear: "lines of text, for screen readers and logs"
            case .keys: "your keys (see the manual page)"
            case .theme: "your colours (see the manual page)"
            case .record: "write an asciicast of what is shown"
            case .json: "print JSON"
            case .mode: "what kind of walk (else a stroll)"
            case .target: "a band of your own (m/s, m)"
            case .plan: "a plan of your own, a phase a line"
            case .feed: "walk a recorded session; - reads it here"
            case .speed: "how fast a feed is played (0: at once)"
            case .line: "one line instead of a screen"
            case .live: "the walk that goes on, if one does"
            case .duration where command == ReportCommand.name: "for a doctor, with definitions"
            case .duration: "end after so long"
            case .from: "first day: 2026-03-27, 20.11., tuesday …"
            case .to: "last day"
            case .metric: "which number of the day (else yours)"
            case .format where command == ExportCommand.name: "the form (csv: the days alone)"
            case .format: "the form (else text)"
            case .undo: "undo this import"
            case .asWalk: "count this sport as walks, now and later"
            case .notAsWalk: "count this sport as walks no longer"
            case .name where command == SensorsCommand.name: "what to call the sensor"
            case .name where command == TogetherCommand.name: "what to call the club"
            case .name: "what to call the place"
            case .folder: "where the shared folder lies here"
            case .nickname: "the name that others see"
            case .club: "the club’s file here; with new, its name"
            case .tokens: "members have tokens, not a login each"
            case .entrance: "where members reach the database"
            case .cap: "the most steps of a day that count"
            case .handicap: "everybody against their own usual day"
            case .keep: "your other computers go on counting"
            case .week: "the last week (or that of --on)"
            case .month: "the last month (or that of --on)"
            case .quarter: "the last quarter (or that of --on)"
            case .year: "the last year (or that of --on)"
            case .day where command == TestsCommand.name: "the day of the test"
            case .day: "the span that this day is in"
            case .radius: "how far round the place (else 500 m)"
            case .once: "end as soon as nothing is on its way"
            case .list: "say what lies there, and what became of it"
            case .off where command == CalibrateCommand.name: "forget the step length that was counted"
            case .off where command == WeightCommand.name: "forget the weight"
            case .off: "watch no folder any more"
            case .yes: "change it without asking"
            case .help: "show this help"
            case .version: "show the version"
            }
        },
        noDays: "There are no days yet. Import an export with “gnd import PATH”, or write down a walk with “gnd log \"35m 3000\"”.",
        noDaysInRange: { "There are no days with data in that range; the last one of all is \($0)." },
        stepsOfGoal: { "\($0) of \($1) steps" }, goalReached: "Goal reached.",
        stepsToGo: { "\($0) steps to go, about \($1) of brisk walking" },
        logged: { "Logged: \($0)" }, records: { "\($0) records" },
        doctor: DoctorStrings(
            folder: "Folder", journal: "Journal", keychain: "Keychain", terminal: "Terminal", settings: "Settings", locale: "Locale",
            zone: "Time zone", machineZone: { "(this machine: \($0))" },
            noZones: "this system has no time zones: install the package tzdata",
            notYet: "not there yet; it is made when it is needed",
            folderTooOpen: { "\($0) has mode \($1), so others can look in: chmod 700 \($0)" },
            journalSound: { (["sound"] + ($0.isEmpty ? [] : [$0.joined(separator: ", ")])).joined(separator: ": ") },
            problem: { problem in
                switch problem {
                case .upkeep: "the records are whole, but what finds them quickly is damaged"
                case .pages: "pages of the file are damaged, and records may be lost"
                case .orphans(let table): "\(table) has rows without an owner"
                case .miscounted(1): "1 day is not what its records come to"
                case .miscounted(let days): "\(days) days are not what their records come to"
                }
            },
            journalUnreadable: "pages of the file are damaged, and it cannot be read any more",
            detail: { " (SQLite: \($0)\($1 > 0 ? "; and \($1) more" : ""))" },
            copyAnew: { "rebuild it: gnd backup \($0) && gnd restore \($0)" },
            recount: "count again, which changes no record: gnd reimport",
            keepCopy: { "no person’s numbers depend on them; keep a copy of the journal as it is: gnd backup \($0)" },
            restore: { "put the newest backup in its place, which lacks everything after \($1): gnd restore \($0)" },
            rescue: "there is no backup; save what can still be read: gnd export --format json > saved.json",
            signedIn: "holds a token", signedOut: "holds no token",
            notUTF8: { "\($0) is not UTF-8: set LC_ALL=C.UTF-8" },
            noTerminal: "none here; the app needs one, the commands do not", allWell: "All is well.",
            somethingWrong: "Something needs your attention; see the lines marked ✗."),
        usageError: { error in
            switch error {
            case .unknownOption(let name): "There is no option \(name)."
            case .missingValue(let option): "--\(option.rawValue) needs a value: \(option.value.placeholder ?? "")."
            case .needsNoValue(let option): "--\(option.rawValue) takes no value."
            case .badValue(.zone, let value): "“\(value)” is not a time zone; write it as Asia/Seoul or Europe/Berlin."
            case .noZones: "This system has no time zones: install the package tzdata. Without it there are UTC and offsets such as GMT+9."
            case .badValue(let option, let value):
                "“\(value)” does not fit --\(option.rawValue); it takes \(option.value.expectation(.en))."
            case .badLink(let problem): LinkStrings.en.problem(problem)
            case .unknownCommand(let name, let suggestion?): "There is no command “\(name)”; did you mean “\(suggestion)”?"
            case .unknownCommand(let name, nil): "There is no command “\(name)”."
            case .optionNotHere(let option, let command?) where option.isForApp:
                "--\(option.rawValue) is for the app, which “gnd” opens without a command; “gnd \(command)” takes none."
            case .optionNotHere(let option, let command?): "“gnd \(command)” takes no --\(option.rawValue)."
            case .optionNotHere(let option, nil): "--\(option.rawValue) belongs to a command."
            case .missingOperand(let command, let operand): "“gnd \(command)” needs \(operand)."
            case .badOperand("report", "pdf", _):
                "A PDF is the web page, printed: “gnd report --format html > report.html”, then print it in a browser into a file."
            case .badOperand(let command, let operand, let expected):
                "“\(operand)” does not fit “gnd \(command)”; it takes \(expected ?? ValueKind.date.expectation(.en))."
            case .unexpectedOperand(let command, let operand): "“gnd \(command)” does not know what to do with “\(operand)”."
            case .notTogether(let one, let other): "--\(one.rawValue) makes no sense with --\(other.rawValue)."
            case .onlyWith(let one, let other): "--\(one.rawValue) belongs to --\(other.rawValue)."
            case .targetInTest(let mode): "--mode \(mode.rawValue) is a test, in which nothing pulls at you: leave out --target."
            case .datesReversed: "--from is after --to."
            }
        },
        tryHelp: "See “gnd --help”.")
}
