import Clubs
import Walking

extension FolderView {
    /// The places of all members of a room.
    func ranking(of room: RoomKey, span: RankingSpan) throws(ClubFailure) -> [RankedMember] {
        guard let properties = rooms[room] else { throw .noSuchRoom }
        let members = heads(of: room).map { MirroredMember(head: $0, days: days(of: $0.id, in: room)) }
        var terms: ChallengeTerms?
        if case .challenge(let id) = span {
            let known = challenges(in: room).first { $0.challenge.id == id && $0.challenge.by == room.founder && !$0.isCalledOff }
            terms = known?.challenge.terms
            guard terms != nil else { throw .noSuchChallenge }
        }
        return RankClubMembers(room: properties, members: members)(span, terms: terms)
    }
}
