import Foundation
import Testing
import Walking

@testable import Importers

struct FormatsTests {
    @Test func `every format has a folder of its own, and every folder is in the list`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Sources/Stores/Importers/Formats")
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.standardizedFileURL.path)
            .filter { !$0.hasSuffix(".swift") }
        #expect(Set(folders.map { "\($0)Format" }) == Set(Formats.all.map { "\($0)" }))
    }

    @Test func `no two formats have a name in common`() {
        #expect(Set(Formats.all.map { $0.name.id }).count == Formats.all.count)
        #expect(Set(Formats.all.map { $0.name.english }).count == Formats.all.count)
    }

    @Test(
        .enabled(if: Corpus.root != nil),
        arguments: Corpus.files.map(\.name).filter {
            !["synthetic/export.zip", "synthetic/Gadgetbridge", "apple_health/dogsheep-zip"].contains($0)
        })
    func `a file is of one format, or of none, whichever is asked first`(_ name: String) throws {
        guard let data = FileManager.default.contents(atPath: try Corpus.path(name)) else { return }
        let file = SourceFile(ordinal: 1, name: name, path: nil)
        let head = FileHead(of: file, Array(data.prefix(65_536)))
        #expect(Formats.all.filter { $0.recognise(head) != nil }.count <= 1)
    }

    @Test(arguments: ["", " ", "\n\n", "{}", "[]", "<html>", "a,b\n1,2\n", "SQLite format 3\0", "\u{FEFF}", "PK", "{\"dateTime\":1}"])
    func `what is no export is of no format`(_ text: String) {
        #expect(Formats.all.allSatisfy { $0.recognise(head(text)) == nil })
    }
}
