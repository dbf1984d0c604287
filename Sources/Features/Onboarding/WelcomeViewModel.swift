import Coordinators
import Observation

/// The welcome: read once, then remembered.
@Observable
final class WelcomeViewModel {
    private(set) var isStarting = false
    @ObservationIgnored let strings: OnboardingStrings
    @ObservationIgnored private let firstLaunch: any FirstLaunchStore
    @ObservationIgnored private let router: any Router<OnboardingRoute>

    init(_ dependencies: OnboardingDependencies, router: any Router<OnboardingRoute>) {
        strings = dependencies.strings
        firstLaunch = dependencies.firstLaunch
        self.router = router
    }

    func start() async {
        guard !isStarting else { return }
        isStarting = true
        defer { isStarting = false }
        await firstLaunch.rememberLaunch()
        await router.trigger(.start)
    }
}
