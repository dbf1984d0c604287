import Phrases

/// The dependencies of the welcome.
package struct OnboardingDependencies: Sendable {
    package var firstLaunch: any FirstLaunchStore
    package var language: Language

    package init(firstLaunch: any FirstLaunchStore, language: Language) {
        self.firstLaunch = firstLaunch
        self.language = language
    }

    var strings: WelcomeStrings { .for(language) }
}

/// Remembers that the welcome was shown.
package nonisolated protocol FirstLaunchStore: Sendable {
    func isFirstLaunch() async -> Bool
    /// A failure is no failure: the welcome is shown once more.
    func rememberLaunch() async
}
