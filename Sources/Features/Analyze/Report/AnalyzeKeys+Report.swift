import Screens
import Terminal

/// The keys of the report.
extension AnalyzeKeys {
    var reportSpan: KeyEntry { KeyEntry("report.span", "r", title: words.report.span) }
    var reportEarlier: KeyEntry { KeyEntry("report.earlier", .left, "h", title: words.report.earlier) }
    var reportLater: KeyEntry { KeyEntry("report.later", .right, "l", title: words.report.later) }
    var reportDoctor: KeyEntry { KeyEntry("report.doctor", "d", title: words.report.doctor) }
    var copyReport: KeyEntry { KeyEntry("report.copy", "y", title: words.gait.copy) }
    var saveReport: KeyEntry { KeyEntry("report.save", "s", title: words.report.save) }

    var reportSection: KeySection {
        KeySection(words.report.title, [reportSpan, reportEarlier, reportLater, reportDoctor, saveReport, copyReport])
    }
}
