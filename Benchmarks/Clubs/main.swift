import Clubs
import Walking

// The figures of clubs: `club-bench folder FOLDER`, `club-bench file FOLDER MEMBERS…`, or `club-bench postgres …`,
// as `Benchmarks/Clubs/database` calls it.
let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.dropFirst().first) {
case ("postgres", _?):
    let server = try DatabaseServer(Array(words.dropFirst()))
    try await DatabaseFigures(server: server).printAll(members: words.dropFirst(5).compactMap { Int($0) })
case ("folder", let folder?): try await FolderFigures(folder: folder).printAll()
case ("file", let folder?): try await FileFigures(folder: folder).printAll(members: words.dropFirst(2).compactMap { Int($0) })
default: print("club-bench folder FOLDER | file FOLDER MEMBERS… | postgres FOLDER PORT POOLER CLUB MEMBERS…")
}
