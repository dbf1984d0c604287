import FoundationEssentials

/// The file of a snapshot, and the comparison with it in each mode; knows nothing of tests.
///
/// Where a screen differs, the new one is written beside the file (`*.actual`) together with a page that shows both; the next run in
/// which it is the same again removes them.
package struct SnapshotFile: Sendable {
    /// The outcome of a comparison.
    package enum Outcome: Equatable, Sendable {
        /// The screen is as it was.
        case same
        /// It was written; a person must read it now.
        case recorded
        /// There is no file, and none may be written.
        case missing
        /// It is another one; the difference, row by row.
        case different(String)
        /// The disk refused.
        case failed(String)
    }

    /// The file.
    package let url: URL

    /// The file for a name beside a test's source.
    package init(name: String, besideTestAt testPath: String) {
        let test = URL(fileURLWithPath: testPath)
        url =
            test.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(Self.fileName(name) + ".txt")
    }

    /// A name that every file system takes: letters and digits stay, everything between becomes one hyphen.
    static func fileName(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "×" ? $0 : "-" }
        return String(kept).split(separator: "-").joined(separator: "-")
    }

    /// A file anywhere, such as a picture in the documentation.
    package init(url: URL) { self.url = url }

    /// Compares a snapshot with the file and does what the mode says.
    package func compare(_ snapshot: Snapshot, mode: SnapshotMode) -> Outcome {
        compare(snapshot.text, mode: mode) { SnapshotPage(name: url.lastPathComponent, expected: $0, actual: snapshot).html }
    }

    /// Compares a text with the file and does what the mode says.
    ///
    /// - `page`: what shows a person both, made from what was expected.
    package func compare(_ actual: String, mode: SnapshotMode, page: ((_ expected: String) -> String)? = nil) -> Outcome {
        let expected = try? String(contentsOf: url, encoding: .utf8)
        if mode == .record { return expected == actual ? cleaned() : write(actual) }
        guard let expected else { return mode == .never ? .missing : write(actual) }
        if expected == actual { return cleaned() }
        if mode == .failed { return write(actual) }
        let difference = SnapshotDifference(expected: expected, actual: actual)
        do {
            try actual.write(to: actualURL, atomically: true, encoding: .utf8)
            if let page { try page(expected).write(to: pageURL, atomically: true, encoding: .utf8) }
        } catch {
            return .failed("\(pageURL.path): \(error)")
        }
        return .different(difference.description)
    }

    /// The file with what the screen looked like instead.
    package var actualURL: URL { url.deletingPathExtension().appendingPathExtension("actual") }
    /// Both screens side by side.
    package var pageURL: URL { url.deletingPathExtension().appendingPathExtension("actual.html") }

    /// Removes what came instead in an earlier run.
    private func cleaned() -> Outcome {
        try? FileManager.default.removeItem(at: actualURL)
        try? FileManager.default.removeItem(at: pageURL)
        return .same
    }

    /// Writes the file, and removes what lay beside it.
    private func write(_ text: String) -> Outcome {
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
            _ = cleaned()
            return .recorded
        } catch {
            return .failed("\(url.path): \(error)")
        }
    }
}
