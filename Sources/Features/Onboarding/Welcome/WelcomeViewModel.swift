import Observation

/// The welcome: read once, then remembered.
@Observable
final class WelcomeViewModel {
    private(set) var isStarting = false
    @ObservationIgnored let strings: WelcomeStrings
    @ObservationIgnored private let firstLaunch: any FirstLaunchStore

    init(_ dependencies: OnboardingDependencies) {
        strings = dependencies.strings
        firstLaunch = dependencies.firstLaunch
    }

    /// Remembers that the welcome was read.
    /// - Returns: false where that is going on already.
    func start() async -> Bool {
        guard !isStarting else { return false }
        isStarting = true
        defer { isStarting = false }
        await firstLaunch.rememberLaunch()
        return true
    }
}
