/// The folder whose files are imported as they come; nil where there is none.
package struct Inbox: Hashable, Sendable {
    /// The folder's path from the root.
    package var folder: String?

    package init(folder: String? = nil) {
        self.folder = folder
    }
}

extension Inbox: FeatureSetting {
    package static let key = "inbox"

    /// Reads `folder PATH`; a path that does not begin at the root would mean another folder wherever the program is started.
    package init(lines: [[String]]) {
        self.init(folder: lines.last { $0.count == 2 && $0[0] == "folder" && $0[1].hasPrefix("/") }?[1])
    }

    package var lines: [[String]] { folder.map { [["folder", $0]] } ?? [] }
}
