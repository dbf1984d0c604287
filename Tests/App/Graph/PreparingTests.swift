import Analyze
import Coordinators
import Journal
import Live
import Login
import Onboarding
import Screens
import ScreenTesting
import Settings
import Terminal
import Testing
import Together
import Walk
import Walking

@testable import gnd

/// Preparing a route only describes the way to it: a guard may refuse the way, and a link may give it up.
@Suite(.leavesNothing)
struct PreparingTests {
    /// The program as it can be seen, the things that it holds, and the work that goes on.
    private struct Sight: Equatable {
        let screen: String
        let stack: [String]
        let top: ObjectIdentifier?
        let flows: [String]
        let toast: String?
        let postTasks: [String]
        let work: [String]

        init(_ stage: AppStage) async {
            await stage.pilot.settle()
            let pilot = stage.pilot
            screen = pilot.screen
            stack = pilot.stack
            top = pilot.topScreen.map { ObjectIdentifier($0) }
            flows = Self.flows(below: stage.coordinator)
            toast = pilot.toast
            postTasks = pilot.pendingPostTasks
            work = ObjectRegistry.current?.runningWork ?? []
        }

        private static func flows(below coordinator: any Coordinator) -> [String] {
            coordinator.children.flatMap { ["\(type(of: $0)) \(ObjectIdentifier($0))"] + flows(below: $0) }
        }
    }

    private let services = TestServices()

    /// Expects that nothing is seen of a route that is only prepared.
    private func expectNoChange<RouteType, Root>(
        by coordinator: RouteCoordinator<RouteType, Root>?, _ routes: [RouteType], on stage: AppStage
    ) async throws {
        let coordinator = try #require(coordinator)
        for route in routes {
            let before = await Sight(stage)
            for _ in 0..<2 { _ = coordinator.prepareTransition(for: route) }
            #expect(await Sight(stage) == before, "\(route)")
        }
        #expect(stage.pilot.issues.isEmpty)
    }

    /// Expects that nothing is seen of any route of a flow that is only prepared.
    private func expectNoChange<Place: RoutePlace, Root>(
        by coordinator: RouteCoordinator<Place.Route, Root>?, _ places: Place.Type, on stage: AppStage
    ) async throws {
        for place in Place.allCases { #expect(Place(place.route) == place) }
        try await expectNoChange(by: coordinator, Place.allCases.map(\.route), on: stage)
    }

    private func child<Flow>(_ type: Flow.Type, of coordinator: (any Coordinator)?) -> Flow? {
        coordinator?.children.compactMap { $0 as? Flow }.first
    }

    @Test(arguments: [Beginning.firstLaunch, .nobody, .withoutProfile, .person])
    func `the app shows no other flow and no other name before it goes there`(_ beginning: Beginning) async throws {
        try await beginning.prepare(services)
        let stage = await AppStage(services: services)
        let account = try await services.journal().createAccount(named: "ben", passphraseHash: "")
        let person = UserSession(
            account: account, journal: try await services.journal(of: account), accounts: try services.journal(),
            rooms: try services.journal(), tokens: services.tokens)
        let routes = AppPlace.allCases.flatMap { $0.routes(for: person) }
        for place in AppPlace.allCases { #expect(place.routes(for: person).allSatisfy { AppPlace($0) == place }) }
        try await expectNoChange(by: stage.coordinator, routes, on: stage)
    }

    @Test func `neither the welcome nor the sign-in`() async throws {
        let welcome = await AppStage(services: services)
        try await expectNoChange(by: child(OnboardingCoordinator.self, of: welcome.coordinator), OnboardingPlace.self, on: welcome)
        try await Beginning.nobody.prepare(services)
        let stage = await AppStage(services: services)
        try await expectNoChange(by: child(LoginCoordinator.self, of: stage.coordinator), LoginPlace.self, on: stage)
    }

    @Test func `nor the tabs`() async throws {
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        let tabs = child(TabCoordinator.self, of: stage.coordinator)
        try await expectNoChange(by: tabs, TabPlace.self, on: stage)
        try await expectNoChange(by: child(WalkCoordinator.self, of: tabs), WalkPlace.self, on: stage)
        await stage.pilot.press("2")
        try await expectNoChange(by: child(TogetherCoordinator.self, of: tabs), TogetherPlace.self, on: stage)
        await stage.pilot.press("3")
        try await expectNoChange(by: child(AnalyzeCoordinator.self, of: tabs), AnalyzePlace.self, on: stage)
    }

    @Test(arguments: [true, false])
    func `nor the settings`(_ hasAccount: Bool) async throws {
        if hasAccount { try await services.signIn("ann", nickname: "Ann") } else { try await Beginning.nobody.prepare(services) }
        let stage = await AppStage(services: services)
        if !hasAccount { await stage.pilot.press(.enter) }
        await stage.pilot.press(",")
        let settings = child(SettingsCoordinator.self, of: child(TabCoordinator.self, of: stage.coordinator))
        try await expectNoChange(by: settings, SettingsPlace.self, on: stage)
        try await expectNoChange(by: settings, [.pause(0), .period(0)], on: stage)
    }

    @Test func `nor a live walk, before it has begun or while it is on show`() async throws {
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        await stage.pilot.press("w")
        let tabs = child(TabCoordinator.self, of: stage.coordinator)
        let live = child(LiveCoordinator.self, of: tabs)
        try await expectNoChange(by: live, LivePlace.self, on: stage)
        await stage.pilot.press(.enter, .tab, .enter)
        #expect(stage.pilot.stack.last == "LiveViewController")
        try await expectNoChange(by: live, LivePlace.self, on: stage)
        try await expectNoChange(by: tabs, TabPlace.self, on: stage)
    }
}

/// A flow of the program; `main` needs somebody who is in.
private nonisolated enum AppPlace: CaseIterable {
    case onboarding, login, main, trouble

    init(_ route: AppRoute) {
        switch route {
        case .onboarding: self = .onboarding
        case .login: self = .login
        case .main: self = .main
        case .trouble: self = .trouble
        }
    }

    func routes(for person: UserSession) -> [AppRoute] {
        switch self {
        case .onboarding: [.onboarding]
        case .login: [.login(), .login(as: "ben"), .login(resuming: person.account)]
        case .main: [.main(person)]
        case .trouble: [.trouble(.locked)]
        }
    }
}
