import Phrases

/// The words of the nickname's editor that only the settings say.
struct NicknameEditorStrings: Sendable, Translated {
    var row: String
    /// The name by which the palette finds it.
    var palette: String
    var saved: @Sendable (_ name: String) -> String

    static let en = NicknameEditorStrings(row: Phrases(.en).nickname, palette: "nickname", saved: { "Your nickname is now \($0)." })

    static let ko = NicknameEditorStrings(row: Phrases(.ko).nickname, palette: "별명", saved: { "별명을 바꿨어요: \($0)" })
}
