import Walking

/// A room of a club with all that the journal knows of it.
package struct SeenClubRoom: Hashable, Sendable {
    package var club: KnownClub
    package var room: MirroredRoom
    package var state: ClubSyncState
    /// All members of a small room; of a large one those that happen to be known.
    package var members: [MirroredMember]
    package var pages: [RankingPage]
    package var cheers: [MirroredCheer]
    package var requests: [MirroredWalkRequest]
    package var challenges: [MirroredChallenge]
    package var blocked: Set<MemberID>

    package var me: MemberID { club.member }
    package var isMine: Bool { room.room.founder == me }

    package func isBlocked(_ member: MemberID) -> Bool { blocked.contains(member) }

    package func member(_ id: MemberID) -> MirroredMember? { members.first { $0.id == id } }

    /// The name of a member, also of one who is only on a page; nil for somebody who is not known (any more).
    package func nickname(of id: MemberID) -> SharedName? {
        member(id)?.head.nickname ?? pages.flatMap { $0.top + $0.around }.first { $0.id == id }?.nickname
    }

    /// The members of that name, also those who are only on a page.
    package func members(named name: SharedName) -> Set<MemberID> {
        let known = members.filter { $0.head.nickname.isMeant(by: name) }.map(\.id)
        let ranked = pages.flatMap { $0.top + $0.around }.filter { $0.nickname.isMeant(by: name) }.map(\.id)
        return Set(known + ranked)
    }

    /// The ranking of a span: of everybody where the room is mirrored, else the page that was last seen; nil where none was.
    package func ranking(_ span: RankingSpan) -> RankingPage? {
        guard room.room.isMirrored else { return pages.first { $0.span == span } }
        let all = ranked(members, span)
        return RankingPage(span: span, all: all, me: me, top: all.count, around: 0)
    }

    /// The steps of a member of a large room in a span, without their place; nil of one whose days are not here.
    package func unplaced(_ id: MemberID, in span: RankingSpan) -> RankedMember? {
        guard let member = member(id), var place = ranked([member], span).first else { return nil }
        place.rank = 0
        return place
    }

    private func ranked(_ members: [MirroredMember], _ span: RankingSpan) -> [RankedMember] {
        let properties = NewClubRoom(
            id: room.id, name: room.room.name, period: room.room.period, dailyCap: room.room.dailyCap, opened: room.room.opened)
        return RankClubMembers(room: properties, members: members)(span)
    }

    /// Indicates that something is known of a member in a span, oneself among them: steps, or a day without any.
    package func hasNews(of place: RankedMember, in span: RankingSpan) -> Bool {
        if place.steps > 0 { return true }
        let days = room.room.isMirrored ? member(place.id)?.days.keys.map(\.self) ?? [] : []
        return switch span {
        case .week(let monday): days.contains { $0.startOfWeek == monday.startOfWeek }
        case .whole, .challenge: !days.isEmpty
        }
    }

    /// Indicates that the person will walk with a member, or with anybody of the room.
    package func hasAgreedToWalk(with member: MemberID? = nil, at now: Instant) -> Bool {
        requests.map(\.request).contains { $0.isAgreed(at: now) && (member == nil || $0.from == member || $0.to == member) }
    }

    /// Indicates that the person has cheered a member on a day.
    package func hasCheered(_ member: MemberID, on date: CivilDate) -> Bool {
        cheers.contains { $0.cheer == Cheer(from: me, to: member, date: date) }
    }
}

/// Reads a room of a club, out of the journal alone.
package struct LoadClubRoom: Sendable {
    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Returns: the room; nil where the person is not in it.
    package func callAsFunction(_ id: ClubRoomID) async throws(JournalFailure) -> SeenClubRoom? {
        for club in try await clubs.repository.clubs() {
            let mirror = clubs.repository.mirror(of: club.id)
            guard let room = try await mirror.rooms().first(where: { $0.id == id }) else { continue }
            let unsent = room.unsentCount == 0 ? [:] : try await mirror.unsentDays(of: id, through: .latest)
            // A computer whose clock is ahead writes days that nobody has walked yet.
            let latest = Zone.utc.day(of: clubs.clock.now).adding(days: ClubRoom.dateTolerance)
            let members = try await mirror.members(of: id).map { $0.upTo(latest) }.map { member in
                member.id == club.member ? member.with(unsent, isOnlyMachine: member.days.values.reduce(0, +) == room.room.pushed) : member
            }
            return SeenClubRoom(
                club: club, room: room, state: try await mirror.state(), members: members,
                pages: try await mirror.pages(of: id), cheers: try await mirror.cheers(of: id),
                requests: try await mirror.walkRequests(of: id), challenges: try await mirror.challenges(of: id),
                blocked: try await mirror.blockedMembers())
        }
        return nil
    }
}

extension MirroredMember {
    /// The member without the days after a date.
    fileprivate func upTo(_ latest: CivilDate) -> MirroredMember {
        var member = self
        member.days = days.filter { $0.key <= latest }
        return member
    }

    /// The person's own days as the journal has them, whatever the club knows by now.
    ///
    /// - Parameter isOnlyMachine: Indicates that all days there are of this machine; else the greatest counts, as the club will count.
    fileprivate func with(_ unsent: [CivilDate: Int?], isOnlyMachine: Bool) -> MirroredMember {
        var member = self
        for (date, steps) in unsent {
            let known = isOnlyMachine ? nil : days[date]
            member.days[date] = [steps, known].compactMap(\.self).max()
        }
        return member
    }
}
