import Onboarding

actor MemoryLaunchStore: FirstLaunchStore {
    private(set) var launches = 0

    func isFirstLaunch() -> Bool { launches == 0 }
    func rememberLaunch() { launches += 1 }
}
