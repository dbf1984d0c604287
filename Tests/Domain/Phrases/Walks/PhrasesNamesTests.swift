import Testing
import Walking

@testable import Phrases

struct PhrasesNamesTests {
    private static let formats = [
        FormatName("gpx", "GPX"), FormatName("apple-health", "Apple Health", korean: "Apple 건강"), FormatName("fitbit", "Fitbit"),
    ]
    private let en = Phrases(.en, formats: formats)
    private let ko = Phrases(.ko, formats: formats)

    /// Expects that names are there, differ from each other and are in the language.
    private func expectNames(_ english: [String], _ korean: [String]) {
        #expect(Set(english).count == english.count && Set(korean).count == korean.count)
        #expect((english + korean).allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") })
        #expect(english.allSatisfy { !$0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } })
        #expect(korean.allSatisfy { $0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }, "\(korean)")
    }

    @Test(arguments: [(Language.en, "Walked live", "Walked live, by taps"), (.ko, "걸으면서 기록", "걸으면서 두드린 박자")])
    func `a live walk and what was tapped on it have names of their own`(_ language: Language, _ walk: String, _ taps: String) {
        let both = [Source.liveWalk, .liveEstimate]
        #expect(both.map { Phrases(language).title(of: $0, among: both) } == [walk, taps])
        #expect(Phrases(language).title(of: .liveEstimate) == taps)
    }

    @Test(arguments: [
        (["", "S10"], ["", "S11"], ["Pod (S10)", "Pod (S11)"]), (["Acme", ""], ["Zed", ""], ["Pod (Acme)", "Pod (Zed)"]),
        (["", ""], ["Zed", ""], ["Pod", "Pod (Zed)"]), (["Acme", "S"], ["Zed", "S"], ["Pod (Acme S)", "Pod (Zed S)"]),
    ])
    func `sources of one name are told apart by what differs`(_ one: [String], _ other: [String], _ titles: [String]) {
        let sources = [one, other].map { Source(name: "Pod", manufacturer: $0[0], model: $0[1], kind: .watch) }
        let phrases = Phrases(.en)
        #expect(sources.map { phrases.title(of: $0, among: sources) } == titles)
        #expect(phrases.title(of: sources[0], among: [sources[0]]) == "Pod")
    }

    @Test func `of one name and another kind the kind tells them apart`() {
        let sources = [Source(name: "Pod", kind: .phone), Source(name: "Pod", kind: .other)]
        #expect(sources.map { Phrases(.en).title(of: $0, among: sources) }.allSatisfy { $0.hasPrefix("Pod (") })
        #expect(Set(sources.map { Phrases(.ko).title(of: $0, among: sources) }).count == 2)
    }

    @Test func `two watches of one model are told apart by their owners, and never by a number`() {
        func watch(_ name: String, _ model: String = "Watch6,7") -> Source {
            Source(name: name, manufacturer: "Apple Inc.", model: model, kind: .watch)
        }
        let pair = [watch("Kim’s Apple Watch"), watch("Alexandre's Apple Watch")]
        #expect(pair.map { en.title(of: $0, among: pair) } == ["Apple Watch (Kim’s)", "Apple Watch (Alexandre's)"])
        let four = pair + [watch("Kim’s Apple Watch", "Watch7,5"), watch("Apple Watch")]
        #expect(
            four.map { en.title(of: $0, among: four) } == [
                "Apple Watch (Kim’s Watch6,7)", "Apple Watch (Alexandre's Watch6,7)", "Apple Watch (Kim’s Watch7,5)",
                "Apple Watch (Watch6,7)",
            ])
    }

    @Test func `everything that can be chosen has a name of its own in both languages`() {
        expectNames(Metric.allCases.map(en.name), Metric.allCases.map(ko.name))
        expectNames(ChartRange.allCases.map(en.name), ChartRange.allCases.map(ko.name))
        expectNames(Profile.Gender.allCases.map(en.name), Profile.Gender.allCases.map(ko.name))
        expectNames(AgeBand.allCases.map(en.name), AgeBand.allCases.map(ko.name))
        expectNames(Period.allCases.map(en.name), Period.allCases.map(ko.name))
        expectNames(DailyCap.allCases.map(en.name), DailyCap.allCases.map(ko.name))
        expectNames(SkipReason.allCases.map(en.name), SkipReason.allCases.map(ko.name))
        expectNames(Units.allCases.map(en.name), Units.allCases.map(ko.name))
    }

    @Test(
        arguments: [
            ("gpx", "GPX", "GPX"), ("apple-health", "Apple Health", "Apple 건강"), ("fitbit, gpx", "Fitbit, GPX", "Fitbit, GPX"),
            ("reimport", "read again", "다시 읽기"), ("unheard-of", "unheard-of", "unheard-of"), ("", "", ""),
        ])
    func `a format is called by its name`(_ short: String, _ english: String, _ korean: String) {
        #expect(en.format(short) == english && ko.format(short) == korean)
    }

    @Test func `what was typed in is called so`() {
        #expect(en.title(of: .typed) == "Typed in" && ko.title(of: .typed) == "직접 입력")
        #expect(en.title(of: .typed) == "Typed in")
        #expect(en.title(of: Source(name: "Health", kind: .manual)) == "Typed into Health")
    }

    @Test(
        arguments: [
            ([:], .en), (["LANG": "ko"], .ko), (["LANG": "ko-KR"], .ko), (["LANG": "korean"], .ko), (["LANG": "KO_KR.UTF-8"], .ko),
            (["LANG": "kok_IN"], .en),
            (["LANG": "de_DE"], .en), (["LC_ALL": "en", "LANG": "ko"], .en), (["LANG": "ko@euro"], .ko),
        ] as [([String: String], Language)])
    func `the language is that of the environment`(_ environment: [String: String], _ language: Language) {
        #expect(Language(environment: environment) == language)
    }

    @Test(arguments: [("ko", .ko), ("EN", .en), ("de", nil), ("", nil)] as [(String, Language?)])
    func `an option names a language or none`(_ option: String, _ language: Language?) {
        #expect(Language(option: option) == language)
    }
}
