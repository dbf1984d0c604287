import Glibc
import ScreenTesting
import Terminal
import Testing

@testable import Curses

/// The bytes that reach a terminal, from a pipe in its place.
struct DirectPresenterTests {
    /// The reading end of a pipe that a presenter writes to.
    private final class Pipe {
        let output: Int32
        private let input: Int32

        init() {
            var ends: [Int32] = [0, 0]
            Glibc.pipe(&ends)
            for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            (input, output) = (ends[0], ends[1])
        }

        deinit {
            close(input)
            close(output)
        }

        /// The bytes since the last time.
        func read() -> [UInt8] {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Glibc.read(input, &buffer, buffer.count)
                guard count > 0 else { return bytes }
                bytes += buffer.prefix(count)
            }
        }
    }

    private let pipe = Pipe()
    private let info = Terminfo(
        term: "test", enterScreen: Array("<in>".utf8), leaveScreen: Array("<out>".utf8), showCursor: Array("<show>".utf8),
        hideCursor: Array("<hide>".utf8), resetAttributes: [], bell: Array("<bell>".utf8), isANSI: true, keys: [:])
    private static let family = "👨‍👩‍👧"

    private func presenter(_ output: Int32? = nil) -> DirectPresenter {
        DirectPresenter(info: info, output: output ?? pipe.output, depth: .trueColor, theme: .dark)
    }

    private func canvas(_ text: String) -> Canvas {
        var canvas = Canvas(size: Size(width: 20, height: 2))
        _ = canvas.write(text, at: .zero, style: Style(.accent), clip: Rect(origin: .zero, size: canvas.size))
        return canvas
    }

    /// The bytes of a first frame.
    private func frame(_ canvas: Canvas, theme: Theme = .dark, knowsClusters: Bool) -> [UInt8] {
        var encoder = FrameEncoder(theme: theme, depth: .trueColor, knowsClusters: knowsClusters)
        encoder.encode(canvas, cursor: nil)
        return Array(encoder.buffer.bytes)
    }

    @Test func `it goes to a screen of its own without a cursor, and brings both back`() throws {
        let presenter = presenter()
        try presenter.begin()
        #expect(pipe.read() == Array("<in><hide>".utf8))
        presenter.beep()
        #expect(pipe.read() == Array("<bell>".utf8))
        presenter.end()
        #expect(pipe.read() == presenter.reset)
        #expect(presenter.reset == Array("\u{1B}[r\u{1B}[0m\u{1B}[?7h<show><out>".utf8))
    }

    @Test func `a frame in which nothing changed is no bytes, until something else has drawn`() {
        let presenter = presenter()
        let whole = frame(canvas("walk"), knowsClusters: false)
        #expect(presenter.present(canvas("walk"), cursor: nil))
        #expect(pipe.read() == whole)
        #expect(presenter.present(canvas("walk"), cursor: nil))
        #expect(pipe.read() == [])
        presenter.resume()
        #expect(pipe.read() == Array("<in><hide>".utf8))
        for again in [{}, { presenter.invalidate() }] {
            again()
            #expect(presenter.present(canvas("walk"), cursor: nil))
            var terminal = VirtualTerminal(size: Size(width: 20, height: 2))
            terminal.feed(pipe.read())
            #expect(terminal.differences(from: canvas("walk"), theme: .dark, depth: .trueColor).isEmpty)
        }
    }

    @Test func `a terminal that has gone is said, unless nothing has to be written`() {
        let presenter = presenter(-1)
        #expect(!presenter.present(canvas("walk"), cursor: nil))
        #expect(presenter.present(canvas("walk"), cursor: nil))
    }

    @Test func `other colours paint everything again`() {
        let presenter = presenter()
        _ = presenter.present(canvas("walk"), cursor: nil)
        _ = pipe.read()
        presenter.use(.light)
        #expect(presenter.present(canvas("walk"), cursor: nil))
        #expect(pipe.read() == frame(canvas("walk"), theme: .light, knowsClusters: false))
    }

    @Test func `a terminal that turns out to know clusters is painted again where one was drawn, in the colours of now`() {
        let presenter = presenter()
        presenter.use(.light)
        _ = presenter.present(canvas(Self.family), cursor: nil)
        #expect(pipe.read() == frame(canvas(Self.family), theme: .light, knowsClusters: false))
        #expect(presenter.useClusters())
        _ = presenter.present(canvas(Self.family), cursor: nil)
        #expect(pipe.read() == frame(canvas(Self.family), theme: .light, knowsClusters: true))
        #expect(!presenter.useClusters())
    }

    @Test func `without a cluster on the screen nothing is painted again, and the next one is sent whole`() {
        let presenter = presenter()
        _ = presenter.present(canvas("walk"), cursor: nil)
        _ = pipe.read()
        #expect(!presenter.useClusters())
        #expect(presenter.present(canvas("walk"), cursor: nil))
        #expect(pipe.read() == [])
        presenter.use(.light)
        _ = presenter.present(canvas(Self.family), cursor: nil)
        #expect(pipe.read() == frame(canvas(Self.family), theme: .light, knowsClusters: true))
        #expect(!presenter.useClusters())
    }

    @Test func `a terminal is taken for one without clusters until it has said that it knows them`() {
        let presenter = presenter()
        _ = presenter.present(canvas(Self.family), cursor: nil)
        #expect(pipe.read() == frame(canvas(Self.family), knowsClusters: false))
        let other = self.presenter()
        _ = other.present(canvas("walk"), cursor: nil)
        _ = pipe.read()
        #expect(!other.useClusters())
        _ = other.present(canvas(Self.family), cursor: nil)
        #expect(String(decoding: pipe.read(), as: UTF8.self).contains(Self.family))
    }

    // MARK: Pictures

    /// A canvas with a picture in the middle of text, and perhaps something over it.
    private func canvas(with role: Role?, over text: String? = nil) -> Canvas {
        var canvas = Canvas(size: Size(width: 20, height: 8))
        let all = Rect(origin: .zero, size: canvas.size)
        for y in 0..<8 { canvas.write("row \(y) of some text", at: Point(x: 0, y: y), style: .plain, clip: all) }
        if let role {
            var picture = Picture(size: Size(width: 6, height: 3))
            picture.add(.box(x: 1, y: 0.5, width: 4, height: 2, role))
            canvas.show(picture, in: Rect(x: 4, y: 2, width: 6, height: 3), isWhole: true)
        }
        if let text { canvas.write(text, at: Point(x: 5, y: 3), style: Style(.panel), clip: all) }
        return canvas
    }

    @Test(arguments: [PictureFormat.kitty, .sixel])
    func `a picture lies over the text of its cells, and goes when something else lies there`(_ format: PictureFormat) throws {
        let presenter = presenter()
        var terminal = VirtualTerminal(size: Size(width: 20, height: 8))
        var reader = PictureReader()
        func show(_ canvas: Canvas) -> Int {
            #expect(presenter.present(canvas, cursor: Point(x: 3, y: 7)))
            let bytes = pipe.read()
            terminal.feed(bytes)
            reader.feed(bytes)
            #expect(terminal.differences(from: canvas, theme: .dark, depth: .trueColor).isEmpty && terminal.unknown.isEmpty)
            #expect(terminal.cursor == Point(x: 3, y: 7))
            return bytes.count
        }
        _ = show(canvas(with: nil))
        let ink = try #require(PictureInk(theme: .dark, background: .rgb(0, 0, 0)))
        #expect(presenter.use(PictureScreen(format: format, cell: Size(width: 8, height: 16), ink: ink)))
        presenter.invalidate()
        _ = show(canvas(with: .chart))
        #expect(format == .kitty ? reader.images.count == 1 : reader.sixels.count == 1)
        #expect(show(canvas(with: .chart)) == 0)
        // An alert over it, and away again.
        let alert = show(canvas(with: .chart, over: "alert"))
        #expect(format == .kitty ? reader.images.isEmpty : alert > 8 * 20, "sixels go where text is written over all of them")
        _ = show(canvas(with: .chart))
        #expect(format == .kitty ? reader.images.count == 1 : reader.sixels.count == 2)
        _ = show(canvas(with: nil))
        #expect(reader.images.isEmpty)
        // The screen is given back without one.
        _ = show(canvas(with: .accent))
        presenter.end()
        reader.feed(pipe.read())
        #expect(reader.images.isEmpty)
    }

    @Test func `who wants no pictures any more has none`() throws {
        let presenter = presenter()
        var reader = PictureReader()
        #expect(!presenter.use(nil))
        let ink = try #require(PictureInk(theme: .dark, background: .rgb(0, 0, 0)))
        #expect(presenter.use(PictureScreen(format: .kitty, cell: Size(width: 8, height: 16), ink: ink)))
        #expect(presenter.present(canvas(with: .chart), cursor: nil))
        reader.feed(pipe.read())
        #expect(reader.images.count == 1)
        #expect(presenter.use(nil))
        reader.feed(pipe.read())
        #expect(reader.images.isEmpty)
        #expect(presenter.present(canvas(with: .accent), cursor: nil))
        reader.feed(pipe.read())
        #expect(reader.images.isEmpty)
    }

    @Test func `the terminal moves rows only where no picture would go along`() throws {
        let presenter = presenter()
        let ink = try #require(PictureInk(theme: .dark, background: .rgb(0, 0, 0)))
        func rows(from first: Int, _ role: Role? = nil) -> Canvas {
            var canvas = Canvas(size: Size(width: 20, height: 10))
            for y in 0..<10 {
                canvas.write("row \(first + y)", at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: canvas.size))
            }
            guard let role else { return canvas }
            var picture = Picture(size: Size(width: 6, height: 3))
            picture.add(.box(x: 1, y: 0.5, width: 4, height: 2, role))
            canvas.show(picture, in: Rect(x: 12, y: 2, width: 6, height: 3), isWhole: true)
            return canvas
        }
        func moves(_ canvas: Canvas) -> Bool {
            _ = presenter.present(canvas, cursor: nil)
            return String(decoding: pipe.read(), as: UTF8.self).contains("\u{1B}[1;10r")
        }
        func use() { _ = presenter.use(PictureScreen(format: .kitty, cell: Size(width: 8, height: 16), ink: ink)) }
        use()
        _ = moves(rows(from: 10))
        #expect(moves(rows(from: 11)), "no picture is there")
        #expect(!moves(rows(from: 12, .chart)), "one comes")
        #expect(!moves(rows(from: 13, .chart)), "one stays")
        #expect(!moves(rows(from: 14)), "one goes")
        #expect(moves(rows(from: 15)))
        #expect(!moves(rows(from: 16, .chart)))
        _ = presenter.use(nil)
        _ = pipe.read()
        #expect(moves(rows(from: 17)), "pictures are not shown any more")
    }
}
