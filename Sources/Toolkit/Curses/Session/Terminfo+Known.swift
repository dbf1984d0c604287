#if !Ncurses
    import Terminal

    extension Terminfo {
        /// Makes the description of a kind of terminal without a database of them.
        /// - Throws: `DeviceError.unsuitable` where it is not known that it understands ANSI sequences.
        static func load(term: String, output: Int32) throws(DeviceError) -> Terminfo {
            guard known.contains(where: { term == $0 || term.hasPrefix($0 + "-") }) else { throw .unsuitable(term: term) }
            func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
            return Terminfo(
                term: term, enterScreen: bytes("\u{1B}[?1049h\u{1B}[22;0;0t"), leaveScreen: bytes("\u{1B}[?1049l\u{1B}[23;0;0t"),
                showCursor: bytes("\u{1B}[?25h"), hideCursor: bytes("\u{1B}[?25l"), resetAttributes: bytes("\u{1B}(B\u{1B}[m"),
                bell: [0x07], isANSI: true, keys: [:])
        }

        /// The names of terminals that understand ANSI sequences, by which `TERM` may begin.
        private static let known = [
            "alacritty", "ansi", "contour", "cygwin", "eterm", "foot", "ghostty", "gnome", "iterm", "iterm2", "kitty", "konsole", "linux",
            "mintty", "ms", "mlterm", "putty", "rio", "rxvt", "screen", "st", "tmux", "vscode", "vt100", "vt102", "vt220", "vt320", "vt340",
            "vt420", "vt520", "vte", "wezterm", "xterm", "zellij",
        ]
    }
#endif
