import Analyze
import Coordinators
import Live
import ScreenControl
import Screens
import Settings
import Together
import Walk

/// The control socket of the program, for tests: `GND_CONTROL` says where it lies, and without it there is none.
enum AppControl {
    static let variable = "GND_CONTROL"

    /// Makes the socket, if somebody asked for it.
    static func socket(_ environment: [String: String], for window: Window) throws(ControlFailure) -> ControlSocket? {
        guard let path = environment[variable], !path.isEmpty else { return nil }
        return try ControlSocket(at: path, window: window, graph: NavigationGraph(AppCoordinator.self)) { [weak window] in
            window.flatMap { place(of: $0) }
        }
    }

    /// The link to what is on show; nil where there is none.
    static func place(of window: Window) -> String? {
        switch window.routeOnShow {
        case let route as WalkRoute: AppLink.walk(route).url
        case let route as LiveRoute: AppLink.live(route).url
        case let route as TogetherRoute: AppLink.together(route).url
        case let route as AnalyzeRoute: AppLink.analyze(route).url
        case let route as SettingsRoute: AppLink.settings(route).url
        default: nil
        }
    }
}
