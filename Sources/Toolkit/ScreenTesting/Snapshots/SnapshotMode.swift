/// The handling of snapshot files during a test run; the environment variable `SNAPSHOT` chooses it.
///
/// Without a value new snapshots are recorded and changed ones fail. After a change that was meant, run with `SNAPSHOT=failed` and read
/// what `git diff` shows: each changed row of each screen is a change that people will see.
public enum SnapshotMode: String, Sendable, CaseIterable {
    /// Every file is written anew.
    case record
    /// Files that are not there are written, and their test fails once, so that nobody takes an unread picture for a passed test.
    case missing
    /// Files that differ are written anew too.
    case failed
    /// No file is ever written; the only mode in continuous integration.
    case never

    /// The mode that an environment asks for: `CI=true` never records, and without a value the missing ones are recorded.
    /// - Returns: nil where the value is none of the modes.
    public static func of(_ environment: [String: String]) -> SnapshotMode? {
        if let ci = environment["CI"], !ci.isEmpty, ci != "false", ci != "0" { return .never }
        guard let value = environment["SNAPSHOT"], !value.isEmpty else { return .missing }
        return value == "all" ? .record : SnapshotMode(rawValue: value)
    }
}
