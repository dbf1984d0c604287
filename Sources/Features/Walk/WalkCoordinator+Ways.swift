import Coordinators
import Screens

extension WalkCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] {
        typealias Home = WalkHomeViewController
        typealias Detail = WalkDetailViewController
        typealias Form = WalkFormViewController
        typealias Menu = HomeMenuViewController
        return [
            .start(Home.self),
            .push("walk", from: Home.self, AllWalksViewController.self, to: Detail.self),
            .push("edit", from: Home.self, Detail.self, to: Form.self),
            .push("log", from: Home.self, to: Form.self),
            .push("importFiles", from: Home.self, to: ImportViewController.self),
            .push("allWalks", from: Home.self, to: AllWalksViewController.self),
            .push("goal", from: Home.self, to: GoalViewController.self),
            .push("year", from: Home.self, to: YearViewController.self),
            .push("sources", from: Home.self, to: SourcesViewController.self),
            .push("why", from: Home.self, Detail.self, AllWalksViewController.self, YearViewController.self, to: WhyViewController.self),
            .push("changeWalks", from: AllWalksViewController.self, to: ChangeWalksViewController.self),
            .push("split", from: Detail.self, to: SplitWalkViewController.self),
            .push("imports", from: ImportViewController.self, to: LedgerViewController.self),
            .push("importRecord", from: LedgerViewController.self, to: ImportRecordViewController.self),
            .present("menu", from: Home.self, to: Menu.self),
            .replace("log", from: Menu.self, to: Form.self),
            .replace("allWalks", from: Menu.self, to: AllWalksViewController.self),
            .replace("year", from: Menu.self, to: YearViewController.self),
            .replace("goal", from: Menu.self, to: GoalViewController.self),
            .replace("importFiles", from: Menu.self, to: ImportViewController.self),
            .replace("imports", from: Menu.self, to: LedgerViewController.self),
            .replace("sources", from: Menu.self, to: SourcesViewController.self),
            .back("settings", from: Menu.self),
            .act("otherGoals", from: GoalViewController.self),
            .back("changedWalks", from: ChangeWalksViewController.self, to: AllWalksViewController.self),
            .back("wasSplit", from: SplitWalkViewController.self, to: Home.self),
            .back("wasSplit", from: SplitWalkViewController.self, to: AllWalksViewController.self),
            .back("importTakenBack", from: ImportRecordViewController.self, to: LedgerViewController.self),
            .back("logged", from: Form.self, to: Home.self),
            .back("edited", from: Form.self, to: Detail.self),
            .back("edited", from: Form.self, to: Home.self),
            .back("deleted", from: Detail.self),
            .back("goalChanged", from: GoalViewController.self),
            .question(from: ImportRecordViewController.self, Home.self),
            .asks(Form.self, ImportViewController.self, ChangeWalksViewController.self),
        ]
    }
}
