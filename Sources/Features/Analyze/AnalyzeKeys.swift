import Phrases
import Screens
import Terminal
import Walking

/// The keys of the chart: what key files call each, what it does, and what it is pressed by.
package struct AnalyzeKeys: Sendable {
    let strings: AnalyzeStrings
    let phrases: Phrases

    var metric: KeyEntry { KeyEntry("chart.metric", "m", title: strings.metric) }
    var range: KeyEntry { KeyEntry("chart.range", "r", title: strings.range) }
    var metricBack: KeyEntry { KeyEntry("chart.metricBack", "M", title: strings.metricBack) }
    var rangeBack: KeyEntry { KeyEntry("chart.rangeBack", "R", title: strings.rangeBack) }
    var earlier: KeyEntry { KeyEntry("chart.earlier", .left, "h", title: strings.earlier) }
    var later: KeyEntry { KeyEntry("chart.later", .right, "l", title: strings.later) }

    var open: KeyEntry { KeyEntry("chart.open", .enter, title: strings.open) }
    var why: KeyEntry { KeyEntry("chart.why", "?", "w", title: strings.why) }

    /// Straight to a range.
    func to(_ range: ChartRange) -> KeyEntry {
        let key: Key =
            switch range {
            case .day: "D"
            case .week: "W"
            // `M` goes back among the metrics.
            case .month: "O"
            case .year: "Y"
            }
        return KeyEntry("chart.\(range.rawValue)", key, title: phrases.name(range))
    }

    /// Straight to a metric; nil for those that have no chart.
    func to(_ metric: Metric) -> KeyEntry? {
        let key: Key? =
            switch metric {
            case .steps: "s"
            case .distance: "d"
            case .speed: "v"
            case .stepLength: "p"
            case .flights, .exercise: nil
            }
        return key.map { KeyEntry("chart.\(metric.rawValue)", $0, title: phrases.name(metric)) }
    }

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] {
        let keys = AnalyzeKeys(strings: Phrases(language)(en: .en, ko: .ko), phrases: Phrases(language))
        let strings = keys.strings
        return [
            KeySection(
                strings.tab,
                [keys.metric, keys.range, keys.metricBack, keys.rangeBack, keys.earlier, keys.later, keys.open, keys.why]
                    + Metric.charted.compactMap { keys.to($0) } + ChartRange.allCases.map { keys.to($0) })
        ]
    }
}
