import ScreenTesting
import Terminal
import Testing

/// A screen, and keys that lead to it from the start of the program.
nonisolated struct Place: CustomTestStringConvertible {
    let screen: String
    let beginning: Beginning
    let keys: [Key]

    init(_ screen: String, _ beginning: Beginning = .person, _ keys: Key...) {
        self.screen = screen
        self.beginning = beginning
        self.keys = keys
    }

    var testDescription: String { screen }

    static let all: [Place] = [
        Place("WelcomeViewController", .firstLaunch),
        Place("LoginViewController", .nobody),
        Place("CreateAccountViewController", .nobody, .tab, .enter),
        Place("ProfileSettingViewController", .withoutProfile),
        Place("NicknameViewController", .withoutNickname),
        Place("StartupErrorViewController", .trouble),
        Place("WalkHomeViewController"),
        Place("HomeMenuViewController", .person, "m"),
        Place("WalkFormViewController", .person, "n"),
        Place("WalkDetailViewController", .person, "n", "3", "5", .control("s"), .enter),
        Place("AllWalksViewController", .person, "/"),
        Place("ChangeWalksViewController", .person, "n", "3", "5", .control("s"), "/", .enter, "c"),
        Place("SplitWalkViewController", .person, "n", "3", "5", .control("s"), .enter, "s"),
        Place("SameWayViewController", .sameWay, .enter, "l"),
        Place("ImportViewController", .person, "i"),
        Place("ImportsViewController", .person, "i", .tab, .tab, .enter),
        Place("ImportRecordViewController", .withImport, "i", .tab, .tab, .enter, .enter),
        Place("InboxViewController", .person, "i", .control("o")),
        Place("ExportGuideViewController", .person, "i", .control("x")),
        Place("GoalViewController", .person, "g"),
        Place("YearViewController", .person, "y"),
        Place("SourcesViewController", .person, "s"),
        Place("GoalsViewController", .person, "r"),
        Place("NewGoalViewController", .person, "r", "n"),
        Place("GoalRuleViewController", .person, "r", "?"),
        Place("ShoesViewController", .person, "o"),
        Place("WeekShoesViewController", .person, "o", "w"),
        Place(
            "ShoeFormViewController", .person, "n", "3", "5", .tab, .tab, .tab, .tab, "s", "h", "o", "e", ":", "A", .control("s"), "o",
            .enter),
        Place("WhyViewController", .person, "?"),
        Place("ModesViewController", .person, "w"),
        Place("SensorsViewController", .person, "w", "s"),
        Place("TestsViewController", .person, "w", "t"),
        Place("FourMetresViewController", .person, "w", "t", .enter),
        Place("LiveViewController", .person, "w", .enter, .tab, .enter),
        Place("EffortViewController", .person, "w", .enter, .tab, .enter, "e"),
        Place("RoomsViewController", .person, "2"),
        Place("NewRoomViewController", .person, "2", "n"),
        Place("ChoiceViewController<Period>", .person, "2", "n", .tab, .enter),
        Place("ChoiceViewController<DailyCap>", .person, "2", "n", .tab, .tab, .enter),
        Place("RoomViewController", .person, "2", "n", "S", .tab, .tab, .tab, .enter),
        Place("RoomWeekViewController", .person, "2", "n", "S", .tab, .tab, .tab, .enter, "?"),
        Place("JoinRoomViewController", .person, "2", "c"),
        Place("ShareRoomViewController", .person, "2", "s"),
        Place("ClubRoomViewController", .sharedRoom, "2", .enter),
        Place("ClubMemberViewController", .sharedRoom, "2", .enter, .home, .enter),
        Place("AskToWalkViewController", .sharedRoom, "2", .enter, .home, "w"),
        Place("ChallengesViewController", .sharedRoom, "2", .enter, "t"),
        Place("NewChallengeViewController", .sharedRoom, "2", .enter, "t", "n"),
        Place("ChartViewController", .person, "3"),
        Place("ReportViewController", .person, "3", "e"),
        Place("GaitViewController", .person, "3", "g"),
        Place("ComparedViewController", .person, "3", "g", "?"),
        Place("SettingsViewController", .person, ","),
        Place("NicknameEditorViewController", .person, ",", .enter),
        Place("ProfileEditorViewController", .person, ",", .down, .enter),
        Place("GoalEditorViewController", .person, ",", .down, .down, .enter),
        Place("StreakViewController", .person, ",", .down, .down, .down, .enter),
        Place("ChoiceViewController<StreakKind>", .person, ",", .down, .down, .down, .enter, .enter),
        Place("PauseEditorViewController", .person, ",", .down, .down, .down, .enter, "n"),
        Place("ZonesViewController", .person, ",", .down, .down, .down, .down, .enter),
        Place("TimeZonePeriodEditorViewController", .person, ",", .down, .down, .down, .down, .enter, "n"),
        Place("CalibrationViewController", .person, ",", .down, .down, .down, .down, .down, .down, .enter),
        Place("PrivacyViewController", .person, ",", .down, .down, .down, .down, .down, .down, .down, .enter),
        Place("PrivatePlaceViewController", .person, ",", .down, .down, .down, .down, .down, .down, .down, .enter, "n"),
        Place("PassphraseEditorViewController", .person, ",", .down, .down, .down, .down, .down, .down, .down, .down, .enter),
        Place("DeletionViewController", .person, ",", .down, .down, .down, .down, .down, .down, .down, .down, .down, .enter),
        Place("ChoiceViewController<Optional<Units>>", .person, ",", .end, .up, .up, .up, .up, .up, .up, .up, .enter),
        Place("ChoiceViewController<Optional<Language>>", .person, ",", .end, .up, .up, .up, .up, .up, .up, .enter),
        Place("ChoiceViewController<Optional<String>>", .person, ",", .end, .up, .up, .up, .up, .up, .enter),
        Place("ChoiceViewController<Optional<Bool>>", .person, ",", .end, .up, .up, .up, .enter),
        Place("ChoiceViewController<Bool>", .person, ",", .end, .up, .up, .up, .up, .enter),
        Place("OutputsViewController", .person, ",", .end, .up, .up, .enter),
        Place("AboutViewController", .person, ",", .end, .up, .enter),
    ]
}
