/// The two ways to put a canvas on the screen.
///
/// ```swift
/// let device = CursesDevice(renderer: .ncurses)  // also where the direct way would do
/// ```
public enum Renderer: String, Sendable, CaseIterable {
    /// Through ncurses, which knows every kind of terminal.
    case ncurses
    /// Straight to a terminal that understands ANSI sequences and UTF-8: every cluster, 24-bit colours, one write a frame.
    case direct
}
