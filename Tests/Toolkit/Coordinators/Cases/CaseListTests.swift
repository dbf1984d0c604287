import Foundation
import Testing

struct CaseListTests {
    @Test func `every case of navigation has a test that exists, or a sentence why it does not apply`() throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = (0..<5).reduce(here) { url, _ in url.deletingLastPathComponent() }
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/navigation-cases.md"), encoding: .utf8)
        var found: Set<Int> = []
        var sources: [String: String] = [:]
        let files = FileManager.default.enumerator(at: root.appendingPathComponent("Tests/Toolkit"), includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            sources[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        for line in page.split(separator: "\n") {
            let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 3, let number = Int(parts[0]) {
                found.insert(number)
                #expect(sources[parts[2]]?.contains("func `\(parts[1])`(") == true, "\(parts[1]) is not in \(parts[2])")
            } else if line.hasPrefix("- **"), let number = Int(line.dropFirst(4).prefix { $0.isNumber }) {
                found.insert(number)
            }
        }
        #expect(found == Set(1...162))
    }
}
