import Terminal
import Testing

@testable import gnd

@MainActor
struct ConsoleTextTests {
    private let foreign = "x\u{1B}[31m\ny"

    @Test func `what stands in the source is printed, and what is put into it is made visible`() {
        let text: ConsoleText = "\u{1B}[1m\(foreign)\u{1B}[0m\n"
        #expect(text.text == "\u{1B}[1mx␛[31m␊y\u{1B}[0m\n")
        let more: ConsoleText = "\(text)\(7)"
        #expect(more.text == text.text + "7")
    }

    @Test func `a cell is measured as it is shown, and stays in its line`() {
        var table = Table([.left, .left])
        table.add([foreign, "1"])
        table.add(["longer than that", "2"])
        #expect(table.text.text == "x␛[31m␊y          1\nlonger than that  2\n")
    }

    @Test func `a line of a file stays one line`() throws {
        let sink = MemorySink()
        try sink.write([foreign, "b"].consoleLines)
        #expect(sink.text == "x␛[31m␊y\nb\n")
    }

    @Test func `a complaint is one line without a byte of what it is about`() {
        let errors = MemorySink()
        Console(output: MemorySink(), errors: errors, colors: .mono, showsProgress: false, columns: 80).complain("no “\(foreign)”.")
        #expect(errors.text == "gnd: no “x␛[31m␊y”.\n")
    }

    @Test(arguments: [(9, "심장 [n]"), (8, "n, y"), (5, "n, y"), (4, "n"), (1, "n")])
    func `a question takes the longest form that leaves room for its answer`(_ columns: Int, _ expected: String) {
        let console = Console(output: MemorySink(), errors: MemorySink(), colors: .mono, showsProgress: true, columns: columns)
        #expect(console.fitting(["심장 [n]", "n, y", "n"]) == expected)
    }
}
