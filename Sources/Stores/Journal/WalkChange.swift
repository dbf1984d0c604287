/// What a change of walks replaced, so that it can be taken back.
struct WalkChange: Codable {
    /// The walks as they were.
    var before: [WalkRecord]
    /// The walks that were written, by name.
    var written: [String]
}
