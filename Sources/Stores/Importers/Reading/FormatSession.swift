/// The reading of all files of one format that a path holds, which may have to do with each other.
protocol FormatSession: AnyObject {
    /// - Parameter phase: the one that recognition gave the file.
    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser
    /// Called once, after the last file.
    func finish()
}

extension FormatSession {
    func finish() {}
}
