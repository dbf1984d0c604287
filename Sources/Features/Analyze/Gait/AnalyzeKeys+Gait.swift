import Phrases
import Screens
import Terminal
import Walking

/// The keys of the gait screen.
extension AnalyzeKeys {
    var gaitMeasure: KeyEntry { KeyEntry("gait.measure", "m", title: words.gait.measure) }
    var gaitMeasureBack: KeyEntry { KeyEntry("gait.measureBack", "M", title: words.gait.measureBack) }
    var gaitRange: KeyEntry { KeyEntry("gait.range", "r", title: words.gait.range) }
    var gaitRangeBack: KeyEntry { KeyEntry("gait.rangeBack", "R", title: words.gait.rangeBack) }
    var gaitEarlier: KeyEntry { KeyEntry("gait.earlier", .left, "h", title: words.gait.earlier) }
    var gaitLater: KeyEntry { KeyEntry("gait.later", .right, "l", title: words.gait.later) }
    var gaitTable: KeyEntry { KeyEntry("gait.table", "t", title: words.gait.table) }
    var gaitCompared: KeyEntry { KeyEntry("gait.compared", "?", "w", title: words.gait.compared) }
    var gaitOpen: KeyEntry { KeyEntry("gait.open", .enter, title: words.gait.openMark) }
    /// One in the place of the other, where both have no room.
    var gaitNumbers: KeyEntry { KeyEntry("gait.numbers", "n", title: words.gait.numbers) }

    var copyGait: KeyEntry { KeyEntry("gait.copy", "y", title: words.gait.copy) }

    /// Straight to a range.
    func to(_ range: GaitRange) -> KeyEntry {
        // `M` goes back among the measures.
        let (name, key): (String, Key) =
            switch range {
            case .day: ("day", "D")
            case .week: ("week", "W")
            case .month: ("month", "O")
            case .year: ("year", "Y")
            case .fiveYears: ("fiveYears", "F")
            }
        return KeyEntry("gait.\(name)", key, title: words.phrases.name(range))
    }

    var gaitSection: KeySection {
        KeySection(
            words.gait.title,
            [
                gaitMeasure, gaitRange, gaitMeasureBack, gaitRangeBack, gaitNumbers, gaitEarlier, gaitLater, gaitCompared, gaitOpen,
                gaitTable,
                copyGait,
            ] + GaitRange.allCases.map { to($0) })
    }
}
