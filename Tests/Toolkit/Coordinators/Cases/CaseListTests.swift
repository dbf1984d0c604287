import Foundation
import Testing

struct CaseListTests {
    private let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    @Test func `every case of navigation has a test that exists, or a sentence why it does not apply`() throws {
        let page = try read("Documentation/navigation-cases.md")
        var found = Set(try cells(of: page, columns: 3).compactMap { Int($0[0]) })
        for line in page.split(separator: "\n") where line.hasPrefix("- **") {
            if let number = Int(line.dropFirst(4).prefix { $0.isNumber }) { found.insert(number) }
        }
        #expect(found == Set(1...162))
    }

    @Test func `every complaint about navigation is answered by a test that exists`() throws {
        let rows = try cells(of: read("Documentation/navigation-complaints.md"), columns: 4)
        #expect(Set(rows.compactMap { Int($0[0].dropFirst()) }) == Set(1...42))
    }

    private func read(_ path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }

    /// The rows of a table whose last columns name a test and its file; what is not there fails.
    private func cells(of page: String, columns: Int) throws -> [[String]] {
        let sources = try sources
        return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
            let cells = line.components(separatedBy: "|").dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == columns, cells[0].contains(where: \.isNumber) else { return nil }
            let (test, file) = (cells[columns - 2], cells[columns - 1])
            #expect(sources[file]?.contains("func `\(test)`(") == true, "\(test) is not in \(file)")
            return cells
        }
    }

    private var sources: [String: String] {
        get throws {
            var sources: [String: String] = [:]
            let files = FileManager.default.enumerator(at: root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                sources[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
            }
            return sources
        }
    }
}
