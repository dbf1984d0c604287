import Terminal

/// The capabilities that terminfo lists for a kind of terminal, copied once at the start.
///
/// Little is needed of it: ANSI sequences are the same everywhere, and what differs between modern terminals (the clipboard, clusters, the
/// keyboard protocol) terminfo does not know. What is taken from it are the ways in and out of the screen, the cursor, the bell, and
/// keys that the entry spells otherwise than all others do. A terminal whose cursor is not moved by `CSI row ; column H` is left to
/// ncurses.
///
/// Without the trait `Ncurses` there is no terminfo: what all ANSI terminals have in common is believed of those that are known to be some.
struct Terminfo: Sendable {
    /// The name in `TERM`.
    var term: String
    /// Strings that are written as they are.
    var enterScreen, leaveScreen, showCursor, hideCursor, resetAttributes, bell: [UInt8]
    /// Indicates whether it moves the cursor and sets attributes by ANSI sequences.
    var isANSI: Bool
    /// Keys whose sequences differ from those that every ANSI terminal sends.
    var keys: [[UInt8]: Key]
}
