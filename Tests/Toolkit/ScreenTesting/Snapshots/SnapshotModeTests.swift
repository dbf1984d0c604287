import Testing

@testable import ScreenTesting

struct SnapshotModeTests {
    @Test(
        arguments: [
            ([:], .missing), (["SNAPSHOT": "all"], .record), (["SNAPSHOT": "failed"], .failed), (["SNAPSHOT": "never"], .never),
            (["SNAPSHOT": ""], .missing),
            (["SNAPSHOT": "everything"], nil), (["CI": "true"], .never), (["CI": "1", "SNAPSHOT": "all"], .never),
            (["CI": "false"], .missing),
            (["CI": "0", "SNAPSHOT": "failed"], .failed), (["CI": ""], .missing),
        ] as [([String: String], SnapshotMode?)])
    func `a machine that nobody watches records nothing`(_ environment: [String: String], _ mode: SnapshotMode?) {
        #expect(SnapshotMode.of(environment) == mode)
    }

    @Test(
        arguments: [
            ("a control looks as it did()", "a-control-looks-as-it-did"), ("walk 80×24", "walk-80×24"), ("산책/왕", "산책-왕"),
            ("../../etc/passwd", "..-..-etc-passwd"),
            ("--a--", "a"), ("", ""),
        ])
    func `a name becomes one that every file system takes`(_ name: String, _ file: String) {
        #expect(SnapshotFile.fileName(name) == file)
        #expect(!SnapshotFile.fileName(name).contains("/"))
    }
}
