#if Ncurses
    import CNcurses
    import CTerminalSession
    import CLibrary
    import Terminal

    /// Draws through ncurses: the runs that changed are handed to it, and it finds the bytes for any kind of terminal.
    ///
    /// The canvas is compared with the last one here, too, although ncurses does that itself: what is not handed over it need not look at,
    /// and most frames change a line or two. It gets whole runs of cells, and ncurses decides about cursor moves, scrolling and sequences
    /// by the terminal's description.
    ///
    /// ## What ncurses is kept from
    ///
    /// ncurses likes to own the terminal; here the device does. It therefore gets descriptors of its own (a `FILE` would close the device's),
    /// reads no input, handles no signal, and its settings of the line are set again after it: `gnd_session_raw()` follows wherever ncurses
    /// may have changed them. `typeahead(-1)` keeps it from breaking off a frame because a key is waiting, which would leave half of one.
    ///
    /// ## What it cannot do
    ///
    /// It shows 256 colours at the most, and a cell holds one spacing character with a few marks (`NcursesGlyphs`). It counts columns by the C
    /// library's `wcwidth`, so a cluster about which the two disagree is replaced by something on which they agree: everything to the right of
    /// it stays in its column.
    @MainActor
    final class NcursesPresenter: Presenter {
        let colorDepth: ColorDepth
        let reset: [UInt8]

        private let info: Terminfo
        private let input: Int32
        private let output: Int32
        private var screen: OpaquePointer?
        private var files: (from: UnsafeMutablePointer<FILE>, to: UnsafeMutablePointer<FILE>)?
        private var colors: Int32 = 0
        private var theme: Theme
        private var styles: NcursesStyles
        private var glyphs = NcursesGlyphs()
        private var shown = Canvas(size: .zero)
        private var cursorIsShown: Bool?
        private var row: [cchar_t] = []

        /// Prepares for a terminal.
        /// - Parameter depth: the requested colours; ncurses shows 256 at the most.
        init(info: Terminfo, input: Int32, output: Int32, depth: ColorDepth, theme: Theme) throws(DeviceError) {
            self.info = info
            self.input = input
            self.output = output
            self.theme = theme
            reset = info.resetAttributes + info.showCursor + info.leaveScreen
            // The number of colours is known before anything has been written.
            let available = tigetnum("colors")
            let most: ColorDepth = available >= 256 ? .palette : available >= 8 ? .sixteen : .mono
            let order: [ColorDepth] = [.mono, .sixteen, .palette, .trueColor]
            colorDepth = order.first { $0 == depth || $0 == most } ?? .mono
            styles = NcursesStyles(theme: theme, depth: .mono, colors: 0)
        }

        func begin() throws(DeviceError) {
            // A file owns its descriptor, so that ncurses needs descriptors of its own.
            guard let from = fdopen(dup(input), "r"), let to = fdopen(gnd_session_open_frames(output), "w") else {
                throw .refused(errno: errno)
            }
            files = (from, to)
            guard let screen = newterm(info.term, to, from) else {
                closeFiles()
                throw .unsuitable(term: info.term)
            }
            self.screen = screen
            set_escdelay(25)
            raw()
            noecho()
            nonl()
            intrflush(gnd_stdscr(), false)
            // Without this a frame is broken off when a key is waiting.
            typeahead(-1)
            // Lets ncurses scroll what only moved.
            idlok(gnd_stdscr(), true)
            if colorDepth != .mono, start_color() == OK {
                use_default_colors()
                colors = gnd_color_count()
            }
            styles = NcursesStyles(theme: theme, depth: colorDepth, colors: colors)
            // ncurses flushes at every cursor move until it has once been left and entered again.
            endwin()
            wrefresh(gnd_stdscr())
            _ = gnd_session_raw()
            def_prog_mode()
        }

        func end() {
            guard let screen else { return }
            if isendwin() == false { endwin() }
            delscreen(screen)
            self.screen = nil
            closeFiles()
            shown = Canvas(size: .zero)
            cursorIsShown = nil
        }

        func resume() {
            // It could be taken before; where it cannot now, the next frame is not shown and the person can still end the program.
            if screen == nil { try? begin() }
        }

        /// Closes what `begin` opened; the session must not write to a descriptor that is somebody else's by then.
        private func closeFiles() {
            guard let files else { return }
            fclose(files.from)
            gnd_session_forget_frames(fileno(files.to))
            fclose(files.to)
            self.files = nil
        }

        func use(_ theme: Theme) {
            self.theme = theme
            styles = NcursesStyles(theme: theme, depth: colorDepth, colors: colors)
            invalidate()
        }

        func invalidate() {
            shown = Canvas(size: .zero)
            if screen != nil { gnd_forget_screen() }
        }

        /// ncurses counts scalar by scalar, whatever the terminal does.
        func useClusters() -> Bool { false }

        func beep() { CNcurses.beep() }

        func present(_ canvas: borrowing Canvas, cursor: Point?) -> Bool {
            guard screen != nil, let window = gnd_stdscr() else { return true }
            let size = canvas.size
            if size != Size(width: Int(getmaxx(window)), height: Int(getmaxy(window))), !size.isEmpty {
                resize_term(Int32(size.height), Int32(size.width))
                shown = Canvas(size: .zero)
            }
            var rows = 0
            var last = -1
            canvas.forEachRun(differingFrom: shown) { run in
                draw(run, of: canvas.cells, width: size.width, in: window)
                if run.y != last { rows += 1 }
                last = run.y
            }
            shown.assign(canvas)
            place(cursor, in: window)
            wnoutrefresh(window)
            // One row is on the screen at once anyway.
            let isSynchronized = info.isANSI && rows > 1
            if isSynchronized, !Tty.write(Self.synchronize, to: output) { return false }
            doupdate()
            return !isSynchronized || Tty.write(Self.release, to: output)
        }

        private static let synchronize = Array("\u{1B}[?2026h".utf8)
        private static let release = Array("\u{1B}[?2026l".utf8)

        /// Puts the cursor, or leaves it where drawing ended and hides it.
        private func place(_ cursor: Point?, in window: UnsafeMutablePointer<WINDOW>) {
            if let cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
            leaveok(window, cursor == nil)
            guard cursorIsShown != (cursor != nil) else { return }
            cursorIsShown = cursor != nil
            curs_set(cursor != nil ? 1 : 0)
        }

        /// Hands one run over, as ncurses' cells; the right half of a wide cluster is none of them.
        private func draw(_ run: CanvasRun, of cells: [Cell], width: Int, in window: UnsafeMutablePointer<WINDOW>) {
            row.removeAll(keepingCapacity: true)
            for x in run.columns {
                let cell = cells[run.y * width + x]
                guard cell.width > 0 else { continue }
                let pen = styles.pen(for: cell.style)
                var drawn = cchar_t()
                if let scalar = cell.glyph.scalar, scalar.isASCII {
                    gnd_cell(&drawn, wchar_t(bitPattern: scalar.value), pen.attributes, pen.pair)
                    row.append(drawn)
                } else {
                    let parts = glyphs.cells(for: cell.glyph, width: cell.width)
                    gnd_cell(&drawn, parts.base, pen.attributes, pen.pair)
                    for mark in parts.marks { _ = gnd_cell_add_mark(&drawn, mark) }
                    row.append(drawn)
                    for character in parts.rest {
                        gnd_cell(&drawn, character, pen.attributes, pen.pair)
                        row.append(drawn)
                    }
                }
            }
            mvwadd_wchnstr(window, Int32(run.y), Int32(run.columns.lowerBound), row, Int32(row.count))
        }
    }
#endif
