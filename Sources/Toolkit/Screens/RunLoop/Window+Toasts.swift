import Terminal

extension Window {
    /// Says something above the hint line for a moment, without moving the content.
    public func showToast(_ text: String, role: Role = .success) {
        chrome.toast.show(text, role: role)
        chrome.setNeedsLayout()
        if let timer = chrome.toast.timer { cancelTimer(timer) }
        // Reading takes about a quarter of a second a word; nobody reads in under three seconds what they did not expect.
        let time = Duration.milliseconds(3000 + 40 * TextWidth.of(text))
        chrome.toast.timer = schedule(after: time) { [weak self] in self?.hideToast() }
    }

    /// Takes the toast away.
    public func hideToast() {
        if let timer = chrome.toast.timer { cancelTimer(timer) }
        chrome.toast.timer = nil
        chrome.toast.show("", role: .text)
        chrome.setNeedsLayout()
    }

    /// The toast on show.
    public var toast: String? { chrome.toast.message.isEmpty ? nil : chrome.toast.message }
}
