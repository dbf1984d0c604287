import Specimens
import Testing

extension Specimen: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}

/// The lines of code that made the parts that lie around a screen, read from the file that the tests are compiled from.
struct SurroundingCode {
    private let pages: [String]

    init(besides file: String = #filePath) throws {
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        pages = try #require(SourceLines(path: "\(folder)/ControlPagesTests.swift")).all
    }

    /// The lines that make one of the parts; where it has none of its own, those that make the screen.
    func surrounding(_ name: String) -> String? {
        guard let start = pages.firstIndex(where: { $0.hasPrefix("        case \"") && $0.contains("\"\(name)\"") }) else {
            guard let screen = pages.firstIndex(where: { $0.contains("stage.controller.commands = [") }) else { return nil }
            return SourceLines.dedented([pages[screen]] + SourceLines.block(from: screen, in: pages, endingWith: "]") + ["        ]"])
        }
        guard let colon = pages[start].firstRange(of: "\":") else { return nil }
        let rest = pages[start][colon.upperBound...].drop { $0 == " " }
        guard rest.isEmpty else { return String(rest) }
        return SourceLines.dedented(
            Array(pages[(start + 1)...].prefix { !$0.hasPrefix("        case ") && !$0.hasPrefix("        default") }))
    }
}
