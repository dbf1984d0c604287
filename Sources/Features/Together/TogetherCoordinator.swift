import Clubs
import Coordinators
import Phrases
import Screens
import Walking

/// Leads through the rooms: the list, a room, the days behind a number in it, the forms to make one or join one.
package final class TogetherCoordinator: NavigationCoordinator<TogetherRoute> {
    private let membership: Membership
    private let words: TogetherWords
    private let clubs: ClubAccess?

    package init(dependencies: TogetherDependencies) {
        membership = dependencies.membership
        clubs = dependencies.clubs
        words = TogetherWords(dependencies.phrases)
        super.init(initialRoute: .rooms)
    }

    package override func prepareTransition(for route: TogetherRoute) -> NavigationTransition {
        switch route {
        case .rooms: .set([RoomsViewController(model: RoomsViewModel(membership, clubs, router: router), words: words)])
        case .newRoom: .push(newRoom(), done: didEnter)
        case .period: form.map { form in .push(periods(for: form)) { form.period = $0 } } ?? .none()
        case .dailyCap: form.map { form in .push(dailyCaps(for: form)) { form.dailyCap = $0 } } ?? .none()
        case .join: .push(JoinRoomViewController(model: JoinRoomViewModel(membership), words: words), done: didEnter)
        case .room(let id): .push(room(id), done: didLeave)
        case .week(let id): .push(RoomWeekViewController(model: model(of: id), words: words))
        case .shareRoom: clubs.map { .push(share(.share, $0), done: didEnterClub) } ?? .none()
        case .joinClub: clubs.map { .push(share(.join, $0), done: didEnterClub) } ?? .none()
        case .club(let id): clubs.map { .push(club(id, $0), done: didLeaveClub) } ?? .none()
        case .clubMember(let id, let member): clubs.map { .push(clubMember(member, in: id, $0)) } ?? .none()
        case .askToWalk(let id, let member): clubs.map { .push(ask(member, in: id, $0), done: didAsk) } ?? .none()
        case .challenges(let id): .push(challenges(RoomChallengeDesk(id, membership), new: .newChallenge(id)))
        case .newChallenge(let id): .push(newChallenge(RoomChallengeDesk(id, membership)), done: didStart)
        case .clubChallenges(let id):
            clubs.map { .push(challenges(ClubChallengeDesk(id, $0, membership), new: .newClubChallenge(id))) } ?? .none()
        case .newClubChallenge(let id): clubs.map { .push(newChallenge(ClubChallengeDesk(id, $0, membership)), done: didStart) } ?? .none()
        case .why(let date): .perform { [weak self] in _ = self?.escalate(TogetherExit.why(date)) }
        }
    }

    /// The room takes the place of the form that led to it, and says how one came in.
    private func didEnter(_ entry: RoomEntry) {
        trigger(.room(entry.room.id)) { [rootViewController] _ in
            (rootViewController.topViewController as? RoomViewController)?.report(entry)
        }
    }

    /// The list says which room was left.
    private func didLeave(_ room: Room) {
        (rootViewController.topViewController as? RoomsViewController)?.report(left: room.name)
    }

    /// The room takes the place of the form that led to it; where one has to be let in first, the list says so.
    private func didEnterClub(_ entry: ClubEntry) {
        switch entry {
        case .room(let id): trigger(.club(id))
        case .waiting(let name):
            (rootViewController.topViewController as? RoomsViewController)?.report(waitingFor: name.text)
        }
    }

    private func didLeaveClub(_ room: LeftRoom) {
        let rooms = rootViewController.topViewController as? RoomsViewController
        if room.isForgottenOnly { rooms?.report(forgotten: room.name.text) } else { rooms?.report(left: room.name.text) }
    }

    private func didAsk(_ sentence: String) {
        (rootViewController.topViewController as? ClubRoomViewController)?.report(asked: sentence)
    }

    private func didStart(_ terms: ChallengeTerms) {
        (rootViewController.topViewController as? ChallengesViewController)?.report(started: terms)
    }

    // MARK: The screens

    private func share(_ purpose: ShareRoomViewModel.Purpose, _ clubs: ClubAccess) -> ShareRoomViewController {
        ShareRoomViewController(model: ShareRoomViewModel(purpose, clubs, membership), words: words)
    }

    private func club(_ id: ClubRoomID, _ clubs: ClubAccess) -> ClubRoomViewController {
        ClubRoomViewController(model: ClubRoomViewModel(id, clubs, membership, router: router), words: words)
    }

    private func clubMember(_ member: MemberID, in room: ClubRoomID, _ clubs: ClubAccess) -> ClubMemberViewController {
        ClubMemberViewController(model: ClubMemberViewModel(member, in: room, clubs, membership), words: words)
    }

    private func ask(_ member: MemberID, in room: ClubRoomID, _ clubs: ClubAccess) -> AskToWalkViewController {
        AskToWalkViewController(model: AskToWalkViewModel(member, in: room, clubs, membership), words: words)
    }

    private func challenges(_ desk: any ChallengeDesk, new: TogetherRoute) -> ChallengesViewController {
        let model = ChallengesViewModel(desk, words.phrases) { [router] in router.trigger(new) }
        return ChallengesViewController(model: model, words: words)
    }

    private func newChallenge(_ desk: any ChallengeDesk) -> NewChallengeViewController {
        NewChallengeViewController(model: NewChallengeViewModel(desk), words: words)
    }

    private func room(_ id: RoomID) -> RoomViewController {
        RoomViewController(model: model(of: id), words: words)
    }

    private func model(of id: RoomID) -> RoomViewModel { RoomViewModel(id, membership, router: router) }

    private func newRoom() -> NewRoomViewController {
        NewRoomViewController(model: NewRoomViewModel(membership, router: router), words: words)
    }

    /// The room that is being made on the screen on top.
    private var form: NewRoomViewModel? { (rootViewController.topViewController as? NewRoomViewController)?.model }

    private func periods(for form: NewRoomViewModel) -> ChoiceViewController<Period> {
        let (strings, phrases) = (words.strings.newRoom, words.phrases)
        return ChoiceViewController(
            title: strings.period, question: strings.periodQuestion,
            options: Period.allCases.map { .init($0, phrases.name($0)) }, selection: { form.period })
    }

    private func dailyCaps(for form: NewRoomViewModel) -> ChoiceViewController<DailyCap> {
        let (strings, phrases) = (words.strings.newRoom, words.phrases)
        return ChoiceViewController(
            title: strings.dailyCap, question: strings.dailyCapQuestion, help: strings.dailyCapHelp,
            options: DailyCap.allCases.map { .init($0, phrases.name($0)) }, selection: { form.dailyCap })
    }
}

extension TogetherCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] {
        TogetherRoute.destinations.declaredTransitions + [
            .question(from: RoomViewController.self), .question(from: ClubRoomViewController.self),
            .question(from: ChallengesViewController.self), .question(from: RoomsViewController.self),
            .question(from: ShareRoomViewController.self), .asks(NewRoomViewController.self), .asks(JoinRoomViewController.self),
            .asks(ShareRoomViewController.self),
        ]
    }
}
