import Coordinators
import Screens
import Walking

extension TogetherCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] {
        typealias Form = NewRoomViewController
        return [
            .start(RoomsViewController.self),
            .push("room", from: RoomsViewController.self, to: RoomViewController.self),
            .push("week", from: RoomViewController.self, to: RoomWeekViewController.self),
            .act("why", from: RoomWeekViewController.self),
            .push("newRoom", from: RoomsViewController.self, to: Form.self),
            .push("period", from: Form.self, to: ChoiceViewController<Period>.self),
            .push("dailyCap", from: Form.self, to: ChoiceViewController<DailyCap>.self),
            .push("join", from: RoomsViewController.self, to: JoinRoomViewController.self),
            .replace("entered", from: Form.self, JoinRoomViewController.self, to: RoomViewController.self),
            .back("left", from: RoomViewController.self),
            .back("back", from: ChoiceViewController<Period>.self, ChoiceViewController<DailyCap>.self),
            .question(from: RoomViewController.self),
            .asks(Form.self),
        ]
    }
}
