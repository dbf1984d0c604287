import Analyze
import Coordinators
import Live
import Settings
import Terminal
import Together
import Walk
import Walking

/// A place that a link leads to, from wherever one is: a screen of a tab, or of the settings.
nonisolated enum AppLink: Hashable, Sendable {
    case walk(WalkRoute)
    /// A walk that goes on now.
    case live(LiveRoute)
    case together(TogetherRoute)
    case analyze(AnalyzeRoute)
    case settings(SettingsRoute)
}

extension AppLink {
    /// The link as it is written; nil for a route that reports something and is no place.
    var url: String? { Self.table.print(self) }

    /// The stack that it stands for, from the tab on; what of it is there already stays.
    var segments: DeepLink<TabRoute, Never> {
        switch self {
        case .walk(let route): DeepLink(TabRoute.walk, leadsTo: WalkRoute.self).to(WalkRoute.destinations.path(to: route))
        case .live(let route): DeepLink(TabRoute.live, leadsTo: LiveRoute.self).to(LiveRoute.destinations.path(to: route))
        case .together(let route): DeepLink(TabRoute.together, leadsTo: TogetherRoute.self).to(TogetherRoute.destinations.path(to: route))
        case .analyze(let route): DeepLink(TabRoute.analyze, leadsTo: AnalyzeRoute.self).to(AnalyzeRoute.destinations.path(to: route))
        case .settings(let route):
            DeepLink(TabRoute.settings, leadsTo: SettingsRoute.self).to(SettingsRoute.destinations.path(to: route))
        }
    }
}

extension AppLink {
    /// The walk that goes on, or begins; nil while no screen shows one.
    static var walkNow: AppLink? { try? AppLink("walk/now") }
}
