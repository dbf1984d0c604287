import LiveWalking
import Testing

/// The lines in which what a person decided about live walks is kept.
struct LivePreferencesTests {
    @Test func `what nobody changed needs no line`() {
        #expect(LivePreferences().lines == [])
        #expect(LivePreferences(lines: []) == LivePreferences())
    }

    @Test func `every decision is read back as it was written`() {
        var preferences = LivePreferences()
        preferences.lastPlan = "intervals"
        preferences.lapLength = .mile
        preferences.courseLength = 30.5
        preferences.knowsStopSigns = true
        preferences.isGentle = true
        for number in LivePreferences.Number.allCases {
            preferences.number = number
            #expect(LivePreferences(lines: preferences.lines) == preferences)
        }
        #expect(preferences.lines.map(\.first) == ["last", "number", "laps", "course", "signs", "gentle"])
    }

    @Test(
        arguments: [
            ["number", "colour"], ["laps", "league"], ["signs", "unknown"], ["course", "long"], ["course", "2"], ["course", "nan"],
            ["gentle", "no"], ["last"], ["last", "a", "b"], [],
            ["else", "yes"],
        ])
    func `a line that makes no sense changes nothing`(_ line: [String]) {
        #expect(LivePreferences(lines: [line]) == LivePreferences())
    }

    @Test func `a wrong line leaves what an earlier one said`() {
        #expect(LivePreferences(lines: [["number", "heart"], ["number", "colour"]]).number == .heart)
    }
}
