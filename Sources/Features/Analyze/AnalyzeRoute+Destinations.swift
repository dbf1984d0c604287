import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

extension AnalyzeRoute {
    /// Every screen of the tab.
    @MainActor package static let destinations: Destinations<AnalyzeRoute, AnalyzeWords> = [
        .start(.chart, ChartViewController.self).link("analyze").keys { $0.keys.chartSection },
        .link { (measure: ChartMeasure, range: ChartRange) in AnalyzeRoute.show(measure, range) }
            .link("analyze/:metric") { AnalyzeRoute.show($0, nil) }.link("analyze/:metric/:range"),
        .push(named: "month", ChartViewController.self, from: ChartViewController.self)
            .link(monthLink).above { (measure: ChartMeasure) in AnalyzeRoute.show(measure, .year) },
        .push(.report, ReportViewController.self, from: ChartViewController.self)
            .key("chart.report", "e", title: \.report.open, hint: 50).titled(\.report.title)
            .link("analyze/report").keys { $0.keys.reportSection },
        .push(AnalyzeRoute.gait, GaitViewController.self, from: ChartViewController.self, GaitViewController.self)
            .link("analyze/gait/:measure/:span").link("analyze/gait/:measure") { AnalyzeRoute.gait($0, .present(.year)) }
            .keys { $0.keys.gaitSection },
        .push(AnalyzeRoute.compared, ComparedViewController.self, from: GaitViewController.self)
            .link("analyze/gait/:measure/:span/compared")
            .above { (measure: GaitMeasure, span: GaitSpan) in AnalyzeRoute.gait(measure, span) },
        .exit(named: "why", from: ChartViewController.self, GaitViewController.self),
    ]
}

extension AnalyzeRoute {
    /// The screens that have a name, for the palette.
    @MainActor package static func named(_ phrases: Phrases) -> [(title: String, route: AnalyzeRoute)] {
        destinations.named(AnalyzeWords(phrases))
    }
}

nonisolated extension AnalyzeRoute {
    /// A month is written like `2026-11`.
    private static let monthLink = LinkPattern<AnalyzeRoute>(
        "analyze/:metric/:month", places: ["metric": .oneOf(ChartMeasure.linkTexts), "month": .text { firstDay(ofMonth: $0) != nil }]
    ) {
        guard let measure = $0["metric"].flatMap(ChartMeasure.init(linkText:)), let first = $0["month"].flatMap(firstDay) else {
            return nil
        }
        return .month(measure, first)
    } write: {
        guard case .month(let measure, let first) = $0 else { return nil }
        return ["metric": measure.linkText, "month": String(first.linkText.prefix(7))]
    }

    private static func firstDay(ofMonth text: String) -> CivilDate? { CivilDate(text + "-01") }
}
