/// The reading of all files of one format that a path holds, which may have to do with each other.
protocol FormatSession: AnyObject {
    func reader(for leaf: Leaf) throws(ReadFailure) -> any LeafReader
    /// Called once, after the last file.
    func settle()
}

extension FormatSession {
    func settle() {}
}
