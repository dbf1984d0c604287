import Walking

extension SeenClubRoom {
    /// The other one of the two of a walk.
    package func other(in request: WalkRequest) -> MemberID { request.from == me ? request.to : request.from }

    /// The walks that have not begun, as they are told: first those that are agreed or wait for an answer, then those that the other one
    /// declined or called off.
    ///
    /// They leave out those that the person declined, withdrew or called off, who knows of that, and those with people who are blocked.
    package func shownWalks(at now: Instant) -> [MirroredWalkRequest] {
        requests.filter { isShown($0, at: now) }.sorted { $0.request.isTold(before: $1.request) }
    }

    private func isShown(_ entry: MirroredWalkRequest, at now: Instant) -> Bool {
        let (request, other) = (entry.request, other(in: entry.request))
        guard request.starts > now, !isBlocked(other), entry.isCalledOff || nickname(of: other) != nil else { return false }
        return switch request.answer {
        case nil: request.isOpen(at: now)
        case .accepted: true
        // A refusal is known to the one who gave it.
        case .declined: request.from == me
        // Nobody waits for a walk that was only asked for.
        case .withdrawn: request.from != me && entry.isCalledOff
        }
    }
}
