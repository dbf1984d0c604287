import Basis
import Observation
import Walking

/// A path that is being typed, and the ways to complete it: names in its folder, or paths of earlier imports while nothing is typed.
@Observable
final class PathEntry {
    private(set) var text = ""
    private(set) var suggestions: [PathCompletion.Candidate] = []
    private var recent: [PathCompletion.Candidate] = []
    /// All candidates of the last completion, and the text by then.
    @ObservationIgnored private var completed: (candidates: [PathCompletion.Candidate], text: String) = ([], "")
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let folders: any FolderListing
    @ObservationIgnored private let homeFolder: String

    private static let (mostRecent, mostFolders) = (5, 2)

    init(journal: any JournalRepository, folders: any FolderListing, homeFolder: String) {
        self.journal = journal
        self.folders = folders
        self.homeFolder = homeFolder
    }

    /// Indicates whether the suggestions are paths of earlier imports.
    var offersRecent: Bool { text.isEmpty && !suggestions.isEmpty }

    /// Indicates whether another completion would offer what is offered already.
    var isCompleted: Bool { !text.isEmpty && !suggestions.isEmpty && text == completed.text }

    func type(_ text: String) {
        self.text = text
        guard !text.isEmpty else {
            suggestions = recent
            return
        }
        let isOnTheWay = text.hasPrefix(completed.text)
        suggestions = completed.candidates.filter {
            isOnTheWay && $0.text.lowercased().hasPrefix(text.lowercased()) && $0.text != text
        }
    }

    /// The path as a person types it.
    func shortened(_ path: String) -> String {
        path.hasPrefix(homeFolder + "/") && homeFolder != "/" ? "~" + path.dropFirst(homeFolder.count) : path
    }

    /// Reads the paths of the last imports, and the folders that they were in.
    func loadRecent() async {
        var paths: [String] = []
        for record in (try? await journal.imports()) ?? [] {
            guard paths.count < Self.mostRecent, let path = record.path, !path.isEmpty, !paths.contains(path) else { continue }
            paths.append(path)
        }
        var parents: [String] = []
        for path in paths {
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { continue }
            let folder = String(path[...slash])
            if !parents.contains(folder), parents.count < Self.mostFolders { parents.append(folder) }
        }
        recent = (paths + parents).map { path in
            let text = shortened(path)
            return PathCompletion.Candidate(name: text, text: text.replacing("\\", with: "\\\\"))
        }
        if text.isEmpty { suggestions = recent }
    }

    /// Completes the path as far as all candidates agree; offers the candidates where there are several.
    ///
    /// An answer that comes after more was typed is dropped.
    /// - Parameter isWanted: asked when the answer has come.
    /// - Returns: false where there is nothing to complete.
    func complete(while isWanted: () -> Bool) async -> Bool {
        let typed = text
        guard let completion = PathCompletion(typed, home: homeFolder) else { return false }
        let entries = await folders.entries(in: completion.folder, startingWith: completion.prefix)
        guard text == typed, isWanted() else { return true }
        let candidates = completion.candidates(entries)
        let common = PathCompletion.common(candidates)
        let goesOn = candidates.count == 1 || common.lowercased().hasPrefix(completion.written.lowercased())
        guard !candidates.isEmpty, candidates.count > 1 || candidates.first?.text != typed else { return false }
        completed = (candidates.count > 1 ? candidates : [], goesOn ? common : typed)
        type(completed.text)
        return true
    }

    func choose(_ index: Int) {
        guard suggestions.indices.contains(index) else { return }
        let text = suggestions[index].text
        completed = ([], "")
        type(text)
    }

    /// Removes the suggestions, because the path is being read.
    func clearSuggestions() {
        completed = ([], "")
        suggestions = []
    }
}
