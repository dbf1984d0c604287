import Walking

extension Journal {
    /// Wakes whoever shows this person's data.
    func announce(_ owner: AccountID) {
        for listener in listeners[owner, default: [:]].values { listener.yield() }
    }

    func changes(of owner: AccountID) -> AsyncStream<Void> {
        watchOthers()
        nextListener += 1
        let number = nextListener
        // One signal waiting is enough: whoever reads it reads everything.
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        listeners[owner, default: [:]][number] = continuation
        continuation.onTermination = { [weak self] _ in
            guard let self else { return }
            Task { await self.forget(number, of: owner) }
        }
        return stream
    }

    private func forget(_ number: Int, of owner: AccountID) {
        listeners[owner]?[number] = nil
    }

    /// Looks whether another program changed the file; announces to everybody, since SQLite does not say whose data it was.
    @discardableResult
    package func noticeOthers() -> Bool {
        guard let version = try? database.number("PRAGMA data_version"), version != dataVersion else { return false }
        dataVersion = version
        sourceNumbers = [:]
        sources = [:]
        for owner in listeners.keys { announce(owner) }
        return true
    }

    private func watchOthers() {
        guard watcher == nil, let path else { return }
        dataVersion = (try? database.number("PRAGMA data_version")) ?? 0
        watcher = ForeignChanges(journal: path) { [weak self] in
            guard let self else { return }
            Task { await self.noticeOthers() }
        }
    }
}
