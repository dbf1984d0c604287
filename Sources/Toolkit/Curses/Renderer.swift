import Terminal

/// The two ways to put a canvas on the screen.
///
/// The direct one is taken wherever the terminal understands ANSI sequences. It shows every cluster and all colours, and writes a frame at
/// once, where ncurses may need three writes. ncurses is for all other terminals, and for those who want to compare.
///
/// ncurses is there with the package's trait `Ncurses`, which is on unless a package turns it off; without it there is the direct one alone,
/// for terminals that understand ANSI sequences.
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

extension Renderer {
    /// The ways that this build has.
    public static var available: [Renderer] {
        #if Ncurses
            [.ncurses, .direct]
        #else
            [.direct]
        #endif
    }

    /// This one where the terminal and the build can do with it, else the other.
    func fitting(_ info: Terminfo) -> Renderer {
        let wanted: Renderer = info.isANSI ? self : .ncurses
        return Self.available.contains(wanted) ? wanted : .direct
    }

    /// Makes what draws.
    func presenter(
        for info: Terminfo, input: Int32, output: Int32, depth: ColorDepth, theme: Theme
    ) throws(DeviceError) -> any Presenter {
        #if Ncurses
            if self == .ncurses { return try NcursesPresenter(info: info, input: input, output: output, depth: depth, theme: theme) }
        #endif
        return DirectPresenter(info: info, output: output, depth: depth, theme: theme)
    }
}
