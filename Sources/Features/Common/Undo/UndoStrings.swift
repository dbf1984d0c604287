import Phrases

/// The words of undo and redo, the same on every screen.
package struct UndoStrings: Sendable, Translated {
    package var nothing: String
    package var nothingToRedo: String
    /// The remarks where the change that would be undone, or done again, is one of another screen.
    package var elsewhere: @Sendable (_ change: String) -> String
    package var undoneElsewhere: @Sendable (_ change: String) -> String
    /// The remark while a change is being undone or done again.
    package var working: String
    package var importTitle: String
    package var importText: String
    package var importAction: String
    /// The remark instead of redoing an import.
    package var importAgain: @Sendable (_ change: String) -> String

    package static let en = UndoStrings(
        nothing: "There is nothing to undo.", nothingToRedo: "There is nothing to redo.",
        elsewhere: { "The last change was made elsewhere: \($0). Undo it on the first screen of Walk." },
        undoneElsewhere: { "What was undone last was made elsewhere: \($0). Redo it on the first screen of Walk." },
        working: "The key before this one is still at work. Press it again in a moment.", importTitle: "Undo this import?",
        importText:
            "What it alone brought goes, except walks that you changed, and what it corrected is as before. Importing the file again brings it back.",
        importAction: "Undo", importAgain: { "Undone last: \($0). Import the file again to have it back." })

    package static let ko = UndoStrings(
        nothing: "되돌릴 것이 없어요.", nothingToRedo: "다시 할 것이 없어요.",
        elsewhere: { "마지막 변경은 다른 화면에서 했어요: \($0). 산책 첫 화면에서 되돌릴 수 있어요." },
        undoneElsewhere: { "마지막으로 되돌린 것은 다른 화면에서 한 변경이에요: \($0). 산책 첫 화면에서 다시 할 수 있어요." },
        working: "앞에 누른 키를 아직 처리하고 있어요. 잠시 뒤에 다시 눌러 주세요.", importTitle: "이때 가져온 것을 되돌릴까요?",
        importText: "이 파일에만 있던 기록과 산책은 사라지고, 이 파일로 고쳐진 값은 전으로 돌아가요. 직접 고친 산책은 남아요. 파일을 다시 가져오면 돌아와요.",
        importAction: "되돌리기", importAgain: { "마지막으로 되돌린 것: \($0). 파일을 다시 가져오면 돌아와요." })
}
