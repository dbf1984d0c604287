import Phrases

/// The words of undo and redo, the same on every screen.
package struct UndoStrings: Sendable, Translated {
    package var nothing: String
    package var nothingToRedo: String
    /// The remark where the last change is one of another screen.
    package var elsewhere: @Sendable (_ change: String) -> String
    package var importTitle: String
    package var importText: String
    package var importAction: String
    /// The remark instead of redoing an import.
    package var importAgain: String

    package static let en = UndoStrings(
        nothing: "There is nothing to undo.", nothingToRedo: "There is nothing to redo.",
        elsewhere: { "The last change was made elsewhere: \($0). Undo it on the first screen of Walk." },
        importTitle: "Undo this import?",
        importText: "Its records and walks go, except walks that you changed. Importing the file again brings them back.",
        importAction: "Undo", importAgain: "import the file again to have it back")

    package static let ko = UndoStrings(
        nothing: "되돌릴 것이 없어요.", nothingToRedo: "다시 할 것이 없어요.",
        elsewhere: { "마지막 변경은 다른 화면에서 했어요: \($0). 산책 첫 화면에서 되돌릴 수 있어요." },
        importTitle: "이때 가져온 것을 되돌릴까요?", importText: "직접 고친 산책은 남고 나머지 기록과 산책은 사라져요. 파일을 다시 가져오면 돌아와요.",
        importAction: "되돌리기", importAgain: "파일을 다시 가져오면 돌아와요")
}
