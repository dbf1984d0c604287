import Terminal
import Testing

struct TerminalNotificationTests {
    private func text(_ notification: TerminalNotification, _ form: TerminalNotification.Form, through multiplexer: Multiplexer? = nil)
        -> String
    {
        String(decoding: notification.bytes(as: form, through: multiplexer), as: UTF8.self).replacing("\u{1B}", with: "^")
    }

    @Test func `each form has its sequence`() {
        let notification = TerminalNotification("산책; 지금", "Half; way")
        #expect(text(notification, .osc9) == "^]9;산책; 지금: Half; way^\\")
        #expect(text(notification, .osc99) == "^]99;i=1:d=0;산책; 지금^\\^]99;i=1:d=1:p=body;Half; way^\\")
        #expect(text(notification, .osc777) == "^]777;notify;산책, 지금;Half; way^\\")
        #expect(text(TerminalNotification("Walk"), .osc99) == "^]99;i=1;Walk^\\")
        #expect(text(TerminalNotification("Walk"), .osc9) == "^]9;Walk^\\")
    }

    @Test func `a number at the beginning is no progress bar`() {
        #expect(text(TerminalNotification("4;1;50"), .osc9) == "^]9; 4;1;50^\\")
    }

    @Test(arguments: TerminalNotification.Form.allCases)
    func `no text ends the sequence or begins another`(_ form: TerminalNotification.Form) {
        let evil = "\u{1B}]52;c;x\u{7}\u{9C}\u{1B}\\\r\n\u{2028}"
        let clean = TerminalNotification("a", "b").bytes(as: form).filter { $0 == 0x1B }.count
        let bytes = TerminalNotification("a" + evil, "b" + evil).bytes(as: form)
        #expect(bytes.filter { $0 == 0x1B }.count == clean)
        #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.value < 32 && $0.value != 0x1B || $0.value == 0x9C })
    }

    @Test func `tmux hands it on when it is wrapped`() {
        #expect(text(TerminalNotification("Walk"), .osc9, through: .tmux) == "^Ptmux;^^]9;Walk^^\\^\\")
    }

    @Test func `what is too long is cut`() {
        let notification = TerminalNotification(String(repeating: "걷", count: 500), String(repeating: "b", count: 500))
        #expect(notification.title.count == 60)
        #expect(notification.body.count == 240)
    }

    @Test(arguments: [
        (["TERM": "xterm-kitty"], TerminalNotification.Form.osc99), (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .osc99),
        (["TERM": "foot"], .osc777), (["TERM": "rxvt-unicode-256color"], .osc777),
        (["TERM": "xterm-256color", "VTE_VERSION": "7600"], .osc777),
        (["TERM": "xterm-256color"], .osc9), ([:], .osc9),
    ])
    func `the form fits the terminal`(_ environment: [String: String], _ form: TerminalNotification.Form) {
        #expect(TerminalNotification.Form.fitting(environment: environment) == form)
    }
}
