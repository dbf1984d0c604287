/// A door that everybody who comes waits at while it is closed.
actor Gate {
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func close() { isClosed = true }

    func open() {
        isClosed = false
        let woken = waiting
        waiting = []
        for one in woken { one.resume() }
    }

    func pass() async {
        guard isClosed else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
