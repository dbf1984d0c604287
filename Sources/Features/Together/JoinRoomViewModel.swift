import Coordinators
import Observation
import Walking

/// The way into a room by its code.
@Observable
final class JoinRoomViewModel {
    var code = "" {
        didSet { if code != oldValue { problem = nil } }
    }
    private(set) var problem: String?
    @ObservationIgnored let strings: TogetherStrings
    @ObservationIgnored private let dependencies: TogetherDependencies
    @ObservationIgnored private let router: Router<TogetherRoute>

    init(_ dependencies: TogetherDependencies, router: Router<TogetherRoute>) {
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings
    }

    var disabledReason: String? { code.contains { !$0.isWhitespace } ? nil : strings.codeHelp }

    func join() async {
        guard disabledReason == nil else { return }
        do {
            guard let room = try await dependencies.rooms.room(code: code) else {
                problem = strings.codeUnknown
                return
            }
            try await dependencies.rooms.join(room.id, member: dependencies.account.id, on: dependencies.today)
            router.trigger(.entered(room, message: strings.joined(room.name)))
        } catch {
            problem = strings.failed
        }
    }
}
