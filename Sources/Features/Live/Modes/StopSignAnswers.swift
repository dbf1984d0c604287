import LiveWalking
import Walking

/// The answers that a person gave about the stop signs, read anew before every walk: another screen may have asked since.
package struct StopSignAnswers {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The answers as they are kept; where they cannot be read, as if nobody had been asked.
    func kept() async -> LivePreferences { (try? await journal.settings()[LivePreferences.self]) ?? LivePreferences() }

    /// Keeps that the stop signs were shown, and whether a doctor should be asked before a fast walk.
    package func keep(isGentle: Bool) async {
        // An answer that cannot be kept is asked for again the next time.
        _ = try? await journal.note { settings in
            settings[LivePreferences.self].knowsStopSigns = true
            settings[LivePreferences.self].isGentle = isGentle
        }
    }
}
