import Coordinators
import Observation
import Phrases
import Walking

/// One room in this week: who is in it and how far everybody is.
@Observable
final class RoomViewModel {
    enum State: Equatable {
        case loading
        case loaded(Room, [Standing])
        case gone
        case failed(JournalFailure)
    }

    private(set) var state = State.loading
    /// The day that the standings are of; at midnight the week on show stays what it was until it is read again.
    @ObservationIgnored private(set) var day = CivilDate(dayNumber: 0)
    @ObservationIgnored let strings: TogetherStrings
    @ObservationIgnored let dependencies: TogetherDependencies
    @ObservationIgnored private let id: RoomID
    @ObservationIgnored private let router: WeakRouter<TogetherRoute>

    init(_ id: RoomID, _ dependencies: TogetherDependencies, router: WeakRouter<TogetherRoute>) {
        self.id = id
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings
    }

    var room: Room? {
        if case .loaded(let room, _) = state { room } else { nil }
    }

    var standings: [Standing] {
        if case .loaded(_, let standings) = state { standings } else { [] }
    }

    func load() async {
        do throws(JournalFailure) {
            guard let room = try await dependencies.rooms.room(id) else {
                state = .gone
                return
            }
            let today = dependencies.today
            let standings = try await RankMembers(rooms: dependencies.rooms)(room, today: today)
            (day, state) = (today, .loaded(room, standings))
        } catch {
            state = .failed(error)
        }
    }

    /// What is wrong, as a sentence; nil when nothing is.
    var problem: String? {
        switch state {
        case .gone: strings.roomGone
        case .failed(let failure): dependencies.phrases.sentence(failure)
        case .loading, .loaded: nil
        }
    }

    /// What stands over the ranking, line by line.
    var summary: [String] {
        guard let room else { return [] }
        var lines = [strings.invite(room.code), "\(strings.members(room.memberCount)) · \(dependencies.end(of: room))"]
        if let limit = room.dailyCap.limit { lines.append(strings.capNote(dependencies.phrases.number(limit))) }
        return lines
    }

    /// Shows the days behind one's own number.
    func showWeek() { router.trigger(.week(id)) }

    /// Asks for the proof of a day of the week.
    func explainDay(_ index: Int?) {
        guard let index, week.indices.contains(index) else { return }
        router.trigger(.why(week[index].date))
    }

    func leave() async {
        guard let room else { return }
        do throws(JournalFailure) {
            try await LeaveRoom(rooms: dependencies.rooms)(room.id, member: dependencies.account.id)
            await router.trigger(.left(message: strings.left(room.name)))
        } catch {
            state = .failed(error)
        }
    }
}
