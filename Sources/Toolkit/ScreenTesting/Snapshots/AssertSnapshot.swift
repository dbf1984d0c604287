import Foundation
import Testing

/// Compares how something looks with the file beside the test, `__Snapshots__/<test file>/<test>.txt`.
///
/// `SNAPSHOT=record|missing|failed|never` says what is written; `CI=true` never writes. A snapshot that was just recorded fails its
/// test once: read the file, and run again. Where the screen differs, `*.actual` and a page with both (`*.actual.html`) lie beside the file.
/// - Parameter name: tells several snapshots of one test apart.
@MainActor
public func assertSnapshot(
    of subject: some Snapshotable, named name: String? = nil, function: String = #function, filePath: String = #filePath,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
) {
    let test = function.prefix { $0 != "(" }.filter { $0 != "`" }
    let file = SnapshotFile(name: name.map { "\(test).\($0)" } ?? test, besideTestAt: filePath)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let environment = ProcessInfo.processInfo.environment
    guard let mode = SnapshotMode.of(environment) else {
        let modes = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
        Issue.record("SNAPSHOT=\(environment["SNAPSHOT"] ?? "") is none of \(modes)", sourceLocation: location)
        return
    }
    let comment: Comment
    switch file.compare(subject.snapshot, mode: mode) {
    case .same: return
    case .recorded where mode == .record || mode == .failed: return
    case .recorded: comment = "Recorded for the first time: read \(file.url.path), then run again."
    case .missing: comment = "There is no \(file.url.path). Record it with SNAPSHOT=missing and read it."
    case .different(let difference):
        comment = "The screen is not what \(file.url.path) says; \(file.pageURL.path) shows both.\n\(difference)"
    case .failed(let reason): comment = "The snapshot could not be written: \(reason)"
    }
    Issue.record(comment, sourceLocation: location)
}
