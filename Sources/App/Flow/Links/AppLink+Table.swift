import Analyze
import Common
import Coordinators
import Settings
import Together
import Walk
import Walking

extension AppLink {
    /// Every form of link that there is; made when the first one is read.
    static let table = LinkTable<AppLink>(scheme: "gnd", walkForms + togetherForms + analyzeForms + settingsForms)

    private static let walkForms = WalkRoute.destinations.patterns.map { $0.map(AppLink.walk) }

    private static let togetherForms = TogetherRoute.destinations.patterns.map { $0.map(AppLink.together) }
    private static let analyzeForms = AnalyzeRoute.destinations.patterns.map { $0.map(AppLink.analyze) }

    private static let number = LinkPlace.text { Int64($0).map { $0 > 0 } ?? false }

    private static let settingsForms: [LinkPattern<AppLink>] = [
        LinkPattern("settings", .settings(.settings)), LinkPattern("settings/nickname", .settings(.nickname)),
        LinkPattern("settings/profile", .settings(.profile)), LinkPattern("settings/goal", .settings(.goal)),
        LinkPattern("settings/streak", .settings(.streak)), LinkPattern("settings/streak/kind", .settings(.streakKind)),
        LinkPattern("settings/streak/new", .settings(.pause(nil))),
        // People count the pauses from 1, from the top of the list.
        LinkPattern("settings/streak/:pause", places: ["pause": number]) {
            $0["pause"].flatMap { Int($0) }.map { .settings(.pause($0 - 1)) }
        } write: {
            if case .settings(.pause(let place?)) = $0 { ["pause": "\(place + 1)"] } else { nil }
        },
        LinkPattern("settings/zones", .settings(.zones)), LinkPattern("settings/zones/home", .settings(.homeZone)),
        LinkPattern("settings/zones/new", .settings(.stay(nil))),
        // People count the stays from 1, from the top of the list.
        LinkPattern("settings/zones/:stay", places: ["stay": number]) {
            $0["stay"].flatMap { Int($0) }.map { .settings(.stay($0 - 1)) }
        } write: {
            if case .settings(.stay(let place?)) = $0 { ["stay": "\(place + 1)"] } else { nil }
        },
        LinkPattern("settings/units", .settings(.units)),
        LinkPattern("settings/language", .settings(.language)), LinkPattern("settings/theme", .settings(.theme)),
        LinkPattern("settings/passphrase", .settings(.passphrase)), LinkPattern("settings/delete", .settings(.deletion)),
        LinkPattern("settings/motion", .settings(.motion)), LinkPattern("settings/about", .settings(.about)),
    ]
}
