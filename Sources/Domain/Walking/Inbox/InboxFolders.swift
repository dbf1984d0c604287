/// Looks at the files of an inbox.
package protocol InboxFolders: Sendable {
    /// The files and folders in it, neither links nor devices, in the order of their names; nil where the folder cannot be read.
    func files(in folder: String) async -> [InboxFile]?
}
