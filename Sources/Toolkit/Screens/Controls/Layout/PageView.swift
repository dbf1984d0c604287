import Terminal

/// One question a screen: a headline, what answers it, and beside it, where there is room, what explains it.
///
/// The margins go first where it is small, then the aside, then the headline; what answers the question stays. The answer is at most
/// 64 columns wide and the aside between 30 and 40.
///
/// ```swift
/// let page = PageView(
///     "How many books a year?", body: Stepper(value: 12, in: 1...100), aside: "Most people here read between six and twenty.")
/// ```
public final class PageView: View {
    /// The widest that the answer gets: longer lines are hard to read, and fields as wide as a wall look like one.
    public static let columnWidth = 64

    /// The question, or what the screen is about.
    public let headline: Label
    /// The view that answers it.
    public let body: View
    /// An explanation, beside the answer from 108 columns on.
    public let aside: Label

    /// Makes a page.
    public init(_ headline: String, body: View, aside: String = "") {
        self.headline = Label(headline, style: Style(.title, .bold), lines: 0)
        self.body = body
        self.aside = Label(aside, style: Style(.secondary), lines: 0)
        super.init()
        for view in [self.headline, body, self.aside] { addSubview(view) }
    }

    /// Columns at either side and rows above, less where it is small.
    private func margin(in size: Size) -> Size {
        Size(width: size.width < 48 ? size.width / 24 : size.width < 64 ? 2 : 4, height: size.height < 12 ? 0 : 1)
    }

    /// Rows of the headline with the gap below it; none where the answer would have fewer than three.
    private func headlineHeight(width: Int, in size: Size) -> (text: Int, gap: Int) {
        let preferred = headline.sizeThatFits(Size(width: width, height: size.height)).height
        guard preferred > 0, size.height - preferred >= 6 else { return (0, 0) }
        return (preferred, size.height < 10 ? 0 : 1)
    }

    public override func layoutSubviews() {
        let margin = margin(in: bounds.size)
        let room = max(0, bounds.width - 2 * margin.width)
        let width = min(Self.columnWidth, room)
        let area = Size(width: width, height: max(0, bounds.height - margin.height))
        let (text, gap) = headlineHeight(width: width, in: area)
        headline.frame = Rect(x: margin.width, y: margin.height, width: width, height: text)
        let top = margin.height + text + gap
        body.frame = Rect(x: margin.width, y: top, width: width, height: max(0, bounds.height - top))
        let rest = room - width - 6
        aside.frame = rest < 30 ? .zero : Rect(x: margin.width + width + 6, y: top, width: min(rest, 40), height: body.frame.height)
    }

    override func accessibilityQuestion(of view: View) -> String? { view.isDescendant(of: body) ? headline.text : nil }

    public override func sizeThatFits(_ size: Size) -> Size {
        let margin = margin(in: size)
        let width = min(Self.columnWidth, max(0, size.width - 2 * margin.width))
        let (text, gap) = headlineHeight(width: width, in: size)
        let preferred = body.sizeThatFits(Size(width: width, height: size.height))
        return Size(
            width: min(size.width, preferred.width + 2 * margin.width),
            height: min(size.height, margin.height + text + gap + preferred.height))
    }
}
