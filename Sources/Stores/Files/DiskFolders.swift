import Glibc
import Walking

/// The folders of this machine.
package struct DiskFolders: FolderListing {
    /// More than anybody chooses from.
    private static let most = 500

    package init() {}

    /// Runs on no actor: a disk may take its time.
    @concurrent
    package func entries(in folder: String, startingWith prefix: String) async -> [FolderEntry] {
        let wanted = prefix.lowercased()
        var found: [FolderEntry] = []
        for name in Folder.names(in: folder) where found.count < Self.most && !Task.isCancelled {
            guard name.lowercased().hasPrefix(wanted), prefix.hasPrefix(".") || !name.hasPrefix(".") else { continue }
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR where access(path, R_OK | X_OK) == 0: found.append(FolderEntry(name, isFolder: true))
            case S_IFREG where access(path, R_OK) == 0: found.append(FolderEntry(name))
            default: break
            }
        }
        return found
    }
}
