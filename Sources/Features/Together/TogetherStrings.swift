import Phrases

/// Every word of the rooms; a language is a value of this type, and a missing word does not compile.
package struct TogetherStrings: Sendable {
    var rooms: RoomsStrings
    var room: RoomStrings
    var week: RoomWeekStrings
    var newRoom: NewRoomStrings
    var join: JoinRoomStrings
    var club: ClubStrings
    var share: ShareRoomStrings
    var ask: AskToWalkStrings
    var challenges: ChallengesStrings

    package static func `for`(_ language: Language) -> TogetherStrings { Phrases(language)(en: en, ko: ko) }

    private static let en = TogetherStrings(
        rooms: .en, room: .en, week: .en, newRoom: .en, join: .en, club: .en, share: .en, ask: .en, challenges: .en)
    private static let ko = TogetherStrings(
        rooms: .ko, room: .ko, week: .ko, newRoom: .ko, join: .ko, club: .ko, share: .ko, ask: .ko, challenges: .ko)
}
