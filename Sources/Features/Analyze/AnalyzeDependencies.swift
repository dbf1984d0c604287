import Phrases
import Walking

/// What the analysis needs from outside.
package struct AnalyzeDependencies: Sendable {
    var journal: any JournalRepository
    var clock: any WallClock
    var phrases: Phrases

    package init(journal: any JournalRepository, clock: any WallClock, phrases: Phrases) {
        self.journal = journal
        self.clock = clock
        self.phrases = phrases
    }

    var strings: AnalyzeStrings { phrases(en: .en, ko: .ko) }
}
