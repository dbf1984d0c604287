import Testing
import Walking

@testable import Phrases

struct PhrasesImportFailureTests {
    private let en = Phrases(.en)
    private let ko = Phrases(.ko)

    private static let after = (
        en: " Importing it again completes it, and undo takes it back.", ko: " 다시 가져오면 나머지도 채워지고, 되돌리기로 지울 수도 있어요."
    )

    private func report(records: Int, walks: Int) -> ImportReport {
        var outcome = BatchOutcome()
        (outcome.added, outcome.walksAdded) = (records, walks)
        return ImportReport(file: "a.gpx", format: "gpx", outcome: outcome)
    }

    @Test func `a folder of Garmin's in which nothing can be read says what to fetch instead`() {
        let failure = ImportFailure.notAnExport(path: "/data/Garmin", isFolder: true)
        #expect(en.sentence(failure).hasSuffix("(its DI_CONNECT has FIT files), or FIT, TCX or GPX files of single walks."))
        #expect(ko.sentence(failure).contains("DI_CONNECT"))
        #expect(!en.sentence(.notAnExport(path: "/data/letters", isFolder: true)).contains("Garmin"))
    }

    @Test(
        arguments: [
            (0, 0, "Cancelled. Nothing was changed.", "취소했어요. 바뀐 것은 없어요."),
            (1, 0, "Cancelled. 1 record before that is kept." + Self.after.en, "취소했어요. 그 앞의 기록 1개는 저장했어요." + Self.after.ko),
            (0, 3, "Cancelled. 3 walks before that are kept." + Self.after.en, "취소했어요. 그 앞의 산책 3회는 저장했어요." + Self.after.ko),
            (
                2, 1, "Cancelled. 2 records and 1 walk before that are kept." + Self.after.en,
                "취소했어요. 그 앞의 기록 2개와 산책 1회는 저장했어요." + Self.after.ko
            ),
        ])
    func `what was kept is said with the right particle and number`(_ records: Int, _ walks: Int, _ english: String, _ korean: String) {
        let failure = ImportFailure.cancelled(kept: [report(records: records, walks: walks)])
        #expect(en.sentence(failure) == english)
        #expect(ko.sentence(failure) == korean)
    }

    @Test(
        arguments: [
            (FileProblem.locked, "Unpack it first."), (.notAWalk, "Choose another file."),
            (.noMemory, "Close other programs and try again."),
            (.noUnpacker, "Install it, or unpack the file first."), (.nameless, "Give it back the name that it had in the export."),
            (.system(13), "Check its permissions."), (.archive, "Copy it again."),
        ])
    func `a file that cannot be read comes with what to do`(_ problem: FileProblem, _ advice: String) {
        let sentence = en.sentence(.unreadable(path: "/x/a.zip", problem: problem))
        #expect(sentence.hasPrefix("/x/a.zip cannot be read: ") && sentence.hasSuffix(". " + advice))
    }
}
