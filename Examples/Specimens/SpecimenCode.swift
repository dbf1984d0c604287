import FoundationEssentials

/// The lines of code that made a specimen, read from the file that it is compiled from.
package struct SpecimenCode {
    private let specimens: [String]

    /// Reads the file where it lay when it was compiled; nil where it is gone.
    package init?() {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        guard let lines = SourceLines(path: "\(folder)/Specimen.swift") else { return nil }
        specimens = lines.all
    }

    /// The body of a specimen, and the functions of the file that it calls.
    package func specimen(_ name: String) -> String? {
        guard let start = specimens.firstIndex(where: { $0.contains("Specimen(\"\(name)\"") }) else { return nil }
        let body: [String]
        if let open = specimens[start].firstIndex(of: "{"), let close = specimens[start].lastIndex(of: "}") {
            body = [String(specimens[start][specimens[start].index(after: open)..<close])]
        } else {
            body = SourceLines.block(from: start, in: specimens, endingWith: "},")
        }
        var code = SourceLines.dedented(body)
        for (index, line) in specimens.enumerated() {
            guard let called = line.firstMatch(of: /static func (\w+)[<(]/)?.1, code.contains("\(called)(") else { continue }
            let function = [line] + SourceLines.block(from: index, in: specimens, endingWith: "}") + ["    }"]
            code += "\n\n" + SourceLines.dedented(function).replacing(#/@MainActor (package )?static /#, with: "")
        }
        return code
    }
}

/// The lines of a file of Swift.
package struct SourceLines {
    package let all: [String]

    /// Reads a file; nil where it cannot be read.
    package init?(path: String) {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
        all = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines after one, up to the line that closes it.
    package static func block(from start: Int, in lines: [String], endingWith close: String) -> [String] {
        let indent = lines[start].prefix { $0 == " " }
        return Array(lines[(start + 1)...].prefix { $0 != indent + close })
    }

    /// The lines without the blanks that all of them begin with.
    package static func dedented(_ lines: [String]) -> String {
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)).replacing(/\s+$/, with: "") }.joined(separator: "\n")
    }
}
