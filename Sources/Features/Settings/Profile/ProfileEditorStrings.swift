import Phrases

/// The words of the profile's editor that only the settings say.
struct ProfileEditorStrings: Sendable, Translated {
    var row: String
    /// The name by which the palette finds it.
    var palette: String
    var saved: String

    static let en = ProfileEditorStrings(row: Phrases(.en).aboutYou, palette: "about you", saved: "Your profile is saved.")

    static let ko = ProfileEditorStrings(row: Phrases(.ko).aboutYou, palette: "내 정보", saved: "내 정보를 저장했어요.")
}
