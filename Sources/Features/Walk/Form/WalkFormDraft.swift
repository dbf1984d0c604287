/// What was typed into the form and not saved.
struct WalkFormDraft: Codable {
    var fields: WalkFields
    /// Whether nobody has written when the walk was, so that it still ends now.
    var followsNow: Bool
}
