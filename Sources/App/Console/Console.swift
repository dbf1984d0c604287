import Glibc
import Terminal

/// The output of a command: its results, its complaints, and the abilities of the terminals behind them.
struct Console {
    var output: any TextSink
    var errors: any TextSink
    /// The colours of the output; `.mono` where it is no terminal.
    var colors: ColorDepth
    /// Indicates whether somebody watches the errors, so that progress may be drawn there.
    var showsProgress: Bool
    /// Indicates whether the questions go to the terminal of the output, since nobody watches the errors there.
    var asksInOutput = false
    /// Columns of the terminal behind the errors, or of the one that questions go to.
    var columns: Int
    /// The signals that the terminal behind the errors understands.
    var signals = TerminalSignals.none
    /// Indicates whether keys of a person can come in.
    var readsKeys = false
    /// A line that a person typed; nil where nobody can.
    var answer: () -> String? = { nil }
    /// A passphrase that a person typed unseen, or the next line of what is piped in; nil where there is none.
    var secret: (_ prompt: String) -> String? = { _ in nil }

    func write(_ text: ConsoleText) throws(CommandFailure) {
        do {
            try output.write(text)
        } catch {
            throw .output(error)
        }
    }

    /// A complaint that nobody can be told about is dropped.
    func complain(_ sentence: String) {
        try? errors.write("gnd: \(sentence)\n")
    }

    /// Indicates whether somebody sees a question; whether they can answer it is another matter.
    var asksQuestions: Bool { showsProgress || asksInOutput }

    /// Writes a question, or a part of what comes before it, where somebody sees it.
    func ask(_ text: String) { try? (asksInOutput ? output : errors).write("\(text)") }

    /// Says something within questions, where they are seen.
    func remark(_ sentence: String) {
        if asksInOutput { explain(sentence) } else { complain(sentence) }
    }

    /// Writes a text in lines as wide as the terminal that questions go to.
    func explain(_ text: String) {
        for line in TextWidth.wrapped(text, to: columns) { try? (asksInOutput ? output : errors).write("\(line)\n") }
    }

    /// Returns the first of the forms of a question that fits into one row with the cursor behind it, or the last.
    func fitting(_ forms: [String]) -> String { forms.first { TextWidth.of($0) < columns } ?? forms.last ?? "" }

    /// Says why a command failed: as a complaint, or to a program that reads the output as one object with `error`.
    func fail(_ sentence: String, isJSON: Bool) {
        guard isJSON else { return complain(sentence) }
        do throws(CommandFailure) { try write("\(JSONText.failure(sentence).text)\n") } catch { complain(sentence) }
    }
}

extension Console {
    /// The process's own descriptors.
    static func standard(choice: ColorChoice, environment: [String: String]) -> Console {
        let depth: ColorDepth =
            switch choice {
            case .fixed(let depth): depth
            case .automatic: isatty(STDOUT_FILENO) == 1 ? automatic(environment) : .mono
            }
        var window = winsize()
        let isCapable = environment["TERM"] != "dumb"
        let isWatched = isatty(STDERR_FILENO) == 1 && isCapable
        let asksInOutput = isatty(STDERR_FILENO) != 1 && isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1 && isCapable
        let known = ioctl(asksInOutput ? STDOUT_FILENO : STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
        return Console(
            output: DescriptorSink(STDOUT_FILENO), errors: DescriptorSink(STDERR_FILENO), colors: depth,
            showsProgress: isWatched, asksInOutput: asksInOutput, columns: known ? Int(window.ws_col) : 80,
            signals: isWatched ? TerminalSignals(environment: environment) : .none, readsKeys: isatty(STDIN_FILENO) == 1,
            answer: { isatty(STDIN_FILENO) == 1 ? Interruption.reading { readLine() } : nil },
            secret: { prompt in
                isatty(STDIN_FILENO) == 1 ? getpass(VisibleText.of(prompt)).map { String(cString: $0) } : readLine()
            })
    }

    // The sixteen colours are enough for what commands say.
    private static func automatic(_ environment: [String: String]) -> ColorDepth {
        ColorDepth.detect(environment: environment) == .mono ? .mono : .sixteen
    }
}
