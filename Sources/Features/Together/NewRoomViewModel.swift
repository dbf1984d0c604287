import Coordinators
import Observation
import Walking

/// A room that is being made.
@Observable
package final class NewRoomViewModel {
    var name = ""
    var period = Period.fourWeeks
    var dailyCap = DailyCap.low
    private(set) var problem: String?
    private(set) var isWorking = false
    @ObservationIgnored let strings: TogetherStrings
    @ObservationIgnored private let dependencies: TogetherDependencies
    @ObservationIgnored private let router: Router<TogetherRoute>

    /// Characters as a person counts them.
    static let longestName = 20

    init(_ dependencies: TogetherDependencies, router: Router<TogetherRoute>) {
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings
    }

    private var trimmedName: String {
        var name = name[...]
        while name.first?.isWhitespace == true { name.removeFirst() }
        while name.last?.isWhitespace == true { name.removeLast() }
        return String(name)
    }

    /// Why the room cannot be made yet; nil when it can.
    var disabledReason: String? {
        if trimmedName.isEmpty { return strings.nameMissing }
        if trimmedName.count > Self.longestName { return strings.nameTooLong }
        return nil
    }

    /// Whether something would be lost by going back.
    var hasChanges: Bool { !trimmedName.isEmpty }

    func choosePeriod() { router.trigger(.period(self)) }

    func chooseDailyCap() { router.trigger(.dailyCap(self)) }

    func create() async {
        guard disabledReason == nil, !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        do {
            let room = try await dependencies.rooms.createRoom(
                named: trimmedName, period: period, dailyCap: dailyCap, owner: dependencies.account.id, opened: dependencies.today)
            name = ""
            router.trigger(.entered(room, message: strings.created(room.name)))
        } catch {
            problem = strings.failed
        }
    }
}
