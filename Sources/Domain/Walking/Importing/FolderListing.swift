/// Lists folders while a path is typed.
package protocol FolderListing: Sendable {
    /// Returns the readable entries of a folder that begin like `prefix`, in upper or lower case, sorted; empty where the folder is not
    /// readable.
    func entries(in folder: String, startingWith prefix: String) async -> [FolderEntry]
}

/// A listing without folders, where no paths are typed.
package struct NoFolders: FolderListing {
    package init() {}

    package func entries(in folder: String, startingWith prefix: String) async -> [FolderEntry] { [] }
}

/// A file or a folder, by its name.
package struct FolderEntry: Hashable, Sendable {
    package var name: String
    package var isFolder: Bool

    package init(_ name: String, isFolder: Bool = false) {
        self.name = name
        self.isFolder = isFolder
    }
}
