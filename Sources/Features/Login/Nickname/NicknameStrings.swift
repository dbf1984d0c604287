import Phrases

/// The words of the question for a nickname that only this flow says.
struct NicknameStrings: Sendable, Translated {
    var title: String
    var start: String
    var saving: String

    static let en = NicknameStrings(title: Phrases(.en).nickname, start: "Start walking", saving: "One moment …")

    static let ko = NicknameStrings(title: Phrases(.ko).nickname, start: "산책 시작하기", saving: "잠시만요 …")
}
