import Clubs
import LiveWalking
import Phrases
import Testing
import Walking

@testable import gnd

/// Failures of commands in words.
struct FailureSentenceTests {
    private static let failures: [CommandFailure] =
        [
            .noBackup("a.db"), .noSuchProfile("ann"), .signedOut("ann"), .noSuchImport("7"), .noSuchImport("seven"), .knownSport("running"),
            .sensor(.notFound, "C0:FF:EE:00:00:01"), .sensor(.notSaved, "C0:FF:EE:00:00:01"), .noAddress("forget"), .noFeed("a.ndjson"),
            .otherKind("C0:FF:EE:00:00:01"), .leftWalk, .noHome,
            .output(.diskFull), .output(.closed), .output(.other(code: 5)), .journal(.locked), .importing(.missing(path: "a.zip")),
            .together(.roomTooLarge), .together(.tooManyChallenges), .together(.badChallengeDays),
            .together(.nobodyExactly("Anna")), .together(.notAsked("Anna")), .together(.nothingMade), .together(.roomIsThere("Family")),
            .together(.whichClub([SharedName("Family")].compactMap(\.self), "--club")),
            .together(.badRoomStart), .together(.badRoomEnd([])),
        ] + problems.map { .walk($0) } + entries.map { .entry($0) }

    private static let problems: [WalkDraft.Problem] = [
        .noDuration, .tooLong, .inTheFuture, .tooLongAgo, .tooManySteps, .tooFewSteps, .tooFar, .impossibleSteps, .titleTooLong,
    ]

    private static let entries: [EntryFailure] =
        [
            .empty, .minutesOrMetres(500), .stepsOrKilometres("3.9k"), .severalDays("last week"), .minutesOrSteps(40), .twice("35m"),
            .unreadable("3.9"), .nothingToCount(EntryReading(steps: 3900)),
        ]
        + [EntryFailure.Measure.duration, .steps, .distance].flatMap { [.nothing("0", $0), .tooMuch("9", $0)] }

    private let en = FailureSentence(phrases: Phrases(.en))
    private let ko = FailureSentence(phrases: Phrases(.ko))

    private func isKorean(_ text: String) -> Bool { text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }

    @Test func `every failure has a sentence of its own in both languages, which ends as one`() {
        for (sentence, language) in [(en, Language.en), (ko, .ko)] {
            let all = Self.failures.map { sentence($0) }
            #expect(Set(all).count == all.count)
            for text in all {
                #expect(isKorean(text) == (language == .ko), "\(text)")
                #expect(text.contains(".") || text.contains("?") || text.contains(":"), "\(text)")
                #expect(!text.contains("  ") && !text.hasSuffix(" ") && !text.contains("nil") && !text.contains("Optional"), "\(text)")
            }
        }
    }

    @Test func `what was said already is not said again`() { #expect(en(.alreadySaid) == "" && ko(.alreadySaid) == "") }

    @Test func `who may not start a challenge in a large room is told who may`() {
        #expect(en(.together(.roomTooLarge)) == "In a room of more than 200 members only who opened it starts challenges.")
        #expect(ko(.together(.roomTooLarge)) == "멤버가 200명이 넘는 방에서는 방을 만든 사람만 챌린지를 시작할 수 있어요.")
    }

    @Test func `a sentence names what was typed, and says what to do`() {
        #expect(en(.noSuchImport("7")) == "There is no import 7. See “gnd imports” for the numbers.")
        #expect(en(.noSuchImport("seven")) == "“seven” is no number of an import. See “gnd imports” for the numbers.")
        #expect(en(.entry(.minutesOrMetres(500))) == "“500m” may be minutes or metres. Write 500 min or 0.5 km.")
        #expect(en(.entry(.stepsOrKilometres("3.9k"))) == "“3.9k” may be steps or kilometres. Write 3.9k steps or 3.9km.")
        #expect(en(.noAddress("forget")).contains("gnd sensors forget"))
        #expect(en(.sensor(.notFound, "gpsd")).contains("No sensor gpsd answers"))
    }

    @Test func `limits are those that the program holds`() {
        #expect(en(.walk(.tooFewSteps)).contains("fewer than 5 a minute") && en(.walk(.tooManySteps)).contains("more than 250 a minute"))
        #expect(en(.walk(.impossibleSteps)).contains("20 cm to 200 cm") && ko(.walk(.impossibleSteps)).contains("20 cm에서 200 cm까지"))
        #expect(en(.walk(.tooLong)).contains("24 hours") && en(.walk(.titleTooLong)).contains("60 characters"))
        #expect(en(.entry(.tooMuch("9", .steps))).contains("250 steps a minute and 360,000 in all"))
        #expect(en(.entry(.tooMuch("9", .distance))).contains("less than 1,000 km"))
    }

    @Test func `where an entry was read otherwise than it was meant, the sentence says how`() {
        let reading = EntryReading(steps: 3900, title: "River", tags: ["morning"])
        let sentence = en(.entry(.nothingToCount(reading)))
        #expect(sentence.contains("It was read as") && sentence.contains("River") && sentence.contains("#morning"))
        #expect(!en(.entry(.nothingToCount(EntryReading()))).contains("It was read as"))
    }

    @Test func `the particle behind a name is the one that its sound asks for`() {
        #expect(ko(.knownSport("running")).contains("“running”은"))
        #expect(ko(.knownSport("축구")).contains("“축구”는"))
        #expect(ko(.signedOut("ann")).contains("”으로 로그인"))
        #expect(ko(.signedOut("민수")).contains("”로 로그인"))
    }
}
