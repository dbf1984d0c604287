import Curses
import Live
import LiveWalking
import Phrases
import Terminal

/// The line of a walk as it is on show: redrawn in its place, with sentences above it; without keys, a line a second.
final class LineOnShow {
    private let console: Console
    private let keys: KeyReader?
    private let bell: LineBell
    private var line: LiveLine
    private var update: LiveUpdate?
    private var shown = ""
    /// Indicates whether a key ended the walk of somebody who can be asked how it was.
    var isEndedByKey = false

    init(_ line: LiveLine, console: Console, keys: KeyReader?, bell: LineBell) {
        self.line = line
        self.console = console
        self.keys = keys
        self.bell = bell
        self.line.showsKeys = keys != nil
    }

    func show(_ new: LiveUpdate) {
        // The pause is seen first: an update of before it may still come.
        if update?.state.isPausedByKey == true, !new.state.isPausedByKey { line.rest = nil }
        update = new
        draw()
        bell.didShow(new)
    }

    func showKeys() {
        line.showKeys(at: update?.state.elapsed ?? 0)
        draw()
    }

    /// Asks for an effort, with the digits that were typed; nil asks for none any more.
    func askForEffort(_ digits: String?) {
        guard line.typedEffort != digits else { return }
        line.typedEffort = digits
        draw()
    }

    /// Writes the stop signs above the line, which says the most important of them until the walk goes on.
    func showStopSigns(_ words: StopSignWords) {
        makeRoom()
        // A terminal that gives its keys unseen begins no line by itself.
        for row in TextWidth.wrapped("\(words.title).\n\(words.signs)", to: keys?.columns ?? console.columns) {
            try? console.write("\r\(row)\n")
        }
        line.rest = "\(words.title). \(words.signs.split(separator: "\n").first ?? "")"
        draw()
    }

    /// Writes a sentence above the line.
    func say(_ sentence: String) {
        makeRoom()
        console.complain(sentence)
        // Without keys each line is new, and none is written twice.
        if keys != nil { draw() }
    }

    /// Leaves the line as it is.
    func end() {
        guard keys != nil else { return }
        try? console.write("\n")
    }

    private func makeRoom() {
        if keys != nil { try? console.write("\r\u{1B}[K") }
        shown = ""
    }

    private func draw() {
        guard let update else { return }
        let text = line(update, columns: max(1, (keys?.columns ?? console.columns) - 1))
        guard text != shown else { return }
        shown = text
        try? console.write(keys != nil ? "\r\u{1B}[K\(text)" : "\(text)\n")
    }
}
