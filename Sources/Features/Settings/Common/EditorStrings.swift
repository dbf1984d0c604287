import Phrases

/// The words that the editors have in common.
struct EditorStrings: Sendable, Translated {
    var save: String
    var saving: String

    static let en = EditorStrings(save: "Save", saving: "Saving …")

    static let ko = EditorStrings(save: "저장", saving: "저장하고 있어요 …")
}
