import Foundation

/// The lines of code that made the picture of a specimen, read from the files that the tests are compiled from.
struct SpecimenCode {
    private let specimens: [String]
    private let pages: [String]

    init(besides file: String = #filePath) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        func lines(_ name: String) throws -> [String] {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).components(separatedBy: "\n")
        }
        specimens = try lines("Specimen.swift")
        pages = try lines("ControlPagesTests.swift")
    }

    /// The body of a specimen, and the functions of the file that it calls.
    func specimen(_ name: String) -> String? {
        guard let start = specimens.firstIndex(where: { $0.contains("Specimen(\"\(name)\"") }) else { return nil }
        let body: [String]
        if let open = specimens[start].firstIndex(of: "{"), let close = specimens[start].lastIndex(of: "}") {
            body = [String(specimens[start][specimens[start].index(after: open)..<close])]
        } else {
            body = block(from: start, in: specimens, endingWith: "},")
        }
        var code = dedented(body)
        for (index, line) in specimens.enumerated() {
            guard let called = line.firstMatch(of: /static func (\w+)[<(]/)?.1, code.contains("\(called)(") else { continue }
            let function = [line] + block(from: index, in: specimens, endingWith: "}") + ["    }"]
            code += "\n\n" + dedented(function).replacing("@MainActor static ", with: "")
        }
        return code
    }

    /// The lines that make one of the parts that lie around a screen; where it has none of its own, those that make the screen.
    func surrounding(_ name: String) -> String? {
        guard let start = pages.firstIndex(where: { $0.hasPrefix("        case \"") && $0.contains("\"\(name)\"") }) else {
            guard let screen = pages.firstIndex(where: { $0.contains("stage.controller.commands = [") }) else { return nil }
            return dedented([pages[screen]] + block(from: screen, in: pages, endingWith: "]") + ["        ]"])
        }
        guard let colon = pages[start].range(of: "\":") else { return nil }
        let rest = pages[start][colon.upperBound...].drop { $0 == " " }
        guard rest.isEmpty else { return String(rest) }
        return dedented(Array(pages[(start + 1)...].prefix { !$0.hasPrefix("        case ") && !$0.hasPrefix("        default") }))
    }

    /// The lines after one, up to the line that closes it.
    private func block(from start: Int, in lines: [String], endingWith close: String) -> [String] {
        let indent = lines[start].prefix { $0 == " " }
        return Array(lines[(start + 1)...].prefix { $0 != indent + close })
    }

    private func dedented(_ lines: [String]) -> String {
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)).replacing(/\s+$/, with: "") }.joined(separator: "\n")
    }
}
