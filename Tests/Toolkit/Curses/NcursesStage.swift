import Glibc
import ScreenTesting
import Terminal
import Testing

@testable import Curses

/// ncurses on a file, and the virtual terminal that reads it.
@MainActor
final class NcursesStage {
    let presenter: NcursesPresenter
    var terminal: VirtualTerminal
    private let file: Int32
    private var offset: off_t = 0

    init(term: String, size: Size, depth: ColorDepth = .palette) throws {
        // A file that has lost its name is gone when it is closed.
        var name = Array("/tmp/screen.XXXXXX".utf8CString)
        file = mkstemp(&name)
        unlink(name)
        let input = open("/dev/null", O_RDONLY)
        // A file has no size of its own.
        setenv("LINES", "\(size.height)", 1)
        setenv("COLUMNS", "\(size.width)", 1)
        defer {
            unsetenv("LINES")
            unsetenv("COLUMNS")
        }
        Environment.useUTF8()
        let info = try Terminfo.load(term: term, output: file)
        presenter = try NcursesPresenter(info: info, input: input, output: file, depth: depth, theme: .dark)
        terminal = VirtualTerminal(size: size)
        try presenter.begin()
    }

    deinit { close(file) }

    /// Presents a canvas and reads what was written for it.
    func show(_ canvas: Canvas, cursor: Point?) -> VirtualTerminal {
        #expect(presenter.present(canvas, cursor: cursor))
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = pread(file, &buffer, buffer.count, offset), count > 0 {
            terminal.feed(buffer[..<count])
            offset += off_t(count)
        }
        return terminal
    }
}
