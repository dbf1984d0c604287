/// Holds back the answer of a guard, or the end of some work, until a test gives it.
final class HeldGuard {
    private var waiting: [CheckedContinuation<Bool, Never>] = []

    func answer() async -> Bool { await withCheckedContinuation { waiting.append($0) } }

    func give(_ answer: Bool) {
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume(returning: answer) }
    }
}
