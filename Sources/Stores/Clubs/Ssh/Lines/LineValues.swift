import Clubs
import Walking

// The values that questions and answers have in common, as words of a line.

extension LineWriter {
    mutating func write(_ room: NewClubRoom) {
        write(room.id)
        write(room.name)
        write(room.period.rawValue)
        write(room.dailyCap.rawValue)
        write(room.opened)
    }

    mutating func write(_ span: RankingSpan) {
        switch span {
        case .whole: write("whole")
        case .week(let monday):
            write("week")
            write(monday)
        case .challenge(let id):
            write("challenge")
            write(id)
        }
    }

    mutating func write(_ request: WalkRequest) {
        write(request.id)
        write(request.from)
        write(request.to)
        write(request.starts)
        write(request.expires)
        write(request.answer?.rawValue ?? "-")
    }

    mutating func write(_ challenge: Challenge) {
        write(challenge.id)
        write(challenge.by)
        write(challenge.terms.first)
        write(challenge.terms.last)
        write(challenge.terms.dailyCap.rawValue)
        write(challenge.terms.hasHandicap ? "handicap" : "steps")
    }
}

extension LineReader {
    mutating func newRoom() throws(ClubFailure) -> NewClubRoom {
        let (id, name, period): (ClubRoomID, SharedName, Period) = (try identifier(), try self.name(), try choice())
        guard let cap = DailyCap(rawValue: try number()) else { throw .unreadable }
        return NewClubRoom(id: id, name: name, period: period, dailyCap: cap, opened: try date())
    }

    mutating func span() throws(ClubFailure) -> RankingSpan {
        switch try word() {
        case "whole": return .whole
        case "week": return .week(monday: try date())
        case "challenge": return .challenge(try identifier())
        default: throw .unreadable
        }
    }

    mutating func walkRequest() throws(ClubFailure) -> WalkRequest {
        var request = WalkRequest(
            id: try identifier(), from: try identifier(), to: try identifier(), starts: try moment(), expires: try moment())
        let answer = try word()
        if answer != "-" {
            request.answer = WalkRequest.Answer(rawValue: String(answer))
            guard request.answer != nil else { throw .unreadable }
        }
        return request
    }

    mutating func challenge() throws(ClubFailure) -> Challenge {
        let (id, by): (ChallengeID, MemberID) = (try identifier(), try identifier())
        let (first, last) = (try date(), try date())
        guard let cap = DailyCap(rawValue: try number()) else { throw .unreadable }
        let measure = try word()
        guard measure == "handicap" || measure == "steps",
            let terms = ChallengeTerms(first: first, last: last, dailyCap: cap, hasHandicap: measure == "handicap")
        else { throw .unreadable }
        return Challenge(id: id, by: by, terms: terms)
    }

    mutating func invite() throws(ClubFailure) -> Invite {
        let word = try word()
        guard word.utf8.count <= Invite.maximumLength, let invite = try? Invite(word: String(word)), invite.word == word else {
            throw .unreadable
        }
        return invite
    }
}
