import Clubs
import Analyze
import Live
import LiveWalking
import Login
import Onboarding
import Screens
import Settings
import Together
import Walk
import Walking

@testable import gnd

/// A place of a flow, with an example of the route that leads there.
///
/// `init(_:)` and `route` switch over all cases, so that a new case of a route does not compile until it has a place and an example.
nonisolated protocol RoutePlace: CaseIterable, Equatable, Sendable {
    associatedtype Route

    init(_ route: Route)
    var route: Route { get }
}

private nonisolated enum Example {
    static let day = CivilDate(dayNumber: 20_777)
    static let walk = WalkID()
    static let room = RoomID(rawValue: 1)
    static let account = Account(id: AccountID(rawValue: 9), name: "ben")
    static let profile = Profile(gender: .woman, ageBand: .from55)
}

nonisolated enum OnboardingPlace: RoutePlace {
    case welcome, exports

    init(_ route: OnboardingRoute) {
        switch route {
        case .welcome: self = .welcome
        case .exports: self = .exports
        }
    }

    var route: OnboardingRoute {
        switch self {
        case .welcome: .welcome
        case .exports: .exports(.watch)
        }
    }
}

nonisolated enum LoginPlace: RoutePlace {
    case login, createAccount, profileSetting, nickname

    init(_ route: LoginRoute) {
        switch route {
        case .login: self = .login
        case .createAccount: self = .createAccount
        case .profileSetting: self = .profileSetting
        case .nickname: self = .nickname
        }
    }

    var route: LoginRoute {
        switch self {
        case .login: .login
        case .createAccount: .createAccount
        case .profileSetting: .profileSetting(Example.account)
        case .nickname: .nickname(Example.account, Example.profile)
        }
    }
}

nonisolated enum TabPlace: RoutePlace {
    case walk, together, analyze, settings, live, sensors, tests, goals, stepGoal, why, inbox

    init(_ route: TabRoute) {
        switch route {
        case .inbox: self = .inbox
        case .walk: self = .walk
        case .together: self = .together
        case .analyze: self = .analyze
        case .settings: self = .settings
        case .live: self = .live
        case .sensors: self = .sensors
        case .tests: self = .tests
        case .goals: self = .goals
        case .stepGoal: self = .stepGoal
        case .why: self = .why
        }
    }

    var route: TabRoute {
        switch self {
        case .inbox: .inbox
        case .walk: .walk
        case .together: .together
        case .analyze: .analyze
        case .settings: .settings
        case .live: .live
        case .sensors: .sensors
        case .tests: .tests
        case .goals: .goals
        case .stepGoal: .stepGoal
        case .why: .why(Example.day, .steps)
        }
    }
}

nonisolated enum WalkPlace: RoutePlace {
    case home, walk, edit, log, walkNow, sensors, tests, importFiles, allWalks, goal, year, why, sources, menu,
        settings, otherGoals, changeWalks, split, sameWay, imports, importRecord, shoes, shoe, weekShoes, inbox, exports, goals,
        newGoal, weekGoal, goalRule

    init(_ route: WalkRoute) {
        switch route {
        case .inbox: self = .inbox
        case .exports: self = .exports
        case .home: self = .home
        case .walk: self = .walk
        case .edit: self = .edit
        case .log: self = .log
        case .walkNow: self = .walkNow
        case .sensors: self = .sensors
        case .tests: self = .tests
        case .importFiles: self = .importFiles
        case .allWalks: self = .allWalks
        case .goal: self = .goal
        case .year: self = .year
        case .why: self = .why
        case .sources: self = .sources
        case .menu: self = .menu
        case .settings: self = .settings
        case .otherGoals: self = .otherGoals
        case .changeWalks: self = .changeWalks
        case .split: self = .split
        case .sameWay: self = .sameWay
        case .imports: self = .imports
        case .importRecord: self = .importRecord
        case .shoes: self = .shoes
        case .shoe: self = .shoe
        case .weekShoes: self = .weekShoes
        case .goals: self = .goals
        case .newGoal: self = .newGoal
        case .weekGoal: self = .weekGoal
        case .goalRule: self = .goalRule
        }
    }

    var route: WalkRoute {
        switch self {
        case .inbox: .inbox
        case .exports: .exports
        case .home: .home
        case .walk: .walk(Example.walk)
        case .edit: .edit(Example.walk)
        case .log: .log
        case .walkNow: .walkNow
        case .sensors: .sensors
        case .tests: .tests
        case .importFiles: .importFiles
        case .allWalks: .allWalks
        case .goal: .goal
        case .year: .year
        case .why: .why(Example.day, .steps)
        case .sources: .sources
        case .menu: .menu
        case .settings: .settings
        case .otherGoals: .otherGoals
        case .changeWalks: .changeWalks([Example.walk])
        case .split: .split(Example.walk)
        case .sameWay: .sameWay(Example.walk)
        case .imports: .imports
        case .importRecord: .importRecord(1)
        case .shoes: .shoes
        case .shoe: .shoe("red")
        case .weekShoes: .weekShoes
        case .goals: .goals
        case .newGoal: .newGoal
        case .weekGoal: .weekGoal
        case .goalRule: .goalRule
        }
    }
}

