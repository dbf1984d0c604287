/// Remembers that the welcome was shown.
package nonisolated protocol FirstLaunchStore: Sendable {
    func isFirstLaunch() async -> Bool
    /// A failure is no failure: the welcome is shown once more.
    func rememberLaunch() async
}
