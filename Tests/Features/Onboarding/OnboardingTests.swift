import Coordinators
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import Onboarding

@Suite(.leavesNothing)
struct OnboardingTests {
    private let store = MemoryLaunchStore()

    private func flow(_ language: Language = .en) -> OnboardingCoordinator {
        OnboardingCoordinator(dependencies: OnboardingDependencies(firstLaunch: store, language: language))
    }

    @Test func `enter ends the welcome, which is remembered and leaves nothing behind`() async {
        let window = Window()
        let hallway = Hallway(window)
        weak var weakFlow: OnboardingCoordinator?
        weak var screen: ViewController?
        do {
            let flow = flow()
            weakFlow = flow
            hallway.begin(flow)
            screen = flow.rootViewController.topViewController
        }
        let pilot = Pilot(window: window, keeping: hallway)
        #expect(weakFlow != nil)
        #expect(await store.launches == 0)
        await pilot.press(.enter)
        #expect(hallway.finished == ["OnboardingCoordinator"])
        #expect(await store.launches == 1)
        #expect(weakFlow == nil)
        #expect(screen == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `esc does not end the welcome`() async {
        let pilot = Pilot(root: flow())
        await pilot.press(.escape)
        #expect(pilot.stack == ["WelcomeViewController"])
        #expect(await store.launches == 0)
    }
}