nonisolated enum TogetherPlace: RoutePlace {
    case rooms, newRoom, period, dailyCap, join, room, week, shareRoom, joinClub, club, clubMember, askToWalk, challenges,
        newChallenge, clubChallenges, newClubChallenge, why

    init(_ route: TogetherRoute) {
        switch route {
        case .rooms: self = .rooms
        case .newRoom: self = .newRoom
        case .period: self = .period
        case .dailyCap: self = .dailyCap
        case .join: self = .join
        case .room: self = .room
        case .week: self = .week
        case .shareRoom: self = .shareRoom
        case .joinClub: self = .joinClub
        case .club: self = .club
        case .clubMember: self = .clubMember
        case .askToWalk: self = .askToWalk
        case .challenges: self = .challenges
        case .newChallenge: self = .newChallenge
        case .clubChallenges: self = .clubChallenges
        case .newClubChallenge: self = .newClubChallenge
        case .why: self = .why
        }
    }

    var route: TogetherRoute {
        switch self {
        case .rooms: .rooms
        case .newRoom: .newRoom
        case .period: .period
        case .dailyCap: .dailyCap
        case .join: .join
        case .room: .room(Example.room)
        case .week: .week(Example.room)
        case .shareRoom: .shareRoom
        case .joinClub: .joinClub
        case .club: .club(.linkExample)
        case .challenges: .challenges(Example.room)
        case .newChallenge: .newChallenge(Example.room)
        case .clubChallenges: .clubChallenges(.linkExample)
        case .newClubChallenge: .newClubChallenge(.linkExample)
        case .clubMember: .clubMember(.linkExample, .linkExample)
        case .askToWalk: .askToWalk(.linkExample, .linkExample)
        case .why: .why(Example.day)
        }
    }
}

nonisolated enum AnalyzePlace: RoutePlace {
    case chart, show, month, why, report, gait, compared

    init(_ route: AnalyzeRoute) {
        switch route {
        case .chart: self = .chart
        case .show: self = .show
        case .month: self = .month
        case .why: self = .why
        case .report: self = .report
        case .gait: self = .gait
        case .compared: self = .compared
        }
    }

    var route: AnalyzeRoute {
        switch self {
        case .chart: .chart
        case .show: .show(.steps, .year)
        case .month: .month(.steps, Example.day)
        case .why: .why(Example.day, .steps)
        case .report: .report
        case .gait: .gait(.speed, .present(.year))
        case .compared: .compared(.speed, .present(.year))
        }
    }
}

nonisolated enum SettingsPlace: RoutePlace {
    case settings, nickname, profile, goal, streak, streakKind, pause, zones, homeZone, period, calibration, privacy, newPrivatePlace,
        passphrase, deletion,
        units, language, theme, pictures, motion, outputs, about, stepGoal, inbox

    init(_ route: SettingsRoute) {
        switch route {
        case .inbox: self = .inbox
        case .settings: self = .settings
        case .nickname: self = .nickname
        case .profile: self = .profile
        case .goal: self = .goal
        case .streak: self = .streak
        case .streakKind: self = .streakKind
        case .pause: self = .pause
        case .zones: self = .zones
        case .homeZone: self = .homeZone
        case .period: self = .period
        case .calibration: self = .calibration
        case .privacy: self = .privacy
        case .newPrivatePlace: self = .newPrivatePlace
        case .passphrase: self = .passphrase
        case .deletion: self = .deletion
        case .units: self = .units
        case .language: self = .language
        case .theme: self = .theme
        case .pictures: self = .pictures
        case .motion: self = .motion
        case .outputs: self = .outputs
        case .about: self = .about
        case .stepGoal: self = .stepGoal
        }
    }

    var route: SettingsRoute {
        switch self {
        case .inbox: .inbox
        case .settings: .settings
        case .nickname: .nickname
        case .profile: .profile
        case .goal: .goal
        case .streak: .streak
        case .streakKind: .streakKind
        case .pause: .pause(nil)
        case .zones: .zones
        case .homeZone: .homeZone
        case .period: .period(nil)
        case .calibration: .calibration
        case .privacy: .privacy
        case .newPrivatePlace: .newPrivatePlace
        case .passphrase: .passphrase
        case .deletion: .deletion
        case .units: .units
        case .language: .language
        case .theme: .theme
        case .pictures: .pictures
        case .motion: .motion
        case .outputs: .outputs
        case .about: .about
        case .stepGoal: .stepGoal
        }
    }
}

nonisolated enum LivePlace: RoutePlace {
    case modes, begin, goOn, otherMode, effort, sensors, tests, fourMetres

    init(_ route: LiveRoute) {
        switch route {
        case .modes: self = .modes
        case .begin: self = .begin
        case .goOn: self = .goOn
        case .otherMode: self = .otherMode
        case .effort: self = .effort
        case .sensors: self = .sensors
        case .tests: self = .tests
        case .fourMetres: self = .fourMetres
        }
    }

    var route: LiveRoute {
        switch self {
        case .modes: .modes
        case .begin: .begin(WalkChoice(.stroll))
        case .goOn: .goOn(Example.walk)
        case .otherMode: .otherMode
        case .effort: .effort(isAtEnd: true)
        case .sensors: .sensors
        case .tests: .tests
        case .fourMetres: .fourMetres
        }
    }
}
