import Phrases

/// The words of the list of imports and of one of them.
struct ImportsStrings: Sendable, Translated {
    var title: String
    var one: String
    var explanation: String
    var empty: String
    var open: String
    var brokenOff: String
    var loading: String
    var file: String
    var format: String
    var read: String
    var records: String
    /// The words before the number of days that have less since.
    var less: String
    /// Stands behind the number of records of an import.
    var leftOut: @Sendable (_ number: String) -> String
    /// Stands above the records that the journal itself left out.
    var leftOutRecords: String
    var more: @Sendable (_ number: String, _ import: Int64) -> String
    /// The line for records that were left out already when another import read them, and are named there.
    var namedEarlier: @Sendable (_ imports: [Int64]) -> String
    var nothingLeftOut: String
    var walk: String
    var undo: String
    /// The remark where later files may have held the same.
    var repeatedLater: String
    /// The words before what went with an import.
    var undone: @Sendable (_ change: String) -> String

    static let en = ImportsStrings(
        title: "Imports", one: "Import", explanation: "What was read, newest first. Each can be undone as a whole.",
        empty: "Nothing was imported yet.",
        open: "Earlier imports", brokenOff: "broke off", loading: "Loading …", file: "File", format: "Format", read: "Read",
        records: "Records", less: "Less on",
        leftOut: { "\($0) left out" }, leftOutRecords: "Records left out:", more: { "And \($0) more: gnd imports \($1)" },
        namedEarlier: { "What an earlier import left out, too, is named there: import \(list($0))." },
        nothingLeftOut: "Nothing was left out.", walk: "walk", undo: "undo",
        repeatedLater: "What another file told, too, stays; if an earlier version read that one, import it again after this.",
        undone: { "Undone: \($0)." })

    nonisolated private static func list(_ imports: [Int64]) -> String { imports.map { String($0) }.joined(separator: ", ") }

    static let ko = ImportsStrings(
        title: "가져온 내역", one: "가져오기", explanation: "가져온 순서대로 최근 것부터 보여요. 하나씩 통째로 되돌릴 수 있어요.", empty: "아직 가져온 것이 없어요.",
        open: "가져온 내역", brokenOff: "중단됐어요", loading: "불러오고 있어요 …", file: "파일", format: "형식", read: "읽은 때",
        records: "기록", less: "줄어든 날", leftOut: { "뺀 것 \($0)개" }, leftOutRecords: "뺀 기록:",
        more: { "그 밖에 \($0)개: gnd imports \($1)" },
        namedEarlier: { "먼저 가져올 때 뺀 기록은 거기서 볼 수 있어요: 가져오기 \(list($0))" },
        nothingLeftOut: "뺀 것이 없어요.", walk: "산책", undo: "되돌리기",
        repeatedLater: "다른 파일에도 있는 기록은 남아요. 이전 버전에서 가져온 파일이면 다시 가져와 주세요.", undone: { "되돌렸어요: \($0)." })
}
