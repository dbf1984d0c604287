import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Leads through the rooms: the list, a room, the days behind a number in it, the forms to make one or join one.
package final class TogetherCoordinator: NavigationCoordinator<TogetherRoute> {
    private let dependencies: TogetherDependencies

    package init(dependencies: TogetherDependencies) {
        self.dependencies = dependencies
        super.init(initialRoute: .rooms)
    }

    package override func prepareTransition(for route: TogetherRoute) -> NavigationTransition {
        switch route {
        case .rooms:
            return .set([RoomsViewController(RoomsViewModel(dependencies, router: router))])
        case .room(let id):
            return .push(room(id))
        case .week(let id):
            return .push(RoomWeekViewController(RoomViewModel(id, dependencies, router: router)))
        case .why(let date):
            return .perform { [weak self] in _ = self?.escalate(TogetherExit.why(date)) }
        case .newRoom:
            return .push(NewRoomViewController(NewRoomViewModel(dependencies, router: router)))
        case .period:
            return newRoom.map { .push(periodPicker(for: $0)) } ?? .none()
        case .dailyCap:
            return newRoom.map { .push(dailyCapPicker(for: $0)) } ?? .none()
        case .join:
            return .push(JoinRoomViewController(JoinRoomViewModel(dependencies, router: router)))
        case .entered(let entered, let message):
            postTask(for: RoomViewController.self) { $0.showToast(message, role: .success) }
            return .multiple(.popToRoot(), .route(.room(entered.id), on: self))
        case .left(let message):
            postTask(for: RoomsViewController.self) { $0.showToast(message) }
            return .popToRoot()
        case .back:
            return .pop()
        }
    }

    private func room(_ id: RoomID) -> RoomViewController {
        RoomViewController(RoomViewModel(id, dependencies, router: router))
    }

    /// The room that is being made on the screen on top.
    private var newRoom: NewRoomViewModel? { (rootViewController.topViewController as? NewRoomViewController)?.model }

    private func periodPicker(for model: NewRoomViewModel) -> ChoiceViewController<Period> {
        let (strings, phrases) = (dependencies.strings, dependencies.phrases)
        return ChoiceViewController(
            title: strings.period, question: strings.periodQuestion,
            options: Period.allCases.map { .init($0, phrases.name($0)) }, selection: { model.period }
        ) { [router] period in
            model.period = period
            await router.trigger(.back)
            return nil
        }
    }

    private func dailyCapPicker(for model: NewRoomViewModel) -> ChoiceViewController<DailyCap> {
        let (strings, phrases) = (dependencies.strings, dependencies.phrases)
        return ChoiceViewController(
            title: strings.dailyCap, question: strings.dailyCapQuestion, help: strings.dailyCapHelp,
            options: DailyCap.allCases.map { .init($0, phrases.name($0)) }, selection: { model.dailyCap }
        ) { [router] cap in
            model.dailyCap = cap
            await router.trigger(.back)
            return nil
        }
    }
}
