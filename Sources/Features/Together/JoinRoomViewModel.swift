import Coordinators
import Observation
import Phrases
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
    @ObservationIgnored private let router: WeakRouter<TogetherRoute>

    init(_ dependencies: TogetherDependencies, router: WeakRouter<TogetherRoute>) {
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings
    }

    var disabledReason: String? { RoomCode.key(code).isEmpty ? strings.codeMissing : nil }

    func join() async {
        guard disabledReason == nil else { return }
        do throws(JoinByCode.Failure) {
            let room = try await JoinByCode(rooms: dependencies.rooms)(
                code, member: dependencies.account.id, today: dependencies.today)
            await router.trigger(.entered(room, message: strings.joined(room.name)))
        } catch {
            switch error {
            case .emptyCode: problem = strings.codeMissing
            case .noSuchRoom: problem = strings.codeUnknown
            case .closed: problem = strings.roomClosed
            case .alreadyInside(let room): await router.trigger(.entered(room, message: strings.alreadyInside(room.name)))
            case .journal(let failure): problem = dependencies.phrases.sentence(failure)
            }
        }
    }
}
