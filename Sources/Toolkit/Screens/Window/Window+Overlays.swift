import Terminal

extension Window {
    /// Says something above the hint line for a moment, without moving the content.
    ///
    /// It stays for three seconds and a little more for each column of the text. Another toast takes its place at once; a screen's own
    /// `showToast(_:role:scope:)` can wait until the screen is seen.
    ///
    /// - Parameters:
    ///   - text: one sentence. What is longer than a line wraps, over six rows at most.
    ///   - role: decides the sign before it: `✓`, `!` for warnings and dangers, else a dot.
    public func showToast(_ text: String, role: Role = .success) { toasts.show(text, role: role) }

    /// Takes the toast away.
    public func hideToast() { toasts.hide() }

    /// The toast on show.
    public var toast: String? { chrome.toast.message.isEmpty ? nil : chrome.toast.message }

    /// Shows what every key does here.
    public func showHelp() {
        chrome.overlay = HelpView(sections: helpSections, text: text) { [weak self] in self?.closeOverlay() }
    }

    /// Shows everything that can be done here, to be found by typing a part of its name.
    ///
    /// Listed are the ``commandsOnShow`` of this moment, without those that have no title; ``paletteSource`` adds finds of the app.
    public func showPalette() {
        let commands = commandsOnShow.filter { !$0.title.isEmpty }
        chrome.overlay = CommandPalette(
            commands: commands, source: paletteSource, text: text, perform: { [weak self] in self?.perform($0) },
            close: { [weak self] in self?.closeOverlay() })
    }

    /// Shows a few things to choose from.
    ///
    /// ```swift
    /// window.showMenu(
    ///     [
    ///         MenuItem("Edit", key: "e") { window.showToast("edited") },
    ///         .separator,
    ///         MenuItem("Delete", disabledReason: "it has been lent") {},
    ///     ], title: "Walden")
    /// ```
    public func showMenu(_ items: [MenuItem], title: String = "") {
        guard items.contains(where: { !$0.title.isEmpty }) else { return }
        chrome.overlay = MenuView(title: title, items: items) { [weak self] in self?.closeOverlay() }
    }

    /// Asks for one line; the prompt stays until it is closed by itself or by Esc.
    ///
    /// Like all that lies over the screens it takes every key, and takes the place of another overlay without asking.
    public func showPrompt(_ prompt: PromptView) { chrome.overlay = prompt }

    /// Takes away the help, the palette, the menu or the prompt, whichever is on show.
    public func closeOverlay() { chrome.overlay = nil }

    /// Indicates whether the help, the palette, a menu or a prompt lies over the screen.
    public var hasOverlay: Bool { chrome.overlay != nil }

    /// The keys by who answers them: a screen's under its title, the window's under a heading of their own.
    private var helpSections: [HelpView.Section] {
        allKeysOnShow.compactMap { responder, commands in
            let commands = commands.filter { !$0.inputs.isEmpty }
            guard !commands.isEmpty else { return nil }
            let title = (responder as? ViewController)?.title ?? (responder is Window ? text.everywhere : nil)
            return HelpView.Section(title: title, commands: commands)
        }
    }
}
