/// The words that the editors have in common.
struct EditorStrings: Sendable {
    var save: String
    var saving: String
    var nicknameSaved: @Sendable (_ name: String) -> String
    var profileSaved: String

    static let en = EditorStrings(
        save: "Save", saving: "Saving …", nicknameSaved: { "Others now see \($0)." }, profileSaved: "Your profile is saved.")

    static let ko = EditorStrings(
        save: "저장", saving: "저장하고 있어요 …", nicknameSaved: { "별명을 바꿨어요: \($0)" }, profileSaved: "내 정보를 저장했어요.")
}
