#if Ncurses
    import CNcurses
    import Terminal

    /// The part of each cluster that ncurses can hold: one spacing character and a few marks, as wide as the C library says.
    ///
    /// A cluster that it cannot hold is replaced by something of the same width, so that the canvas and the screen agree about every
    /// column after it: by its first character, or by a question mark.
    ///
    /// Two judges must agree on every cell: ncurses, which asks the C library's `wcwidth` and moves its own picture of the cursor by the
    /// answer, and the terminal, which moves the real one. Where they might not, something is sent about which nobody can disagree. What is
    /// lost is the look of one cluster; what would be lost otherwise is the rest of the row.
    struct NcursesGlyphs {
        /// Characters for one cluster: the first one with its marks, then spaces or letters that make up the width.
        struct Cells {
            var base: wchar_t
            var marks: [wchar_t] = []
            var rest: [wchar_t] = []
        }

        private var known: [UInt64: Cells] = [:]

        /// The cells of a cluster that takes so many columns.
        mutating func cells(for glyph: Glyph, width: UInt8) -> Cells {
            let place = UInt64(glyph.rawValue) | UInt64(width) << 32
            if let cells = known[place] { return cells }
            let cells = Self.make(glyph.character, width: Int(width))
            known[place] = cells
            return cells
        }

        private static func make(_ character: Character, width: Int) -> Cells {
            let drawing = ClusterDrawing(character, width: width, knowsClusters: false)
            let scalars = drawing.scalars.map { wchar_t(bitPattern: $0.value) }
            guard let base = scalars.first else { return Cells(base: 0x20, rest: blanks(width - 1)) }
            let own = Int(gnd_wcwidth(base))
            // A cluster that the C library counts otherwise than terminals do is replaced by something that all count alike.
            let isAgreed = Unicode.Scalar(UInt32(bitPattern: base)).map { TextWidth.of(Character($0)) == own } ?? false
            guard own > 0, own <= width, isAgreed else { return Cells(base: 0x3F, rest: blanks(width - 1)) }
            if drawing.scalars.count == width, drawing.scalars.allSatisfy(\.isASCII) {
                return Cells(base: base, rest: Array(scalars.dropFirst()))
            }
            let marks = scalars.dropFirst()
            // A joiner or a selector would make the terminal draw a cluster that ncurses believes to be something else.
            let areMarks = marks.count < Int(CCHARW_MAX) && own == width && marks.allSatisfy { gnd_wcwidth($0) == 0 && !joins($0) }
            return Cells(base: base, marks: areMarks ? Array(marks) : [], rest: blanks(width - own))
        }

        private static func blanks(_ count: Int) -> [wchar_t] { Array(repeating: 0x20, count: max(0, count)) }

        /// Returns whether a character makes a terminal combine those around it into one cluster: a joiner, a selector, a key cap, a tag.
        private static func joins(_ scalar: wchar_t) -> Bool {
            scalar == 0x200D || (0xFE00...0xFE0F).contains(scalar) || scalar == 0x20E3 || scalar >= 0xE0000
        }
    }
#endif
