import Common
import Curses
import LiveWalking
import Walking

/// An option of the command line.
///
/// This table is the only one: the parser, `--help`, the completions and the man page are all made from it.
enum Option: String, CaseIterable {
    case home, profile, zone, lang, units, color, demo
    case open, trace
    case recordKeys = "record-keys"
    case replay, record
    case renderer, linear, keys, theme
    case mode, target, plan, feed, speed, line, live
    case duration = "for"
    case json, metric, from, to, format, undo, yes
    case once, list, off
    case week, month, quarter, year
    case day = "on"
    case radius
    case asWalk = "as-walk"
    case notAsWalk = "not-as-walk"
    case name
    case folder
    case nickname = "as"
    case club, tokens, entrance
    case cap, handicap, keep
    case help, version

    var value: ValueKind {
        switch self {
        case .home: .folder("DIR")
        case .profile: .profile
        case .zone: .zone
        case .lang: .choice(["en", "ko"])
        case .units: .choice(Units.allCases.map(\.rawValue))
        case .color: .choice(["auto", "never", "16", "256", "true"])
        case .renderer: .choice(Renderer.allCases.map(\.rawValue))
        case .keys: .file("FILE")
        case .theme: .theme
        case .record: .file("FILE")
        case .undo: .text("NUMBER")
        case .radius: .text("500m")
        case .name, .nickname: .text("NAME")
        case .club: .file("FILE")
        case .entrance: .text("URL")
        case .cap: .choice(DailyCap.allCases.compactMap(\.limit).map(String.init))
        case .folder: .folder("DIR")
        case .asWalk, .notAsWalk: .text("SPORT")
        case .open: .link
        case .trace, .recordKeys, .replay: .file("FILE")
        case .from, .to, .day: .date
        case .metric: .choice(ChartMeasure.proved.map(\.word))
        case .mode: .choice(WalkMode.allCases.map(\.rawValue))
        case .target: .text("cadence:105-115|speed:1.2-1.4|step:0.65-0.75")
        case .plan: .file("FILE")
        case .feed: .file("FILE|-")
        case .speed: .choice(["0", "1", "10"])
        case .duration: .text("30m|doctor")
        case .format:
            .choice(
                ExportFormat.allCases.map(\.rawValue) + ReportFormat.allCases.map(\.rawValue).filter { ExportFormat(rawValue: $0) == nil }
                    + ["svg"])
        case .demo, .line, .linear, .live, .json, .yes, .once, .list, .off, .week, .month, .quarter, .year, .tokens, .handicap, .keep,
            .help,
            .version:
            .none
        }
    }

    var letter: Character? {
        switch self {
        case .help: "h"
        case .version: "V"
        default: nil
        }
    }

    /// Indicates whether it may stand with every command and with none; the others belong to the app, or to the commands that name them.
    var isGlobal: Bool {
        switch self {
        case .json, .metric, .from, .to, .format, .undo, .yes, .asWalk, .notAsWalk, .mode, .target, .plan, .feed, .speed, .line, .live,
            .duration, .name, .folder, .nickname, .club, .tokens, .entrance, .cap, .handicap, .keep, .once, .list, .off, .week, .month,
            .quarter,
            .year, .day,
            .radius:
            false
        default: !isForApp
        }
    }

    /// Indicates whether it is for the app alone.
    var isForApp: Bool {
        switch self {
        case .open, .trace, .recordKeys, .replay, .record, .demo, .renderer, .linear, .keys, .theme: true
        default: false
        }
    }

    /// Indicates whether a walk on its screen takes it as well, as one that says how the app is shown and not what it opens.
    var isForEveryScreen: Bool { isForApp && self != .open && self != .replay }

    /// The options that are allowed without a command.
    static var withoutCommand: [Option] { allCases.filter { $0.isGlobal || $0.isForApp } }
}
