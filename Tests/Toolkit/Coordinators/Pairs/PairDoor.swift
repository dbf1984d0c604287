/// Holds back a guard until it is opened; who comes later passes at once.
final class PairDoor {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until it is open.
    /// - Returns: true, as a guard that agrees.
    func pass() async -> Bool {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        return true
    }

    func open() {
        isOpen = true
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume() }
    }
}
