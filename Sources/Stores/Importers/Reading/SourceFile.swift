import Walking

/// One file of what a person pointed at: the file itself, one in a folder, or one in an archive.
struct SourceFile: Hashable {
    /// Its place in the walk, the same in each walk over the same thing.
    var ordinal: Int
    /// The path from where the person pointed, as `apple_health_export/export.xml`.
    var name: String
    /// Where the very bytes lie on disk, where they do.
    var path: String?

    /// When it was written, as its archive says, else as the disk does.
    var date: Instant?

    /// The last part of the name.
    var fileName: Substring {
        name.split(separator: "/").last ?? ""
    }

    /// What stands before it.
    var folder: Substring { name.dropLast(fileName.count) }
}
