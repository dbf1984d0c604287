import Phrases

/// The words of the analysis, and numbers as people write them.
package final class AnalyzeWords: Sendable {
    let strings: ChartStrings
    let report: ReportStrings
    let gait: GaitStrings
    let compared: ComparedStrings
    let phrases: Phrases

    init(_ phrases: Phrases) {
        self.phrases = phrases
        strings = .for(phrases.language)
        report = .for(phrases.language)
        gait = .for(phrases.language)
        compared = .for(phrases.language)
    }
}
