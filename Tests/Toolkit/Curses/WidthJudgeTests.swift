import Foundation
import ScreenTesting
import Terminal
import Testing

@testable import Curses

/// Judges from outside: how wide wcwidth and libghostty take clusters for, and what libghostty and pyte show of recorded screens.
///
/// `Scripts/install-judges` gets them from PyPI; `Scripts/judge-widths` says what pyte cannot judge.
@MainActor
@Suite(.enabled(if: Judges.areInstalled, "wcwidth, libghostty and pyte are not installed: Scripts/install-judges"))
struct WidthJudgeTests {
    /// A frame for the judge: what is sent, and what every cell must show.
    private struct Frame: Encodable {
        var clusters: Bool
        var size: [Int]
        var bytes: String
        var rows: [[[Part]]]

        enum Part: Encodable {
            case column(Int)
            case text(String)

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .column(let column): try container.encode(column)
                case .text(let text): try container.encode(text)
                }
            }
        }

        @MainActor
        init(_ canvas: Canvas, knowsClusters: Bool) {
            var encoder = FrameEncoder(theme: .dark, depth: .palette, knowsClusters: knowsClusters)
            encoder.encode(canvas, cursor: nil)
            clusters = knowsClusters
            size = [canvas.size.width, canvas.size.height]
            bytes = String(decoding: encoder.buffer.bytes, as: UTF8.self)
            rows = (0..<canvas.size.height).map { y in
                (0..<canvas.size.width).filter {
                    canvas[$0, y].width > 0 && !WidthJudgeTests.isDisputed(String(canvas[$0, y].glyph.character))
                }.map {
                    [.column($0), .text(String(canvas[$0, y].glyph.character))]
                }
            }
        }
    }

    private struct Case: Encodable {
        var clusters: [[Frame.Part]]
        var frames: [Frame]
    }

    private func judge(_ clusters: [String], _ canvases: [Canvas]) throws -> (status: Int32, said: String) {
        let given = Case(
            clusters: clusters.map { [.text($0), .column(TextWidth.of($0))] },
            frames: canvases.flatMap { canvas in [true, false].map { Frame(canvas, knowsClusters: $0) } })
        let file = FileManager.default.temporaryDirectory.appending(path: "gnd-widths-\(UUID().uuidString).json")
        try JSONEncoder().encode(given).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Judges.python)
        process.arguments = [Judges.root.appending(path: "Scripts/judge-widths").path, file.path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }

    /// Scripts and sequences that terminals have counted wrongly.
    nonisolated private static let own = [
        "कि", "क्षि", "स्ते", "क्", "ক্ষ", "নি", "நி", "కి", "ಕಿ", "ക്ഷ", "കി", "ක්ෂ", "กำ", "ที่", "ກຳ", "မြ", "ខ្មែរ", "བོད", "ｶﾞ", "ﾊﾟ", "が", "か\u{3099}",
        "한", "\u{1112}\u{1161}\u{11AB}", "\u{1100}\u{1161}", "👍", "👍🏽", "☝🏽", "☝\u{FE0F}", "👨‍👩‍👧", "👩🏽‍🚀", "🏳\u{FE0F}‍🌈", "❤\u{FE0F}‍🔥", "🇰🇷", "🇩🇪",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "1\u{20E3}", "❤\u{FE0F}", "❤\u{FE0E}", "⌚\u{FE0E}", "⌚", "©\u{FE0F}", "漢", "漢\u{FE0E}",
        "𠀀", "e\u{301}", "e\u{301}\u{302}\u{303}",
        "é", "א\u{5B8}", "ب\u{651}", "─", "█", "⠿", "…", "·", "✓", "✗", "▸", "●", "👁\u{FE0F}‍🗨\u{FE0F}",
    ]

    private static let files = [
        "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt", "/usr/share/unicode/emoji/emoji-test.txt",
    ]

    /// The clusters of Unicode's own files that a canvas can show.
    private func unicode() throws -> [String] {
        var found: Set<String> = []
        for path in Self.files where FileManager.default.isReadableFile(atPath: path) {
            for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
                var text = String.UnicodeScalarView()
                for word in line.prefix(while: { $0 != "#" && $0 != ";" }).split(whereSeparator: { " ÷×\t".contains($0) }) {
                    if let scalar = UInt32(word, radix: 16).flatMap({ Unicode.Scalar($0) }) { text.append(scalar) }
                }
                found.formUnion(String(text).map { String($0) })
            }
        }
        return found.filter { TextWidth.of($0) > 0 && !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }.sorted()
    }

    /// Returns whether a cluster begins with a sign that stands before a number, or has a skin tone on what has none: such texts are
    /// several clusters for some and one for others, and what matters is that the screen holds.
    private static func isDisputed(_ cluster: String) -> Bool {
        let scalars = Array(cluster.unicodeScalars)
        return scalars[0].value == 0x600
            || zip(scalars, scalars.dropFirst()).contains { (0x1F3FB...0x1F3FF).contains($1.value) && !$0.properties.isEmojiModifierBase }
    }

    @Test func `both judges, or one where they disagree, count every cluster as we do`() throws {
        let clusters = try unicode().filter { !Self.isDisputed($0) } + Self.own.flatMap { $0.map { String($0) } }
        let (status, said) = try judge(clusters, [])
        #expect(status == 0, "\(said)")
        #expect(clusters.count > 60)
    }

    @Test func `what stands behind any cluster is where it should be, with mode 2027 and without`() throws {
        let clusters = try unicode() + Self.own.flatMap { $0.map { String($0) } }
        var canvases: [Canvas] = []
        for start in stride(from: 0, to: clusters.count, by: 240) {
            var canvas = Canvas(size: Size(width: 80, height: 24))
            let all = Rect(origin: .zero, size: canvas.size)
            for (place, cluster) in clusters[start..<min(start + 240, clusters.count)].enumerated() {
                let point = Point(x: place % 10 * 8, y: place / 10)
                canvas.write("ab", at: point, style: .plain, clip: all)
                canvas.write(cluster, at: Point(x: point.x + 2, y: point.y), style: .plain, clip: all)
                canvas.write("cde", at: Point(x: point.x + 2 + TextWidth.of(cluster), y: point.y), style: .plain, clip: all)
            }
            canvases.append(canvas)
        }
        let (status, said) = try judge([], canvases)
        #expect(status == 0, "\(said)")
    }

    /// Every recorded screen, drawn again with its styles.
    private func snapshots() throws -> [Canvas] {
        let tests = Judges.root.appending(path: "Tests")
        let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.contains("__Snapshots__") && $0.hasSuffix(".txt") }.sorted().compactMap { path in
            let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
            let rows = text.split(separator: "\n").prefix { !$0.hasPrefix("styles") }.compactMap { line -> Substring? in
                guard let number = line.split(separator: " ").first, Int(number) != nil, let first = line.firstIndex(of: "│"),
                    let last = line.lastIndex(of: "│"), first < last
                else { return nil }
                return line[line.index(after: first)..<last]
            }
            let width = rows.map { TextWidth.of($0) }.max() ?? 0
            guard width > 0 else { return nil }
            var canvas = Canvas(size: Size(width: width, height: rows.count))
            let recorded = text.split(separator: "\n").drop { $0 != "styles" }.dropFirst().prefix { $0 != "end" }.map(String.init)
            let styles = RecordedStyles(recorded)
            for (y, row) in rows.enumerated() {
                var x = 0
                for cluster in row {
                    let point = Point(x: x, y: y)
                    canvas.write(String(cluster), at: point, style: styles[point], clip: Rect(origin: .zero, size: canvas.size))
                    x += TextWidth.of(String(cluster))
                }
            }
            // What a theme shows is recorded in colours, of which no roles can be made.
            if !text.contains("\ntheme   ") { #expect(Snapshot(canvas: canvas).styles == recorded, "\(path)") }
            return canvas
        }
    }

    @Test func `every recorded screen of the app is shown cell by cell, in both languages, with mode 2027 and without`() throws {
        let canvases = try snapshots()
        #expect(canvases.count > 300)
        let (status, said) = try judge([], canvases)
        #expect(status == 0, "\(said)")
    }
}

