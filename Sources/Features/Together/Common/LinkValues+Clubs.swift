import Clubs
import Coordinators

nonisolated extension ClubRoomID: LinkValue {
    package static var linkExample: ClubRoomID { ClubRoomID(rawValue: 1) }
    package init?(linkText: String) { self.init(linkText) }
    package var linkText: String { text }
}

nonisolated extension MemberID: LinkValue {
    package static var linkExample: MemberID { MemberID(rawValue: 1) }
    package init?(linkText: String) { self.init(linkText) }
    package var linkText: String { text }
}
