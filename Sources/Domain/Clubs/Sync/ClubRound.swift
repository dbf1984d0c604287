import Walking

/// The outcome of a round; a day or a person counts once, in however many rooms.
package struct ClubRound: Hashable, Sendable {
    /// The dates whose steps were sent or taken back.
    var sentDates: Set<CivilDate> = []
    /// The days that the club does not take yet, since they are in the future there.
    package var futureDays = 0
    var members = MemberExchange.News()
    package var news = ExchangedNews()
    /// The number of members who left, of each room that somebody left.
    package var leftRooms: [ClubRoomID: Int] = [:]
    /// The rooms that the store had lost days of, which were sent again.
    package var resentRooms: Set<ClubRoomID> = []
    /// The rooms in which a machine with this one's key wrote over its days, which were sent again.
    package var twinRooms: Set<ClubRoomID> = []
    package var goneRooms: [GoneRoom] = []
    /// Indicates that another machine wrote as this one, which goes on with a new key since this round.
    package var hasNewKey = false
    /// Indicates that the person is in no room of the club (any more).
    package var isInNoRoom = false
    /// The reason why the store took nothing of this machine's, though it could be read; nil where it took all.
    package var unsent: ClubFailure?
    /// The rooms for which something was refused, also such as the person does not come into; all others were brought up to date.
    package var refused: [ClubRoomID: ClubFailure] = [:]
    /// The names of those among them into which the person does not come.
    package var refusedRooms: [ClubRoomID: SharedName] = [:]

    package var sentDays: Int { sentDates.count }
    package var fetchedMembers: Int { members.fetched.count }
    package var newMembers: Int { members.came.count }
    package var lostMembers: Int { members.went.count }

    package init() {}
}

extension Result where Success == ClubRound, Failure == ClubSync.Failure {
    /// The words of the person's that let them in no more since this round; each is said once.
    /// - Parameter club: The club whose round it is.
    package func refusedWords(of club: KnownClub) -> [RefusedWord] {
        switch self {
        case .success(let round):
            round.refusedRooms.sorted { $0.key < $1.key }.compactMap { id, name in
                round.refused[id].map { RefusedWord(name: name, reason: $0) }
            }
        case .failure(.club(let failure)): failure.isOfUsedWord ? [RefusedWord(name: club.name, reason: failure)] : []
        case .failure: []
        }
    }
}

/// The cheers and walk requests that a round sent and fetched.
package struct ExchangedNews: Hashable, Sendable {
    /// Cheers, questions and answers.
    package var sent = 0
    package var cheers = 0
    /// The walks that somebody asks for.
    package var questions = 0
    /// The answers to walks, and those that were taken back.
    package var answers = 0
    /// The challenges that others started in rooms that were seen before, and that are not over.
    package var challenges = 0

    static func += (left: inout Self, right: Self) {
        left.sent += right.sent
        left.cheers += right.cheers
        left.questions += right.questions
        left.answers += right.answers
        left.challenges += right.challenges
    }
}
