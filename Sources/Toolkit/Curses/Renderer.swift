/// The two ways to put a canvas on the screen.
///
/// The direct one is taken wherever the terminal understands ANSI sequences. It shows every cluster and all colours, and writes a frame at
/// once, where ncurses may need three writes. ncurses is for all other terminals, and for those who want to compare.
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
