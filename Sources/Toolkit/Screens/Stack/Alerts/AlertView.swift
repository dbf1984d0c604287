import Terminal

/// The parts of a question, in the room there is: nothing is lost for want of it, and an answer can always be given.
///
/// With room the parts stand below each other with gaps between them. Where there is less, the gaps go first, then the answers show one at
/// a time, and the message scrolls in what is left. Below four rows the title is the beginning of what scrolls; in a single row that stands
/// before the answers.
final class AlertView: View {
    private let heading: String
    /// The text below the title.
    var message: String {
        didSet {
            guard message != oldValue else { return }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    private let title: Label
    private let question = Label(lines: 0)
    /// The message, or all of the question, as far as it can be seen at once.
    let page: ScrollView
    private let fields: [TextField]
    private let answers: AnswersView
    private let answerPage: ScrollView

    private static let gap = 1
    /// Columns beside what scrolls.
    private static let bar = 2

    init(title: String, message: String, fields: [TextField], answers: AnswersView) {
        heading = title
        self.message = message
        self.title = Label(title, style: Style(.title, .bold), lines: 0)
        page = ScrollView(question)
        self.fields = fields
        self.answers = answers
        answerPage = ScrollView(answers)
        super.init()
        for view in [self.title, page] + fields + [answerPage] as [View] { addSubview(view) }
    }

    override func accessibilityQuestion(of view: View) -> String? { heading }

    /// The question in one text, whose most important part comes first.
    private var whole: String {
        guard !heading.isEmpty, !message.isEmpty else { return heading + message }
        return heading + (heading.last.map { ".?!…:".contains($0) } ?? false ? " " : ": ") + message
    }

    // MARK: Size

    /// The parts with room and their rows, from the top.
    private func openRows(in width: Int) -> [(view: View, size: Size)] {
        let tall = Size(width: width, height: Int.max / 4)
        let text = Label(message, lines: 0)
        let parts: [(view: View, content: View)] =
            [(title, title), (page, text)] + fields.map { ($0, $0) } + [(answerPage, answers)]
        return parts.map { (view: $0.view, size: $0.content.sizeThatFits(tall)) }.filter { $0.size.height > 0 }
    }

    private func height(of rows: [(view: View, size: Size)]) -> Int {
        rows.reduce(0) { $0 + $1.size.height } + Self.gap * max(0, rows.count - 1)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let rows = openRows(in: size.width)
        let preferred = Size(width: rows.map(\.size.width).max() ?? 0, height: height(of: rows))
        return preferred.height <= size.height ? Size(width: min(preferred.width, size.width), height: preferred.height) : size
    }

    // MARK: Layout

    override func layoutSubviews() {
        let rows = openRows(in: bounds.width)
        if height(of: rows) <= bounds.height {
            layOutOpen(rows)
        } else if bounds.height > 1 {
            layOutTight()
        } else {
            layOutLine()
        }
        noteReading()
    }

    private func layOutOpen(_ rows: [(view: View, size: Size)]) {
        question.text = message
        var y = 0
        place(
            rows.map { view, size in
                defer { y += size.height + Self.gap }
                return (view, Rect(x: 0, y: y, width: bounds.width, height: size.height))
            })
    }

    private func layOutTight() {
        let tall = Size(width: bounds.width, height: Int.max / 4)
        var bottom = bounds.height
        var places: [(View, Rect)] = []
        func putAtBottom(_ view: View, _ wanted: View, most: Int) {
            let height = min(wanted.sizeThatFits(tall).height, most)
            bottom -= height
            places.append((view, Rect(x: 0, y: bottom, width: bounds.width, height: height)))
        }
        putAtBottom(answerPage, answers, most: max(1, message.isEmpty ? bounds.height - 1 : bounds.height / 3))
        for field in fields.reversed() { putAtBottom(field, field, most: bottom) }
        let hasTitle = bounds.height > 3 && !message.isEmpty
        let top = hasTitle ? min(title.sizeThatFits(tall).height, bottom / 2) : 0
        question.text = hasTitle ? message : whole
        places += [
            (title, Rect(x: 0, y: 0, width: bounds.width, height: top)),
            (page, Rect(x: 0, y: top, width: bounds.width, height: bottom - top)),
        ]
        place(places)
    }

    private func layOutLine() {
        // The question has a third of the row at least, and all that the answers do not need.
        let row = answers.narrowestRow
        let answersWidth = min(bounds.width, row <= bounds.width * 2 / 3 ? row : answers.widest + Self.bar)
        let room = max(0, bounds.width - answersWidth)
        let first: View = fields.first ?? page
        question.text = whole
        place([
            (first, Rect(x: 0, y: 0, width: room, height: bounds.height)),
            (answerPage, Rect(x: room, y: 0, width: answersWidth, height: bounds.height)),
        ])
    }

    /// Gives each part its place; one without a place is not shown.
    private func place(_ places: [(view: View, frame: Rect)]) {
        for view in subviews { view.frame = places.first { $0.view === view }?.frame ?? .zero }
    }

    // MARK: Reading

    /// The parts out of sight: rows of the question above and below, and answers.
    var outOfSight: (isBefore: Bool, isBehind: Bool, answers: Bool) {
        let behind = page.content.frame.height - page.offset - page.bounds.height
        return (page.offset > 0, !page.bounds.isEmpty && behind > 0, answerPage.isScrollable)
    }

    /// The state that the hints were made by.
    private var noted = (isBefore: false, isBehind: false, answers: false)

    /// The hints depend on what can be seen.
    private func noteReading() {
        for view in [page, answerPage] { view.layoutPass() }
        guard noted != outOfSight else { return }
        noted = outOfSight
        window?.setNeedsChromeUpdate()
    }
}
