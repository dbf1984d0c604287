import Coordinators
import Phrases
import Screens

extension AnalyzeWords {
    var keys: AnalyzeKeys { AnalyzeKeys(words: self) }
}

/// The keys of the analysis: the name by which key files know each, what it does, and what it is pressed by.
///
/// Each screen's are in its folder.
package struct AnalyzeKeys {
    let words: AnalyzeWords

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] {
        AnalyzeRoute.destinations.sections(AnalyzeWords(Phrases(language)))
    }
}
