import Phrases
import Testing

@testable import Importers

struct FormatNameTests {
    @Test(arguments: [Language.en, .ko])
    func `every format that is read has a name of its own, and the list of all names every one`(language: Language) {
        let phrases = Phrases(language)
        let names = Format.allCases.map { phrases.format($0.rawValue) }
        #expect(Set(names).count == Format.allCases.count)
        #expect(Format.allCases.allSatisfy { phrases.format($0.rawValue) != $0.rawValue })
        #expect(names.allSatisfy { phrases.allFormats.split(separator: ", ").contains(Substring($0)) })
        #expect(phrases.format("gpx,apple-health") == "GPX, " + phrases.format("apple-health"))
    }
}
