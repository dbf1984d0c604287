import ProgramTesting
import Testing

/// The shipped program in a pipe, as a script or a log sees it: every screen in lines.
@Suite(.serialized, .waitsForPrograms, .enabled(if: ShippedBinary.isBuilt))
nonisolated struct LinearBinaryTests {
    private let binary: ShippedBinary

    init() throws { binary = try ShippedBinary() }

    private func run(_ lines: [String]) throws -> String {
        try binary.run("--linear", input: lines.joined(separator: "\n") + "\n")
    }

    @Test func `make an account, read today, log a walk, and find it in the journal`() throws {
        defer { binary.remove() }
        let walk = ["n", "35", "3900", "", "river", ".ctrl-s"]
        let first = try run(ShippedBinary.firstLaunch(nickname: "Annie") + walk + ["q"])
        #expect(first.contains("of 7,000"), "\(first)")
        #expect(first.contains("Walk > New walk"))
        #expect(first.contains("35 min  3,900"))
        #expect(!first.contains("correct horse"))
        #expect(!first.contains("█") && !first.contains("─"))
        let second = try run(["q"])
        #expect(second.contains("3,900 steps  of 7,000"), "\(second)")
    }

    @Test func `charts, the year and tabs are words, a screen is said once, and a key that does nothing is said to`() throws {
        let text = try binary.run(
            "--linear --demo", input: ["3", "r", "esc", "1", "y", "esc", "f9", "q"].joined(separator: "\n") + "\n")
        #expect(text.contains("goal reached") && text.contains("goal not reached"), "\(text)")
        #expect(text.contains(" steps, ") && text.contains(" a day, goal reached on "))
        #expect(text.contains("1 Walk (open)"))
        #expect(text.contains("“f9” does nothing here"))
        #expect(!text.contains("◆") && !text.contains("□"))
    }

    @Test func `the end of the lines is the end of the program`() throws {
        defer { binary.remove() }
        #expect(try run([]).contains("GND in lines."))
    }
}
