import Common
import Coordinators
import Screens
import Terminal
import Walking

extension WalkRoute {
    /// The groups of the menu: one's walks, where they come from, the program.
    private enum Menu { static let (walks, origins, program) = (0, 1, 2) }

    /// Every screen of the tab, in the order in which keys and menu are listed.
    @MainActor package static let destinations: Destinations<WalkRoute, WalkStrings> = [
        .start(.home, WalkHomeViewController.self).link("walk").keys { WalkKeys(strings: $0).homeSection },
        .exit(.walkNow, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.walkNow", "w", title: \.home.walkNow, hint: 6, on: WalkHomeViewController.self)
            .titled(menu: Menu.walks, \.menu.walkNow),
        .push(.log, WalkFormViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.new", "n", title: \.home.newWalk, hint: 10, on: WalkHomeViewController.self)
            .titled(menu: Menu.walks, \.menu.newWalk).link("walk/new").keys { WalkKeys(strings: $0).walkFormSection },
        .present(.menu, HomeMenuViewController.self, from: WalkHomeViewController.self)
            .key("home.menu", "m", title: \.home.menu, hint: 30),
        .push(.allWalks, AllWalksViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.walks", "/", title: \.home.allWalks, hint: 40, on: WalkHomeViewController.self)
            .titled(menu: Menu.walks, \.all.title).link("walk/all").keys { WalkKeys(strings: $0).allWalksSection },
        .push(.year, YearViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.year", "y", title: \.home.year, on: WalkHomeViewController.self)
            .titled(menu: Menu.walks, \.menu.year).link("walk/year").keys { WalkKeys(strings: $0).yearSection },
        .push(.goal, GoalViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.goal", "g", title: \.home.goal, on: WalkHomeViewController.self)
            .titled(menu: Menu.walks, \.menu.goal).link("walk/goal").keys { WalkKeys(strings: $0).goalSection },
        .exit(.otherGoals, from: GoalViewController.self).key("goal.others", .control("o"), title: \.goal.others, hint: 20),
        .push(.goals, GoalsViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.goals", "r", title: \.goals.open, on: WalkHomeViewController.self)
            .titled(menu: Menu.walks, \.goals.title).link("walk/goals").keys { WalkKeys(strings: $0).goalsSection },
        .push(.newGoal, NewGoalViewController.self, from: GoalsViewController.self)
            .key("goals.new", "n", title: \.goals.new, hint: 10)
            .link("walk/goals/new").above(.goals).keys { WalkKeys(strings: $0).spanGoalSection },
        .push(.weekGoal, NewGoalViewController.self, from: GoalsViewController.self).link("walk/goals/week").above(.goals),
        .push(.goalRule, GoalRuleViewController.self, from: GoalsViewController.self)
            .key("goals.why", "?", title: \.goals.why, hint: 35).link("walk/goals/rule").above(.goals),
        .push(.shoes, ShoesViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.shoes", "o", title: \.shoes.open, on: WalkHomeViewController.self)
            .titled(menu: Menu.walks, \.shoes.title).link("walk/shoes").keys { WalkKeys(strings: $0).shoesSection },
        .exit(.tests, from: HomeMenuViewController.self).titled(menu: Menu.walks, \.menu.tests),
        .push(.weekShoes, WeekShoesViewController.self, from: ShoesViewController.self)
            .key("shoes.week", "w", title: \.shoes.week, hint: 10)
            .link("walk/shoes/week").above(.shoes).keys { WalkKeys(strings: $0).weekShoesSection },
        .push(WalkRoute.shoe, ShoeFormViewController.self, from: ShoesViewController.self)
            .link("walk/shoes/of/:pair").above(.shoes).keys { WalkKeys(strings: $0).shoeSection },
        .push(.importFiles, ImportViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.import", "i", title: \.home.importFiles, hint: 50, on: WalkHomeViewController.self)
            .titled(menu: Menu.origins, \.menu.importFiles).link("walk/import").keys { WalkKeys(strings: $0).importingSection },
        .push(.imports, ImportsViewController.self, from: ImportViewController.self, HomeMenuViewController.self)
            .titled(menu: Menu.origins, \.imports.open).link("walk/imports").above(.importFiles),
        .push(
            .inbox, InboxViewController.self, from: ImportViewController.self, HomeMenuViewController.self, ExportGuideViewController.self
        )
        .titled(menu: Menu.origins, \.inbox.title).link("walk/inbox").above(.importFiles).keys { WalkKeys(strings: $0).inboxSection },
        .push(.exports, ExportGuideViewController.self, from: ImportViewController.self, InboxViewController.self)
            .key("import.exports", .control("x"), title: \.inbox.how, hint: 31, on: ImportViewController.self)
            .link("walk/exports").above(.importFiles),
        .push(.sources, SourcesViewController.self, from: WalkHomeViewController.self, HomeMenuViewController.self)
            .key("home.sources", "s", title: \.home.sources, on: WalkHomeViewController.self)
            .titled(menu: Menu.origins, \.menu.sources).link("walk/sources").keys { WalkKeys(strings: $0).sourceOrderSection },
        .exit(.sensors, from: HomeMenuViewController.self).titled(menu: Menu.origins, \.menu.sensors),
        .exit(.settings, from: HomeMenuViewController.self).titled(menu: Menu.program, \.menu.settings),
        .push(WalkRoute.importRecord, ImportRecordViewController.self, from: ImportsViewController.self, ImportViewController.self)
            .link("walk/imports/:import").above(.imports).keys { WalkKeys(strings: $0).importRecordSection },
        .push(
            { (date: CivilDate, measure: ChartMeasure) in WalkRoute.why(date, measure) }, WhyViewController.self,
            from: WalkHomeViewController.self, WalkDetailViewController.self,
            AllWalksViewController.self, YearViewController.self
        )
        .link("walk/:day") { WalkRoute.why($0) }.link("walk/:day/:metric").keys { WalkKeys(strings: $0).whySection },
        .push(
            WalkRoute.walk, WalkDetailViewController.self, from: WalkHomeViewController.self, AllWalksViewController.self,
            SameWayViewController.self
        )
        .link("walk/:walk").keys { WalkKeys(strings: $0).detailSection },
        .push(WalkRoute.edit, WalkFormViewController.self, from: WalkHomeViewController.self, WalkDetailViewController.self)
            .link("walk/:walk/edit").above(WalkRoute.walk),
        .push(WalkRoute.split, SplitWalkViewController.self, from: WalkDetailViewController.self)
            .link("walk/:walk/split").above(WalkRoute.walk).keys { WalkKeys(strings: $0).splitWalkSection },
        .push(WalkRoute.sameWay, SameWayViewController.self, from: WalkDetailViewController.self)
            .link("walk/:walk/same").above(WalkRoute.walk),
        .push(WalkRoute.changeWalks, ChangeWalksViewController.self, from: AllWalksViewController.self)
            .keys { WalkKeys(strings: $0).changeWalksSection },
    ]
}
