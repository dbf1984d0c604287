import Terminal

/// Shows one sentence at a time above the hint line, for as long as it takes to read.
final class ToastPresenter {
    private let chrome: ChromeView
    private let timers: TimerQueue
    private var timer: Int?

    init(_ chrome: ChromeView, _ timers: TimerQueue) {
        self.chrome = chrome
        self.timers = timers
    }

    /// Shows a sentence in the place of the one before.
    func show(_ text: String, role: Role) {
        put(text, role: role)
        // Reading takes about a quarter of a second a word; nobody reads in under three seconds what they did not expect.
        let time = Duration.milliseconds(3000 + 40 * TextWidth.of(text))
        timer = timers.schedule(after: time) { [weak self] in self?.hide() }
    }

    /// Takes the sentence away.
    func hide() { put("", role: .text) }

    private func put(_ text: String, role: Role) {
        chrome.toast.show(text, role: role)
        chrome.setNeedsLayout()
        if let timer { timers.cancel(timer) }
        timer = nil
    }
}
