import Phrases
import Screens
import Terminal

/// The keys of the chart: what key files call each, what it does, and what it is pressed by.
package struct AnalyzeKeys: Sendable {
    let strings: AnalyzeStrings

    var metric: KeyEntry { KeyEntry("chart.metric", "m", title: strings.metric) }
    var range: KeyEntry { KeyEntry("chart.range", "r", title: strings.range) }
    var metricBack: KeyEntry { KeyEntry("chart.metricBack", "M", title: strings.metricBack) }
    var rangeBack: KeyEntry { KeyEntry("chart.rangeBack", "R", title: strings.rangeBack) }
    var earlier: KeyEntry { KeyEntry("chart.earlier", .left, "h", title: strings.earlier) }
    var later: KeyEntry { KeyEntry("chart.later", .right, "l", title: strings.later) }

    var open: KeyEntry { KeyEntry("chart.open", .enter, title: strings.open) }
    var why: KeyEntry { KeyEntry("chart.why", "?", "w", title: strings.why) }

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] {
        let keys = AnalyzeKeys(strings: Phrases(language)(en: .en, ko: .ko))
        let strings = keys.strings
        return [
            KeySection(
                strings.tab, [keys.metric, keys.range, keys.metricBack, keys.rangeBack, keys.earlier, keys.later, keys.open, keys.why])
        ]
    }
}
