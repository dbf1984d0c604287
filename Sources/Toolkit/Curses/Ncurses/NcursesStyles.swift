#if Ncurses
    import CNcurses
    import Terminal

    /// ncurses' attributes and colour pairs by style; a pair is asked for once.
    ///
    /// ncurses names two colours together by a number, the pair, of which a terminal may have only 64. A program has some thirty roles, so
    /// pairs are made when a style is first drawn, and kept. Pair 0 is the terminal's own two colours and needs no asking.
    struct NcursesStyles {
        /// The attributes that a cell is drawn with.
        struct Pen {
            var attributes: attr_t
            var pair: Int32
        }

        private let theme: Theme
        private let depth: ColorDepth
        private let colors: Int32
        private var pens: [Pen?]

        init(theme: Theme, depth: ColorDepth, colors: Int32) {
            self.theme = theme
            self.depth = depth
            self.colors = colors
            pens = Array(repeating: nil, count: Role.count * 256)
        }

        /// The pen of a style.
        mutating func pen(for style: Style) -> Pen {
            let place = Int(style.role.rawValue) % Role.count * 256 + Int(style.attributes.rawValue)
            if let pen = pens[place] { return pen }
            let pen = make(style)
            pens[place] = pen
            return pen
        }

        private func make(_ style: Style) -> Pen {
            let look = theme.look(of: style, depth: depth)
            var attributes = look.attributes
            let foreground = number(look.foreground)
            let background = number(look.background)
            // Eight colours and bold are how sixteen look on a terminal with eight.
            if colors < 16, foreground >= 8 { attributes.insert(.bold) }
            var pair: Int32 = 0
            if foreground >= 0 || background >= 0 {
                pair = max(0, alloc_pair(wrapped(foreground), wrapped(background)))
            }
            return Pen(attributes: gnd_attributes(UInt32(attributes.rawValue)), pair: pair)
        }

        private func number(_ color: Color) -> Int32 {
            if case .ansi(let index) = color { return Int32(index) }
            return -1
        }

        /// A colour that the terminal does not have becomes the one eight below it, which bold makes bright.
        private func wrapped(_ color: Int32) -> Int32 { color >= colors ? color % 8 : color }
    }
#endif
