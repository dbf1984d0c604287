import Phrases
import Terminal
import Walking

/// One line on the terminal behind the errors, written over and over while an import runs, and the same on the terminal's tab.
final class ProgressLine {
    private let console: Console
    private let strings: CommandStrings
    private let phrases: Phrases
    private let clock: any WallClock
    private var stopwatch: ImportStopwatch
    private var shown = ""
    private var onTab = TerminalProgress.none

    init(console: Console, strings: CommandStrings, phrases: Phrases, clock: any WallClock) {
        self.console = console
        self.strings = strings
        self.phrases = phrases
        self.clock = clock
        stopwatch = ImportStopwatch(clock.now)
    }

    func show(_ progress: ImportProgress) {
        let line = TextWidth.truncated(text(progress, stopwatch.pace(of: progress, now: clock.now)), to: max(0, console.columns - 1))
        // Nothing that a person could see has changed.
        guard line != shown else { return }
        shown = line
        try? console.errors.write("\r\u{1B}[K\(line)" + signal(TerminalProgress(fraction: progress.fraction)))
    }

    func clear() {
        guard !shown.isEmpty else { return }
        shown = ""
        try? console.errors.write(signal(.none) + "\r\u{1B}[K")
    }

    /// The signal for the tab; empty where it shows the same already.
    private func signal(_ progress: TerminalProgress) -> ConsoleText {
        guard progress != onTab, let signal = console.signals.progress(progress) else { return "" }
        onTab = progress
        return signal
    }

    private func text(_ progress: ImportProgress, _ pace: ImportPace) -> String {
        let name = VisibleText.of(PathText.name(of: progress.file))
        let megabytes = phrases.number(Int(progress.bytesRead / 1_000_000))
        let amount = progress.fraction.map { bar($0) + " \(Int(clamping: $0 * 100, .towardZero))%" } ?? "\(megabytes) MB"
        // Whole thousands, so that the line changes a few times a second and not with every record; none is not said, since a file of walks
        // has no records for long.
        let thousands = progress.samples / 1000 * 1000
        let records = thousands > 0 ? "  \(strings.records(phrases.number(thousands)))" : ""
        return "\(name)  \(amount)\(records)\(timeLeft(pace))"
    }

    private func timeLeft(_ pace: ImportPace) -> String {
        guard let seconds = pace.secondsLeft, seconds > 0 else { return "" }
        let time = phrases.duration(.seconds(seconds))
        return "  " + phrases(en: "\(time) left", ko: "\(time) 남음")
    }

    private func bar(_ fraction: Double) -> String {
        let filled = min(max(0, Int(clamping: fraction * 20, .towardZero)), 20)
        return String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    }
}
