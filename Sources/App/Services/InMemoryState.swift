import Onboarding
import Settings
import Synchronization
import Walking

/// Remembers until the program ends: the demo writes nothing.
final class InMemoryState: FirstLaunchStore, PreferencesStore, TokenStore {
    private let kept = Mutex((preferences: Preferences(), token: AccessToken?.none))

    func isFirstLaunch() async -> Bool { false }
    func rememberLaunch() async {}
    func preferences() async -> Preferences { kept.withLock { $0.preferences } }
    func save(_ preferences: Preferences) async { kept.withLock { $0.preferences = preferences } }
    func token() async -> AccessToken? { kept.withLock { $0.token } }
    func save(_ token: AccessToken) async { kept.withLock { $0.token = token } }
    func deleteToken() async { kept.withLock { $0.token = nil } }
}
