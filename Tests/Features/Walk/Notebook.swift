import Coordinators
import Screens
import Walk

/// Remembers where a view model asked to go.
final class Notebook: Router {
    private(set) var routes: [WalkRoute] = []

    func trigger(_ route: WalkRoute, completion: (@MainActor (StackOutcome) -> Void)?) {
        routes.append(route)
        completion?(.committed)
    }
}
