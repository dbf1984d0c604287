import Screens
import Terminal

/// The layout of the question how a walk is, or was: a page with all its parts, or in a pane of a few rows the part that is being answered.
final class EffortView: View {
    /// A part, and the words that ask for it where it is the only one.
    struct Part {
        let view: View
        let question: () -> String
    }

    /// The page has no room for its headline and a choice below this.
    private static let paneHeight = 7
    /// Below this there are no gaps between the parts, so that there is room for the button.
    private static let lowHeight = 14

    private let parts: [Part]
    private let button: Button
    /// Indicates whether there is a button where there is room for it.
    private let hasButton: Bool
    private let problem: Label
    private let question = Label(style: Style(.title, .bold))
    private let stack: StackView
    private let page: PageView
    private var current = 0
    /// The least sizes of the parts on a page.
    private let leastSizes: [Size]

    /// - Parameters:
    ///   - parts: in the order in which they are answered.
    ///   - problem: what kept the answers from being saved.
    init(_ headline: String, parts: [Part], problem: Label, button: Button, hasButton: Bool) {
        self.parts = parts
        self.problem = problem
        self.button = button
        self.hasButton = hasButton
        leastSizes = parts.map(\.view.minimumSize)
        (question.compressionResistance, problem.compressionResistance, button.compressionResistance) = (4, 4, 3)
        stack = StackView(.vertical, spacing: 1, [question] + parts.map(\.view) + [problem, button])
        stack.setCustomSpacing(0, after: question)
        page = PageView(headline, body: stack)
        super.init()
        addSubview(page)
    }

    /// Indicates whether there is room for one part only.
    private var isPane: Bool { bounds.height > 0 && bounds.height < Self.paneHeight }

    /// The part that has the keys.
    private var answered: Int? { parts.firstIndex { $0.view.isFirstResponder } }

    /// Gives the keys to the part behind the one that has them, or to the one before.
    /// - Returns: whether there is one.
    func move(by step: Int) -> Bool {
        guard let place = answered, parts.indices.contains(place + step) else { return false }
        return show(parts[place + step].view)
    }

    /// Gives the keys to a part.
    @discardableResult
    func show(_ view: View) -> Bool {
        current = parts.firstIndex { $0.view === view } ?? current
        choose()
        return view.becomeFirstResponder()
    }

    override func sizeThatFits(_ size: Size) -> Size { page.sizeThatFits(size) }

    override func layoutSubviews() {
        current = answered ?? current
        choose()
        page.frame = bounds
    }

    /// Hides what there is no room for.
    private func choose() {
        let isPane = isPane
        stack.spacing = bounds.height < Self.lowHeight ? 0 : 1
        for (index, part) in parts.enumerated() {
            part.view.isHidden = isPane && index != current
            // A choice scrolls in the rows that the question leaves.
            part.view.minimumSize = isPane ? Size(width: 0, height: 1) : leastSizes[index]
        }
        button.isHidden = isPane || !hasButton
        problem.isHidden = isPane || problem.text.isEmpty
        question.isHidden = !isPane || bounds.height < 2
        // A failure is said in place of the question.
        let hasFailed = !problem.text.isEmpty
        question.text = hasFailed ? problem.text : parts.indices.contains(current) ? parts[current].question() : ""
        question.style = hasFailed ? problem.style : Style(.title, .bold)
    }
}
