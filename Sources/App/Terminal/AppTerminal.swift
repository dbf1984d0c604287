import Curses
import Glibc
import Phrases
import Screens
import Terminal

/// The terminal that the app runs in: a screen, or lines of text for who listens to it.
struct AppTerminal {
    let device: any Device
    private let screen: CursesDevice?

    /// - Parameters:
    ///   - theme: nil follows the terminal's background.
    ///   - background: what it was the last time.
    init(options: Options, environment: [String: String], language: Language, theme: Theme?, background: Color?, window: Window) {
        guard Self.isLinear(options, environment) else {
            let screen = CursesDevice(renderer: options.renderer, theme: theme, colorDepth: options.color.depth, background: background)
            self.screen = screen
            device = screen
            return
        }
        let lines = LinearDevice()
        let words = AppStrings.for(language)
        lines.greeting = words.linearGreeting
        lines.prompts = words.linearPrompts
        // On a number the question mark asks why, so that the help has another key there.
        let help = { [weak window] in window?.commandsOnShow.first { $0.name == "window.help" }?.inputs.first?.name }
        lines.misunderstood = { words.notAKey($0, help()) }
        window.saysLines = true
        window.onUnusedKey = { [weak lines] in lines?.say(words.unusedKey($0.fileName, help())) }
        lines.asksForSecret = { [weak window] in (window?.firstResponder as? TextField)?.isSecure == true }
        lines.isWorking = { [weak window] in window?.isWorking == true }
        screen = nil
        device = lines
    }

    /// Shows the theme that fits the terminal's background, now and when that changes.
    func followBackground() { screen?.followBackground() }

    /// Indicates whether screens are said instead of shown.
    var isLinear: Bool { screen == nil }

    /// Calls back when the background turns out to be another one.
    func remember(_ keep: @escaping (Color) -> Void) { screen?.onBackground = keep }

    /// Indicates that lines are wanted, or that the terminal can do nothing else.
    static func isLinear(_ options: Options, _ environment: [String: String]) -> Bool {
        options.isLinear || (environment["TERM"] == "dumb" && isTerminal())
    }

    /// Without a terminal somebody must have wished for lines: a program in a pipe is a mistake more often than not.
    private static func isTerminal() -> Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }
}
