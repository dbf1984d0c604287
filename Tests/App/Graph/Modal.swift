import ScreenTesting
import Terminal
import Testing

/// Something that opens over a screen, and keys that open it from the start of the program.
nonisolated struct Modal: CustomTestStringConvertible, Sendable {
    /// The screen that it opens over; for a question whoever asks it.
    let from: String
    let to: String
    let beginning: Beginning
    let open: @MainActor (Pilot, TestServices) async throws -> Void

    init(_ from: String, _ to: String = "AlertController", _ beginning: Beginning = .person, _ keys: Key...) {
        self.init(from, to, beginning) { pilot, _ in await pilot.press(keys) }
    }

    init(
        _ from: String, _ to: String, _ beginning: Beginning, open: @escaping @MainActor (Pilot, TestServices) async throws -> Void
    ) {
        (self.from, self.to, self.beginning, self.open) = (from, to, beginning, open)
    }

    var testDescription: String { "\(from) → \(to)" }

    static let all: [Modal] = [
        Modal("TabCoordinator", "SettingsCoordinator", .person, ","),
        Modal(
            "TabCoordinator", "WhyCoordinator", .person, "n", "3", "5", .tab, "3", "9", "0", "0", .control("s"), "3", "?"),
        Modal("WalkHomeViewController", "HomeMenuViewController", .person, "m"),
        Modal("TabCoordinator", "LiveCoordinator", .person, "w"),
        Modal("ModesViewController", "AlertController", .person, "w", "."),
        Modal("LiveViewController", "AlertController", .person, "w", .enter, .tab, .enter, "."),
        Modal("EffortViewController", "AlertController", .person) { pilot, services in await Journey.askOfUnsavable(pilot, services) },
        Modal("SensorsViewController", "AlertController", .person) { pilot, services in
            services.sensors = OneSensor()
            await pilot.press("w", "s").settle()
            await pilot.press("d")
        },
        Modal("TestsViewController", "AlertController", .person, "w", "t", .down, .enter),
        Modal("AppCoordinator", "AlertController", .wrongFiles),
        Modal("TabCoordinator", "AlertController", .brokenOff),
        Modal("SettingsViewController", "AlertController", .person, ",", .end, .enter),
        Modal("RoomViewController", "AlertController", .person, "2", "n", "S", .tab, .tab, .tab, .enter, "x"),
        Modal("ClubRoomViewController", "AlertController", .sharedRoom, "2", .enter, "x"),
        Modal("ShareRoomViewController", "AlertController", .person, "2", "s", "H", .tab, "~", "/", "h", .control("s")),
        Modal("ChallengesViewController", "AlertController", .sharedRoom, "2", .enter, "t", "n", .control("s"), "x"),
        Modal("ImportRecordViewController", "AlertController", .withImport, "i", .tab, .tab, .enter, .enter, "d"),
        Modal("WalkFormViewController", "AlertController", .person, "n", "3", .escape),
        Modal("ChangeWalksViewController", "AlertController", .person, "n", "3", "5", .control("s"), "/", .enter, "c", "x", .escape),
        Modal(
            "ShoeFormViewController", "AlertController", .person, "n", "3", "5", .tab, .tab, .tab, .tab, "s", "h", "o", "e", ":", "A",
            .control("s"), "o", .enter, "8", .escape),
        Modal("ImportViewController", "AlertController", .person) { pilot, services in
            services.reader = HangingReader()
            await pilot.press("i").type("export.xml")
            await Journey.leaveImport(pilot)
        },
        Modal("WalkHomeViewController", "AlertController", .person) { pilot, _ in
            let file = try OneWalkFile()
            await pilot.press("i").type(file.path).press(.enter, .enter, .escape)
            await pilot.press("u")
        },
        Modal("NewRoomViewController", "AlertController", .person, "2", "n", "S", .escape),
        Modal("JoinRoomViewController", "AlertController", .person, "2", "c", "K", .escape),
        Modal("NicknameEditorViewController", "AlertController", .person, ",", .enter, .backspace, .escape),
        Modal("ProfileEditorViewController", "AlertController", .person, ",", .down, .enter, .down, .enter, .escape),
        Modal("GoalEditorViewController", "AlertController", .person, ",", .down, .down, .enter, "1", .escape),
        Modal("PauseEditorViewController", "AlertController", .person, ",", .down, .down, .down, .enter, "n", "+", .escape),
        Modal(
            "PassphraseEditorViewController", "AlertController", .person, ",", .down, .down, .down, .down, .down, .down, .down, .down,
            .enter, "x", .escape),
        Modal(
            "CalibrationViewController", "AlertController", .person, ",", .down, .down, .down, .down, .down, .down, .enter, "4", .escape),
        Modal(
            "PrivatePlaceViewController", "AlertController", .person, ",", .down, .down, .down, .down, .down, .down, .down, .enter, "n",
            "x", .escape),
        Modal("RoomsViewController", "AlertController", .waitingClub, "2", "x"),
        Modal("CreateAccountViewController", "AlertController", .nobody, .tab, .enter, "a", .escape),
        Modal("LoginViewController", "AlertController", .signedOut, .tab, .tab, .tab, .tab, .enter),
        Modal("TimeZonePeriodEditorViewController", "AlertController", .person, ",", .down, .down, .down, .down, .enter, "n", "E", .escape),
    ]
}
