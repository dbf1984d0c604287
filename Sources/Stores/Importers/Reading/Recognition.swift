/// What a file is, told by its first bytes.
///
/// Names are asked only where two kinds of files have the very same inside.
struct Recognition: Hashable {
    var format: Format
    /// Files of an earlier phase are read before those of a later one.
    var phase = 0
    /// What it is where nothing of the format's first phase is there to belong to.
    var alone: Format?
    /// The export that the file belongs to, where that is of another format than the file itself.
    var owner: Format?
}
