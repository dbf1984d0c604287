import Common
import Phrases
import Walking

/// The words of the rooms' screens, and numbers as people write them.
final class TogetherWords: Sendable {
    let strings: TogetherStrings
    let phrases: Phrases

    var keys: TogetherKeys { TogetherKeys(strings: strings) }

    init(_ phrases: Phrases) {
        self.phrases = phrases
        strings = .for(phrases.language)
    }

    /// `3 members`.
    func members(_ count: Int) -> String { strings.rooms.members(count, phrases.number(count)) }

    /// Returns until when a room goes on.
    func end(of room: Room, today: CivilDate) -> String {
        guard let closes = room.closes else { return phrases.name(.open) }
        let date = phrases.shortDate(closes, today: today)
        return closes < today ? strings.rooms.ended(date) : strings.rooms.until(date)
    }

    /// The effect of a room's cap; nil where there is none.
    func cap(of room: Room) -> String? { room.dailyCap.limit.map { strings.room.capNote(phrases.number($0)) } }

    /// The challenges that go on, in a line each, the one that ends first first; two are enough above a ranking.
    func lines(of challenges: [ShownChallenge], today: CivilDate) -> [String] {
        let running = challenges.filter { $0.terms.first <= today && today <= $0.terms.last }.sorted { $0.terms.last < $1.terms.last }
        return running.prefix(2).map { challenge in
            let place = challenge.myRank.map { phrases.place($0, of: challenge.walkerCount) } ?? phrases.noUsualDay
            return strings.challenges.line(phrases.shortDate(challenge.terms.last, today: today), place)
        }
    }

    /// The reason for which the week of a room cannot be shown; nil where nothing is wrong.
    func problem(with week: Loadable<RoomWeek?>) -> String? {
        switch week {
        case .loading, .loaded(.some): nil
        case .loaded(.none): strings.room.gone
        case .failed(let failure): phrases.sentence(failure)
        }
    }
}
