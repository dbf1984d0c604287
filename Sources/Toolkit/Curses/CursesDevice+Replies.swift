import CTerminalSession
import Glibc
import Terminal

/// What the terminal is asked at the start, and what its answers change. Nothing waits for them: the first frame is drawn without,
/// and a terminal that never answers is used as it is.
extension CursesDevice {
    /// The background (OSC 11), whether it speaks kitty's keyboard protocol and knows grapheme clusters (mode 2027), and last what every terminal answers, so that it is
    /// known when no more answers will come.
    private static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[?2027$p\u{1B}[c".utf8)

    /// Asks, unless the terminal is known to show questions as text.
    func ask(_ term: String) {
        guard term != "linux", !term.hasPrefix("vt") else { return }
        awaitsReplies = Tty.write(Self.questions, to: frames)
        askedAt = uptime()
    }

    /// Makes use of an answer.
    func handle(_ reply: TerminalReply) {
        switch reply {
        case .color(11, let color):
            background = color
            guard followsBackground else { return }
            let fitting = Theme.fitting(background: color)
            guard fitting != look else { return }
            look = fitting
            // What is on the screen already is in the wrong colours.
            if hasPresented { queue.append(.resume) }
        case .keyboard: useKittyKeyboard()
        case .mode(2027, let state): learnClusters(state)
        case .attributes: awaitsReplies = false
        default: break
        }
    }

    /// Reads what has been answered already, so that the first frame has the right colours where the terminal is quick.
    func readReplies() {
        var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        if poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0 { read() }
    }

    /// Waits a moment for answers that are still on their way: they would be typed into the shell.
    func awaitReplies() {
        let limit = askedAt + .milliseconds(150)
        while awaitsReplies, !isLost {
            let left = limit - uptime()
            guard left > .zero else { return }
            var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            guard poll(&source, 1, Self.milliseconds(left)) > 0 else { return }
            read()
        }
    }
}