/// The styles below the grid of a recorded screen: `01 0-0 accent+bold · 2-7 text+bold`.
private struct RecordedStyles {
    private var styles: [Point: Style] = [:]

    private static let roles = Dictionary(
        (0..<Role.count).map { Role(rawValue: UInt8($0)) }.map { ($0.description, $0) }, uniquingKeysWith: { first, _ in first })
    private static let attributes: [String: Attributes] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse, "strikethrough": .strikethrough,
    ]

    init(_ lines: [String]) {
        for line in lines {
            guard let blank = line.firstIndex(of: " "), let y = Int(line[..<blank]) else { continue }
            for run in line[blank...].components(separatedBy: " · ") {
                let parts = run.split(separator: " ")
                let edges = parts.first?.split(separator: "-").compactMap { Int($0) } ?? []
                let names = parts.last?.split(separator: "+").map(String.init) ?? []
                guard parts.count == 2, edges.count == 2, edges[0] <= edges[1], let role = names.first.flatMap({ Self.roles[$0] }) else {
                    continue
                }
                let style = Style(role, Attributes(names.dropFirst().compactMap { Self.attributes[$0] }))
                for x in edges[0]...edges[1] { styles[Point(x: x, y: y)] = style }
            }
        }
    }

    subscript(point: Point) -> Style { styles[point] ?? .plain }
}

/// The place of the judges in the project's own folder.
private nonisolated enum Judges {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    static let python = root.appending(path: ".build/judges/widths/python/bin/python").path
    static var areInstalled: Bool { FileManager.default.isExecutableFile(atPath: python) }
}
