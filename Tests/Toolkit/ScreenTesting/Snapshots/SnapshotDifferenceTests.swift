import Testing

@testable import ScreenTesting

struct SnapshotDifferenceTests {
    private func difference(_ expected: String, _ actual: String) -> String {
        SnapshotDifference(expected: expected, actual: actual).description
    }

    @Test func `only rows that differ are told, both ways`() {
        #expect(difference("0 a\n1 b\n2 c", "0 a\n1 x\n2 c") == "- 1 b\n+ 1 x")
        #expect(difference("0 a", "0 a").isEmpty)
    }

    @Test func `rows that came or went stand against nothing`() {
        #expect(difference("0 a", "0 a\n1 b") == "- \n+ 1 b")
        #expect(difference("0 a\n1 b", "0 a") == "- 1 b\n+ ")
    }

    @Test func `a row of the styles is not one of the grid`() {
        #expect(difference("0 a\nstyles\n0 x", "0 a\nstyles\n0 y") == "- 0 x\n+ 0 y")
    }

    @Test func `of a screen that is wholly another one the first rows are told, and how many more`() {
        let (old, new) = ((0..<50).map { "\($0) a" }.joined(separator: "\n"), (0..<50).map { "\($0) b" }.joined(separator: "\n"))
        let lines = difference(old, new).split(separator: "\n")
        #expect(lines.count == 2 * SnapshotDifference.limit + 1 && lines.last == "… and 30 lines more")
    }
}
