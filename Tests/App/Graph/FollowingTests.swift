import Common
import Screens
import ScreenTesting
import Testing

@testable import gnd

/// Screens beside other windows and the shell, which change the journal under them.
@Suite(.leavesNothing)
struct FollowingTests {
    /// The screens that show nothing that another window could change under them, and the others with their reasons.
    private static let exceptions: [String: Set<String>] = [
        "before anybody is in": [
            "WelcomeViewController", "LoginViewController", "CreateAccountViewController", "ProfileSettingViewController",
            "NicknameViewController", "StartupErrorViewController",
        ],
        "a form keeps what is being typed": [
            "WalkFormViewController", "ChangeWalksViewController", "SplitWalkViewController", "ImportViewController",
            "NewGoalViewController", "ShoeFormViewController", "EffortViewController", "NewRoomViewController", "JoinRoomViewController",
            "ShareRoomViewController", "AskToWalkViewController", "NewChallengeViewController", "NicknameEditorViewController",
            "ProfileEditorViewController", "GoalEditorViewController", "PauseEditorViewController", "TimeZonePeriodEditorViewController",
            "PrivatePlaceViewController", "PassphraseEditorViewController", "DeletionViewController",
        ],
        "a question with answers that do not change": [
            "HomeMenuViewController", "ModesViewController", "ChoiceViewController<Period>", "ChoiceViewController<DailyCap>",
            "ChoiceViewController<StreakKind>",
        ],
        "a walk, a watch or sensors of this window": ["LiveViewController", "FourMetresViewController", "SensorsViewController"],
        "the same words for everybody": ["GoalRuleViewController", "ExportGuideViewController", "AboutViewController"],
        "numbers as they were when it was asked": ["ComparedViewController"],
        "a file of the program, which is no journal": [
            "ChoiceViewController<Optional<Units>>", "ChoiceViewController<Optional<Language>>", "ChoiceViewController<Optional<String>>",
            "ChoiceViewController<Optional<Bool>>", "ChoiceViewController<Bool>", "OutputsViewController",
        ],
    ]

    private static func reason(_ screen: String) -> String? { exceptions.first { $0.value.contains(screen) }?.key }

    @Test(arguments: Place.all)
    func `a screen follows what changes under it, or has a reason not to`(_ place: Place) async throws {
        let services = TestServices()
        try await place.beginning.prepare(services)
        let pilot = await AppStage(services: services).pilot
        await pilot.press(place.keys)
        let screen = try #require(pilot.topScreen)
        #expect(pilot.stack.last == place.screen)
        let follows = screen.runningTasks.contains { $0.name == ViewController.followingTask }
        #expect(follows == (Self.reason(place.screen) == nil), "\(Self.reason(place.screen) ?? "call follow(_:) in viewDidLoad")")
    }

    @Test func `no reason is given for a screen that there is not`() {
        let screens = Set(Place.all.map(\.screen))
        for (reason, names) in Self.exceptions { #expect(names.isSubset(of: screens), "\(reason)") }
    }
}
