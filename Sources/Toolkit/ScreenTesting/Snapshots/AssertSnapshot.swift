import FoundationEssentials
import Screens
import Terminal
import Testing

/// Compares how something looks with the file beside the test, `__Snapshots__/<test file>/<test>.txt`.
///
/// `SNAPSHOT=record|missing|failed|never` says what is written; `CI=true` never writes. A snapshot that was just recorded fails its
/// test once: read the file, and run again. Where the screen differs, `*.actual` and a page with both (`*.actual.html`) lie beside the
/// file.
///
/// ```swift
/// @Test func `the list on a small terminal`() async {
///     let pilot = Pilot(size: Size(width: 40, height: 12), root: BookCoordinator(initialRoute: .list))
///     assertSnapshot(of: pilot.window)
/// }
/// ```
///
/// - `name`: tells several snapshots of one test apart.
@MainActor
public func assertSnapshot(
    of subject: some Snapshotable, named name: String? = nil, function: String = #function, filePath: String = #filePath,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
) {
    let test = function.prefix { $0 != "(" }.filter { $0 != "`" }
    let file = SnapshotFile(name: name.map { "\(test).\($0)" } ?? test, besideTestAt: filePath)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(file, at: location) { file.compare(subject.snapshot, mode: $0) }
}

/// Compares a text, such as a picture or a page of the documentation, with a file of the repository, so that a stale one fails a test.
///
/// The modes are those of `assertSnapshot`.
///
/// ```swift
/// @Test func `the picture in the documentation is the list`() async {
///     let pilot = Pilot(root: BookCoordinator(initialRoute: .list))
///     assertText(Picture(pilot.canvas).svg, in: "Documentation/list.svg")
/// }
/// ```
///
/// - `path`: where the file lies, from the package's root.
@MainActor
public func assertText(
    _ text: String, in path: String, filePath: String = #filePath, fileID: String = #fileID, line: Int = #line, column: Int = #column
) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var root = URL(fileURLWithPath: filePath)
    repeat {
        root.deleteLastPathComponent()
        if FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) { break }
    } while root.path.count > 1
    let file = SnapshotFile(url: root.appendingPathComponent(path))
    report(file, at: location) { file.compare(text, mode: $0) }
}

/// Compares in the mode that the environment asks for, and fails the test with a sentence that says what to do.
private func report(_ file: SnapshotFile, at location: SourceLocation, compare: (SnapshotMode) -> SnapshotFile.Outcome) {
    let environment = ProcessInfo.processInfo.environment
    guard let mode = SnapshotMode.of(environment) else {
        let modes = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
        Issue.record("SNAPSHOT=\(environment["SNAPSHOT"] ?? "") is none of \(modes)", sourceLocation: location)
        return
    }
    let comment: Comment
    switch compare(mode) {
    case .same: return
    case .recorded where mode == .record || mode == .failed: return
    case .recorded: comment = "Recorded for the first time: read \(file.url.path), then run again."
    case .missing: comment = "There is no \(file.url.path). Record it with SNAPSHOT=missing and read it."
    case .different(let difference):
        comment =
            "This is not what \(file.url.path) says; what came instead lies beside it, as \(file.actualURL.lastPathComponent).\n\(difference)"
    case .failed(let reason): comment = "It could not be written: \(reason)"
    }
    Issue.record(comment, sourceLocation: location)
}

/// Something of which a snapshot can be taken: a window, a snapshot, or what a test makes one of.
///
/// ```swift
/// struct Page: Snapshotable {
///     var snapshot: Snapshot { Snapshot(canvas: Canvas(size: Size(width: 20, height: 2))) }
/// }
/// ```
@MainActor
public protocol Snapshotable {
    /// It as it looks now.
    var snapshot: Snapshot { get }
}

extension Snapshot: Snapshotable {
    /// Itself.
    public var snapshot: Snapshot { self }
}

extension Window: Snapshotable {
    /// The last frame.
    public var snapshot: Snapshot { Snapshot(window: self) }
}
