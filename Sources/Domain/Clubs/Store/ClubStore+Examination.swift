extension ClubStore {
    /// The failures with which the store answers who reads and writes in it, each once; none where a round goes through.
    package func examination() async -> [ClubFailure] {
        var failures: [ClubFailure] = []
        do throws(ClubFailure) {
            _ = try await rooms()
        } catch {
            failures.append(error)
            // Somebody who waits to be let in reads nothing yet; any other failure is that of every call, and each would take its time.
            guard error == .waitingForAcceptance else { return failures }
        }
        do throws(ClubFailure) {
            try await tryWriting()
        } catch {
            if !failures.contains(error) { failures.append(error) }
        }
        return failures
    }

    /// Returns whether a machine with this one's key wrote over its days since its last round; the next one says so as well, and sends them
    /// again.
    /// - Parameter known: the rooms as they were last seen.
    package func hasTwin(since known: [MirroredRoom]) async -> Bool {
        guard !noticesTwins, let rooms = try? await rooms() else { return false }
        return rooms.contains { room in known.contains { $0.id == room.id && $0.hasTwin(in: room) } }
    }
}
