import FoundationEssentials
import ScreenTesting
import Testing

/// The pages in `Documentation/guides`, whose code is that of the programs and tests beside this file.
@Suite
struct GuidePagesTests {
    nonisolated static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    nonisolated static let folder = root.appending(path: "Documentation/guides")
    nonisolated static let pages = names(in: folder).filter { $0.hasSuffix(".md") }

    private nonisolated static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private static func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

    /// The files of code that a page names, in order.
    private static func listed(_ page: String) -> [String] {
        page.matches(of: #/\]\(\.\./\.\./(Examples/\w+/[\w+]+\.swift)\)/#).map { String($0.1) }
    }

    /// The page with each block of code exchanged for the file that the line before it names; nil where a block has no file.
    private static func filled(_ page: String) throws -> String? {
        var lines: [Substring] = []
        var file: String?
        var isCode = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if isCode, line != "```" { continue }
            lines.append(line)
            if isCode {
                isCode = false
            } else if line == "```swift" {
                guard let name = file else { return nil }
                lines += try text(root.appending(path: name)).dropLast().split(separator: "\n", omittingEmptySubsequences: false)
                (isCode, file) = (true, nil)
            } else if let name = listed(String(line)).first {
                file = name
            }
        }
        return lines.joined(separator: "\n")
    }

    @Test(arguments: pages) func `the code of a page is the code that is tested`(_ name: String) throws {
        let page = try Self.text(Self.folder.appending(path: name))
        let filled = try #require(try Self.filled(page), "a block of code in \(name) has no link to its file above it")
        assertText(filled, in: "Documentation/guides/\(name)")
    }

    @Test func `every program and its tests are on a page`() throws {
        let listed = try Self.pages.flatMap { Self.listed(try Self.text(Self.folder.appending(path: $0))) }
        let files = ["Examples/Guides", "Examples/GuidesTests"].flatMap { folder in
            Self.names(in: Self.root.appending(path: folder)).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }
        let shown = files.filter { !$0.hasSuffix("/main.swift") && !$0.hasSuffix("/GuidePagesTests.swift") }
        #expect(Set(shown).subtracting(listed) == [])
        #expect(Set(listed).subtracting(files) == ["Examples/NewApp/main.swift"])
    }

    @Test func `the index leads to every page, and each page back to it`() throws {
        let index = try Self.text(Self.folder.appending(path: "README.md"))
        for page in Self.pages where page != "README.md" {
            #expect(index.contains("](\(page))"), "\(page)")
            #expect(try Self.text(Self.folder.appending(path: page)).contains("](README.md)"), "\(page)")
        }
        #expect(try Self.text(Self.root.appending(path: "README.md")).contains("](Documentation/guides)"))
    }
}
