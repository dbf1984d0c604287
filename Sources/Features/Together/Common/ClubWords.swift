import Clubs
import Phrases
import Walking

/// The words of clubs that several screens say.
extension TogetherWords {
    /// `folder ~/Sync/walks · as of 14:05`.
    func place(of club: KnownClub, _ state: ClubSyncState, in access: ClubAccess, today: CivilDate) -> String {
        [place(of: club, in: access), asOf(state, in: access.zone, today: today)].compactMap(\.self).joined(separator: " · ")
    }

    /// The kind of the store and where it is: `folder ~/Sync/walks`, `ssh club@walk.example`, `PostgreSQL walk.example`.
    func place(of club: KnownClub, in access: ClubAccess) -> String {
        switch club.place {
        case .folder(let path): strings.club.folder(access.shown(path))
        case .ssh(let address): "ssh \(address.text)"
        case .postgres(let address): "PostgreSQL \(address.hosts.map(\.name).joined(separator: ", "))"
        }
    }

    /// `folder · as of 14:05`, of another day `folder · Sun 22 Nov`: the kind of the store and how old a room is, in few columns.
    func brief(of club: KnownClub, _ state: ClubSyncState, in zone: Zone, today: CivilDate) -> String {
        let store =
            switch club.place {
            case .folder: strings.club.storeFolder
            case .ssh: "ssh"
            case .postgres: strings.club.storeDatabase
            }
        guard let last = state.lastSuccess else { return store }
        let day = zone.day(of: last)
        return "\(store) · \(day == today ? strings.club.asOf(phrases.time(last, in: zone)) : phrases.date(day, today: today))"
    }

    /// `as of 14:05`, of another day with its date; nil before the first round.
    func asOf(_ state: ClubSyncState, in zone: Zone, today: CivilDate) -> String? {
        state.lastSuccess.map { strings.club.asOf(moment($0, in: zone, today: today)) }
    }

    /// `14:05`, of another day `Sun 22 Nov 14:05`.
    func moment(_ instant: Instant, in zone: Zone, today: CivilDate) -> String {
        let (day, time) = (zone.day(of: instant), phrases.time(instant, in: zone))
        return day == today ? time : "\(phrases.date(day, today: today)) \(time)"
    }

    /// The failure of something that the person wanted of a club.
    func sentence(_ failure: ClubSync.Failure) -> String {
        switch failure {
        case .club(let failure): phrases.sentence(ofCall: failure)
        case .journal(let failure): phrases.sentence(failure)
        }
    }

    /// Returns the words for the time until which a room of a club goes on.
    func end(of room: ClubRoom, today: CivilDate) -> String {
        guard let closes = room.closes else { return phrases.name(.open) }
        let date = phrases.shortDate(closes, today: today)
        return closes < today ? strings.rooms.ended(date) : strings.rooms.until(date)
    }

    /// A request for a walk, or one that was agreed, in a sentence.
    /// - Parameters:
    ///   - isCalledOff: Indicates that it was agreed before it was declined or withdrawn.
    ///   - other: The name of the other one; nil where it is not known (any more).
    func sentence(_ request: WalkRequest, isMine: Bool, isCalledOff: Bool, with other: String?, at moment: String) -> String {
        let name = other ?? ""
        if isCalledOff {
            if other == nil { return strings.club.walkIsOff(moment) }
            let isByMe = isMine == (request.answer == .withdrawn)
            return isByMe ? strings.club.youCalledOff(name, moment) : strings.club.calledOff(name, moment)
        }
        return switch (request.answer, isMine) {
        case (nil, false): strings.club.asks(name, moment)
        case (nil, true): strings.club.asked(name, moment)
        case (.accepted, _): strings.club.agreed(name, moment)
        case (.declined, true): strings.club.declined(name, moment)
        case (.declined, false): strings.club.youDeclined(name, moment)
        case (.withdrawn, true): strings.club.youWithdrew(name, moment)
        case (.withdrawn, false): strings.club.withdrawn(name, moment)
        }
    }
}

extension Phrases {
    /// The walk that is next to be answered or to be walked, for other flows.
    package func sentence(_ walk: ClubNews.Walk, in zone: Zone, today: CivilDate) -> String {
        let words = TogetherWords(self)
        return words.sentence(
            walk.request, isMine: walk.isMine, isCalledOff: walk.isCalledOff, with: walk.nickname?.text,
            at: words.moment(walk.request.starts, in: zone, today: today))
    }

    /// Those who cheered, in a sentence.
    private func cheers(of names: [SharedName]) -> String {
        // Somebody who is in several rooms cheers in each.
        var known: Set<String> = []
        let once = names.map(\.text).filter { known.insert($0).inserted }
        return TogetherWords(self).strings.club.cheersYou(once.joined(separator: ", "))
    }

    /// The sentence that is said once: those who cheered, and the challenges that are new and that are over; nil where there is nothing to
    /// say.
    package func sentence(_ news: ClubNews, today: CivilDate) -> String? {
        let cheers = news.cheers.isEmpty ? [] : [cheers(of: news.cheers)]
        let results = news.results.map { result(of: $0.challenge.terms, rank: $0.rank, count: $0.walkerCount, today: today) }
        let challenges = news.challenges == 0 ? [] : [TogetherWords(self).strings.club.newChallenges(news.challenges)]
        let sentences = cheers + challenges + results
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// Returns the words for the time since which a club could not be reached, for the title of the tab.
    package func unreached(since instant: Instant, in zone: Zone, today: CivilDate) -> String {
        TogetherWords(self).strings.club.unreached(shortDate(zone.day(of: instant), today: today))
    }
}
