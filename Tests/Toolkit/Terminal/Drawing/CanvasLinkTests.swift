import Terminal
import Testing

struct CanvasLinkTests {
    private let all = Rect(x: 0, y: 0, width: 20, height: 2)

    private func canvas(_ address: String) -> Canvas {
        var canvas = Canvas(size: all.size)
        canvas.setLink(address)
        canvas.write("산책 a", at: .zero, style: .plain, clip: all)
        canvas.setLink(nil)
        canvas.write("b", at: Point(x: 8, y: 0), style: .plain, clip: all)
        return canvas
    }

    @Test func `text that is written within a link leads there, and what stands beside it does not`() {
        let canvas = canvas("https://example.org/a")
        #expect((0..<6).allSatisfy { canvas.address(x: $0, y: 0) == "https://example.org/a" })
        #expect(canvas.address(x: 8, y: 0) == nil)
    }

    @Test func `a cell that leads elsewhere is another cell`() {
        #expect(canvas("https://example.org/a") == canvas("https://example.org/a"))
        var plain = Canvas(size: all.size)
        plain.write("산책 a", at: .zero, style: .plain, clip: all)
        plain.write("b", at: Point(x: 8, y: 0), style: .plain, clip: all)
        #expect(plain != canvas("https://example.org/a"))
        #expect(canvas("https://example.org/a") != canvas("https://example.org/b"))
        #expect(canvas("https://example.org/a").runs(differingFrom: plain).map(\.columns) == [0..<6])
    }

    @Test(arguments: [
        "", "no scheme", "://x", "https://exa mple.org", "https://x\u{1B}\\", "https://걷기", "1a:b",
        "https://" + String(repeating: "a", count: 2000),
    ])
    func `what no terminal could follow is no link`(_ address: String) { #expect(canvas(address).address(x: 0, y: 0) == nil) }

    @Test func `more addresses than numbers take those that stand nowhere any more`() {
        var canvas = Canvas(size: all.size)
        for number in 0..<1000 {
            canvas.setLink("https://example.org/\(number)")
            canvas.write("a", at: .zero, style: .plain, clip: all)
            #expect(canvas.address(x: 0, y: 0) == "https://example.org/\(number)")
        }
        #expect(canvas.linkGeneration > 0)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], true), (["TERM": "linux"], false), (["TERM": "vt220"], false),
        (["TERM": "xterm-256color", "VTE_VERSION": "4600"], false), (["TERM": "xterm-256color", "VTE_VERSION": "7600"], true),
        (["TERM": "screen", "STY": "1.a"], false), (["TERM": "tmux-256color", "TMUX": "/tmp/a"], true),
    ])
    func `terminals that would show the sequence get none`(_ environment: [String: String], _ areTaken: Bool) {
        #expect(TerminalLinks.areTaken(environment: environment) == areTaken)
    }

    @Test func `as long as numbers keep their meaning nothing has to be drawn again`() {
        var canvas = Canvas(size: all.size)
        #expect(canvas.linkGeneration == 0 && canvas.linkCount == 0)
        for number in 0..<255 {
            canvas.setLink("https://example.org/\(number)")
            canvas.write("a", at: .zero, style: .plain, clip: all)
        }
        #expect(canvas.linkGeneration == 0 && canvas.linkCount == 255)
        canvas.setLink("https://example.org/255")
        #expect(canvas.linkGeneration == 1 && canvas.linkCount == 2)
    }

    @Test func `an address that is known keeps its number, and one of 2,000 letters is taken`() {
        var canvas = Canvas(size: all.size)
        for address in ["a:b", "c+1.d-2:e", "a:b", "a:" + String(repeating: "x", count: 1998)] { canvas.setLink(address) }
        #expect(canvas.linkCount == 3)
        #expect(canvas.address(of: 1) == "a:b" && canvas.address(of: 2) == "c+1.d-2:e" && canvas.address(of: 0) == nil)
        #expect(canvas.address(of: 4) == nil)
    }

    @Test(arguments: ["https://example.org:80/a:b", "https://example.org/!~", "mailto:a", "x-a+b.c:d"])
    func `an address may have any sign that is seen, and more than one colon`(_ address: String) {
        #expect(canvas(address).address(x: 0, y: 0) == address)
    }

    @Test(arguments: ["https://example.org/\u{7F}", "https://example.org/ ", "https://" + String(repeating: "a", count: 1993)])
    func `an address with a sign that is not seen is none, nor one of 2,001 letters`(_ address: String) {
        #expect(canvas(address).address(x: 0, y: 0) == nil)
    }

    @Test func `what is no link does not lead to the first one, and who comes back to an address leads there`() {
        var canvas = canvas("https://example.org/a")
        for (x, address) in ["no scheme", "https://example.org/b", "https://example.org/a"].enumerated() {
            canvas.setLink(address)
            canvas.write("c", at: Point(x: x, y: 1), style: .plain, clip: all)
        }
        #expect((0..<3).map { canvas.address(x: $0, y: 1) } == [nil, "https://example.org/b", "https://example.org/a"])
        #expect(canvas.linkCount == 2)
    }

    @Test func `where every number stands on the canvas one address more leads nowhere`() {
        let row = Rect(x: 0, y: 0, width: 256, height: 1)
        var canvas = Canvas(size: row.size)
        for x in 0..<256 {
            canvas.setLink("https://example.org/\(x)")
            canvas.write("x", at: Point(x: x, y: 0), style: .plain, clip: row)
        }
        #expect(canvas.address(x: 0, y: 0) == "https://example.org/0" && canvas.address(x: 254, y: 0) == "https://example.org/254")
        #expect(canvas.address(x: 255, y: 0) == nil && canvas.linkGeneration == 0)
    }

    @Test func `a blank canvas knows the same addresses`() {
        let canvas = canvas("https://example.org/a")
        #expect(canvas.blank.address(of: 1) == "https://example.org/a" && canvas.blank.text(row: 0).isEmpty)
        #expect(canvas.blank.size == canvas.size)
    }
}
