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

    private static let metric = LinkPlace.oneOf(Metric.charted.map(\.word))
    private static let number = LinkPlace.text { Int64($0).map { $0 > 0 } ?? false }

    private static let togetherForms: [LinkPattern<AppLink>] = [
        LinkPattern("together", .together(.rooms)), LinkPattern("together/rooms", .together(.rooms)),
        LinkPattern("together/rooms/:room", places: ["room": number]) {
            $0["room"].flatMap { Int64($0) }.map { .together(.room(RoomID(rawValue: $0))) }
        } write: {
            if case .together(.room(let id)) = $0 { ["room": "\(id.rawValue)"] } else { nil }
        },
        LinkPattern("together/rooms/:room/week", places: ["room": number]) {
            $0["room"].flatMap { Int64($0) }.map { .together(.week(RoomID(rawValue: $0))) }
        } write: {
            if case .together(.week(let id)) = $0 { ["room": "\(id.rawValue)"] } else { nil }
        },
        LinkPattern("together/new", .together(.newRoom)), LinkPattern("together/join", .together(.join)),
    ]

    private static let analyzeForms: [LinkPattern<AppLink>] = [
        LinkPattern("analyze", .analyze(.chart)),
        LinkPattern("analyze/:metric", places: places) {
            $0["metric"].flatMap { Metric(word: $0) }.map { .analyze(.show($0, nil)) }
        } write: {
            if case .analyze(.show(let metric, nil)) = $0 { ["metric": metric.word] } else { nil }
        },
        LinkPattern("analyze/:metric/:range", places: places) {
            guard let range = $0["range"].flatMap({ ChartRange(rawValue: $0) }) else { return nil }
            return $0["metric"].flatMap { Metric(word: $0) }.map { .analyze(.show($0, range)) }
        } write: {
            if case .analyze(.show(let metric, let range?)) = $0 { ["metric": metric.word, "range": range.rawValue] } else { nil }
        },
        LinkPattern("analyze/:metric/:month", places: ["metric": metric, "month": .text { month($0) != nil }]) {
            guard let month = $0["month"].flatMap(month) else { return nil }
            return $0["metric"].flatMap { Metric(word: $0) }.map { .analyze(.month($0, month)) }
        } write: {
            guard case .analyze(.month(let metric, let month)) = $0 else { return nil }
            return ["metric": metric.word, "month": String("\(month)".prefix(7))]
        },
    ]

    private static let places: [String: LinkPlace] = ["metric": metric, "range": .oneOf(ChartRange.allCases.map(\.rawValue))]

    /// The first of a month that is written like `2026-11`.
    private nonisolated static func month(_ text: String) -> CivilDate? { CivilDate(text + "-01") }

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
