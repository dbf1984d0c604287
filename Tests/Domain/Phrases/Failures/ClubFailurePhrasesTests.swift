import Clubs
import Phrases
import Testing

struct ClubFailurePhrasesTests {
    private static let all: [ClubFailure] = [
        .noAnswer, .busy, .storeFull, .readOnly, .hasTwin, .folderMissing(path: "/sync/walk"), .folderForbidden(path: "/sync/walk"),
        .noClub(path: "/sync/walk"), .hostHasNoClub, .hostHasNoProgram, .keyRefused, .notMember, .notProven,
        .waitingForAcceptance, .keyMissing, .diskFull, .notKept(path: "/data/club"), .libraryMissing(package: "libpq5"), .inviteUsed,
        .linkUsed, .linkOfAnother,
        .inviteExpired, .inviteUnknown, .noSuchRoom,
        .roomFull, .roomClosed, .taken, .notFounder, .noSuchMember, .noSuchRequest, .noSuchChallenge, .dayOutOfRange, .stepsOutOfRange,
        .tooMany,
        .storeOlder, .storeNewer, .unreadable, .cancelled,
    ]

    @Test(arguments: [Language.en, .ko]) func `every failure of a club has a sentence of its own`(_ language: Language) {
        let sentences = Self.all.map { Phrases(language).sentence($0) }
        #expect(Set(sentences).count == Self.all.count)
        for sentence in sentences { #expect(sentence.count > 8) }
        for (failure, word) in [
            (ClubFailure.folderMissing(path: "/sync/walk"), "/sync/walk"), (.folderForbidden(path: "/sync/walk"), "/sync/walk"),
            (.notKept(path: "/data/club"), "/data/club"), (.libraryMissing(package: "libpq5"), "libpq5"),
            (.keyMissing, "gnd together recover"), (.hostHasNoProgram, "authorized_keys"), (.hasTwin, "gnd together link"),
        ] {
            #expect(Phrases(language).sentence(failure).contains(word))
        }
    }

    @Test(arguments: [Language.en, .ko]) func `only a round promises to try again`(_ language: Language) {
        let phrases = Phrases(language)
        let promises = ["wait here", "by itself", "두었다가", "알아서"]
        for failure in Self.all {
            let sentences = [phrases.sentence(ofCall: failure), phrases.reason(failure)]
            for sentence in sentences { #expect(!promises.contains { sentence.contains($0) }, "\(sentence)") }
        }
        #expect(Phrases(.en).sentence(.noAnswer) == "The club does not answer. Your days wait here and are sent later.")
        #expect(Phrases(.en).sentence(ofCall: .busy) == "The club is busy. Nothing was changed here; try again later.")
        #expect(Phrases(.en).sentence(ofCall: .notMember) == Phrases(.en).sentence(.notMember))
    }
}
