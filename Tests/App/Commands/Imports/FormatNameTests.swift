import Importers
import Phrases
import Testing
import Walking

struct FormatNameTests {
    private let formats = Importer().formats

    @Test(arguments: [Language.en, .ko])
    func `every format that is read has a name of its own, and the list of all names every one`(language: Language) {
        let phrases = Phrases(language, formats: formats)
        let names = formats.map { phrases.format($0.id) }
        #expect(Set(names).count == formats.count && Set(formats.map(\.id)).count == formats.count)
        #expect(formats.allSatisfy { phrases.format($0.id) != $0.id })
        #expect(phrases.allFormats.split(separator: ", ").map(String.init) == names)
        #expect(phrases.format("gpx,apple-health") == "GPX, " + phrases.format("apple-health"))
    }

    @Test func `a format that is read no longer is called as the journal calls it`() {
        #expect(Phrases(.en, formats: formats).format("wax-tablet") == "wax-tablet")
        #expect(Phrases(.ko, formats: formats).format("reimport") == "다시 읽기")
    }
}
