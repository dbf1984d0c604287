/// The kind of a file within its format: `enum Kind: Int, FileKind`, in the order in which the kinds are read.
protocol FileKind {
    /// Files of an earlier phase are read before those of a later one; each phase goes once through all files of the path.
    var phase: Int { get }
}

extension FileKind where Self: RawRepresentable, RawValue == Int {
    var phase: Int { rawValue }
}

/// The kind of all files of a format that makes no difference between them.
enum OnlyKind: Int, FileKind {
    case file
}
