import Phrases
import Screens
import Terminal
import Walking

/// The keys of the chart.
extension AnalyzeKeys {
    var metric: KeyEntry { KeyEntry("chart.metric", "m", title: words.strings.metric) }
    var range: KeyEntry { KeyEntry("chart.range", "r", title: words.strings.range) }
    var metricBack: KeyEntry { KeyEntry("chart.metricBack", "M", title: words.strings.metricBack) }
    var rangeBack: KeyEntry { KeyEntry("chart.rangeBack", "R", title: words.strings.rangeBack) }
    var earlier: KeyEntry { KeyEntry("chart.earlier", .left, "h", title: words.strings.earlier) }
    var later: KeyEntry { KeyEntry("chart.later", .right, "l", title: words.strings.later) }

    var open: KeyEntry { KeyEntry("chart.open", .enter, title: words.strings.open) }
    var why: KeyEntry { KeyEntry("chart.why", "?", "w", title: words.strings.why) }

    var gait: KeyEntry { KeyEntry("chart.gait", "g", title: words.gait.open) }

    /// The key for the numbers, which take the place of the chart where both have no room.
    var numbers: KeyEntry { KeyEntry("chart.numbers", "n", title: words.strings.numbers) }

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
        return KeyEntry("chart.\(range.rawValue)", key, title: words.phrases.name(range))
    }

    /// Straight to a measure; nil for those that have no chart.
    func to(_ measure: ChartMeasure) -> KeyEntry? {
        let key: Key? =
            switch measure {
            case .metric(.steps): "s"
            case .metric(.distance): "d"
            case .metric(.speed): "v"
            case .metric(.stepLength): "p"
            case .metric: nil
            case .minutes: "t"
            }
        return key.map { KeyEntry("chart.\(measure.rawValue)", $0, title: words.phrases.name(measure)) }
    }

    var chartSection: KeySection {
        KeySection(
            words.strings.tab,
            [metric, range, metricBack, rangeBack, numbers, earlier, later, open, why, gait]
                + ChartMeasure.charted.compactMap { to($0) } + ChartRange.allCases.map { to($0) })
    }
}
