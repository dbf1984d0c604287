import Onboarding
import Settings
import Synchronization
import Walking

/// The memory between two launches, kept in memory alone.
nonisolated final class RememberedState: FirstLaunchStore, PreferencesStore, TokenStore {
    private let kept = Mutex((launched: false, preferences: Preferences(), token: AccessToken?.none, isLocked: false))

    /// Keeps launches from being remembered from now on, as a disk does that only lets one read.
    func lock() { kept.withLock { $0.isLocked = true } }

    func isFirstLaunch() async -> Bool { kept.withLock { !$0.launched } }
    func rememberLaunch() async { kept.withLock { if !$0.isLocked { $0.launched = true } } }
    func preferences() async -> Preferences { kept.withLock { $0.preferences } }
    func save(_ preferences: Preferences) async { kept.withLock { $0.preferences = preferences } }
    func token() async -> AccessToken? { kept.withLock { $0.token } }
    func save(_ token: AccessToken) async { kept.withLock { $0.token = token } }
    func deleteToken() async { kept.withLock { $0.token = nil } }
}
