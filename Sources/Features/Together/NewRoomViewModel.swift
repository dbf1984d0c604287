import Coordinators
import Observation
import Phrases
import Walking

/// A room that is being made.
@Observable
final class NewRoomViewModel {
    var name = ""
    var period = Period.fourWeeks
    var dailyCap = DailyCap.low
    private(set) var problem: String?
    private(set) var isWorking = false
    @ObservationIgnored let strings: TogetherStrings
    @ObservationIgnored let dependencies: TogetherDependencies
    @ObservationIgnored private let router: WeakRouter<TogetherRoute>

    init(_ dependencies: TogetherDependencies, router: WeakRouter<TogetherRoute>) {
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings
    }

    /// Why the room cannot be made yet; nil when it can.
    var disabledReason: String? {
        CreateRoom.problem(name: name).map(sentence)
    }

    /// Whether something would be lost by going back.
    var hasChanges: Bool { !name.isEmpty }

    private struct Draft: Codable {
        var name: String
        var period: Period
        var dailyCap: DailyCap
    }

    /// What was typed and chosen.
    var restorableState: String? { RestorableState.encode(Draft(name: name, period: period, dailyCap: dailyCap)) }

    /// Goes on with what was typed and chosen.
    func restore(_ state: String) {
        guard let draft = RestorableState.decode(Draft.self, from: state) else { return }
        (name, period, dailyCap) = (draft.name, draft.period, draft.dailyCap)
    }

    func choosePeriod() { router.trigger(.period) }

    func chooseDailyCap() { router.trigger(.dailyCap) }

    func create() async {
        guard disabledReason == nil, !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        do throws(CreateRoom.Failure) {
            let room = try await CreateRoom(rooms: dependencies.rooms)(
                name: name, period: period, dailyCap: dailyCap, owner: dependencies.account.id, today: dependencies.today)
            name = ""
            await router.trigger(.entered(room, message: strings.created(room.name)))
        } catch {
            problem = sentence(error)
        }
    }

    private func sentence(_ failure: CreateRoom.Failure) -> String {
        switch failure {
        case .emptyName: strings.nameMissing
        case .nameTooLong(let maximum): strings.nameTooLong(maximum)
        case .journal(let failure): dependencies.phrases.sentence(failure)
        }
    }
}
