import ProgramTesting
import Testing

/// Links on the shipped program.
@Suite(.serialized, .waitsForPrograms, .enabled(if: Tmux.isInstalled && ShippedBinary.isBuilt))
nonisolated struct BinaryLinkTests {
    private let binary: ShippedBinary

    init() throws { binary = try ShippedBinary() }

    @Test func `the program opens at a link, and Ctrl-G leads to the next`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: binary.command("--demo --open gnd://settings/theme"))
        defer { terminal.end() }
        try terminal.shows("Settings ▸")
        try terminal.press("C-g", "C-a", "C-k")
        try terminal.shows("Open a link")
        try terminal.type("gnd://analyze/speed/year")
        try terminal.press("Enter")
        let screen = try terminal.shows("Analyze ▸ Speed")
        #expect(!screen.contains("Settings ▸"))
        try terminal.press("q")
    }

    /// A release once ended here, which no debug build did.
    @Test func `the page of a walk opens, and closes`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: binary.command("--demo"))
        defer { terminal.end() }
        try terminal.shows("Han River")
        try terminal.press("Enter")
        // Whichever walk the demo has last, on the day on which this runs.
        #expect(try terminal.shows("Step length").contains("Walk ▸"))
        try terminal.press("Escape")
        try terminal.shows("1 Walk")
        try terminal.press("q")
    }

    @Test func `a link that leads nowhere is wrong usage, and no screen opens`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: binary.command("--demo --open gnd://walk/never") + "; echo EXIT $?; read wait")
        defer { terminal.end() }
        let screen = try terminal.shows("EXIT 2")
        #expect(screen.contains("Part 2, “never”, leads nowhere."))
    }
}
