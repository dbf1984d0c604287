import Terminal

/// The theme in use: the one that was set, else the one that fits the terminal's background.
struct ThemeChoice {
    private(set) var theme: Theme
    /// The terminal's background, as far as it is known.
    private(set) var background: Color?
    /// Indicates whether the terminal itself told its background.
    private(set) var isTold = false
    private var followsBackground: Bool

    init(_ theme: Theme?, background: Color?) {
        self.theme = theme ?? Theme.fitting(background: background, environment: Environment.colors)
        self.background = background
        followsBackground = theme == nil
    }

    /// Uses a theme whatever the background is.
    mutating func set(_ theme: Theme) {
        followsBackground = false
        self.theme = theme
    }

    /// Uses the theme that fits the background, now and when it changes.
    mutating func follow() {
        followsBackground = true
        theme = Theme.fitting(background: background, environment: Environment.colors)
    }

    /// Keeps the background that the terminal told, and changes to the theme that fits it, unless a theme was set.
    /// - Returns: whether the theme is another one now.
    mutating func learn(_ background: Color) -> Bool {
        isTold = true
        self.background = background
        return fit(to: background)
    }

    /// Changes to a dark or a light theme, unless one was set.
    /// - Returns: whether the theme is another one now.
    mutating func learn(isDark: Bool) -> Bool { fit(to: isDark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)) }

    private mutating func fit(to background: Color) -> Bool {
        let fitting = Theme.fitting(background: background)
        guard followsBackground, fitting != theme else { return false }
        theme = fitting
        return true
    }
}
