import Clubs
import Common
import Coordinators
import Screens
import Terminal
import Walking

extension TogetherRoute {
    /// Every screen of the tab, in the order in which keys are listed.
    @MainActor package static let destinations: Destinations<TogetherRoute, TogetherStrings> = [
        .start(.rooms, RoomsViewController.self).link("together").link("together/rooms").keys { TogetherKeys(strings: $0).roomsSection },
        .push(.newRoom, NewRoomViewController.self, from: RoomsViewController.self)
            .key("rooms.new", "n", title: \.rooms.newRoom, hint: 10)
            .titled(\.newRoom.title).link("together/new").keys { TogetherKeys(strings: $0).newRoomSection },
        .push(.period, ChoiceViewController<Period>.self, from: NewRoomViewController.self),
        .push(.dailyCap, ChoiceViewController<DailyCap>.self, from: NewRoomViewController.self),
        .push(.join, JoinRoomViewController.self, from: RoomsViewController.self)
            .key("rooms.join", "c", title: \.rooms.joinByCode, hint: 20)
            .titled(\.join.title).link("together/join").keys { TogetherKeys(strings: $0).joinSection },
        .push(.shareRoom, ShareRoomViewController.self, from: RoomsViewController.self)
            .key("rooms.share", "s", title: \.share.share, hint: 30)
            .titled(\.share.shareTitle).link("together/share").keys { TogetherKeys(strings: $0).shareSection },
        .push(.joinClub, ShareRoomViewController.self, from: RoomsViewController.self)
            .key("rooms.paste", "p", title: \.share.join, hint: 15)
            .titled(\.share.joinTitle).link("together/invitation").keys { TogetherKeys(strings: $0).joinSharedSection },
        .push(TogetherRoute.club, ClubRoomViewController.self, from: RoomsViewController.self)
            .link("together/clubs/:club").keys { TogetherKeys(strings: $0).clubSection },
        .push(TogetherRoute.clubMember, ClubMemberViewController.self, from: ClubRoomViewController.self)
            .link("together/clubs/:club/:member").above(TogetherRoute.club),
        .push(TogetherRoute.askToWalk, AskToWalkViewController.self, from: ClubRoomViewController.self)
            .link("together/clubs/:club/:member/walk").above(TogetherRoute.club).keys { TogetherKeys(strings: $0).askSection },
        .push(TogetherRoute.room, RoomViewController.self, from: RoomsViewController.self).link("together/rooms/:room"),
        .push(TogetherRoute.clubChallenges, ChallengesViewController.self, from: ClubRoomViewController.self)
            .link("together/clubs/:club/challenges").above(TogetherRoute.club).keys { TogetherKeys(strings: $0).challengesSection },
        .push(TogetherRoute.newClubChallenge, NewChallengeViewController.self, from: ChallengesViewController.self)
            .link("together/clubs/:club/challenges/new").above(TogetherRoute.clubChallenges),
        .push(TogetherRoute.challenges, ChallengesViewController.self, from: RoomViewController.self)
            .link("together/rooms/:room/challenges").above(TogetherRoute.room),
        .push(TogetherRoute.newChallenge, NewChallengeViewController.self, from: ChallengesViewController.self)
            .link("together/rooms/:room/challenges/new").above(TogetherRoute.challenges)
            .keys { TogetherKeys(strings: $0).newChallengeSection },
        .push(TogetherRoute.week, RoomWeekViewController.self, from: RoomViewController.self)
            .link("together/rooms/:room/week").above(TogetherRoute.room).keys { TogetherKeys(strings: $0).weekSection },
        .exit(named: "why", from: RoomWeekViewController.self),
    ]
}
