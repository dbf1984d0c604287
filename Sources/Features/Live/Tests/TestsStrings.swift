import Phrases

/// The words of the tests and their results.
struct TestsStrings: Sendable, Translated {
    var title: String
    var open: String
    var loading: String
    var begin: String
    var delete: String
    var undo: String
    var redo: String
    var none: String
    /// Beside the best result of all.
    var best: String
    var explanation: String
    var noTry: String
    var deleted: String
    /// A difference that is too small for the digits on show.
    var same: String

    static let en = TestsStrings(
        title: "Tests", open: "tests", loading: "Reading …", begin: "begin", delete: "delete try", undo: "undo", redo: "redo",
        none: "no try yet", best: "best",
        explanation: "Of tries within ten minutes the best counts; beside it stands the difference to the time before.",
        noTry: "Choose a try.", deleted: "Try deleted", same: "±0")

    static let ko = TestsStrings(
        title: "걷기 검사", open: "걷기 검사", loading: "읽고 있어요 …", begin: "시작", delete: "기록 지우기", undo: "되돌리기", redo: "다시 하기",
        none: "아직 기록이 없어요", best: "최고",
        explanation: "10분 안에 잰 기록은 가장 좋은 것만 세고, 옆에 지난번과의 차이를 보여 드려요.",
        noTry: "기록을 골라 주세요.", deleted: "기록을 지웠어요", same: "±0")
}
