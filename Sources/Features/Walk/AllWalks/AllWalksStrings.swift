import Phrases

/// The words of the list of every walk.
struct AllWalksStrings: Sendable, Translated {
    var title: String
    var searchPlaceholder: String
    var found: @Sendable (_ shown: Int, _ all: Int) -> String
    var nothing: String
    var empty: String
    var open: String
    var loading: String

    static let en = AllWalksStrings(
        title: "All walks", searchPlaceholder: "Title, note, tag or 2026-11",
        found: { $0 == $1 ? ($1 == 1 ? "1 walk" : "\($1) walks") : "\($0) of \($1) walks" },
        nothing: "No walk matches.", empty: "No walks yet.", open: "open", loading: "Loading …")

    static let ko = AllWalksStrings(
        title: "모든 산책", searchPlaceholder: "제목, 메모, 태그, 2026-11",
        found: { $0 == $1 ? "산책 \($1)회" : "\($1)회 중 \($0)회" },
        nothing: "맞는 산책이 없어요.", empty: "아직 산책이 없어요.", open: "열기", loading: "불러오고 있어요 …")
}
