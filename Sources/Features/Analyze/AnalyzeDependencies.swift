import Phrases
import Walking

/// What the analysis needs from outside.
package struct AnalyzeDependencies: Sendable {
    let journal: any JournalRepository
    let clock: any WallClock
    let phrases: Phrases

    package init(journal: any JournalRepository, clock: any WallClock, phrases: Phrases) {
        self.journal = journal
        self.clock = clock
        self.phrases = phrases
    }
}
