/// The words of the question for a nickname that only this flow says.
struct NicknameStrings: Sendable {
    var start: String
    var saving: String

    static let en = NicknameStrings(start: "Start walking", saving: "One moment …")

    static let ko = NicknameStrings(start: "산책 시작하기", saving: "잠시만요 …")
}
