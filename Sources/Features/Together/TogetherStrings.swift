import Phrases

/// Every word of the rooms; one object a language, so that what needs words copies a reference.
package final class TogetherStrings: Sendable, Translated {
    let rooms: RoomsStrings
    let room: RoomStrings
    let week: RoomWeekStrings
    let newRoom: NewRoomStrings
    let join: JoinRoomStrings
    let club: ClubStrings
    let share: ShareRoomStrings
    let ask: AskToWalkStrings
    let challenges: ChallengesStrings

    package static let en = TogetherStrings(.en)
    package static let ko = TogetherStrings(.ko)

    private init(_ language: Language) {
        rooms = .for(language)
        room = .for(language)
        week = .for(language)
        newRoom = .for(language)
        join = .for(language)
        club = .for(language)
        share = .for(language)
        ask = .for(language)
        challenges = .for(language)
    }
}
