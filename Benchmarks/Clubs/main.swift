import Clubs
import Walking

// The figures of clubs: `club-bench folder FOLDER`, or `club-bench file FOLDER MEMBERS…`.
let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.dropFirst().first) {
case ("folder", let folder?): try await FolderFigures(folder: folder).printAll()
case ("file", let folder?): try await FileFigures(folder: folder).printAll(members: words.dropFirst(2).compactMap { Int($0) })
default: print("club-bench folder FOLDER | file FOLDER MEMBERS…")
}
