import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Onboarding

/// The look of the welcome.
@Suite(.leavesNothing)
struct WelcomeSnapshotTests {
    private func flow(_ language: Language = .en) -> OnboardingCoordinator {
        OnboardingCoordinator(dependencies: OnboardingDependencies(firstLaunch: MemoryLaunchStore(), language: language))
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12), Size(width: 20, height: 5)])
    func `the welcome fits`(_ size: Size) {
        assertSnapshot(of: Pilot(size: size, root: flow()).window, named: "\(size.width)x\(size.height)")
    }

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)])
    func `the welcome speaks Korean`(_ size: Size) {
        assertSnapshot(of: Pilot(size: size, root: flow(.ko), text: .ko).window, named: "\(size.width)x\(size.height)")
    }
}
