import Testing

@testable import Terminal

struct ColorDepthTests {
    @Test(
        arguments: [
            ([:], .mono), (["TERM": "dumb", "COLORTERM": "truecolor"], .mono), (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen),
            (["TERM": "xterm-256color"], .palette), (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor), (["TERM": "xterm-kitty"], .trueColor),
            (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .trueColor),
            (["TERM": "vt100"], .mono), (["TERM": "xterm-256color", "NO_COLOR": "1"], .mono),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .palette), (["TERM": "xterm-256color", "CLICOLOR": "0"], .mono),
            (["TERM": "xterm-256color", "CLICOLOR": "1"], .palette),
            (["TERM": "xterm-256color", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .palette),
            (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "0"], .mono),
        ] as [([String: String], ColorDepth)])
    func `the environment decides how many colours there are`(environment: [String: String], depth: ColorDepth) {
        #expect(ColorDepth.detect(environment: environment) == depth)
    }

    @Test func `a colour becomes the nearest one that can be shown, always the same`() {
        #expect(ColorQuantizer.reduce(Color(hex: 0x5FD7AF), to: .palette) == .ansi(79))
        #expect(ColorQuantizer.reduce(Color(hex: 0xFF0000), to: .palette) == .ansi(196))
        #expect(ColorQuantizer.reduce(Color(hex: 0x808080), to: .palette) == .ansi(244))
        #expect(ColorQuantizer.reduce(Color(hex: 0xFF0000), to: .sixteen) == .ansi(9))
        #expect(ColorQuantizer.reduce(.ansi(196), to: .sixteen) == .ansi(9))
        #expect(ColorQuantizer.reduce(.ansi(3), to: .sixteen) == .ansi(3))
        #expect(ColorQuantizer.reduce(Color(hex: 0xFF0000), to: .mono) == .terminal)
        #expect(ColorQuantizer.reduce(Color(hex: 0x123456), to: .trueColor) == Color(hex: 0x123456))
        #expect(ColorQuantizer.reduce(.terminal, to: .sixteen) == .terminal)
    }

    @Test func `every colour of the palette is its own nearest`() {
        for index in UInt8(16)...255 {
            let (red, green, blue) = ColorQuantizer.palette(index)
            guard case .ansi(let found) = ColorQuantizer.reduce(.rgb(red, green, blue), to: .palette) else {
                Issue.record("no palette colour for \(index)")
                continue
            }
            #expect(ColorQuantizer.palette(found) == (red, green, blue))
        }
    }
}
