import Coordinators
import Login
import Screens

/// Notes where a view model wants to go, and says that it went there.
final class RecordingRouter: Router {
    private(set) var routes: [LoginRoute] = []

    func trigger(_ route: LoginRoute, completion: (@MainActor (StackOutcome) -> Void)?) {
        routes.append(route)
        completion?(.committed)
    }
}
