/// The window's own key commands in one language, in a list that is made anew only where what it depends on has changed.
final class WindowCommands {
    /// The values that the list depends on.
    struct State: Equatable {
        /// Something lies over the root that Esc closes.
        var closes: Bool
        /// There is nowhere to go back to.
        var isAtRoot: Bool
        /// The commands of the changes that can be undone here.
        var changes: KeyCommandList
        /// The text on the screen can be copied.
        var copies: Bool
    }

    private let help: KeyCommand
    private let close: KeyCommand
    private let palette: KeyCommand
    private let mouse: KeyCommand
    private let select: KeyCommand
    private let quit: KeyCommand
    private var cache = KeyCommandCache<State>()

    init(of window: Window) {
        let keys = window.keys
        help = KeyCommand(keys.help, hint: HintBar.helpRank) { [weak window] in window?.showHelp() }
        close = KeyCommand(keys.close, hint: HintBar.wayOutRank) { [weak window] in window?.layers.last?.dismissByKey() }
        palette = KeyCommand(keys.commands) { [weak window] in window?.showPalette() }
        mouse = KeyCommand(keys.mouse) { [weak window] in window?.toggleMouse() }
        select = KeyCommand(keys.selectToCopy) { [weak window] in window?.beginSelection() }
        quit = KeyCommand(keys.quit, hint: 910) { [weak window] in window?.requestQuit() }
    }

    /// The commands in a state, in the order of the help.
    func inState(_ state: State) -> [KeyCommand] {
        cache.commands(for: state) {
            var commands = state.closes ? [help, close] : [help]
            commands += state.changes.commands + [palette, mouse]
            if state.copies { commands.append(select) }
            if state.isAtRoot { commands.append(quit) }
            return commands
        }
    }
}
