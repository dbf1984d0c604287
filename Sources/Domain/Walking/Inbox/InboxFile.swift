/// An entry of the inbox: a file, or a folder with everything in it.
///
/// Two of the same name, size and time are taken for the same contents.
package struct InboxFile: Hashable, Sendable {
    package var name: String
    package var isFolder: Bool
    /// Bytes; of a folder those of all its files.
    package var size: Int64
    /// The last change; of a folder that of its newest file.
    package var changed: Instant

    package init(_ name: String, size: Int64, changed: Instant, isFolder: Bool = false) {
        self.name = name
        self.size = size
        self.changed = changed
        self.isFolder = isFolder
    }

    /// The endings under which browsers and phones keep what has not arrived as a whole.
    private static let unfinished = [
        ".part", ".partial", ".tmp", ".temp", ".crdownload", ".download", ".opdownload", ".filepart", ".syncthing", "~",
    ]

    /// Returns whether a name is one under which a file is kept until it is complete, or is hidden; it gets another one then.
    package static func isPartial(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasPrefix(".") || name.hasPrefix("~") || unfinished.contains { name.hasSuffix($0) }
    }
}
