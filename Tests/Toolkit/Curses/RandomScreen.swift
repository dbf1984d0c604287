import ScreenTesting
import Terminal

/// Screens that change as real ones do: texts, fills, a list that scrolls, now and then something else entirely.
struct RandomScreen {
    /// The texts that may be on it.
    enum Content {
        /// Everything that people write.
        case all
        /// The clusters that ncurses can hold: one spacing character with a mark at the most.
        case simple
    }

    private(set) var canvas: Canvas
    private(set) var cursor: Point?
    private var random: SplitMix
    private let content: Content
    private var top = 0

    init(seed: Int, size: Size, content: Content) {
        canvas = Canvas(size: size)
        random = SplitMix(seed: UInt64(seed))
        self.content = content
    }

    /// Goes on to the next frame.
    mutating func change() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4: for _ in 0..<Int.random(in: 0..<5, using: &random) { scribble() }
        case 4..<8:
            top += [-3, -1, 1, 1, 2].randomElement(using: &random) ?? 1
            list()
        case 8: canvas = Canvas(size: canvas.size)
        case 9: for _ in 0..<30 { scribble() }
        default: break
        }
        let size = canvas.size
        cursor = Bool.random(using: &random) ? nil : Point(x: number(below: size.width), y: number(below: size.height))
    }

    /// Another size, and nothing on it.
    mutating func resize(to size: Size) { canvas = Canvas(size: size) }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

    private mutating func style() -> Style {
        // Terminfo knows terminals without italics, and some that cannot underline in colour.
        let simple: [Attributes] = [[], [], .bold, .reverse]
        let attributes = content == .all ? simple + [.underline, [.bold, .italic], .dim, .strikethrough] : simple
        return Style(Role(rawValue: UInt8(number(below: 21))), attributes.randomElement(using: &random) ?? [])
    }

    private mutating func text() -> String {
        let simple = ["walk", "6,412", " of ", "한강", "漢字", "é", "e\u{301}", "─────", "▌", "  ", "     ", "x", "가나다", "█▇▃", "ｶﾅ", "·"]
        let special = ["👑", "👨‍👩‍👧", "❤\u{FE0F}", "👍🏽", "🇰🇷🇩🇪", "क्षि", "1\u{FE0F}\u{20E3}", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}"]
        let parts = content == .all ? simple + special : simple
        return (0..<number(below: 5) + 1).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }

    private mutating func scribble() {
        let all = Rect(origin: .zero, size: canvas.size)
        let point = Point(x: number(below: canvas.size.width + 4) - 4, y: number(below: canvas.size.height))
        if number(below: 4) == 0 {
            let area = Rect(x: point.x, y: point.y, width: number(below: canvas.size.width), height: number(below: 5))
            canvas.fill(area, style: style(), clip: all)
        } else {
            canvas.write(text(), at: point, style: style(), clip: all)
        }
    }

    private mutating func list() {
        let size = canvas.size
        let area = Rect(x: 0, y: 1, width: size.width, height: size.height - 2)
        canvas.fill(area, clip: area)
        for y in area.minY..<max(area.minY, area.maxY) {
            let row = top + y
            let style = Style(row % 5 == 0 ? .accent : .text)
            canvas.write("\(row) 걸음 \(row &* 7919 % 997) steps", at: Point(x: 2, y: y), style: style, clip: area)
        }
    }
}
