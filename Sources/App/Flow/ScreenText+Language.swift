import Phrases
import Screens

extension ScreenText {
    /// The toolkit's words in a language.
    static func `for`(_ language: Language) -> ScreenText {
        Phrases(language)(en: .en, ko: .ko)
    }
}
